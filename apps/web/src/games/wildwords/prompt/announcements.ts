import type { Seat } from '@wordhoard/kernel';
import type { WildWords } from '@wordhoard/wildwords';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { sayAsterisks } from '../../../table-kit/tiles/asterisks.ts';
import { announce } from '../../../ui/announcer.tsx';
import type { DraftScore } from '../hand/draft.ts';
import { wildwords } from '../strings/play.ts';

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

export interface TooLate {
  /** Why an action came too late; null if it didn't. */
  readonly text: string | null;
  /** Notes that a player here considers a challenge (`by: null` while no one in particular does), or no longer does. */
  thinking(of: { readonly by: Seat | null } | null): void;
}

/**
 * [WW-17] The first challenge counts: a player who was about to make another is told who was first, or that time was
 * up.
 */
export function useTooLate({ question, view }: Situation<WildWords>, names: Names): TooLate {
  const about = useRef<{ readonly question: number | null; readonly by: Seat | null } | null>(null);
  const [told, tell] = useState<{ readonly question: number | null; readonly text: string } | null>(null);
  useEffect(() => {
    const meant = about.current;
    if (!meant || meant.question === question) return;
    about.current = null;
    const first = view.pending?.challenger ?? null;
    if (first !== null && first === meant.by) return;
    tell({ question, text: first === null ? wildwords.late.over : wildwords.late.first(names, first) });
  }, [question]);
  return {
    text: told?.question === question ? told.text : null,
    thinking: (of) => {
      about.current = of && { question, by: of.by };
    },
  };
}
