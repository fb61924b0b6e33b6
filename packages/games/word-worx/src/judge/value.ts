/** Value of a build to its player, in points: its pay, its prospects, and the risk of theft. */
import { Hopes, type TurnContext } from '../bot/turn-context.ts';
import { type CardId, textOf } from '../cards.ts';
import { setsOf } from '../manifests.ts';
import { entriesOf, OTHER_WORD, scoreLines, scoreRound } from '../scoring.ts';
import type { PlayerCards } from '../search/best.ts';
import { lootFor } from '../search/thefts.ts';
import type { OpenWord } from '../types.ts';

type ValueRuns = readonly (readonly CardId[])[];

/** Weight of expected points against points already made, the same as for bots. */
export const PROMISE = 0.3;
/**
 * Probability that an opponent takes one certain card of an open word before the player's next turn; and any card at
 * all.
 */
const TAKEN = 0.06;
const TAKEN_AT_MOST = 0.5;

/** All of a player's words after a build. */
export interface Built {
  readonly words: ValueRuns;
  readonly lock: number | null;
  readonly seal: readonly number[];
}

/** [WX-11] Pay for all of the player's words if the round ended with this build; without the cards left in hand. */
export function payOfBuild({ holding, judge }: TurnContext, { words }: Pick<Built, 'words'>): number {
  const laid = [...holding.sealed, ...words].map(textOf);
  return scoreRound(laid, 0, holding.manifest, holding.indicator, judge.config).points;
}

/** @param last [WX-10] nothing comes after it: only what counts is worth anything. */
export function valueOfBuild(mind: TurnContext, { words, lock, seal }: Built, last: boolean): number {
  const { holding } = mind;
  const hand = holding.hand.filter((card) => !words.some((run) => run.includes(card)));
  const points = payOfBuild(mind, { words }) - hand.length;
  if (last) return points;
  const standing = words.filter((_, at) => !seal.includes(at));
  const sealed = [...holding.sealed, ...words.filter((_, at) => seal.includes(at))];
  const locked = lock === null || seal.includes(lock) ? null : standing.indexOf(words[lock]!);
  const after = { ...mind, holding: { ...holding, hand, sealed } };
  return points + PROMISE * promiseOf(after, standing) - atRisk(after, standing, locked);
}

/**
 * Expected points of open cards beyond the words they make. The words of a set share their cards, so one of each
 * counts.
 */
function promiseOf(mind: TurnContext, standing: ValueRuns): number {
  const { holding } = mind;
  const hoped = new Hopes(mind).each([...standing.flat(), ...holding.hand]);
  const made = new Map(paidFor(mind, standing).map((points, at) => [textOf(standing[at]!), points]));
  return setsOf(holding.manifest).reduce((sum, set) => {
    const most = Math.max(...set.map((word) => hoped.get(word) ?? 0));
    return sum + Math.max(0, most - Math.max(...set.map((word) => made.get(word) ?? 0)));
  }, 0);
}

/** By the manifest, word by word; what pays as any other word does counts nothing here. */
function paidFor({ holding, judge }: TurnContext, standing: ValueRuns): number[] {
  const sealed = holding.sealed.map(textOf);
  const entries = entriesOf(holding.manifest, holding.indicator);
  const lines = scoreLines([...sealed, ...standing.map(textOf)], entries, judge.config.once).slice(sealed.length);
  return lines.map(({ why, points }) => (why === 'manifest' ? points : 0));
}

/** [WX-6] [WX-8] What thieves take from open words, on average: a robbed word of the manifest is any other word then. */
export function atRisk(mind: TurnContext, standing: ValueRuns, locked: number | null): number {
  const paid = paidFor(mind, standing);
  return standing.reduce(
    (sum, cards, at) =>
      at === locked || paid[at] === 0 ? sum : sum + chanceOfTheft(mind, cards) * (paid[at]! - OTHER_WORD),
    0,
  );
}

function chanceOfTheft({ view, judge }: TurnContext, cards: readonly CardId[]): number {
  const word: OpenWord = { id: 0, cards };
  // As the thief sees it: one player with one open word, and the thief.
  const loot = lootFor({ players: [{ words: [word], lock: null }] }, 1, judge);
  return Math.min(TAKEN_AT_MOST, TAKEN * loot.length * (view.players.length - 1));
}

/** As things lie, nothing done. */
export const asItLies = ({ words, lock }: PlayerCards): Built => {
  const at = words.findIndex(({ id }) => id === lock);
  return { words: words.map(({ cards }) => cards), lock: at < 0 ? null : at, seal: [] };
};
