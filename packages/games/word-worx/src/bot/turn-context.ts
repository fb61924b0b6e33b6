import { BALANCED_PERSONALITY, type BotInput, type BotPersonality, type Seat } from '@wordhoard/kernel';
import { type Lexicon, LUCK_COUNT, wordChance } from '@wordhoard/lexicon';
import type { CardDeck, CardId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import type { WordRules } from '../config.ts';
import { entriesOf, pointsByWord, pointsOfCopy } from '../scoring.ts';
import { type PlayerCards, playerCardsOf, vocabularyOf } from '../search/best-arrangement.ts';
import type { SearchWords } from '../search/candidates.ts';
import { countsOf, type FaceCounts, type FaceRun } from '../search/faces.ts';
import { everyWayToLay } from '../search/ways.ts';
import type { View, WordWorx } from '../types.ts';
import type { WordWorxSkill } from './skills.ts';

/** What a bot knows in one turn: its view, its cards, and the words it thinks of. */
export interface TurnContext {
  readonly skill: WordWorxSkill;
  readonly personality: BotPersonality;
  readonly view: View;
  readonly seat: Seat;
  readonly wordRules: WordRules;
  readonly vocabulary: SearchWords;
  readonly playerCards: PlayerCards;
}

export function makeTurnContext(
  skill: WordWorxSkill,
  { seen: { view }, seat, chance, personality = BALANCED_PERSONALITY, env }: BotInput<WordWorx>,
): TurnContext {
  const luck = chance.below(LUCK_COUNT);
  const own = pointsByWord(view.config, view.mine!.manifest, null);
  const { manifests } = componentsOf(view.config);
  const comesToMind = (word: string): boolean =>
    word.length <= skill.longest &&
    100 * wordChance(word, luck) >= skill.overlookPercent &&
    (own.has(word) || isKnown(env, skill, word, manifests.words));
  const wordRules = { env, config: view.config };
  return {
    skill,
    personality,
    view,
    seat,
    wordRules,
    vocabulary: vocabularyOf(wordRules, comesToMind),
    playerCards: playerCardsOf(view, seat),
  };
}

/** Bots lay no offensive words, even if the table accepts them. */
const isKnown = (
  env: Lexicon,
  { vocabulary }: WordWorxSkill,
  word: string,
  manifestWords: ReadonlySet<string>,
): boolean =>
  !env.isOffensive(word) && ((env.tier(word) ?? 100) <= vocabulary || (vocabulary === 80 && manifestWords.has(word)));

/** A manifest word, with the points of its next copy, the one after, and so on. */
interface ManifestTarget {
  readonly word: string;
  readonly points: readonly number[];
  readonly ways: readonly FaceRun[];
}

/** Copies of one word worth considering. */
const MAX_COPIES = 2;

/** Values the manifest words that a player may still make, by the cards that are missing. */
export class Prospects {
  readonly #deck: CardDeck;
  readonly #targets: readonly ManifestTarget[];
  /** Probability that a missing face still comes, 0 to 1. */
  readonly #arrivalChance: readonly number[];

  constructor({ view, playerCards, wordRules }: TurnContext) {
    const { deck } = componentsOf(view.config);
    this.#deck = deck;
    const sealed = playerCards.sealed.map(deck.textOf);
    const entries = entriesOf(view.config, playerCards.manifest, playerCards.indicator);
    this.#targets = [...entries.keys()].map((word): ManifestTarget => {
      const sealedCopies = sealed.filter((other) => other === word).length;
      const paid = Array.from({ length: MAX_COPIES }, (_, i) =>
        pointsOfCopy(entries, word, sealedCopies + i, wordRules.config.once),
      );
      return {
        word,
        points: paid.flatMap((worth) => worth?.points ?? []),
        ways: everyWayToLay(deck, word),
      };
    });
    const unseen = countsOf(deck, unseenCards(view, playerCards.hand));
    this.#arrivalChance = Array.from(unseen, (count) => count / (count + 3));
  }

  /** Expected points of cards in future turns: for each word its points, reduced by the cards that are missing. */
  ofCards(cards: readonly CardId[]): number {
    const pool = countsOf(this.#deck, cards);
    let sum = 0;
    for (const { points, ways } of this.#targets)
      for (const [before, paid] of points.entries()) sum += paid * this.#chance(ways, pool, before + 1);
    return sum;
  }

  /** Points of one more copy of each word, times the probability that these cards still make it. */
  byWord(cards: readonly CardId[]): Map<string, number> {
    const pool = countsOf(this.#deck, cards);
    return new Map(
      this.#targets.map(({ word, points, ways }) => [word, (points[0] ?? 0) * this.#chance(ways, pool, 1)]),
    );
  }

  /** Probability of this many copies of a word. */
  #chance(ways: readonly FaceRun[], pool: FaceCounts, copies: number): number {
    let best = 0;
    for (const { need } of ways) {
      let chance = 1;
      for (const [place, count] of need)
        for (let lacking = copies * count - pool[place]!; lacking > 0; lacking--)
          chance *= ARRIVAL_FACTOR * this.#arrivalChance[place]!;
      if (chance > best) best = chance;
    }
    return best;
  }
}

const ARRIVAL_FACTOR = 0.6;

/** Cards that the player can't see: in the pile or in other hands. */
function unseenCards({ config, line, discards, players }: View, hand: readonly CardId[]): CardId[] {
  const laid = players.flatMap(({ words, sealed }) => [...words.flatMap(({ cards }) => cards), ...sealed.flat()]);
  const seen = new Set([...line, ...discards, ...laid, ...hand]);
  return componentsOf(config).deck.ids.filter((card) => !seen.has(card));
}
