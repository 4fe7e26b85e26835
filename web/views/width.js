// The width of an element, as it is laid out.

/** A controller of a Lit element that has it drawn again when its width changes. */
export class Width {
  /** In whole pixels; 0 until it is laid out. */
  pixels = 0;

  /** @param {import("lit").ReactiveControllerHost & Element} host */
  constructor(host) {
    this.host = host;
    this.observer = new ResizeObserver(([entry]) => {
      const pixels = Math.floor(entry.contentRect.width);
      if (pixels === this.pixels) return;
      this.pixels = pixels;
      // In the next frame: a change of size within this one would be reported as a loop.
      requestAnimationFrame(() => host.requestUpdate());
    });
    host.addController(this);
  }

  hostConnected() {
    this.observer.observe(this.host);
  }

  hostDisconnected() {
    this.observer.disconnect();
  }
}
