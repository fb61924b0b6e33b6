/** Value of a build to its player, in points: the points of its words, its prospects, and the risk of theft. */
import { entryAt } from '@wordhoard/kernel';
import { Prospects, type TurnContext } from '../bot/turn-context.ts';
import type { CardId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import { entriesOf, scoreLines, scoreRound } from '../scoring.ts';
import type { PlayerCards } from '../search/best-arrangement.ts';
import { findStealableCards } from '../search/thefts.ts';
import type { OpenWord } from '../types.ts';

type ValueRuns = readonly (readonly CardId[])[];

/** Weight of expected points compared with points already made, the same as for bots. */
export const PROSPECT_WEIGHT = 0.3;
/**
 * Probability that an opponent steals a particular card of an open word before the player's next turn, and the maximum
 * for all its cards together.
 */
const CARD_THEFT_CHANCE = 0.06;
const MAX_THEFT_CHANCE = 0.5;

/** All of a player's words after a build. */
export interface BuiltWords {
  readonly words: ValueRuns;
  readonly lock: number | null;
  readonly seal: readonly number[];
}

/** [WX-11] Points of all the player's words if the round ended with this build, without the cards left in hand. */
export function buildPoints({ playerCards, wordRules }: TurnContext, { words }: Pick<BuiltWords, 'words'>): number {
  const { textOf } = componentsOf(wordRules.config).deck;
  const laid = [...playerCards.sealed, ...words].map(textOf);
  return scoreRound(laid, 0, playerCards.manifest, playerCards.indicator, wordRules.config).points;
}

/** @param last whether it is the last build of the round [WX-10], after which only points count */
export function buildValue(context: TurnContext, { words, lock, seal }: BuiltWords, last: boolean): number {
  const { playerCards, wordRules } = context;
  const { handCost } = componentsOf(wordRules.config);
  const hand = playerCards.hand.filter((card) => !words.some((run) => run.includes(card)));
  const points = buildPoints(context, { words }) - handCost * hand.length;
  if (last) return points;
  const standing = words.filter((_, at) => !seal.includes(at));
  const sealed = [...playerCards.sealed, ...words.filter((_, at) => seal.includes(at))];
  const locked = lock === null || seal.includes(lock) ? null : standing.indexOf(entryAt(words, lock));
  const after = { ...context, playerCards: { ...playerCards, hand, sealed } };
  return points + PROSPECT_WEIGHT * prospectsOf(after, standing) - expectedTheftLoss(after, standing, locked);
}

/**
 * Expected points of the cards beyond the words they make now. The words of a set share their letters, so only one of
 * each set counts.
 */
function prospectsOf(context: TurnContext, standing: ValueRuns): number {
  const { playerCards, wordRules } = context;
  const { deck, manifests } = componentsOf(wordRules.config);
  const expected = new Prospects(context).byWord([...standing.flat(), ...playerCards.hand]);
  const achieved = new Map(
    manifestPoints(context, standing).map((points, at) => [deck.textOf(entryAt(standing, at)), points]),
  );
  return manifests.setsOf(playerCards.manifest).reduce((sum, set) => {
    const most = Math.max(...set.map((word) => expected.get(word) ?? 0));
    return sum + Math.max(0, most - Math.max(...set.map((word) => achieved.get(word) ?? 0)));
  }, 0);
}

/** Points of each word by the manifest; 0 for other words. */
function manifestPoints({ playerCards, wordRules }: TurnContext, standing: ValueRuns): number[] {
  const { config } = wordRules;
  const { textOf } = componentsOf(config).deck;
  const sealed = playerCards.sealed.map(textOf);
  const entries = entriesOf(config, playerCards.manifest, playerCards.indicator);
  const lines = scoreLines([...sealed, ...standing.map(textOf)], entries, config).slice(sealed.length);
  return lines.map(({ why, points }) => (why === 'manifest' ? points : 0));
}

/** [WX-6] [WX-8] Points that thieves take on average: a manifest word that loses a card pays only as any other word. */
export function expectedTheftLoss(context: TurnContext, standing: ValueRuns, locked: number | null): number {
  const { otherWordPoints } = componentsOf(context.wordRules.config);
  const points = manifestPoints(context, standing);
  return standing.reduce(
    (sum, cards, at) =>
      at === locked || points[at] === 0
        ? sum
        : sum + theftChance(context, cards) * (entryAt(points, at) - otherWordPoints),
    0,
  );
}

function theftChance({ view, wordRules }: TurnContext, cards: readonly CardId[]): number {
  const word: OpenWord = { id: 0, cards };
  // Only this word matters, so the table has one player with this word, and the thief.
  const stealable = findStealableCards({ players: [{ words: [word], lock: null }] }, 1, wordRules);
  return Math.min(MAX_THEFT_CHANCE, CARD_THEFT_CHANCE * stealable.length * (view.players.length - 1));
}

/** The words as they are, without a build. */
export const currentWords = ({ words, lock }: PlayerCards): BuiltWords => {
  const at = words.findIndex(({ id }) => id === lock);
  return { words: words.map(({ cards }) => cards), lock: at < 0 ? null : at, seal: [] };
};
