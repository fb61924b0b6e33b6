import type { Config } from '@wordhoard/word-worx';
import { type Answer, toPageWorker, WorkerClient } from '@wordhoard/worker-rpc';
import { useEffect, useState } from 'preact/hooks';
import type { DictionaryCalls, DictionaryQuestions } from './dictionary.worker.ts';

/** The worker has the dictionary. */
const client = new WorkerClient<DictionaryCalls>(() =>
  toPageWorker(new Worker(new URL('./dictionary.worker.ts', import.meta.url), { type: 'module' })),
);

/** The answer to a question for the dictionary; undefined until it is there, null if that failed. Null asks nothing. */
export function useDictionary<K extends keyof DictionaryCalls>(
  about: K,
  config: Config,
  question: DictionaryQuestions[K]['ask'] | null,
): Answer<DictionaryCalls, K> | undefined {
  const key = question && JSON.stringify([about, question, config]);
  const [known, setKnown] = useState<{ key: string; answer: Answer<DictionaryCalls, K> } | null>(null);
  useEffect(() => {
    if (key === null || question === null) return;
    const other = new AbortController();
    client
      .call(about, { config, question }, { signal: other.signal })
      // The table itself still judges every move.
      .catch(() => null)
      .then((answer) => other.signal.aborted || setKnown({ key, answer }));
    return () => other.abort();
  }, [key]);
  return known?.key === key ? known.answer : undefined;
}
