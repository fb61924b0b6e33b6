/** As on the face of a clock: '18:42', '1:05:00'. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

/** Time beyond the limit: the minutes begun, less the rest of the last one. */
export const overtimeText = (minutes: number, left: number): string =>
  `−${clockText(Math.floor(Math.max(0, minutes * 60_000 - left) / 1000) * 1000)}`;

/** The last minute and the last ten seconds look and sound different, in ms. */
const LOW = 60_000;
const LAST = 10_000;

export const urgencyOf = (left: number): 'none' | 'low' | 'last' =>
  left <= LAST ? 'last' : left <= LOW ? 'low' : 'none';
