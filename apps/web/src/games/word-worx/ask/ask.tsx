import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../../shell/icon.tsx';
import { Ring } from '../../../shell/table/ring.tsx';
import { wordWorx } from '../strings/play.ts';
import { inWords, type Why } from './refusals.ts';
import './ask.css';

interface AskProps {
  readonly prompt: string;
  readonly time: { readonly left: number; readonly of: number } | null;
  readonly refusal: Why | null;
  readonly children: ComponentChildren;
}

/** What is happening, what the player can do, how long there is; why something cannot be; and what is being made. */
export const Ask = ({ prompt, time, refusal, children }: AskProps): JSX.Element => (
  <section class="ask" aria-label={wordWorx.title}>
    <div class="prompt">
      <p>{withWords(prompt)}</p>
      {time && <Ring {...time} />}
    </div>
    {refusal && (
      <p class="refusal" role="alert" data-code={refusal.code}>
        <Icon name="close" />
        {inWords(refusal)}
      </p>
    )}
    {children}
  </section>
);

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
