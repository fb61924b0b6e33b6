import { type CoachNotes, type ComparedMoves, forSeat, type Move, type PlayedOn, type Seat } from '@wordhoard/kernel';
import { bestWords } from '../best-words.ts';
import { printedPoints, tokensValue } from '../bot/letters.ts';
import { searchNotes } from '../bot/search-notes.ts';
import { type Components, componentsOf } from '../components.ts';
import { topTokenFor, unspentTokens } from '../tokens.ts';
import type { State, WordNerds } from '../types.ts';
import { textOf } from '../words.ts';
import { ACTION_VALUE } from './evaluator.ts';

/** What can be counted about two moves. */
export type WordNerdsFact =
  /** In so many worlds this player laid a higher word against the word. */
  | {
      readonly fact: 'trumped';
      readonly word: string;
      readonly seat: Seat;
      readonly times: number;
      readonly worlds: number;
    }
  /** In so many worlds the bid won the first choice of letters. */
  | {
      readonly fact: 'first-choice';
      readonly token: number;
      readonly times: number;
      readonly betterToken: number;
      readonly betterTimes: number;
      readonly worlds: number;
    }
  /** By so many points the cards and tokens left by the better move were worth more on average. */
  | { readonly fact: 'kept'; readonly points: number; readonly worlds: number }
  /** By so many points the better move scores more on average, to the end of this turn or of the next. */
  | { readonly fact: 'scored'; readonly points: number; readonly turns: 1 | 2; readonly worlds: number };

/** Share of the best word in hand that counts: it is often beaten, or never laid. */
const WORD_SHARE = 0.6;
/** Points for each letter beyond that word. */
const PRINTED_SHARE = 0.1;

/** Not purchases: their worth would rest on an estimate of action cards, whatever is played on. */
const COMPARED: readonly string[] = ['bid', 'select', 'declare', 'respond', 'keep', 'discard', 'drop'];

export const coachNotes: CoachNotes<WordNerds> = {
  compares: ({ question }, move) =>
    question !== null && COMPARED.includes(question.step.type) && 'to' in move && !isChallenge(move),
  policy: searchNotes.policy,
  isFarEnough: ({ state }, { match }) => match.state.turn >= state.turn + turnsPlayed(state),
  points: ({ state }, seat, env) => scoreOf(state, seat) + keptPoints(state, seat, env),
  swing: (state) => 22 - 12 * searchNotes.progress(state),
  worlds: 64,
  steps: 90_000,
  facts: (compared) => [...wordFacts(compared), ...bidFacts(compared), ...pointFacts(compared)].slice(0, 2),
};

/** What is done at the end of a turn, without letters or words on the table, shows only in the next one. */
const turnsPlayed = ({ market, bids, words }: Pick<State, 'market' | 'bids' | 'words'>): 1 | 2 =>
  market.length + bids.length + words.length === 0 ? 2 : 1;

const isChallenge = (move: Move<WordNerds>): boolean =>
  'to' in move && 'type' in move.answer && move.answer.type === 'challenge';

const scoreOf = ({ players }: State, seat: Seat): number => forSeat(players, seat).score;

/** What a seat's tokens, letters and action cards are worth. */
function keptPoints({ players, pool, config }: State, seat: Seat, env: WordNerds['env']): number {
  const { letters, actions, spent } = forSeat(players, seat);
  const hand = letters.secret;
  const components = componentsOf(config);
  const { searchText } = components.letters;
  const [best] = bestWords(env, components, { hand: searchText(hand), pool: searchText(pool), top: 1 });
  const printed = hand.reduce((sum, card) => sum + printedPoints(components.letters, card), 0);
  return (
    tokensValue(unspentTokens({ spent }, topTokenFor(players.length))) +
    WORD_SHARE * (best?.value ?? 0) +
    PRINTED_SHARE * printed +
    ACTION_VALUE * actions.secret.length
  );
}

/** The word that a move lays; null for any other move. */
const laidBy = (components: Components, move: Move<WordNerds>) =>
  'to' in move && 'type' in move.answer && (move.answer.type === 'word' || move.answer.type === 'trump')
    ? textOf(components, move.answer.cards)
    : null;

/** Who trumped the first word that this seat laid; null if nobody did. */
function trumperOf({ events }: PlayedOn<WordNerds>, seat: Seat): Seat | null {
  const laid = events.find((event) => event.type === 'laid' && event.seat === seat);
  if (laid?.type !== 'laid') return null;
  const trump = events.find((event) => event.type === 'laid' && event.seat !== seat && event.trumps === laid.word);
  return trump?.type === 'laid' ? trump.seat : null;
}

function wordFacts({ yours, better, worlds, seat, seen }: ComparedMoves<WordNerds>): WordNerdsFact[] {
  const components = componentsOf(seen.view.config);
  const word = laidBy(components, yours);
  if (word === null) return [];
  const trumpers = worlds.map((world) => trumperOf(world.yours, seat));
  const others = [...new Set(trumpers.filter((it) => it !== null))];
  const [most] = others
    .map((other) => ({ seat: other, times: trumpers.filter((it) => it === other).length }))
    .sort((a, b) => b.times - a.times);
  const betterTimes =
    laidBy(components, better) === null ? 0 : worlds.filter((world) => trumperOf(world.better, seat) !== null).length;
  // A better word that is trumped as often isn't better for that reason.
  if (!most || most.times <= betterTimes) return [];
  return [{ fact: 'trumped', word, seat: most.seat, times: most.times, worlds: worlds.length }];
}

/** True if this seat chose the first letter of the auction. */
function choseFirst({ events }: PlayedOn<WordNerds>, seat: Seat): boolean {
  const selection = events.find((event) => event.type === 'selection');
  return selection?.type === 'selection' && selection.order[0] === seat;
}

function bidFacts({ yours, better, worlds, seat }: ComparedMoves<WordNerds>): WordNerdsFact[] {
  if (!('to' in yours && 'to' in better)) return [];
  const [mine, other] = [yours.answer, better.answer];
  if (!('token' in mine && 'token' in other) || 'type' in mine || 'type' in other) return [];
  const times = worlds.filter((world) => choseFirst(world.yours, seat)).length;
  const betterTimes = worlds.filter((world) => choseFirst(world.better, seat)).length;
  const { token } = mine;
  return [{ fact: 'first-choice', token, times, betterToken: other.token, betterTimes, worlds: worlds.length }];
}

/** Where the points come from: those of this turn, or those of what is kept. */
function pointFacts({ seen, worlds, seat, env }: ComparedMoves<WordNerds>): WordNerdsFact[] {
  const mean = (of: (state: State) => number): number =>
    worlds.reduce((sum, { yours, better }) => sum + of(better.match.state) - of(yours.match.state), 0) / worlds.length;
  const scored = Math.round(mean((state) => scoreOf(state, seat)));
  const kept = Math.round(mean((state) => keptPoints(state, seat, env)));
  const facts: WordNerdsFact[] = [];
  if (scored > 0) facts.push({ fact: 'scored', points: scored, turns: turnsPlayed(seen.view), worlds: worlds.length });
  if (kept > 0) facts.push({ fact: 'kept', points: kept, worlds: worlds.length });
  return facts.sort((a, b) => ('points' in b ? b.points : 0) - ('points' in a ? a.points : 0));
}
