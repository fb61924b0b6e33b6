import { forSeat, LEVELS, type Level } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import { end as words } from '#strings/end.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { EndActions } from './ending.ts';

/** One thing to do after a game. A link where it leads to another page, otherwise a button. */
export interface EndAction {
  readonly id: 'rematch' | 'level' | 'beside' | 'review' | 'share' | 'table' | 'home';
  readonly label: string;
  readonly icon: IconName;
  readonly to: string | (() => void);
}

/** Everything that can follow this game, in the order of use. None where a game is only looked at again. */
export function actionsAfter(
  table: Pick<TableInfo, 'options' | 'seats' | 'result' | 'rematch'>,
  ending: EndActions,
  share: () => void,
): readonly EndAction[] {
  const { again, atLevel, review, beside } = ending;
  const level = atLevel ? nextLevel(table) : null;
  const actions: (EndAction | null | undefined | false)[] = [
    table.rematch !== null
      ? { id: 'rematch', label: words.toRematch, icon: 'undo', to: `/t/${table.rematch}` }
      : again && { id: 'rematch', label: ending.label, icon: 'undo', to: again },
    level !== null && { id: 'level', label: words.atLevel(level), icon: 'bot', to: () => atLevel?.(level) },
    beside !== undefined && { id: 'beside', label: words.beside, icon: 'people', to: beside },
    review !== undefined && { id: 'review', label: words.review, icon: 'eye', to: review },
    review !== undefined && { id: 'share', label: words.share, icon: 'share', to: share },
    review !== undefined && { id: 'table', label: words.newTable, icon: 'plus', to: `/new/${table.options.game}` },
    review !== undefined && { id: 'home', label: words.home, icon: 'back', to: '/' },
  ];
  return actions.filter((it) => !!it);
}

/** Ahead or behind by this share of the better score, it was clear. */
const CLEAR = 0.2;

/** Against whom to play next: after a clear win a stronger bot, after a clear loss a weaker; null where it is as it should be. */
export function nextLevel({ seats, result }: Pick<TableInfo, 'seats' | 'result'>): Level | null {
  const people = seats.flatMap((it, seat) => (it?.who ? [seat] : []));
  const levels = seats.flatMap((it) => (it?.level && !it.who ? [it.level] : []));
  const [me] = people;
  const [level] = levels;
  if (!result || me === undefined || level === undefined || people.length > 1) return null;
  const mine = forSeat(result.scores, me);
  const best = Math.max(...result.scores.filter((_, seat) => seat !== me));
  const lead = (mine - best) / Math.max(1, Math.abs(mine), Math.abs(best));
  if (Math.abs(lead) < CLEAR) return null;
  const wanted = level + Math.sign(lead);
  return LEVELS.find((it) => it === wanted) ?? null;
}
