import { useEffect, useState } from 'preact/hooks';
import type { Judging } from './judging.ts';

// Asked for while the page is still being drawn: nothing is drawn with it, and nothing can be written without it.
const part = import('./judging.ts');

/** What judges a turn: the rules, which come after the page (null until then), and later with them the dictionary. */
export function useJudging(): { readonly judging: Judging | null; readonly failed: boolean } {
  const [judging, setJudging] = useState<Judging | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const come = async (): Promise<void> => {
      const { judgingBy, fetchWords } = await part;
      setJudging(judgingBy(null));
      setJudging(judgingBy(await fetchWords()));
    };
    come().catch(() => setFailed(true));
  }, []);
  return { judging, failed };
}
