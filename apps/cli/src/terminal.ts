import { getSystemErrorMessage } from 'node:util';

/** One sentence about an error, without the codes that programs use. */
export function messageOf(error: unknown): string {
  // Several addresses of one name were tried in vain: the error itself says nothing.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  const { errno, path }: NodeJS.ErrnoException = error;
  if (typeof errno !== 'number' || errno >= 0) return error.message;
  return path === undefined ? getSystemErrorMessage(errno) : `${path}: ${getSystemErrorMessage(errno)}`;
}
