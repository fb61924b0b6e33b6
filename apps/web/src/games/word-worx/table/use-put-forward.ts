import type { WordWorx } from '@wordhoard/word-worx';
import { useEffect } from 'preact/hooks';
import type { MoveSender } from '../../../table/answering.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { type Built, builtOf, draftOf } from '../bench/draft.ts';
import type { Verdict } from './judge.worker.ts';
import type { TurnEditor } from './use-turn.ts';

/** Milliseconds of pause, so that not every typed letter is sent. */
const PAUSE = 300;

/** While the clock runs, whatever is built and can stand is put forward: it is laid if the time runs out. `before`: what was. */
export function usePutForward(
  { step, mine, me, until }: Situation<WordWorx>,
  { bench, draft, fault }: TurnEditor,
  before: Built | null,
  verdict: Verdict | null | undefined,
  move: MoveSender<WordWorx>['move'],
): void {
  const ready = mine && step?.type === 'build' && until !== null && fault === null && verdict?.why === null;
  const built = builtOf(bench, draft);
  const { words, lock, seal } = before ?? builtOf(bench, draftOf(bench));
  const news = ready && JSON.stringify(built) !== JSON.stringify({ words, lock, seal });
  useEffect(() => {
    if (!news || me === null) return;
    // Refused, it is not put forward; the button will say why.
    const later = setTimeout(() => void move(me, { ...built, draft: true }), PAUSE);
    return () => clearTimeout(later);
  }, [news, JSON.stringify(built)]);
}
