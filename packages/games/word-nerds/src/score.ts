import { forSeat, type Seat } from '@wordhoard/kernel';
import { front, pointsOf } from './battle.ts';
import { finish } from './end.ts';
import { retrieve } from './tokens.ts';
import type { NerdMoment, OwedCards, Steps, TableWord } from './types.ts';
import { MIN_LETTERS, textOf } from './words.ts';

/** [WN-17] Challenge points as they happened, then the scoring word, then the beaten ones in the order of laying. */
export function tally(
  before: readonly number[],
  challenges: readonly { readonly seat: Seat; readonly points: number }[],
  words: readonly TableWord[],
): { scores: number[]; words: { word: number; seat: Seat; text: string; points: number }[] } {
  const scores = [...before];
  const add = (seat: Seat, points: number): void => {
    scores[seat] = Math.max(0, forSeat(scores, seat) + points);
  };
  for (const { seat, points } of challenges) add(seat, points);
  const scored = words
    .map((laid, word) => ({
      word,
      seat: laid.owner,
      text: textOf(laid.cards),
      points: pointsOf(laid),
      status: laid.status,
    }))
    .filter(({ status }) => status === 'scoring' || status === 'beaten')
    .sort((a, b) => Number(b.status === 'scoring') - Number(a.status === 'scoring'))
    .map(({ status: _, ...one }) => one);
  for (const { seat, points } of scored) add(seat, points);
  return { scores, words: scored };
}

/** [WN-17] [WN-21] [WN-18] */
export const score: Steps['score'] = {
  run(m) {
    const { players, challenges, words, config, turn } = m.state;
    const result = tally(
      players.map((player) => player.score),
      challenges,
      words,
    );
    for (const [seat, player] of players.entries()) player.score = forSeat(result.scores, seat);
    m.state.challenges = [];
    m.tell({ type: 'scored', ...result });
    if (result.scores.some((total) => total >= config.winningScore)) return finish(m, 'score');
    // A position may stand past the last turn.
    if (config.lastTurn !== null && turn >= config.lastTurn) return finish(m, 'last-turn');
    const { scoring } = front(words);
    const laidBy = m.seats.filter((seat) => words.some(({ owner }) => owner === seat));
    // First of all, so that no card played while tokens are chosen can reach a community letter that a word used up.
    m.next(
      { type: 'clear' },
      { type: 'keep', seats: laidBy, owed: scoring === null ? null : giveBack(m, words[scoring]!) },
      { type: 'purchase' },
      { type: 'turn-over' },
    );
  },
};

/** [WN-18] All who have no choice take theirs back at once; what the scoring player may still choose. */
function giveBack(m: NerdMoment, { owner, cards }: TableWord): OwedCards | null {
  const count = cards.length - MIN_LETTERS;
  const isChoice = count > 0 && forSeat(m.state.players, owner).spent.length > count;
  for (const seat of m.seats)
    if (seat !== owner || (count > 0 && !isChoice)) retrieve(m, seat, forSeat(m.state.players, seat).spent);
  return isChoice ? { seat: owner, count } : null;
}
