import { type Chance, entryAt, forSeat, type Seat } from '@wordhoard/kernel';
import { type ArrangedWords, lockPlaces } from '../arrangement.ts';
import type { CardId } from '../cards.ts';
import { type Components, componentsOf } from '../components.ts';
import { entriesOf, pointsByWord, scoreLines } from '../scoring.ts';
import { bestArrangement } from '../search/best-arrangement.ts';
import { bestTurn, shareCovers } from '../search/best-turn.ts';
import { differentFaces } from '../search/faces.ts';
import type { StealableCard } from '../search/thefts.ts';
import type { Theft } from '../theft.ts';
import type { View } from '../types.ts';
import { Prospects, type TurnContext } from './turn-context.ts';

/** Weight of expected points compared with points already made. */
const PROSPECT_WEIGHT = 0.3;

const openCards = ({ playerCards }: TurnContext): CardId[] => [
  ...playerCards.words.flatMap(({ cards }) => cards),
  ...playerCards.hand,
];

/** [WX-5] The card of the line to take; null for none. */
export function pickCard(context: TurnContext, nth: number): CardId | null {
  const { line, pile, config } = context.view;
  const { skill, playerCards, wordRules, vocabulary } = context;
  const prospects = new Prospects(context);
  const different = differentFaces(componentsOf(config).deck, line);
  const options =
    skill.pickMethod === 'tried'
      ? shareCovers(playerCards, different, skill.budget / different.length, vocabulary, wordRules)
      : null;
  const pointsWith = (hand: readonly CardId[]): number =>
    options ? bestArrangement({ ...playerCards, hand }, wordRules, options).points : 0;
  const ranked = different
    .map((card) => {
      const points = pointsWith([...playerCards.hand, card]);
      return { card, points, value: points + PROSPECT_WEIGHT * prospects.ofCards([...openCards(context), card]) };
    })
    .sort((a, b) => b.value - a.value);
  const best = entryAt(ranked, 0);
  // A further card costs nothing while there is a pile; at the end of the round it must be laid.
  return nth > 1 && pile === 0 && options && best.points < pointsWith(playerCards.hand) ? null : best.card;
}

/** The boldest bots steal even if it costs them this many points, the shyest only if it gains as many. */
const BOLDNESS_POINTS = 2;

/** [WX-6] The theft that gains most; null for none. */
export function chooseTheft(context: TurnContext, chance: Chance): Theft<CardId[][]> | null {
  const { skill, personality, view, seat, wordRules, vocabulary, playerCards } = context;
  if (chance.below(100) >= skill.stealPercent) return null;
  const components = componentsOf(view.config);
  const extraValue = (stealable: StealableCard): number =>
    BOLDNESS_POINTS * personality.bold +
    (skill.stealsToHurt ? guessHarm(components, stealable) / (view.players.length - 1) : 0);
  const { theft } = bestTurn(view, seat, wordRules, {
    budget: skill.budget,
    vocabulary,
    extraValue,
    chooseRest: (stealable) => leastUseful(components, stealable),
  });
  if (!theft) return null;
  const words = withoutFillers(context, theft.words);
  return { ...theft, words, lock: lockPlaces(playerCards, words)[0] ?? null };
}

/**
 * Probability, by length, that an open word that is on some manifest is on its owner's. A longer word is less likely to
 * be there by chance; for words longer than in the printed game, that hardly changes.
 */
const OWNER_PROBABILITY: readonly number[] = [0, 0, 0.1, 0.25, 0.5, 0.85, 0.95];

function guessPoints({ deck, manifests }: Components, cards: readonly CardId[]): number {
  const word = deck.textOf(cards);
  return (OWNER_PROBABILITY[word.length] ?? 0.95) * manifests.mostPoints(word);
}

/** Points a theft probably takes from its victim, whose manifest the thief can't see. */
export const guessHarm = (components: Components, stealable: StealableCard): number =>
  guessPoints(components, stealable.word.cards) - guessPoints(components, leastUseful(components, stealable));

export const leastUseful = (components: Components, { rests }: StealableCard): readonly CardId[] =>
  rests.reduce((least, rest) => (guessPoints(components, rest) < guessPoints(components, least) ? rest : least));

/** With more players the pile empties sooner, so bots keep more cards. */
const FEW_PLAYERS = 3;
const EXTRA_KEPT_CARDS = 3;

/**
 * [WX-9] The words of an arrangement to lay now, before the last build. A word off the manifest, of hand cards only, can
 * wait for the last build [WX-10]: laying it now only draws cards from the pile and brings the end nearer. Such words
 * stay in the hand as long as it has room.
 */
function withoutFillers({ playerCards, skill, view }: TurnContext, words: readonly (readonly CardId[])[]): CardId[][] {
  const { hand, manifest, indicator } = playerCards;
  const { deck, handSize, lastBuild } = componentsOf(view.config);
  if (!lastBuild) return words.map((cards) => [...cards]);
  const manifestPoints = pointsByWord(view.config, manifest, indicator);
  const laid = new Set(words.flat());
  const extra = view.players.length > FEW_PLAYERS ? EXTRA_KEPT_CARDS : 0;
  let room = Math.min(handSize, skill.keptCards + extra) - hand.filter((card) => !laid.has(card)).length;
  const laidNow = words.filter((cards) => {
    const isFiller = cards.every((card) => hand.includes(card)) && !manifestPoints.has(deck.textOf(cards));
    const waits = isFiller && cards.length <= room;
    if (waits) room -= cards.length;
    return !waits;
  });
  return laidNow.map((cards) => [...cards]);
}

/** [WX-7] [WX-8] The build to make. The manifest card stays with most cards of its word; a later move may change that. */
export function chooseBuild(context: TurnContext, last: boolean): ArrangedWords<CardId[][]> & { seal: number[] } {
  const { playerCards, wordRules, vocabulary, skill } = context;
  const budget = last ? 2 * skill.budget : skill.budget;
  const all = bestArrangement(playerCards, wordRules, { budget, vocabulary }).words;
  const words = last ? all : withoutFillers(context, all);
  const lock = lockPlaces(playerCards, words)[0] ?? null;
  return { words: words.map((cards) => [...cards]), lock, seal: last ? [] : chooseSeals(context, words) };
}

/** [WX-11] Indexes of the words to lock for good: those that pay enough by the manifest. */
function chooseSeals({ skill, playerCards, wordRules }: TurnContext, words: readonly (readonly CardId[])[]): number[] {
  const { config } = wordRules;
  const { deck, scale } = componentsOf(config);
  const { textOf } = deck;
  const entries = entriesOf(config, playerCards.manifest, playerCards.indicator);
  const sealed = playerCards.sealed.map(textOf);
  const lines = scoreLines([...sealed, ...words.map(textOf)], entries, config).slice(sealed.length);
  return lines.flatMap(({ why, points }, i) => (why === 'manifest' && points >= scale * skill.sealFrom ? [i] : []));
}

/** [WX-8] The open word with the most points to lose to a thief; null if there is none. */
export function chooseLock(view: View, seat: Seat): number | null {
  const { textOf } = componentsOf(view.config).deck;
  const manifestPoints = pointsByWord(view.config, view.mine!.manifest, view.mine!.indicator);
  const paying = forSeat(view.players, seat)
    .words.map(({ id, cards }) => ({ id, points: manifestPoints.get(textOf(cards))?.points ?? 0 }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  return paying[0]?.id ?? null;
}

/** [WX-9] The cards with the least prospects. */
export function chooseDiscards(context: TurnContext, count: number): CardId[] {
  const prospects = new Prospects(context);
  const kept = [...context.playerCards.hand];
  const table = context.playerCards.words.flatMap(({ cards }) => cards);
  const discarded: CardId[] = [];
  while (discarded.length < count) {
    const prospectsWithout = (card: CardId): number =>
      prospects.ofCards([...table, ...kept.filter((other) => other !== card)]);
    const leastUseful = kept.reduce((best, card) => (prospectsWithout(card) > prospectsWithout(best) ? card : best));
    discarded.push(...kept.splice(kept.indexOf(leastUseful), 1));
  }
  return discarded;
}
