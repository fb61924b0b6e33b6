/** A player's meaning of a play's asterisks: for each word a string for each of its asterisks. */
export type Readings = readonly (readonly string[])[];

export const blankReadings = (patterns: readonly string[]): Readings =>
  patterns.map((pattern) => Array.from(pattern.matchAll(/\*/g), () => ''));

export const withReading = (readings: Readings, word: number, asterisk: number, text: string): Readings =>
  readings.map((strings, i) =>
    i === word ? strings.with(asterisk, text.toLowerCase().replace(/[^a-z]/g, '')) : strings,
  );

/** The word a pattern becomes when its asterisks are read so, in small letters. */
export function readAs(pattern: string, strings: readonly string[]): string {
  let next = 0;
  return pattern.toLowerCase().replaceAll('*', () => strings[next++] ?? '');
}

/** The same to be looked at: an asterisk that has not been read yet is one. */
export const readSoFar = (pattern: string, strings: readonly string[]): string =>
  readAs(
    pattern,
    strings.map((string) => string || '*'),
  ).toUpperCase();

/** [WW-15] Does every asterisk stand for one letter or more? */
export const isComplete = (readings: Readings): boolean =>
  readings.every((strings) => strings.every((it) => it !== ''));
