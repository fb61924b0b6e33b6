/** A thread that chooses tasks and judges answers. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@wordhoard/catalog';
import { chooseDay, judgeAnswer, readAnswer } from '@wordhoard/hoard';
import { openLexicon } from '@wordhoard/lexicon';
import type { HoardWorkerData, Job, JobReply, JobResults, Work } from './jobs.ts';

const { lexicon }: HoardWorkerData = workerData;
const words = openLexicon(lexicon);

async function done(work: Work): Promise<JobResults[Work['type']]> {
  if (work.type === 'choose') return Array.fromAsync(chooseDay(loadGame, words, work.seed));
  const { task, yardstick } = work;
  const pack = await loadGame(task.game);
  if (!pack) throw new Error(`there is no game '${task.game}'`);
  // Also what was only put forward: when time runs out it is what there is.
  const read = readAnswer(pack, words, task, work.move);
  if (!read.ok) return { refusal: read.refusal };
  return { move: read.move, result: judgeAnswer(pack, words, task, yardstick, read.move) };
}

parentPort?.on('message', async ({ id, work }: Job) => {
  let said: JobReply;
  try {
    said = { id, ok: true, done: await done(work) };
  } catch (error) {
    said = { id, ok: false, why: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(said);
});
