import { LEVELS, type Level } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';

/** Ahead or behind by this share of the better score, it was clear. */
const CLEAR = 0.2;

/** Against whom to play next: after a clear win a stronger bot, after a clear loss a weaker; null where it is as it should be. */
export function nextLevel({ seats, result }: Pick<TableInfo, 'seats' | 'result'>): Level | null {
  const people = seats.flatMap((it, seat) => (it?.who ? [seat] : []));
  const levels = seats.flatMap((it) => (it?.level && !it.who ? [it.level] : []));
  const [me] = people;
  const [level] = levels;
  if (!result || me === undefined || level === undefined || people.length > 1) return null;
  const mine = result.scores[me]!;
  const best = Math.max(...result.scores.filter((_, seat) => seat !== me));
  const lead = (mine - best) / Math.max(1, Math.abs(mine), Math.abs(best));
  if (Math.abs(lead) < CLEAR) return null;
  const wanted = level + Math.sign(lead);
  return LEVELS.find((it) => it === wanted) ?? null;
}
