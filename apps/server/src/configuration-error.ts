/** An option or a variable has a value that will not do, however often the server is started. The message names it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
