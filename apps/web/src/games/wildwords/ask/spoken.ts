import { useEffect } from 'preact/hooks';
import { announce } from '../../../shell/announcer.tsx';
import { wildwords } from '../strings/play.ts';
import type { Worth } from '../turn/laying.ts';

/** After a pause this long, a screen reader is told what lies there would score, in ms. */
const PAUSE = 900;

/** The prompt aloud. */
export const useSpoken = (prompt: string): void => useEffect(() => announce(prompt, { mine: true }), [prompt]);

/** What lies there is told after a pause, so that it does not talk over the typing. */
export function useSpokenWorth(worth: Worth): void {
  const score = worth && 'score' in worth ? worth.score.score : null;
  useEffect(() => {
    if (score === null) return;
    const timer = setTimeout(() => announce(wildwords.points(score)), PAUSE);
    return () => clearTimeout(timer);
  }, [score]);
}
