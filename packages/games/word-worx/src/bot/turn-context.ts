import { BALANCED_PERSONALITY, type BotAsk, type BotPersonality, type Seat } from '@wordhoard/kernel';
import { type Lexicon, LUCK_COUNT, wordChance } from '@wordhoard/lexicon';
import { type CardId, DECK, textOf } from '../cards.ts';
import type { Judge } from '../config.ts';
import { isOnAnyManifest } from '../manifests.ts';
import { entriesOf, worthOfCopy, worths } from '../scoring.ts';
import { holdingOf, type PlayerCards, vocabularyOf } from '../search/best.ts';
import type { SearchWords } from '../search/candidates.ts';
import { countsOf, type FaceCounts, type FaceRun } from '../search/faces.ts';
import { everyWayToLay } from '../search/ways.ts';
import type { View, WordWorx } from '../types.ts';
import type { WordWorxSkill } from './skills.ts';

/** A bot's information in one turn: its view, its knowledge, and the words it thinks of. */
export interface TurnContext {
  readonly skill: WordWorxSkill;
  readonly personality: BotPersonality;
  readonly view: View;
  readonly seat: Seat;
  readonly judge: Judge;
  readonly vocabulary: SearchWords;
  readonly holding: PlayerCards;
}

export function mindOf(
  skill: WordWorxSkill,
  { seen: { view }, seat, chance, personality = BALANCED_PERSONALITY, env }: BotAsk<WordWorx>,
): TurnContext {
  const luck = chance.below(LUCK_COUNT);
  const own = worths(view.mine!.manifest, null);
  const comesToMind = (word: string): boolean =>
    word.length <= skill.longest &&
    100 * wordChance(word, luck) >= skill.overlooks &&
    (own.has(word) || isKnown(env, skill, word));
  const judge = { env, config: view.config };
  return {
    skill,
    personality,
    view,
    seat,
    judge,
    vocabulary: vocabularyOf(judge, comesToMind),
    holding: holdingOf(view, seat),
  };
}

/** Bots lay nothing offensive, whatever the table takes. */
const isKnown = (env: Lexicon, { vocabulary }: WordWorxSkill, word: string): boolean =>
  !env.isOffensive(word) && ((env.tier(word) ?? 100) <= vocabulary || (vocabulary === 80 && isOnAnyManifest(word)));

/** A word of the manifest that would pay: what its first copy brings, its second, and so on. */
interface ManifestTarget {
  readonly word: string;
  readonly points: readonly number[];
  readonly ways: readonly FaceRun[];
}

/** Copies of one word worth considering. */
const COPIES = 2;

/** Words of the manifest that would pay, valued by the cards they lack. */
export class Hopes {
  readonly #targets: readonly ManifestTarget[];
  /** Probability that a lacking face still comes, 0 to 1. */
  readonly #likely: readonly number[];

  constructor({ view, holding, judge }: TurnContext) {
    const sealed = holding.sealed.map(textOf);
    const entries = entriesOf(holding.manifest, holding.indicator);
    this.#targets = [...entries.keys()].map((word): ManifestTarget => {
      const done = sealed.filter((other) => other === word).length;
      const paid = Array.from({ length: COPIES }, (_, i) => worthOfCopy(entries, word, done + i, judge.config.once));
      return {
        word,
        points: paid.flatMap((worth) => worth?.points ?? []),
        ways: everyWayToLay(word),
      };
    });
    const unseen = countsOf(unseenBy(view, holding.hand));
    this.#likely = Array.from(unseen, (count) => count / (count + 3));
  }

  /** Expected points of cards beyond the words they make today: every target by its points and the cards it lacks. */
  of(cards: readonly CardId[]): number {
    const pool = countsOf(cards);
    let sum = 0;
    for (const { points, ways } of this.#targets)
      for (const [before, paid] of points.entries()) sum += paid * this.#chance(ways, pool, before + 1);
    return sum;
  }

  /** Pay for one more copy of each word, times the probability that these cards still make it. */
  each(cards: readonly CardId[]): Map<string, number> {
    const pool = countsOf(cards);
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
        for (let lacking = copies * count - pool[place]!; lacking > 0; lacking--) chance *= HOPE * this.#likely[place]!;
      if (chance > best) best = chance;
    }
    return best;
  }
}

const HOPE = 0.6;

/** Cards that lie nowhere in sight: in the pile, or in other hands. */
function unseenBy({ line, discards, players }: View, hand: readonly CardId[]): CardId[] {
  const laid = players.flatMap(({ words, sealed }) => [...words.flatMap(({ cards }) => cards), ...sealed.flat()]);
  const seen = new Set([...line, ...discards, ...laid, ...hand]);
  return DECK.filter((card) => !seen.has(card));
}
