import type { Seat } from '@wordhoard/kernel';
import type { WordNerds } from '@wordhoard/word-nerds';
import type { GameTableProps } from '../../../shell/table/game-page.ts';
import { askedHere } from '../../../shell/table/hot-seat.ts';

/** Questions that several people at one device may look at together: what they are about lies open. */
const OPEN: readonly string[] = ['bid-cards', 'select', 'respond', 'join', 'purchase'];
export const isOpen = (step: string): boolean => OPEN.includes(step);

/** Those at this device who are still asked. */
export const awaitedHere = ({ sights, here }: Pick<GameTableProps<WordNerds>, 'sights' | 'here'>): readonly Seat[] =>
  askedHere(here, sights);
