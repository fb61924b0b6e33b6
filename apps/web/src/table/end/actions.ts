import { levelsOf } from '@wordhoard/catalog';
import { forSeat, type Level, type Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import { end as words } from '#strings/end.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { EndActions, PublicPage } from './ending.ts';

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
export function nextLevel({ options, seats, result }: Pick<TableInfo, 'options' | 'seats' | 'result'>): Level | null {
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
  return levelsOf(options.game).find((it) => it === wanted) ?? null;
}

/** The players who have allowed a public page of the game, and the link to it once all have. */
export interface Agreement {
  readonly link: string | null;
  /** Other people who have not allowed it yet, and those who have. */
  readonly missing: readonly string[];
  readonly asking: readonly string[];
  /** Has the reader? Who only watches has nothing to say. */
  readonly mine: boolean;
  readonly allow: ((agreed: boolean) => void) | null;
}

export type ShownPage = ({ readonly of: 'table' } & Agreement) | Exclude<PublicPage, { of: 'table' }>;

/** @param here the seats played at this device: the reader's. */
export function shownPage(
  page: PublicPage,
  { seats, publicLink }: Pick<TableInfo, 'seats' | 'publicLink'>,
  here: readonly Seat[],
  origin: string,
): ShownPage {
  if (page.of !== 'table') return page;
  const people = seats.flatMap((it, seat) => (it?.who ? [{ seat, name: it.name }] : []));
  const hasAgreed = ({ seat }: { seat: Seat }): boolean => publicLink?.agreed.includes(seat) ?? false;
  const others = people.filter(({ seat }) => !here.includes(seat));
  const own = people.filter(({ seat }) => here.includes(seat));
  return {
    of: 'table',
    link: publicLink && people.every(hasAgreed) ? `${origin}/game/${publicLink.id}` : null,
    missing: others.filter((it) => !hasAgreed(it)).map(({ name }) => name),
    asking: others.filter(hasAgreed).map(({ name }) => name),
    mine: own.length > 0 && own.every(hasAgreed),
    allow: own.length > 0 ? page.allow : null,
  };
}
