import { type BySeat, forSeat, type Seat } from '@wordhoard/kernel';
import { type CardId, faceOf, textOf } from '../cards.ts';
import { type Judge, SHORTEST } from '../config.ts';
import { remakes } from '../spelling.ts';
import type { OpenWord, PlayerView } from '../types.ts';

/** [WX-6] A card that could be taken, and what the rest of its word can become. */
export interface Loot {
  readonly owner: Seat;
  readonly word: OpenWord;
  readonly card: CardId;
  readonly rests: readonly (readonly CardId[])[];
}

/** All of it lies open: whether there is something to steal is no secret. */
interface OnTheTable {
  readonly players: BySeat<Pick<PlayerView, 'words' | 'lock'>>;
}

/** Which words come to mind. */
type Knows = (word: string) => boolean;

/**
 * Every card this seat may steal; of equal cards in one word only the first. Starts at the thief's left neighbour: bots
 * take the first of equally good cards, and a fixed order would rob the same seat most.
 */
export function lootFor({ players }: OnTheTable, seat: Seat, judge: Judge, knows: Knows = () => true): Loot[] {
  const fromTheLeft = players.map((_, i) => (seat + 1 + i) % players.length);
  return fromTheLeft.flatMap((owner) => {
    if (owner === seat) return [];
    const { words, lock } = forSeat(players, owner);
    return words.filter(({ id }) => id !== lock).flatMap((word) => lootIn(owner, word, judge, knows));
  });
}

function lootIn(owner: Seat, word: OpenWord, judge: Judge, knows: Knows): Loot[] {
  const { cards } = word;
  const different = cards.filter((card, i) => cards.findIndex((other) => faceOf(other) === faceOf(card)) === i);
  return different.flatMap((card) => {
    const rests = remakes(
      cards.filter((other) => other !== card),
      judge,
    ).filter((rest) => textOf(rest).length >= SHORTEST && knows(textOf(rest)));
    return rests.length === 0 ? [] : [{ owner, word, card, rests }];
  });
}
