import type { BotAsk, Seat } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { type CardId, DECK, FACES, type Face, textOf } from '../cards.ts';
import type { Judge } from '../config.ts';
import { isOnAnyManifest } from '../manifests.ts';
import { worths } from '../scoring.ts';
import { type Situation, situationOf, vocabularyOf } from '../search/best.ts';
import type { Vocabulary } from '../search/candidates.ts';
import { type Counts, countsOf, type Laid, laidAs, placeOf } from '../search/faces.ts';
import { tilings } from '../spelling.ts';
import type { View, WordWorx } from '../types.ts';
import type { Skill } from './skills.ts';

/** What a bot goes by in one turn: what it sees, what it knows, and what comes to its mind. */
export interface Mind {
  readonly skill: Skill;
  readonly view: View;
  readonly seat: Seat;
  readonly judge: Judge;
  readonly vocabulary: Vocabulary;
  /** As if no lock lay on its words, for it may lift that at any time. */
  readonly situation: Situation;
}

export function mindOf(skill: Skill, { seen: { view }, seat, chance, env }: BotAsk<WordWorx>): Mind {
  const luck = chance.below(0x1_0000_0000);
  const own = worths(view.mine!.manifest, null);
  const comesToMind = (word: string): boolean =>
    lot(word, luck) >= skill.overlooks && (own.has(word) || isKnown(env, skill, word));
  const judge = { env, config: view.config };
  return {
    skill,
    view,
    seat,
    judge,
    vocabulary: vocabularyOf(judge, comesToMind),
    situation: { ...situationOf(view, seat), lock: null },
  };
}

/** Bots lay nothing offensive, whatever the table takes. */
const isKnown = (env: Lexicon, { vocabulary }: Skill, word: string): boolean =>
  !env.isOffensive(word) && ((env.tier(word) ?? 100) <= vocabulary || (vocabulary === 80 && isOnAnyManifest(word)));

/** A number from 0 to 99 for each word, another for other luck (FNV-1a with a final mix). */
function lot(word: string, luck: number): number {
  let hash = luck ^ 0x811c_9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9_f3b5);
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}

const EVERY_FACE: ReadonlyMap<Face, number> = new Map(FACES.map((face) => [face, 9]));

/** What is worth hoping for: words of the manifest that are not done yet, by what they lack. */
export class Hopes {
  readonly #targets: readonly { readonly points: number; readonly ways: readonly Laid[] }[];
  /** How likely a lacking face is still to come, 0 to 1. */
  readonly #likely: readonly number[];

  constructor({ view, situation }: Mind) {
    const done = new Set(situation.sealed.map(textOf));
    this.#targets = [...worths(situation.manifest, situation.indicator)]
      .filter(([word]) => !done.has(word))
      .map(([word, { points }]) => ({
        points,
        ways: tilings(word, EVERY_FACE).map((faces) => laidAs(word, faces.map(placeOf))),
      }));
    const unseen = countsOf(unseenBy(view, situation.hand));
    this.#likely = Array.from(unseen, (count) => count / (count + 3));
  }

  /** What cards promise beyond what they make today: every target by its points and what it still lacks. */
  of(cards: readonly CardId[]): number {
    const pool = countsOf(cards);
    return this.#targets.reduce((sum, { points, ways }) => sum + points * this.#chance(ways, pool), 0);
  }

  #chance(ways: readonly Laid[], pool: Counts): number {
    let best = 0;
    for (const { need } of ways) {
      let chance = 1;
      for (const [place, count] of need)
        for (let lacking = count - pool[place]!; lacking > 0; lacking--) chance *= HOPE * this.#likely[place]!;
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
