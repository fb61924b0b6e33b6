import {
  type CoachNotes,
  type ComparedMoves,
  chanceFrom,
  entryAt,
  forSeat,
  type Match,
  type Move,
  type PlayedOn,
  type Seat,
} from '@wordhoard/kernel';
import { bot } from '../bot/bot.ts';
import { componentsOf, PRINTED, roundsOf } from '../components.ts';
import type { Config } from '../config.ts';
import { type RoundLine, sheetTotal } from '../totals.ts';
import type { State, Wordsy } from '../types.ts';
import { MAX_ROUNDS } from '../variant.ts';

/** What can be counted about two words. */
export type WordsyFact =
  /** In so many worlds this player's word scored more; than the better word, so many times. */
  | {
      readonly fact: 'outscored';
      readonly word: string;
      readonly betterWord: string;
      readonly seat: Seat;
      readonly times: number;
      readonly betterTimes: number;
      readonly worlds: number;
    }
  /** In so many worlds the word earned a bonus. */
  | {
      readonly fact: 'bonus';
      readonly word: string;
      readonly times: number;
      readonly betterWord: string;
      readonly betterTimes: number;
      readonly worlds: number;
    }
  /** [WY-17] The sheet has enough words of as many points already, so this one can't count. */
  | { readonly fact: 'uncounted'; readonly word: string; readonly points: number; readonly counted: number };

export const coachNotes: CoachNotes<Wordsy> = {
  compares: ({ question }, move) => question?.step.type === 'write' && textOf(move) !== null,
  // A draft counted as it stood. In a guessed match without deadlines it would be written on.
  toPlay: (move) =>
    'to' in move && 'text' in move.answer ? { to: move.to, answer: { text: move.answer.text, lock: true } } : move,
  policy: bot(4),
  // One round is enough: the next boards are the same whatever is written now.
  isFarEnough: ({ state }, { match }) => roundsScored(match.state) > roundsScored(state),
  points: ({ state }, seat) => expectedTotal(state.config, forSeat(state.sheets, seat), roundsLeft(state)),
  swing: (state) => componentsOf(state.config).scale * (1 + 2.2 * Math.sqrt(roundsLeft(state))),
  worlds: 64,
  steps: 60_000,
  facts: (compared) => [...uncountedFacts(compared), ...rivalFacts(compared), ...bonusFacts(compared)].slice(0, 2),
};

const textOf = (move: Move<Wordsy>): string | null => ('to' in move && 'text' in move.answer ? move.answer.text : null);

function roundsScored({ sheets }: State): number {
  return forSeat(sheets, 0).lines.length;
}

const roundsLeft = (state: State): number => roundsOf(state.config) - roundsScored(state);

/**
 * A word's points before any was seen, how many seen words weigh as much, and how far words are from it: points of the
 * printed game, times `scale` in a variant.
 */
const AVERAGE_POINTS = 17.7;
const AVERAGE_WEIGHT = 2;
const SPREAD = 4.5;
/** Sets of words that the rest of a game might bring, as distances from the average: the same for everyone. */
const FUTURES: readonly (readonly number[])[] = drawFutures();

function drawFutures(): number[][] {
  const chance = chanceFrom('the rest of a game of Wordsy');
  // The sum of twelve numbers from 0 to 1 is nearly normal, with a standard deviation of 1.
  const normal = (): number => Array.from({ length: 12 }, () => chance.below(1001) / 1000).reduce((a, b) => a + b) - 6;
  const futures = Array.from({ length: 24 }, () => Array.from({ length: PRINTED.rounds }, normal));
  // Drawn after those of the printed game, which therefore don't depend on how long a variant may be.
  return futures.map((future) => [...future, ...Array.from({ length: MAX_ROUNDS - PRINTED.rounds }, normal)]);
}

/** The total that this sheet will probably have: only the best words count, so a good word now may push out another. */
function expectedTotal(
  config: Config,
  { lines, tallies }: { lines: readonly RoundLine[]; tallies: number },
  left: number,
): number {
  const components = componentsOf(config);
  const { scale } = components;
  if (left === 0) return sheetTotal(components, { lines, tallies });
  // Without the last word: another word in its place wouldn't make the player better.
  const earlier = lines.slice(0, -1);
  const known = earlier.reduce((sum, { points }) => sum + points, AVERAGE_POINTS * scale * AVERAGE_WEIGHT);
  const average = known / (earlier.length + AVERAGE_WEIGHT);
  const totals = FUTURES.map((future) => {
    const words = future.slice(0, left).map((distance) => lineOf(average + SPREAD * scale * distance));
    return sheetTotal(components, { lines: [...lines, ...words], tallies });
  });
  return totals.reduce((sum, total) => sum + total, 0) / totals.length;
}

const lineOf = (points: number): RoundLine => ({ word: '', status: 'stands', points, box: null, bonus: 0 });

/** A difference in fewer worlds explains little. */
const CLEAR_SHARE = 0.15;

/** What a seat wrote in the round that was played on. */
const lineIn = ({ match }: PlayedOn<Wordsy>, seat: Seat, round: number): RoundLine =>
  entryAt(linesOf(match, seat), round);
const linesOf = ({ state }: Match<Wordsy>, seat: Seat): readonly RoundLine[] => forSeat(state.sheets, seat).lines;

function rivalFacts({ seen, seat, yours, better, worlds }: ComparedMoves<Wordsy>): WordsyFact[] {
  const [word, betterWord] = [textOf(yours), textOf(better)];
  const round = forSeat(seen.view.sheets, seat).lines.length;
  const isHigher = (played: PlayedOn<Wordsy>, other: Seat): boolean =>
    lineIn(played, other, round).points > lineIn(played, seat, round).points;
  const rivals = seen.view.sheets
    .map((_, other) => other)
    .filter((other) => other !== seat)
    .map((other) => ({
      seat: other,
      times: worlds.filter((world) => isHigher(world.yours, other)).length,
      betterTimes: worlds.filter((world) => isHigher(world.better, other)).length,
    }))
    .filter(({ times, betterTimes }) => times - betterTimes >= CLEAR_SHARE * worlds.length)
    .sort((a, b) => b.times - b.betterTimes - (a.times - a.betterTimes));
  const [rival] = rivals;
  return word && betterWord && rival ? [{ fact: 'outscored', word, betterWord, ...rival, worlds: worlds.length }] : [];
}

function bonusFacts({ seen, seat, yours, better, worlds }: ComparedMoves<Wordsy>): WordsyFact[] {
  const [word, betterWord] = [textOf(yours), textOf(better)];
  const round = forSeat(seen.view.sheets, seat).lines.length;
  const times = worlds.filter((world) => lineIn(world.yours, seat, round).bonus > 0).length;
  const betterTimes = worlds.filter((world) => lineIn(world.better, seat, round).bonus > 0).length;
  if (!word || !betterWord || betterTimes - times < CLEAR_SHARE * worlds.length) return [];
  return [{ fact: 'bonus', word, times, betterWord, betterTimes, worlds: worlds.length }];
}

function uncountedFacts({ seen, seat, yours, worlds }: ComparedMoves<Wordsy>): WordsyFact[] {
  const word = textOf(yours);
  const { lines } = forSeat(seen.view.sheets, seat);
  const [world] = worlds;
  if (!word || !world) return [];
  const { points } = lineIn(world.yours, seat, lines.length);
  const asGood = lines.filter((line) => line.points >= points).length;
  const { countedWords: counted } = componentsOf(seen.view.config);
  return asGood >= counted ? [{ fact: 'uncounted', word, points, counted }] : [];
}
