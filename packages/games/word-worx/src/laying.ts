import { forSeat, type Seat } from '@wordhoard/kernel';
import { type ArrangedWords, named } from './arrangement.ts';
import type { CardId } from './cards.ts';
import type { OpenWord, WorxMoment } from './types.ts';

/**
 * Lays a player's open words as they shall stand, but for those `without`, which go elsewhere. Says which cards came
 * from the hand. The manifest card goes where it was said to go, or comes off.
 */
export function arrange(
  { state }: WorxMoment,
  seat: Seat,
  { words, lock }: ArrangedWords,
  without: readonly number[] = [],
): { words: OpenWord[]; laid: CardId[] } {
  const player = forSeat(state.players, seat);
  const laid = words.flat().filter((card) => player.hand.secret.includes(card));
  const standing = [...words.keys()].filter((at) => !without.includes(at));
  const open = named(
    player.words,
    standing.map((at) => words[at]!),
    () => state.nextWord++,
  );
  player.words = open;
  player.lock = lock === null ? null : (open[standing.indexOf(lock)]?.id ?? null);
  player.hand.secret = player.hand.secret.filter((card) => !laid.includes(card));
  return { words: open, laid };
}

/** [WX-8] Announces to all that the manifest card moved from one word to another, or came off. */
export function tellLock(m: WorxMoment, seat: Seat, before: { lock: number | null; words: readonly OpenWord[] }): void {
  const { lock, words } = forSeat(m.state.players, seat);
  if (lock === before.lock) return;
  const lay = lock === null ? before.words.find(({ id }) => id === before.lock) : words.find(({ id }) => id === lock);
  m.tell({ type: 'locked', seat, word: lock, cards: lay!.cards });
}
