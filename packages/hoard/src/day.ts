/** A day as it is written, `2026-11-17`: the same for everyone, so it is UTC's. */
export type Day = string;

const DAY_MS = 86_400_000;
/** Days in 400 years, and days from 0000-03-01 to 1970-01-01. Years are counted from March, so a leap day comes last. */
const DAYS_PER_ERA = 146_097;
const DAYS_BEFORE_1970 = 719_468;

/** @param ms since 1970 */
export const dayOf = (ms: number): Day => dayText(Math.floor(ms / DAY_MS));

/** The day this many days later, or earlier if negative. */
export const addDays = (day: Day, days: number): Day => dayText(dayNumber(day) + days);

/** Start of the day in milliseconds since 1970. */
export const startOfDay = (day: Day): number => dayNumber(day) * DAY_MS;

/** Days from the first to the second. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && dayText(dayNumber(text)) === text;

/** Whole days since 1970-01-01. */
function dayNumber(day: Day): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const inEra = marchYear - 400 * era;
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  const leaps = Math.floor(inEra / 4) - Math.floor(inEra / 100);
  return DAYS_PER_ERA * era + 365 * inEra + leaps + inYear - DAYS_BEFORE_1970;
}

function dayText(number: number): Day {
  const shifted = number + DAYS_BEFORE_1970;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const inEra = shifted - DAYS_PER_ERA * era;
  const leaps = Math.floor(inEra / 1460) - Math.floor(inEra / 36_524) + Math.floor(inEra / 146_096);
  const marchYear = Math.floor((inEra - leaps) / 365);
  const inYear = inEra - (365 * marchYear + Math.floor(marchYear / 4) - Math.floor(marchYear / 100));
  const marchMonth = Math.floor((5 * inYear + 2) / 153);
  const date = inYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = marchYear + 400 * era + (month <= 2 ? 1 : 0);
  return [String(year).padStart(4, '0'), pad(month), pad(date)].join('-');
}

const pad = (n: number): string => String(n).padStart(2, '0');
