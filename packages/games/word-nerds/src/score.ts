import { entryAt, forSeat, type Seat } from '@wordhoard/kernel';
import { activeWords, pointsOf } from './battle.ts';
import { type Components, componentsOf } from './components.ts';
import { endMatch } from './end.ts';
import { retrieveTokens } from './tokens.ts';
import type { OwedCards, Steps, TableWord, WordNerdsContext } from './types.ts';
import { MIN_LETTERS, textOf } from './words.ts';

/** [WN-17] Adds challenge points in order, then the scoring word, then the beaten words in the order of laying. */
export function scoreTurn(
  components: Components,
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
      text: textOf(components, laid.cards),
      points: pointsOf(components, laid),
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
    const result = scoreTurn(
      componentsOf(config),
      players.map((player) => player.score),
      challenges,
      words,
    );
    for (const [seat, player] of players.entries()) player.score = forSeat(result.scores, seat);
    m.state.challenges = [];
    m.tell({ type: 'scored', ...result });
    if (result.scores.some((total) => total >= config.winningScore)) return endMatch(m, 'score');
    // A start position may be past the last turn.
    if (config.lastTurn !== null && turn >= config.lastTurn) return endMatch(m, 'last-turn');
    const { scoring } = activeWords(words);
    const laidBy = m.seats.filter((seat) => words.some(({ owner }) => owner === seat));
    // Cleared first, so that no card played during the next question can take a community letter that a word used.
    m.next(
      { type: 'clear' },
      { type: 'keep', seats: laidBy, owed: scoring === null ? null : returnTokens(m, entryAt(words, scoring)) },
      { type: 'purchase' },
      { type: 'turn-over' },
    );
  },
};

/** [WN-18] Returns the tokens of all players who have no choice. Returns how many the scoring player may choose, if any. */
function returnTokens(m: WordNerdsContext, { owner, cards }: TableWord): OwedCards | null {
  const count = cards.length - MIN_LETTERS;
  const isChoice = count > 0 && forSeat(m.state.players, owner).spent.length > count;
  for (const seat of m.seats)
    if (seat !== owner || (count > 0 && !isChoice)) retrieveTokens(m, seat, forSeat(m.state.players, seat).spent);
  return isChoice ? { seat: owner, count } : null;
}
