const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses 90s, 5m, 2h or 7d into milliseconds; undefined if it is none of these. */
export function parseDuration(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? 0);
  return ms > 0 ? ms : undefined;
}

/** Parses the value of an option that takes a time. */
export function readDuration(
  option: string,
  text: string | undefined,
): number | undefined | { readonly fault: string } {
  if (text === undefined) return undefined;
  return parseDuration(text) ?? { fault: `${option} must be a time like 30m, 12h or 7d, not '${text}'.` };
}
