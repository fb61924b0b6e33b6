import type { Seat } from '@wordhoard/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { figure, signed } from '../../../shell/format.ts';
import { Icon } from '../../../shell/icon.tsx';
import type { Names } from '../../../shell/table/names.ts';
import { Disc } from '../../../shell/table/seats.tsx';
import { wildwords } from '../strings/play.ts';
import type { Hands } from '../turn/use-laying.ts';
import type { Term } from './arithmetic.ts';
import './ask.css';

interface AskProps {
  /** Whom the sentence is about. */
  readonly seat: Seat | null;
  readonly names: Names;
  readonly prompt: string;
  readonly refusal: Hands['refusal'];
  /** Something that was about to be done came too late. */
  readonly late?: string | null;
  readonly terms: readonly Term[];
  readonly ring: JSX.Element | null;
  readonly children?: ComponentChildren;
}

/** What is happening, how its points come about, and how long there is. */
export const Ask = ({ seat, names, prompt, refusal, late = null, terms, ring, children }: AskProps): JSX.Element => (
  <section class="ask" aria-label={wildwords.terms.label}>
    <div class="prompt">
      {seat !== null && <Disc name={names.of(seat)} seat={seat} />}
      <p>{emphasised(prompt)}</p>
      {ring}
    </div>
    {late !== null && <Refused code="late" text={late} />}
    {refusal ? <Refused {...refusal} /> : <Terms terms={terms} />}
    {children}
  </section>
);

/** Under the question, which stays: one has to answer it all the same. */
const Refused = ({ code, text }: NonNullable<Hands['refusal']>): JSX.Element => (
  <p class="refusal" role="alert" data-code={code}>
    <Icon name="close" />
    {text}
  </p>
);

/** Sets the plays in a sentence, such as `D3 STAI***`, in the display face. */
function emphasised(text: string): ComponentChildren {
  return text
    .split(/(?<=\b(?:\d{1,2}[A-O]|[A-O]\d{1,2}) )([A-Z*()]+)/)
    .map((part, i) => (i % 2 === 0 ? part : <span class="word">{part}</span>));
}

export const Terms = ({ terms }: { readonly terms: readonly Term[] }): JSX.Element => (
  <ul class="adds-up plain">
    {terms.map((term, i) => (
      <li key={i} class={term.points < 0 ? 'less' : ''}>
        {term.is === 'word' ? (
          <>
            <span class="word">{term.pattern}</span>{' '}
            {term.times.length > 0 && `${wildwords.terms.times(term.sum, term.times)} `}
            <b>{figure(term.points)}</b>
          </>
        ) : (
          <>
            {wildwords.terms[term.is]} <b>{signed(term.points)}</b>
          </>
        )}
      </li>
    ))}
  </ul>
);
