/** Log for the operator. It never gets a cookie, a move or a seed. */
export interface Logger {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
  error(what: object, message: string): void;
}

export const NO_LOG: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
