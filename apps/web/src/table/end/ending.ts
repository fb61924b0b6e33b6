import type { Level, Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { ComponentType, JSX } from 'preact';
import type { Session } from '../../net/session.ts';

export interface BarItemProps {
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
  readonly BarItem?: ComponentType<BarItemProps> | undefined;
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
  /** No move is made here, so nothing happens that the reader would have to notice. */
  readonly isOver?: true;
  /** Receives the game's progress in words, to say later what would be lost. */
  readonly reached?: (sub: string) => void;
}

/** A game that is played where nothing can follow: a lesson or a task. */
export const EXERCISE: EndActions = { label: '', hint: '', anyTime: false, again: null, isReplay: true };

/** A game, lesson or task that is only looked at again. */
export const NO_ENDING: EndActions = { ...EXERCISE, isOver: true };
