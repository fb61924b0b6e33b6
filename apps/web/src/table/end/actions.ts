import { forSeat, LEVELS, type Level, type Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { ComponentType, JSX } from 'preact';
import { end as words } from '#strings/end.ts';
import type { Session } from '../../net/session.ts';
import type { IconName } from '../../ui/icon.tsx';

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

export interface EndSidebarProps {
  readonly session: Session;
  readonly table: TableInfo;
  /** Words whose fate is open. */
  readonly undecided: readonly string[];
}

/** The way to a public page of this game. */
export type PublicPage =
  /** Of a table: each of its people allows it, or takes that back. */
  | { readonly of: 'table'; readonly allow: (agreed: boolean) => void }
  /** Of a game on this device: the link carries it; null where it is too long for one. */
  | { readonly of: 'device'; readonly make: (nameOf: (seat: Seat) => string) => Promise<string | null> }
  /** The reader is there. */
  | { readonly of: 'here'; readonly link: string };

/** Everything that can follow a game on this page: online a rematch of the same people, offline simply another game. */
export interface EndActions {
  readonly label: string;
  readonly hint: string;
  /** True if it may be chosen before the end, because it stops no other player from playing on. */
  readonly anyTime: boolean;
  /** Null for those who only watched. */
  readonly again: (() => void) | null;
  /** Another game against bots of this strength; absent where that cannot be had. */
  readonly atLevel?: (level: Level) => void;
  /** Links to the review and to the record; missing in a review itself. */
  readonly review?: string | (() => void);
  readonly record?: string | (() => void);
  /** The verdict on the shuffle, as far as this device can tell; missing if it was dealt on this device. */
  readonly shuffle?: JSX.Element;
  /** Further content of the bar. */
  readonly Beside?: ComponentType<EndSidebarProps> | undefined;
  /** Makes the address at which others play the same shuffle; missing where there is none. */
  readonly deal?: () => Promise<string>;
  /** Address where this game and an earlier one of the same shuffle are compared side by side. */
  readonly beside?: string;
  /** Can its host allow words in the middle of it? Not where it is looked at again, learnt from or compared. */
  readonly allows?: boolean;
  /** A page where anyone with the link sees this very game; absent where there is none to be had. */
  readonly publicPage?: PublicPage;
  /** Stands over the game, under its bar. */
  readonly aside?: JSX.Element;
  /** There is no one to talk to: the game is over, or was never played with others. */
  readonly isReplay?: true;
  /** Receives the game's progress in words, to say later what would be lost. */
  readonly reached?: (sub: string) => void;
}

/** A game shown where nothing can follow: in a lesson, a task or a review. */
export const NO_ENDING: EndActions = { label: '', hint: '', anyTime: false, again: null, isReplay: true };
