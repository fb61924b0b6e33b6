import type { Lexicon } from '@wordhoard/lexicon';
import { applyStep, applySteps, applyTurn, type View, type WordRules, wordRulesOf } from '@wordhoard/wordsmith';
import { fetchLexicon } from '../../../offline/lexicon.ts';
import { NO_WORDS } from '../../../offline/no-words.ts';
import { unclaimedWords } from '../others/unclaimed.ts';
import { offeredIn } from './offered.ts';

/** Rules for a turn under way: the game's own, with their dictionary. */
export interface TurnRules {
  /** The dictionary is here; before, letters can be written and nothing claimed. */
  readonly words: boolean;
  readonly applyStep: typeof applyStep;
  readonly applySteps: typeof applySteps;
  readonly applyTurn: typeof applyTurn;
  readonly offeredIn: typeof offeredIn;
  readonly unclaimedWords: typeof unclaimedWords;
  judge(view: Pick<View, 'config' | 'round' | 'allowed'>): WordRules;
}

export const judgingBy = (lexicon: Lexicon | null): TurnRules => ({
  words: lexicon !== null,
  applyStep,
  applySteps,
  applyTurn,
  offeredIn,
  unclaimedWords,
  judge: (view) => wordRulesOf(view, lexicon ?? NO_WORDS),
});

/** The dictionary: it comes last. */
export const fetchWords: () => Promise<Lexicon> = fetchLexicon;
