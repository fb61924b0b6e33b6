import type { Seat } from '@wordhoard/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { showAsterisks } from '../../../table-kit/asterisks.ts';
import type { Names } from '../../../table-kit/names.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { WithAsterisks } from '../../../table-kit/with-asterisks.tsx';
import { figure, signed } from '../../../ui/format.ts';
import { Icon } from '../../../ui/icon.tsx';
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
  readonly ring: JSX.Element | null;
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
  ring,
  children,
}: WildWordsPromptProps): JSX.Element => (
  <section class="ask" aria-label={wildwords.terms.label}>
    <div class="prompt">
      {seat !== null && <Disc name={names.of(seat)} seat={seat} />}
      <p>{emphasised(prompt, word)}</p>
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
