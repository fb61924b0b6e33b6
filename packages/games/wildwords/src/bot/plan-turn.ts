import { type BotInput, type Chance, entryAt } from '@wordhoard/kernel';
import { type Placement, withTiles } from '../geometry.ts';
import { faceOf } from '../tiles.ts';
import type { TurnMove, WildWords } from '../types.ts';
import {
  type ChosenPlay,
  evaluatePlay,
  isReadable,
  makeTurnContext,
  type TurnContext,
  takeFirst,
} from './choose-play.ts';
import { fittedLeaveValue } from './leave.ts';
import { averageBestScore, drawNewTray, sampleTrays } from './reply.ts';
import { SKILLS } from './skills.ts';
import { bombShare, makeTempo, type Tempo } from './tempo.ts';
import { type KnownWords, vocabularyOf } from './vocabulary.ts';

/** How many of the best plays are looked at, and how many of those with at most so many tiles. */
const PLAYS = 30;
const SHORT_PLAYS = 4;
/** The same with a tray that a trade might bring, and in guessed matches. */
const QUICK_PLAYS = 6;
const SHORT_QUICK_PLAYS = 2;
/** Plays compared by replies, and how far behind the best they may be before that. */
const CANDIDATES = 10;
const MAX_REPLY_GAIN = 30;
/** Replies are compared in rounds: how many more of them, for how many of the plays. */
const REPLY_ROUNDS = [
  { replies: 3, plays: CANDIDATES },
  { replies: 4, plays: 4 },
  { replies: 5, plays: 2 },
] as const;
/** Trays sampled for a trade: at least, at most, and until the mean differs from the play by so many standard errors. */
const MIN_TRADE_TRAYS = 4;
const MAX_TRADE_TRAYS = 12;
const CLEAR_ERRORS = 1.5;
/** Points by which the best plays with different trays on the same board differ (one standard deviation). */
const TRAY_SPREAD = 35;
/** Points that the choice between several plays adds to a new tray. */
const CHOICE_GAIN = 4;

interface Turn {
  readonly context: TurnContext;
  readonly words: KnownWords;
  readonly tempo: Tempo;
  readonly chance: Chance;
}

interface Plan extends ChosenPlay {
  readonly placements: readonly Placement[];
}

/** The best turn by points, leave, who will have the last turn, and the next player's replies. */
export function planTurn(input: BotInput<WildWords>, traded: boolean): TurnMove {
  const turn = makeTurn(input);
  const { context, tempo } = turn;
  const { traySize } = context.components;
  const plans = readablePlans(turn, CANDIDATES);
  const [first] = plans;
  const mayTrade = !traded && context.pot > 0;
  if (!first) return { type: mayTrade ? 'trade' : 'pass' };
  const close = plans.filter(({ value }) => value >= first.value - MAX_REPLY_GAIN);
  const best = entryAt(compareByReplies(turn, close), 0);
  if (mayTrade && best.value < tradeValue(turn, best.value)) return { type: 'trade' };
  const later = context.pot > 0 ? tempo.afterTurn(context.pot, traySize) : 0;
  if (best.plan.score < 0 && best.value < later) return { type: 'pass' };
  return { type: 'play', tiles: best.plan.tiles };
}

/** The best plays by points, leave and who will have the last turn. Quick, because it looks at no replies. */
export const quickPlays = (input: BotInput<WildWords>, limit: number): ChosenPlay[] =>
  readablePlans(makeTurn(input), limit);

function makeTurn({ seen: { view }, seat, chance, env }: BotInput<WildWords>): Turn {
  const context = makeTurnContext(view, seat);
  const words = vocabularyOf(env, view.config.words, SKILLS[5].vocabulary);
  return {
    context,
    words,
    tempo: makeTempo(context.components, context.players, bombShare(context.components, view.turns, seat)),
    chance,
  };
}

/** The best plays of all sizes that can be read as inoffensive words. */
function readablePlans(turn: Turn, limit: number): Plan[] {
  const { tray } = turn.context;
  const sizes = Array.from(tray, (_, i) => tray.length - i);
  // A guessed match needs only the best play of each turn, and has many turns.
  const [plays, shortPlays] = limit === 1 ? [QUICK_PLAYS, SHORT_QUICK_PLAYS] : [PLAYS, SHORT_PLAYS];
  const searches = sizes.map((size, i) => ({ size, count: i === 0 ? plays : shortPlays }));
  return takeFirst(plansFor(turn, searches), limit, (plan) =>
    isReadable(turn.words, turn.context, plan, SKILLS[5].longest),
  );
}

/** How many plays with at most this many tiles to look for. */
interface PlaySearch {
  readonly size: number;
  readonly count: number;
}

/** The plays found by these searches, the most valuable first. */
function plansFor({ context, words, tempo }: Turn, searches: readonly PlaySearch[]): Plan[] {
  const { components, grid, tray, pot } = context;
  const finder = words.finderFor(components);
  const faces = tray.map(faceOf);
  const plans = new Map<string, Plan>();
  for (const { size, count } of searches)
    for (const play of finder.best(grid, faces, count, size)) {
      const key = play.placements.map(({ square, face }) => `${square}${face}`).join();
      if (plans.has(key)) continue;
      const choice = evaluatePlay(SKILLS[5], context, play, fittedLeaveValue);
      const left = tray.length - play.placements.length;
      const drawn = Math.min(pot, components.traySize - left);
      const later = pot > 0 ? tempo.afterTurn(pot - drawn, left + drawn) : 0;
      plans.set(key, { ...choice, value: choice.value + later, placements: play.placements });
    }
  return [...plans.values()].sort((a, b) => b.value - a.value);
}

interface ComparedPlan {
  readonly plan: Plan;
  /** Points by which the replies to it are worse than to the usual play. */
  readonly relief: number;
  /** The plan's value with the relief. */
  readonly value: number;
}

/** The plans with their values corrected by replies, the best first. Only the best are compared by all replies. */
function compareByReplies({ context, words, chance }: Turn, plans: readonly Plan[]): readonly ComparedPlan[] {
  const { components, grid, tray, pot, unseen, nextTrayCount, players } = context;
  const finder = words.finderFor(components);
  const count = REPLY_ROUNDS.reduce((sum, { replies }) => sum + replies, 0);
  // The same trays for all plays, so that chance doesn't favour one.
  const trays = sampleTrays(unseen, nextTrayCount, count, chance);
  const goesOut = ({ tiles }: Plan): boolean => tiles.length === tray.length && pot === 0;
  let ranked: readonly ComparedPlan[] = plans.map((plan) => ({ plan, relief: 0, value: plan.value }));
  let known = 0;
  for (const { replies, plays } of REPLY_ROUNDS) {
    const more = trays.slice(known, known + replies);
    if (more.length === 0) break;
    const share = known / (known + more.length);
    known += more.length;
    const compared = ranked.slice(0, plays);
    const points = compared.map(({ plan }) =>
      goesOut(plan) ? 0 : averageBestScore(finder, withTiles(components, grid, plan.placements), more) / (players - 1),
    );
    // How good the trays of this round are says nothing about a play, so a reply counts only relative to the others.
    const usual = mean(points) + mean(compared.map(({ relief }) => relief));
    ranked = compared
      .map(({ plan, relief }, i): ComparedPlan => {
        const all = share * relief + (1 - share) * (usual - entryAt(points, i));
        return { plan, relief: all, value: plan.value + all };
      })
      .sort((a, b) => b.value - a.value);
  }
  return ranked;
}

const mean = (values: readonly number[]): number => values.reduce((sum, it) => sum + it, 0) / values.length;

/**
 * [WW-5] The mean value of the best play with a new tray, even if the pot is nearly empty: the same letters with one or two
 * others often make a full tray. Stops early if it is clearly above or below a value.
 */
function tradeValue(turn: Turn, value: number): number {
  const { context, chance, tempo } = turn;
  const {
    pot,
    components: { traySize },
  } = context;
  const searches = [
    { size: traySize, count: QUICK_PLAYS },
    { size: tempo.bestShortSize(pot), count: SHORT_QUICK_PLAYS },
  ];
  let sum = 0;
  let count = 0;
  const isClear = (): boolean =>
    Math.abs(sum / count + CHOICE_GAIN - value) > (CLEAR_ERRORS * TRAY_SPREAD) / Math.sqrt(count);
  while (count < MAX_TRADE_TRAYS && (count < MIN_TRADE_TRAYS || !isClear())) {
    const newContext = { ...context, tray: drawNewTray(context, chance) };
    const [best] = plansFor({ ...turn, context: newContext }, searches);
    sum += best?.value ?? tempo.afterTurn(pot, traySize);
    count += 1;
  }
  return sum / count + CHOICE_GAIN;
}
