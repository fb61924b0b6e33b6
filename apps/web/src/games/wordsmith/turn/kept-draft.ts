import { formatStep, parseStep, type TurnStep } from '@wordhoard/wordsmith';
import { EMPTY, type StepDraft } from './draft.ts';

/** A draft in writing, with the question it is for: steps as in positions and studies, so no two notations can drift. */
export const makeDraft = ({ steps, undone }: StepDraft, question: number): string =>
  JSON.stringify({ question, steps: steps.map(formatStep), undone: undone.map(formatStep) });

/** The stored draft of this question; empty for another question or damaged data. */
export function parseDraft(text: string | null, question: number): StepDraft {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return EMPTY;
  }
  if (typeof kept !== 'object' || kept === null) return EMPTY;
  // Any object may be asked for what it perhaps has not: what comes of it is looked at below.
  const { question: of, steps, undone } = kept as Readonly<Record<keyof StepDraft | 'question', unknown>>;
  const read = { steps: parseSteps(steps), undone: parseSteps(undone) };
  return of === question && read.steps && read.undone ? { steps: read.steps, undone: read.undone } : EMPTY;
}

function parseSteps(written: unknown): TurnStep[] | null {
  if (!Array.isArray(written)) return null;
  const steps = written.map((text) => parseStep(String(text)));
  const read = steps.flatMap((step) => ('code' in step ? [] : [step]));
  return read.length === steps.length ? read : null;
}
