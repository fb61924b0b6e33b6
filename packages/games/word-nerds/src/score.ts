import type { Seat } from '@wordhoard/kernel';
import { front, pointsOf } from './battle.ts';
import { finish } from './end.ts';
import { fromFirst } from './hands.ts';
import { retrieve } from './tokens.ts';
import type { Laid, NerdMoment, Steps } from './types.ts';
import { MIN_LETTERS } from './words.ts';

/** [WN-17] Challenge points as they happened, then the scoring word, then the beaten ones in the order of laying. */
export function tally(
  before: readonly number[],
  challenges: readonly { readonly seat: Seat; readonly points: number }[],
  words: readonly Laid[],
): { scores: number[]; words: { word: number; seat: Seat; points: number }[] } {
  const scores = [...before];
  const add = (seat: Seat, points: number): void => {
    scores[seat] = Math.max(0, scores[seat]! + points);
  };
  for (const { seat, points } of challenges) add(seat, points);
  const scored = words
    .map((laid, word) => ({ word, seat: laid.owner, points: pointsOf(laid), status: laid.status }))
    .filter(({ status }) => status === 'scoring' || status === 'beaten')
    .sort((a, b) => Number(b.status === 'scoring') - Number(a.status === 'scoring'))
    .map(({ word, seat, points }) => ({ word, seat, points }));
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
    for (const [seat, player] of players.entries()) player.score = result.scores[seat]!;
    m.state.challenges = [];
    m.tell({ type: 'scored', ...result });
    if (result.scores.some((total) => total >= config.winningScore)) return finish(m, 'score');
    if (turn === config.lastTurn) return finish(m, 'last-turn');
    const laidBy = m.seats.filter((seat) => words.some(({ owner }) => owner === seat));
    m.next(
      { type: 'clear' },
      { type: 'keep', seats: laidBy },
      ...fromFirst(m.state).map((seat) => ({ type: 'purchase', seat }) as const),
      { type: 'turn-over' },
    );
    const { scoring } = front(words);
    if (scoring !== null) giveBack(m, words[scoring]!);
  },
};

/** [WN-18] The scoring player is asked only where there is a choice: spent tokens lie open, so that tells nothing. */
function giveBack(m: NerdMoment, { owner, cards }: Laid): void {
  for (const seat of m.seats) if (seat !== owner) retrieve(m, seat, m.state.players[seat]!.spent);
  const count = cards.length - MIN_LETTERS;
  const { spent } = m.state.players[owner]!;
  if (count >= spent.length) retrieve(m, owner, spent);
  else if (count > 0) m.next({ type: 'tokens', seat: owner, count });
}
