/** A thread that chooses tasks and judges answers. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@wordhoard/catalog';
import { chooseDay, judgeAnswer, readAnswer } from '@wordhoard/hoard';
import { openLexicon } from '@wordhoard/lexicon';
import { serve, toParent } from '@wordhoard/worker-rpc';
import type { HoardCalls, HoardWorkerData } from './jobs.ts';

const { lexicon }: HoardWorkerData = workerData;
const words = openLexicon(lexicon);

serve<HoardCalls>(toParent(parentPort), {
  choose: ({ seed }) => Array.fromAsync(chooseDay(loadGame, words, seed)),
  judge: async ({ task, yardstick, move }) => {
    const pack = await loadGame(task.game);
    if (!pack) throw new Error(`there is no game '${task.game}'`);
    // Also what was only put forward: when time runs out it is what there is.
    const read = readAnswer(pack, words, task, move);
    if (!read.ok) return { refusal: read.refusal };
    return { move: read.move, result: judgeAnswer(pack, words, task, yardstick, read.move) };
  },
});
