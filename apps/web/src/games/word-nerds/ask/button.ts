import type { Answer } from '@wordhoard/kernel';
import type { WordNerds } from '@wordhoard/word-nerds';
import type { DeepReadonly } from '../../../table/answering.ts';
import type { Action } from '../../../table-kit/actions.tsx';
import { wordNerds } from '../strings/play.ts';

/** An answer to the open decision, as a button. */
export interface Button extends Pick<Action, 'label' | 'primary' | 'disabled' | 'key'> {
  /** [WN-15] The word it would challenge: points are at stake, so it is asked for again. */
  readonly sure?: string;
  readonly answer: DeepReadonly<Answer<WordNerds>>;
}

export const PASS: Button = { label: wordNerds.act.pass, key: 'p', answer: { type: 'pass' } };
