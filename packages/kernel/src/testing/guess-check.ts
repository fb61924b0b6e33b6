import { type Chance, chanceFrom, seedFrom } from '../chance.ts';
import { type Guess, guessMatch } from '../guess.ts';
import { isSameText } from '../json.ts';
import type { Bot, Game, Match, MatchSetup, Thought } from '../match.ts';
import { playOut } from '../play-out.ts';
import { isSecret, mayKnow, type Viewer } from '../secret.ts';
import type { Shape } from '../shape.ts';
import { ContractError } from './contract-error.ts';
import { eachSecret, hiddenIds, idsIn, relabel, relabelling } from './relabel.ts';
import { firstDifference } from './report.ts';

export interface GuessTrial<S extends Shape> {
  readonly game: Game<S>;
  readonly guess: Guess<S>;
  readonly env: S['env'];
  readonly match: Match<S>;
  readonly viewer: Viewer;
  /**
   * All cards of the match when it began; null if it began at a position, which may lack any cards without telling which.
   */
  readonly box: ReadonlySet<string> | null;
  readonly luck: string;
}

/**
 * Checks one guess: observing it gives the observation back, it depends on nothing but the observation and its luck,
 * and it holds as many cards as the real match, all of them from its box and each of them once.
 */
export function checkGuess<S extends Shape>({ game, guess, env, match, viewer, box, luck }: GuessTrial<S>): Match<S> {
  const seen = game.observe(match, viewer);
  const before = JSON.stringify(seen);
  const guessed = guessMatch({ game, guess, env, seen, viewer, chance: chanceFrom(luck) });
  if (JSON.stringify(seen) !== before) throw new ContractError('the guess changed the observation it was made from');
  const observed = game.observe(guessed, viewer);
  if (!isSameText(observed, seen))
    throw new ContractError(`a guess looks different to ${viewer}${firstDifference(seen, observed)}`);
  checkCards(match, guessed, box);
  const names = relabelling(hiddenIds(match, viewer), chanceFrom(luck, 'relabel'));
  const other = game.observe({ ...relabel(match, names), chance: { ...match.chance, seed: 'd'.repeat(64) } }, viewer);
  const sent = JSON.parse(JSON.stringify(other));
  const again = guessMatch({ game, guess, env, seen: sent, viewer, chance: chanceFrom(luck) });
  if (!isSameText(guessed, again))
    throw new ContractError(`a guess depends on something hidden${firstDifference(guessed, again)}`);
  return guessed;
}

/**
 * The guess has the cards of the match, and none of them lies in two hidden places. Where cards have left the match,
 * and the view doesn't show which, the guess has as many cards of the box.
 */
function checkCards<S extends Shape>(match: Match<S>, guessed: Match<S>, box: GuessTrial<S>['box']): void {
  const cards = idsIn(match.state);
  const dealt = idsIn(guessed.state);
  const extra = dealt.difference(cards);
  const missing = cards.difference(dealt);
  if (extra.size !== missing.size || (box && !extra.isSubsetOf(box)))
    throw new ContractError(`a guess has other cards: ${[...extra].join()} instead of ${[...missing].join()}`);
  const places = new Map<string, string>();
  eachSecret(guessed.state, (path, { secret }) => {
    for (const id of listIds(secret)) {
      const other = places.get(id);
      if (other !== undefined) throw new ContractError(`a guess deals ${id} twice: to ${other} and to ${path}`);
      places.set(id, path);
    }
  });
}

/** All ids of a value in their order, repeated ones too. */
const listIds = (value: unknown): string[] => {
  if (typeof value === 'string') return idsIn(value).size > 0 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listIds) : [];
};

/** Enough for a random bot to think of something else than the draft it has already sent. */
const SECOND_THOUGHTS = 20;

/**
 * A bot that draws new numbers whenever it is asked, and doesn't send the draft again that it has already sent: a random
 * bot with the same luck would type the same draft for ever, and the deadline would never come. It thinks again instead,
 * because later questions have no deadline that could end its silence.
 */
const withFreshLuck = <S extends Shape>(bot: Bot<S>, chance: Chance): Bot<S> =>
  function* (input) {
    const mine = input.seen.question?.mine;
    for (let i = 0; i < SECOND_THOUGHTS; i++) {
      const thoughts = [...bot({ ...input, chance })];
      const isSent = ({ move }: Thought<S>): boolean => 'to' in move && !!mine && isSameText(move.answer, mine.answer);
      const fresh = thoughts.filter((thought) => !isSent(thought));
      yield* fresh;
      if (fresh.length > 0 || thoughts.length === 0) return;
    }
  };

/** Bots play the guess to its end. */
export function checkGuessEnds<S extends Shape>(options: GuessTrial<S> & { readonly bot: Bot<S> }): void {
  const { game, env, bot, luck } = options;
  const match = checkGuess(options);
  const fresh = withFreshLuck(bot, chanceFrom(luck, 'bots'));
  const bots = match.seats.map(() => fresh);
  const lines = playOut({ game, env, bots, match, luck });
  for (let line = lines.next(); ; line = lines.next()) {
    if (!line.done) continue;
    if (line.value) throw new ContractError(`a guess can't be played to its end: ${JSON.stringify(line.value)}`);
    return;
  }
}

/** Guesses made of one moment: enough for a card that is in one of 50 places to turn up there all but surely. */
const GUESSES_PER_MOMENT = 600;

/** The truth is among the guesses: each hidden card turns up where it really is. Returns the number of cards. */
export function checkTruthIsGuessed<S extends Shape>({ game, guess, env, match, viewer, luck }: GuessTrial<S>): number {
  const seen = game.observe(match, viewer);
  const missing = new Map<string, string>();
  for (const [id, place] of hiddenPlaces(match, viewer)) missing.set(id, place);
  const total = missing.size;
  for (let i = 0; i < GUESSES_PER_MOMENT && missing.size > 0; i++) {
    const guessed = guessMatch({ game, guess, env, seen, viewer, chance: chanceFrom(`${luck} ${i}`) });
    for (const [id, place] of hiddenPlaces(guessed, viewer)) if (missing.get(id) === place) missing.delete(id);
  }
  const [lost] = missing;
  if (lost) throw new ContractError(`of ${GUESSES_PER_MOMENT} guesses none puts ${lost[0]} at ${lost[1]}, where it is`);
  return total;
}

/** Each hidden card with its place: the path of the Secret cell, with indexes. */
function* hiddenPlaces<S extends Shape>(match: Match<S>, viewer: Viewer): Generator<[id: string, place: string]> {
  const hidden = hiddenIds(match.state, viewer);
  for (const { path, content } of hiddenCells(match.state, viewer))
    for (const id of idsIn(content)) if (hidden.has(id)) yield [id, path];
}

interface HiddenCell {
  readonly path: string;
  readonly content: unknown;
  readonly isDeck: boolean;
}

function hiddenCells(value: unknown, viewer: Viewer, path = ''): HiddenCell[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isSecret(value))
    return mayKnow(value, viewer) ? [] : [{ path, content: value.secret, isDeck: value.seats.length === 0 }];
  return Object.entries(value).flatMap(([key, inner]) => hiddenCells(inner, viewer, `${path}.${key}`));
}

export interface DealTrial<S extends Shape> {
  readonly game: Game<S>;
  readonly guess: Guess<S>;
  readonly env: S['env'];
  readonly table: Omit<MatchSetup<S>, 'seed'>;
  /** Number of matches that are set up. */
  readonly deals: number;
  readonly name: string;
}

/**
 * Compares the first moment of many matches with one guess of each: how often each card lies in each hidden place, in a
 * deck also as its first and as its last card. Returns the chi-square statistic in standard deviations above its mean.
 */
export function compareDeals<S extends Shape>({ game, guess, env, table, deals, name }: DealTrial<S>): number {
  const counts = new Map<string, { dealt: number; guessed: number }>();
  const add = (key: string, side: 'dealt' | 'guessed'): void => {
    const entry = counts.get(key) ?? { dealt: 0, guessed: 0 };
    entry[side] += 1;
    counts.set(key, entry);
  };
  for (let i = 0; i < deals; i++) {
    const started = game.start({ ...table, seed: seedFrom(`${name} ${i}`) });
    if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
    const seen = game.observe(started.match, 0);
    const guessed = guessMatch({ game, guess, env, seen, viewer: 0, chance: chanceFrom(`${name} guess ${i}`) });
    for (const key of placesOfCards(started.match)) add(key, 'dealt');
    for (const key of placesOfCards(guessed)) add(key, 'guessed');
  }
  let statistic = 0;
  let terms = 0;
  for (const { dealt, guessed } of counts.values()) {
    if (dealt + guessed < 10) continue;
    statistic += (dealt - guessed) ** 2 / (dealt + guessed);
    terms += 1;
  }
  return terms === 0 ? 0 : (statistic - terms) / Math.sqrt(2 * terms);
}

function* placesOfCards<S extends Shape>(match: Match<S>): Generator<string> {
  for (const { path, content, isDeck } of hiddenCells(match.state, 0)) {
    const ids = listIds(content);
    for (const id of ids) yield `${path} ${id}`;
    if (isDeck && ids.length > 1) yield* [`${path} first ${ids[0]}`, `${path} last ${ids.at(-1)}`];
  }
}

/** A text from which one guess draws its luck; the next call gives another. */
export const luckFrom = (chance: Chance): string => `guess ${chance.below(0x1_0000_0000)}`;
