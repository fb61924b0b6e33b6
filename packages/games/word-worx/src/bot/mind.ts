import { type BotAsk, EVEN_TEMPER, type Seat, type Temper } from '@wordhoard/kernel';
import { type Lexicon, LUCKS, wordLot } from '@wordhoard/lexicon';
import { type CardId, DECK, textOf } from '../cards.ts';
import type { Judge } from '../config.ts';
import { isOnAnyManifest } from '../manifests.ts';
import { entriesOf, worthOfCopy, worths } from '../scoring.ts';
import { type Holding, holdingOf, vocabularyOf } from '../search/best.ts';
import type { Vocabulary } from '../search/candidates.ts';
import { type Counts, countsOf, type Laid } from '../search/faces.ts';
import { everyWayToLay } from '../search/ways.ts';
import type { View, WordWorx } from '../types.ts';
import type { Skill } from './skills.ts';

/** What a bot goes by in one turn: what it sees, what it knows, and what comes to its mind. */
export interface Mind {
  readonly skill: Skill;
  readonly temper: Temper;
  readonly view: View;
  readonly seat: Seat;
  readonly judge: Judge;
  readonly vocabulary: Vocabulary;
  readonly holding: Holding;
}

export function mindOf(
  skill: Skill,
  { seen: { view }, seat, chance, temper = EVEN_TEMPER, env }: BotAsk<WordWorx>,
): Mind {
  const luck = chance.below(LUCKS);
  const own = worths(view.mine!.manifest, null);
  const comesToMind = (word: string): boolean =>
    word.length <= skill.longest &&
    100 * wordLot(word, luck) >= skill.overlooks &&
    (own.has(word) || isKnown(env, skill, word));
  const judge = { env, config: view.config };
  return {
    skill,
    temper,
    view,
    seat,
    judge,
    vocabulary: vocabularyOf(judge, comesToMind),
    holding: holdingOf(view, seat),
  };
}

/** Bots lay nothing offensive, whatever the table takes. */
const isKnown = (env: Lexicon, { vocabulary }: Skill, word: string): boolean =>
  !env.isOffensive(word) && ((env.tier(word) ?? 100) <= vocabulary || (vocabulary === 80 && isOnAnyManifest(word)));

/** A word of the manifest that would pay: what its first copy brings, its second, and so on. */
interface Target {
  readonly word: string;
  readonly points: readonly number[];
  readonly ways: readonly Laid[];
}

/** So many copies of one word are worth thinking of. */
const COPIES = 2;

/** What is worth hoping for: words of the manifest that would pay, by what they lack. */
export class Hopes {
  readonly #targets: readonly Target[];
  /** How likely a lacking face is still to come, 0 to 1. */
  readonly #likely: readonly number[];

  constructor({ view, holding, judge }: Mind) {
    const sealed = holding.sealed.map(textOf);
    const entries = entriesOf(holding.manifest, holding.indicator);
    this.#targets = [...entries.keys()].map((word): Target => {
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

  /** What cards promise beyond what they make today: every target by its points and what it still lacks. */
  of(cards: readonly CardId[]): number {
    const pool = countsOf(cards);
    let sum = 0;
    for (const { points, ways } of this.#targets)
      for (const [before, paid] of points.entries()) sum += paid * this.#chance(ways, pool, before + 1);
    return sum;
  }

  /** What one more copy of each word would pay, times how likely these cards still make it. */
  each(cards: readonly CardId[]): Map<string, number> {
    const pool = countsOf(cards);
    return new Map(
      this.#targets.map(({ word, points, ways }) => [word, (points[0] ?? 0) * this.#chance(ways, pool, 1)]),
    );
  }

  /** How likely so many copies of a word are. */
  #chance(ways: readonly Laid[], pool: Counts, copies: number): number {
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
