import { useEffect } from 'preact/hooks';
import { sayAsterisks } from '../../../table-kit/asterisks.ts';
import { announce } from '../../../ui/announcer.tsx';
import { wildwords } from '../strings/play.ts';
import type { DraftScore } from '../turn/laying.ts';

/** After a pause this long, a screen reader is told what lies there would score, in ms. */
const PAUSE = 900;

/** The prompt aloud. */
export const useSpoken = (prompt: string): void =>
  useEffect(() => announce(sayAsterisks(prompt), { mine: true }), [prompt]);

/** Announces the laid tiles' score after a pause, so that it doesn't talk over the typing. */
export function useSpokenWorth(worth: DraftScore): void {
  const score = worth && 'score' in worth ? worth.score.score : null;
  useEffect(() => {
    if (score === null) return;
    const timer = setTimeout(() => announce(wildwords.points(score)), PAUSE);
    return () => clearTimeout(timer);
  }, [score]);
}
