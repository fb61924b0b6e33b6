import type { Seat } from '@wordhoard/kernel';
import type { WildWords } from '@wordhoard/wildwords';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Names } from '../../../shell/table/names.ts';
import type { Situation } from '../../../shell/table/situation.ts';
import { wildwords } from '../strings/play.ts';

export interface TooLate {
  /** Why what somebody was about to do came to nothing; null as long as it did not. */
  readonly text: string | null;
  /** Somebody here thinks about a challenge (null: nobody in particular yet), or no longer does. */
  thinking(of: { readonly by: Seat | null } | null): void;
}

/** [WW-17] The first challenge counts: whoever was about to make another is told who was first, or that time was up. */
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
