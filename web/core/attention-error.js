// The one error of the headless API.

/** Thrown for every input that cannot be computed; `message` names the field and the numbers. */
export class AttentionError extends Error {
  /**
   * @param {string} code
   * @param {string} field
   * @param {string} message
   * @param {ErrorOptions} [options]
   */
  constructor(code, field, message, options) {
    super(message, options);
    this.name = "AttentionError";
    this.code = code;
    this.field = field;
  }
}
