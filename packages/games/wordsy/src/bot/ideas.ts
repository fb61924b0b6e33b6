import type { BotAsk } from '@wordhoard/kernel';
import { DICTIONARIES, type Lexicon, TIERS } from '@wordhoard/lexicon';
import { bestWords } from '../best.ts';
import { cheapieOf } from '../cheapies.ts';
import type { View, Wordsy } from '../types.ts';
import { accepts, type BestWord } from '../words.ts';
import type { Skill } from './skills.ts';

/** A word that came to mind, and when it would stand on paper, in ms since the board appeared. */
export interface Idea extends BestWord {
  readonly at: number;
}

export interface Mind {
  /** In the order they came. */
  readonly ideas: readonly Idea[];
  /** What any of the words it might think of is worth. */
  readonly prospects: readonly number[];
}

/** Milliseconds for a look at the board, and for each letter written. */
const LOOK = 2500;
const LETTER = 180;
/** More words than are thought of, for those that turn out to be cheapies or not allowed at this table. */
const SPARE = 300;

/** What comes to a bot's mind on a board. The same luck gives the same ideas, so a bot asked again keeps to its plan. */
export function think(skill: Skill, { seen: { view }, seat, chance, env }: BotAsk<Wordsy>): Mind {
  const { board, config } = view;
  const last = Math.min(skill.vocabulary, DICTIONARIES[config.words.dictionary]);
  const known = bestWords(env, board, {
    top: skill.spread + SPARE,
    maxTier: TIERS.find((tier) => tier >= last)!,
    handicap: config.handicaps.includes(seat),
  });
  const within = known.slice(0, skill.spread);
  const ideas: Idea[] = [];
  let at = LOOK;
  for (let i = 0; i < skill.ideas; i++) {
    const rank = chance.below(within.length);
    at += skill.pace / 2 + chance.below(skill.pace);
    const found = known.slice(rank).find(({ word }) => usable(env, view, word));
    if (found) ideas.push({ ...found, at: at + LETTER * found.word.length });
  }
  return { ideas, prospects: within.map(({ points }) => points) };
}

/** Bots write only what the table takes, nothing offensive, and no cheapies. */
export const usable = (env: Lexicon, { config, used }: View, word: string): boolean =>
  !env.isOffensive(word) && accepts(env, config.words, word) && !cheapieOf(env, used, word);
