/** Helpers for sentences; the sentences themselves are in strings/. */

/** `plural(1, 'point', 'points')` is '1 point'. */
export const plural = (n: number, one: string, many: string): string =>
  `${figure(n)} ${Math.abs(n) === 1 ? one : many}`;

/** 'Anna', 'Anna and Beth', 'Anna, Beth and Caro'. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** '12 of 43 possible deals', 'all 43 possible deals', 'none of 43 possible deals'. */
export const shareOf = (times: number, all: number, what: string): string =>
  times === all ? `all ${all} ${what}` : `${times === 0 ? 'none' : times} of ${all} ${what}`;

/** The same without the whole: '12', 'all', 'none'. */
export const share = (times: number, all: number): string =>
  times === all ? 'all' : times === 0 ? 'none' : String(times);

/** Time left as people say it: '18 s', '1:05', '3 h', '2 days'. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 100) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.round(seconds / 3600);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

/** With its sign, and a real minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** With a real minus, if it is below 0. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));
