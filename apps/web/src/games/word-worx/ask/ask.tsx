import type { Refusal } from '@wordhoard/word-worx';
import type { ComponentChildren, JSX } from 'preact';
import { TimerRing } from '../../../table-kit/prompt.tsx';
import { WhyNot } from '../../../table-kit/why-not.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { wordWorx } from '../strings/play.ts';
import { inWords, type Why } from './refusals.ts';
import './ask.css';

interface WordWorxPromptProps {
  readonly prompt: string;
  readonly time: { readonly left: number; readonly of: number } | null;
  readonly refusal: Why | null;
  readonly children: ComponentChildren;
}

/** The situation, the player's options and the time left; a refusal; and the draft. */
export const Ask = ({ prompt, time, refusal, children }: WordWorxPromptProps): JSX.Element => (
  <section class="ask" aria-label={wordWorx.title}>
    <div class="prompt">
      <p>{withWords(prompt)}</p>
      {time && <TimerRing {...time} />}
    </div>
    {refusal && (
      <p class="refusal" role="alert" data-code={refusal.code}>
        <Icon name="close" />
        <span>
          {inWords(refusal)}
          <NoWord why={refusal} />
        </span>
      </p>
    )}
    {children}
  </section>
);

/** Behind a refusal or a verdict, if it is about a word that is none. */
export function NoWord({ why }: { readonly why: Why | null | undefined }): JSX.Element | null {
  // An unknown code is the server's.
  const own = why as Refusal | null | undefined;
  return own?.code === 'not-a-word' ? <WhyNot word={own.word} suggest="plain" /> : null;
}

/** Words of the game are in capitals, and drawn like the cards. */
const withWords = (sentence: string): ComponentChildren =>
  sentence.split(/\b([A-Z]{2,})\b/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <b key={i} class="word">
        {part}
      </b>
    ),
  );
