import type { BySeat } from '@wordhoard/kernel';
import {
  type ArrangementRefusal,
  type CardId,
  type Config,
  checkArrangement,
  checkWord,
  findAnagrams,
  findStealableCards,
  type PlayerCards,
  type PlayerView,
  type Progress,
  progressOf,
  type StealableCard,
  type WordRefusal,
  type WordRules,
  type Workbench,
} from '@wordhoard/word-worx';
import { type CallContext, serve, toPage } from '@wordhoard/worker-rpc';
import { fetchLexicon } from '../../../offline/lexicon.ts';

/** The dictionary's verdict on words being arranged. */
export interface Verdict {
  /** Why they cannot stand; null if they can. */
  readonly why: ArrangementRefusal | WordRefusal | null;
  /** The places of those that are no words. */
  readonly wrong: readonly number[];
}

/** DictionaryQuestions that need the dictionary. */
export interface DictionaryQuestions {
  progress: { ask: { holding: PlayerCards }; answer: readonly Progress[] };
  arrangement: {
    ask: { bench: Workbench; words: readonly (readonly CardId[])[] };
    answer: Verdict;
  };
  stealable: {
    ask: { players: BySeat<Pick<PlayerView, 'words' | 'lock'>>; seat: number };
    answer: readonly StealableCard[];
  };
  remakes: { ask: { cards: readonly CardId[] }; answer: readonly (readonly CardId[])[] };
}
/** Each is asked under the options of a table. The answer is null if it is no longer needed. */
export type DictionaryCalls = {
  [A in keyof DictionaryQuestions]: {
    ask: { config: Config; question: DictionaryQuestions[A]['ask'] };
    answer: DictionaryQuestions[A]['answer'] | null;
  };
};

/** Waits for the dictionary. Meanwhile the player may have changed the question. */
const withWords =
  <Q, A>(answer: (question: Q, rules: WordRules) => A) =>
  async ({ config, question }: { config: Config; question: Q }, context: CallContext<never>): Promise<A | null> => {
    const env = await fetchLexicon();
    return context.isCancelled() ? null : answer(question, { env, config });
  };

serve<DictionaryCalls>(toPage(self), {
  progress: withWords(({ holding }, rules) => progressOf(holding, rules)),
  arrangement: withWords(({ bench, words }, rules) => ({
    why: checkArrangement(bench, words, rules) ?? null,
    wrong: words.flatMap((cards, at) => (checkWord(bench, cards, rules) ? [at] : [])),
  })),
  stealable: withWords((table, rules) => findStealableCards(table, table.seat, rules)),
  remakes: withWords(({ cards }, rules) => findAnagrams(cards, rules)),
});
