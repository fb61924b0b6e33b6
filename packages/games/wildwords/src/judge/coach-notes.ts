import { type CoachNotes, type ComparedMoves, forSeat, type Move, type PlayedOn, type Seat } from '@wordhoard/kernel';
import { quickBot } from '../bot/bot.ts';
import { keptValue } from '../bot/leave.ts';
import { type Components, componentsOf, totalValue } from '../components.ts';
import { ASTERISK, faceOf, type TileFace } from '../tiles.ts';
import type { Event, State, WildWords } from '../types.ts';

/** What can be counted about two turns. */
export type WildWordsFact =
  /** In so many worlds the next player lays a whole tray; after the better move, so many times. */
  | {
      readonly fact: 'bombed';
      readonly seat: Seat;
      readonly times: number;
      readonly betterTimes: number;
      readonly worlds: number;
    }
  /** In so many worlds the next player covers a triple-word square. */
  | {
      readonly fact: 'triple-word';
      readonly seat: Seat;
      readonly times: number;
      readonly betterTimes: number;
      readonly worlds: number;
    }
  /** Tiles kept, and in how many worlds a play of a whole tray follows. */
  | {
      readonly fact: 'bomb-next';
      readonly kept: string;
      readonly times: number;
      readonly betterKept: string;
      readonly betterTimes: number;
      readonly worlds: number;
    }
  /** In so many worlds the play is challenged and taken back. */
  | { readonly fact: 'taken-back'; readonly times: number; readonly worlds: number }
  /** Points of this turn, and of the better one: on average, after a trade. */
  | { readonly fact: 'scored'; readonly points: number; readonly betterPoints: number }
  /** Average points of the next player's reply. */
  | {
      readonly fact: 'reply';
      readonly seat: Seat;
      readonly points: number;
      readonly betterPoints: number;
      readonly worlds: number;
    }
  /** Average points of the player's next turn. */
  | { readonly fact: 'next-turn'; readonly points: number; readonly betterPoints: number; readonly worlds: number };

type PlayedEvent = Extract<Event, { type: 'played' }>;

export const coachNotes: CoachNotes<WildWords> = {
  compares: ({ question }) => question?.step.type === 'turn',
  policy: quickBot,
  // The turn itself, the others' replies, and the player's next turn.
  isFarEnough: ({ state }, { match }) => turnsTaken(match.state) > turnsTaken(state) + state.trays.length,
  points: ({ state }, seat) => forSeat(state.scores, seat) + trayValue(state, seat),
  swing: (state) => 12 + 19 * Math.sqrt(turnsLeft(state)),
  worlds: 30,
  steps: 11_000,
  facts: (compared) => explain(compared),
};

/** Turns of any kind; a trade is only the first part of one. */
function turnsTaken({ turns }: State): number {
  return turns.filter(({ type }) => type !== 'trade').length;
}

/** Full trays that are left to be laid. */
const turnsLeft = ({ config, pot, trays }: State): number =>
  (pot.secret.length + trays.reduce((sum, tray) => sum + tray.secret.length, 0)) / componentsOf(config).traySize;

/** What a tray is worth in points to its owner: as bots see it. */
function trayValue({ config, pot, trays }: State, seat: Seat): number {
  const components = componentsOf(config);
  const others = trays.reduce(
    (sum, tray, other) => sum + (other === seat ? 0 : totalValue(components, tray.secret)),
    0,
  );
  const context = { components, pot: pot.secret.length, players: trays.length, othersValue: others };
  return keptValue(forSeat(trays, seat).secret.map(faceOf), context);
}

const playsIn = ({ events }: PlayedOn<WildWords>, seat: Seat): readonly PlayedEvent[] =>
  events.filter((event): event is PlayedEvent => event.type === 'played' && event.seat === seat);

type PlayTest = (play: PlayedEvent) => boolean;

const laysAll =
  ({ traySize }: Components): PlayTest =>
  ({ laid }) =>
    laid.length === traySize;
const isTripleWord =
  ({ premiums }: Components): PlayTest =>
  ({ laid }) =>
    laid.some(({ square }) => premiums[square] === 'TW');

/** A fact with the points that it explains. */
interface Explanation {
  readonly gain: number;
  readonly fact: WildWordsFact;
}

/** A difference in fewer worlds explains little. */
const CLEAR_SHARE = 0.15;

/** The two facts that explain most: this turn's points, the reply, and the player's next turn. */
function explain(compared: ComparedMoves<WildWords>): WildWordsFact[] {
  const all = [...takenBack(compared), thisTurn(compared), reply(compared), nextTurn(compared)];
  return all
    .filter(({ gain }) => gain >= 1)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, 2)
    .map(({ fact }) => fact);
}

function takenBack({ seat, worlds }: ComparedMoves<WildWords>): Explanation[] {
  const isTaken = ({ events }: PlayedOn<WildWords>): boolean =>
    events.some((event) => event.type === 'taken-back' && event.seat === seat);
  const times = worlds.filter(({ yours }) => isTaken(yours)).length;
  if (times === 0) return [];
  return [{ gain: Number.POSITIVE_INFINITY, fact: { fact: 'taken-back', times, worlds: worlds.length } }];
}

/** The points of the turn itself; of a trade, those of the play after it. */
function thisTurn({ worlds, seat, yours, better }: ComparedMoves<WildWords>): Explanation {
  const pointsOf = (played: PlayedOn<WildWords>, move: Move<WildWords>): number =>
    playsIn(played, seat)[playAt(move, 'now')]?.points ?? 0;
  const sum = worlds.reduce((total, world) => total + pointsOf(world.yours, yours), 0);
  const betterSum = worlds.reduce((total, world) => total + pointsOf(world.better, better), 0);
  const [points, betterPoints] = [sum / worlds.length, betterSum / worlds.length];
  return {
    gain: betterPoints - points,
    fact: { fact: 'scored', points: Math.round(points), betterPoints: Math.round(betterPoints) },
  };
}

/** Which of the seat's plays belongs to this turn or to the next: a pass has none in this turn. */
const playAt = (move: Move<WildWords>, turn: 'now' | 'next'): number => {
  const isPass = 'to' in move && 'type' in move.answer && move.answer.type === 'pass';
  return turn === 'now' ? (isPass ? -1 : 0) : isPass ? 0 : 1;
};

/** What the next player makes of the board. */
function reply({ seen, seat, worlds: all }: ComparedMoves<WildWords>): Explanation {
  const components = componentsOf(seen.view.config);
  const next = (seat + 1) % seen.view.trays.length;
  const worlds = all.length;
  const replyIn = (played: PlayedOn<WildWords>): PlayedEvent | undefined => playsIn(played, next)[0];
  const [points, betterPoints] = meansOf(all, (played) => replyIn(played)?.points ?? 0);
  const gain = points - betterPoints;
  const count = (is: PlayTest): { times: number; betterTimes: number } => {
    const isIn = (played: PlayedOn<WildWords>): boolean => {
      const play = replyIn(played);
      return play !== undefined && is(play);
    };
    return {
      times: all.filter(({ yours }) => isIn(yours)).length,
      betterTimes: all.filter(({ better }) => isIn(better)).length,
    };
  };
  for (const [fact, is] of [
    ['triple-word', isTripleWord(components)],
    ['bombed', laysAll(components)],
  ] as const) {
    const counted = count(is);
    if (counted.times - counted.betterTimes >= CLEAR_SHARE * worlds)
      return { gain, fact: { fact, seat: next, ...counted, worlds } };
  }
  return {
    gain,
    fact: { fact: 'reply', seat: next, points: Math.round(points), betterPoints: Math.round(betterPoints), worlds },
  };
}

/** What the tiles kept are good for. */
function nextTurn({ seen, seat, yours, better, worlds: all }: ComparedMoves<WildWords>): Explanation {
  const worlds = all.length;
  const isBomb = laysAll(componentsOf(seen.view.config));
  const tray = forSeat(seen.view.trays, seat).tiles ?? [];
  const keptBy = (move: Move<WildWords>): string | null => {
    if (!('to' in move && 'type' in move.answer && move.answer.type === 'play')) return null;
    const { tiles } = move.answer;
    const kept = tray.filter((held) => !tiles.some(({ tile }) => tile === held)).map(faceOf);
    return kept.sort(byFace).join('');
  };
  const nextIn = (played: PlayedOn<WildWords>, move: Move<WildWords>): PlayedEvent | undefined =>
    playsIn(played, seat)[playAt(move, 'next')];
  const mean = (of: (world: (typeof all)[number]) => PlayedEvent | undefined): number =>
    all.reduce((sum, world) => sum + (of(world)?.points ?? 0), 0) / worlds;
  const points = mean((world) => nextIn(world.yours, yours));
  const betterPoints = mean((world) => nextIn(world.better, better));
  const gain = betterPoints - points;
  const [kept, betterKept] = [keptBy(yours), keptBy(better)];
  const bombs = (of: (world: (typeof all)[number]) => PlayedEvent | undefined): number =>
    all.filter((world) => {
      const play = of(world);
      return play !== undefined && isBomb(play);
    }).length;
  const times = bombs((world) => nextIn(world.yours, yours));
  const betterTimes = bombs((world) => nextIn(world.better, better));
  if (kept && betterKept && kept !== betterKept && betterTimes - times >= CLEAR_SHARE * worlds)
    return { gain, fact: { fact: 'bomb-next', kept, times, betterKept, betterTimes, worlds } };
  return {
    gain,
    fact: { fact: 'next-turn', points: Math.round(points), betterPoints: Math.round(betterPoints), worlds },
  };
}

type ComparedWorld = ComparedMoves<WildWords>['worlds'][number];

/** The mean of a number after the move, and after the better one. */
function meansOf(
  worlds: readonly ComparedWorld[],
  of: (played: PlayedOn<WildWords>) => number,
): readonly [yours: number, better: number] {
  const mean = (which: 'yours' | 'better'): number =>
    worlds.reduce((sum, world) => sum + of(world[which]), 0) / worlds.length;
  return [mean('yours'), mean('better')];
}

/** Letters in the order of the alphabet, then asterisks. */
const byFace = (a: TileFace, b: TileFace): number =>
  Number(a === ASTERISK) - Number(b === ASTERISK) || (a < b ? -1 : Number(a > b));
