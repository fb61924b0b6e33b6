import type { BotAsk } from '@wordhoard/kernel';
import {
  accepts,
  type BestWord,
  clashing,
  DICTIONARIES,
  type Lexicon,
  LUCKS,
  TIERS,
  wordLot,
} from '@wordhoard/lexicon';
import { bestWords } from '../best.ts';
import type { View, Wordsy } from '../types.ts';
import type { WordsySkill } from './skills.ts';

/** A word better than all that came to mind before it. */
export interface Idea {
  readonly word: string;
  readonly points: number;
  /** After what part of its patience it came to mind, 0 to 1. */
  readonly sought: number;
}

/** Milliseconds for a look at the board, and for each letter written. */
const LOOK = 6000;
const LETTER = 180;
/** When a word stands on paper, in ms since the board appeared, after looking for that part of its patience. */
export const writtenAt = ({ patience }: WordsySkill, word: string, sought: number): number =>
  Math.round(LOOK + sought * patience + LETTER * word.length);

/** Of the words that come to mind only so many best ones are followed. */
const FOLLOWED = 16;

/**
 * A bot's ideas on a board, better and better. Every word comes to mind at a moment of its own, most of them never. So
 * the same luck gives the same ideas, and a bot asked again keeps to its plan.
 */
export function ideasOn(skill: WordsySkill, { seen: { view }, seat, chance, env }: BotAsk<Wordsy>): Idea[] {
  const luck = chance.below(LUCKS);
  const usable = usableOn(env, view);
  const soughtFor = (word: string): number => wordLot(word, luck) * skill.blindness;
  const search = (top: number, skip: (word: string) => boolean): BestWord[] =>
    bestWords(env, view.board, {
      top,
      maxTier: TIERS.findLast((tier) => tier <= Math.min(skill.vocabulary, dictionaryOf(view)))!,
      handicap: view.config.handicaps.includes(seat),
      skip: (word) => word.length > skill.longest || skip(word) || !usable(word),
    });
  const found = search(FOLLOWED, (word) => soughtFor(word) > 1);
  // Hardly ever: with nothing in mind, it writes the first thing it can at the very end.
  if (found.length === 0) return search(1, () => false).map(({ word, points }) => ({ word, points, sought: 1 }));
  const ideas = found.map(({ word, points }): Idea => ({ word, points, sought: soughtFor(word) }));
  return records(ideas.sort((a, b) => a.sought - b.sought));
}

function records(ideas: readonly Idea[]): Idea[] {
  let record = -1;
  return ideas.filter(({ points }) => {
    if (points <= record) return false;
    record = points;
    return true;
  });
}

const dictionaryOf = ({ config }: View): number => DICTIONARIES[config.words.dictionary];

/** Bots write only what the table takes, nothing offensive, and no cheapies [WY-10]. */
export function usableOn(env: Lexicon, { config, used }: View): (word: string) => boolean {
  const isCheapie = clashing(
    env,
    used.map(({ word }) => word),
  );
  return (word) => !env.isOffensive(word) && accepts(env, config.words, word) && !isCheapie(word);
}
