/** Rules, judge and dictionary for the tasks of a day, off the page's own thread. */
import { loadGame } from '@wordhoard/catalog';
import { baselineOf, defaultMoveOf, judgeAnswer, observationAfter, readAnswer, type Task } from '@wordhoard/hoard';
import type { AnyGamePackage } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { serve, toPage } from '@wordhoard/worker-rpc';
import { fetchLexicon } from '../offline/lexicon.ts';
import type { TaskCalls } from './judge.ts';

type Refusal = { readonly refusal: { readonly code: 'other-version' | 'offline' } };

/** Answers by the rules and words of the task, if they can be fetched; the next request tries again. */
const byItsRules =
  <A extends { readonly task: Task }, B>(answer: (pack: AnyGamePackage, words: Lexicon, ask: A) => B) =>
  async (ask: A): Promise<B | Refusal> => {
    const { task } = ask;
    try {
      const [pack, words] = await Promise.all([loadGame(task.game), fetchLexicon()]);
      // Judged by other rules or other words, it would not be what was asked.
      if (!pack || pack.rules.version !== task.rules || words.id !== task.words)
        return { refusal: { code: 'other-version' } };
      return answer(pack, words, ask);
    } catch {
      return { refusal: { code: 'offline' } };
    }
  };

serve<TaskCalls>(toPage(self), {
  read: byItsRules((pack, words, { task, move }) => {
    const read = readAnswer(pack, words, task, move ?? defaultMoveOf(pack, words, task));
    return read.ok ? { move: read.move, draft: read.draft } : { refusal: read.refusal };
  }),
  judge: byItsRules((pack, words, { task, move }) => ({
    result: judgeAnswer(pack, words, task, baselineOf(pack, words, task), move),
  })),
  show: byItsRules((pack, words, { task, move }) => ({ seen: observationAfter(pack, words, task, move) })),
});
