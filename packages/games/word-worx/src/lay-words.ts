import { entryAt, forSeat, type Seat } from '@wordhoard/kernel';
import { type ArrangedWords, keepWordIds } from './arrangement.ts';
import type { CardId } from './cards.ts';
import type { OpenWord, WordWorxContext } from './types.ts';

/**
 * Lays a player's open words, except those `excluded`, which are locked for good. Returns which cards came from the
 * hand. The manifest card goes on the word chosen, or comes off.
 */
export function layWords(
  { state }: WordWorxContext,
  seat: Seat,
  { words, lock }: ArrangedWords,
  excluded: readonly number[] = [],
): { words: OpenWord[]; laid: CardId[] } {
  const player = forSeat(state.players, seat);
  const laid = words.flat().filter((card) => player.hand.secret.includes(card));
  const standing = [...words.keys()].filter((at) => !excluded.includes(at));
  const open = keepWordIds(
    player.words,
    standing.map((at) => entryAt(words, at)),
    () => state.nextWord++,
  );
  player.words = open;
  player.lock = lock === null ? null : (open[standing.indexOf(lock)]?.id ?? null);
  player.hand.secret = player.hand.secret.filter((card) => !laid.includes(card));
  return { words: open, laid };
}

/** [WX-8] Tells all players that the manifest card moved to another word, or came off. */
export function announceLock(
  m: WordWorxContext,
  seat: Seat,
  before: { lock: number | null; words: readonly OpenWord[] },
): void {
  const { lock, words } = forSeat(m.state.players, seat);
  if (lock === before.lock) return;
  const word = lock === null ? before.words.find(({ id }) => id === before.lock) : words.find(({ id }) => id === lock);
  m.tell({ type: 'locked', seat, word: lock, cards: word!.cards });
}
