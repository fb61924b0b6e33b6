import type { Wordsy } from '@wordhoard/wordsy';
import { askedHere } from '../../../table/hot-seat.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { type Situation, situationOf } from '../../../table-kit/situation.ts';
import { decides } from '../writing/draft.ts';

/** The seats at this device that may still decide, each as it sees the table. */
export const decidingHere = ({
  here,
  sights,
}: Pick<GameTableProps<Wordsy>, 'here' | 'sights'>): readonly Situation<Wordsy>[] =>
  askedHere(here, sights)
    .map((seat) => situationOf(sights.get(seat)!.seen, seat))
    .filter(decides);

/** Several people before one screen: what one of them may still answer is theirs to answer together. */
export const together = (situation: Situation<Wordsy>, deciding: readonly Situation<Wordsy>[]): Situation<Wordsy> =>
  situation.me === null && deciding.length > 0 ? { ...situation, mine: true } : situation;
