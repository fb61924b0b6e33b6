import type { PushRequest } from '@wordhoard/protocol';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The end of the quiet hours if `now` is within them; otherwise null. */
export function endOfQuietHours(quiet: PushRequest['quiet'], now: number): number | null {
  if (!quiet || quiet.from === quiet.to) return null;
  const local = now - quiet.offset * MINUTE;
  const midnight = Math.floor(local / DAY) * DAY;
  const at = local - midnight;
  const [from, to] = [quiet.from * HOUR, quiet.to * HOUR];
  const isQuiet = from < to ? at >= from && at < to : at >= from || at < to;
  if (!isQuiet) return null;
  const end = at < to ? midnight + to : midnight + DAY + to;
  return end + quiet.offset * MINUTE;
}
