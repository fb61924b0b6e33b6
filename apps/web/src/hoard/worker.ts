/** Rules, judge and dictionary for the tasks of a day, off the page's own thread. */
import { loadGame } from '@wordhoard/catalog';
import { afterAnswer, judgeAnswer, readAnswer, silenceOf, yardstickOf } from '@wordhoard/hoard';
import { fetchLexicon } from '../offline/lexicon.ts';
import type { FromJudge, TaskWorkerMessage, ToJudge } from './messages.ts';

async function heard({ task, ...asked }: ToJudge): Promise<TaskWorkerMessage> {
  const [pack, words] = await Promise.all([loadGame(task.game), fetchLexicon()]);
  // Judged by other rules or other words, it would not be what was asked.
  if (!pack || pack.rules.version !== task.rules || words.id !== task.words)
    return { refusal: { code: 'other-version' } };
  if (asked.type === 'show') return { seen: afterAnswer(pack, words, task, asked.move) };
  if (asked.type === 'judge')
    return { result: judgeAnswer(pack, words, task, yardstickOf(pack, words, task), asked.move) };
  const read = readAnswer(pack, words, task, asked.move ?? silenceOf(pack, words, task));
  return read.ok ? { move: read.move, draft: read.draft } : { refusal: read.refusal };
}

addEventListener('message', async ({ data }: MessageEvent<ToJudge>) => {
  // The dictionary could not be fetched; the next who asks tries again.
  const answer = await heard(data).catch((): TaskWorkerMessage => ({ refusal: { code: 'offline' } }));
  postMessage({ id: data.id, heard: answer } satisfies FromJudge);
});
