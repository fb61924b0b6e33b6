import type { Config } from '@wordhoard/word-worx';
import { useEffect, useState } from 'preact/hooks';
import type { About, JudgeReply, Questions } from './judge.worker.ts';

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, (answer: JudgeReply['answer']) => void>();

/** The worker with the dictionary; started with the first question, and restarted if it failed. */
function theWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  const hear = ({ n, answer }: JudgeReply): void => {
    waiting.get(n)?.(answer);
    waiting.delete(n);
  };
  started.addEventListener('message', ({ data }: MessageEvent<JudgeReply>) => hear(data));
  started.addEventListener('error', () => {
    worker = undefined;
    for (const n of [...waiting.keys()]) hear({ n, answer: null });
  });
  worker = started;
  return started;
}

/** The answer to a question for the dictionary; undefined until it is there, null if that failed. Null asks nothing. */
export function useJudge<A extends About>(
  about: A,
  config: Config,
  ask: Questions[A]['ask'] | null,
): Questions[A]['answer'] | null | undefined {
  const key = ask && JSON.stringify([about, ask, config]);
  const [known, setKnown] = useState<{ key: string; answer: Questions[A]['answer'] | null } | null>(null);
  useEffect(() => {
    if (key === null) return;
    const n = ++count;
    // The worker answers what it was asked under this number; the types of both sides are one interface.
    waiting.set(n, (answer) => setKnown({ key, answer: answer as Questions[A]['answer'] | null }));
    theWorker().postMessage({ n, about, config, ...ask });
    return () => {
      waiting.delete(n);
    };
  }, [key]);
  return known?.key === key ? known.answer : undefined;
}
