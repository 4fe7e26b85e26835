// The clock of what plays: it only moves the moment on, frame by frame.

/** The longest time, in milliseconds, that one frame may move on: a hidden tab draws none. */
const LONGEST_FRAME = 100;

export class Clock {
  #frame = 0;

  /**
   * @param {() => boolean} plays whether it is to run on
   * @param {(elapsed: number) => void} tick gets the milliseconds since the last frame
   */
  constructor(plays, tick) {
    this.plays = plays;
    this.tick = tick;
  }

  /** Runs for as long as there is something that plays. */
  start() {
    if (this.#frame || !this.plays()) return;
    let last = performance.now();
    const frame = (/** @type {number} */ now) => {
      const elapsed = Math.min(LONGEST_FRAME, Math.max(0, now - last));
      last = now;
      this.tick(elapsed);
      this.#frame = this.plays() ? requestAnimationFrame(frame) : 0;
    };
    this.#frame = requestAnimationFrame(frame);
  }
}
