import { useEffect, useState } from 'preact/hooks';
import type { TurnRules } from './judging.ts';

// Asked for while the page is still being drawn: nothing is drawn with it, and nothing can be written without it.
const part = import('./judging.ts');

/** The rules for a turn, loaded after the page (null until then), and later the dictionary with them. */
export function useJudging(): { readonly judging: TurnRules | null; readonly failed: boolean } {
  const [judging, setJudging] = useState<TurnRules | null>(null);
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
