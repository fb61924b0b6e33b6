import type { Seat } from '@wordhoard/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { showAsterisks } from '../../../table-kit/asterisks.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { Prompt, Refusal } from '../../../table-kit/prompt.tsx';
import { WithAsterisks } from '../../../table-kit/with-asterisks.tsx';
import { figure, signed } from '../../../ui/format.ts';
import { wildwords } from '../strings/play.ts';
import type { Hands } from '../turn/use-laying.ts';
import type { Term } from './arithmetic.ts';
import './ask.css';

interface WildWordsPromptProps {
  /** The seat the sentence is about. */
  readonly seat: Seat | null;
  readonly names: Names;
  readonly prompt: string;
  /** The word of the prompt to set in the display face; '' for none. */
  readonly word: string;
  readonly refusal: Hands['refusal'];
  /** Something that was about to be done came too late. */
  readonly late?: string | null;
  readonly terms: readonly Term[];
  readonly timer: JSX.Element;
  readonly children?: ComponentChildren;
}

/** The prompt, its points, and the time left. */
export const Ask = ({
  seat,
  names,
  prompt,
  word,
  refusal,
  late = null,
  terms,
  timer,
  children,
}: WildWordsPromptProps): JSX.Element => (
  <section class="ask" aria-label={wildwords.terms.label}>
    <Prompt
      lead={seat !== null && <Disc name={names.of(seat)} seat={seat} />}
      text={emphasised(prompt, word)}
      timer={timer}
    />
    {late !== null && <Refusal code="late" text={late} />}
    {/* Under the question, which has to be answered all the same. */}
    {refusal ? <Refusal {...refusal} /> : <Terms terms={terms} />}
    {children}
  </section>
);

/** Sets the word in the display face where it comes last: a player may have the same name. */
function emphasised(text: string, word: string): ComponentChildren {
  const at = word === '' ? -1 : text.lastIndexOf(word);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span class="word">
        <WithAsterisks text={word} />
      </span>
      {text.slice(at + word.length)}
    </>
  );
}

export const Terms = ({ terms }: { readonly terms: readonly Term[] }): JSX.Element => (
  <ul class="adds-up plain">
    {terms.map((term, i) => (
      <li key={i} class={term.points < 0 ? 'less' : ''}>
        {term.is === 'word' ? (
          <>
            <span class="word">
              <WithAsterisks text={showAsterisks(term.pattern)} />
            </span>{' '}
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
