import type { JSX } from 'preact';
import { wordsmithRules as text } from '#strings/wordsmith-rules.ts';
import { Chapters } from '../../shell/rules/chapters.tsx';
import { Drawing } from './drawing.tsx';
import { EXAMPLE_AFTER, EXAMPLE_BEFORE } from './example.ts';
import './rules.css';

/** The rules in our own words; the example's sheet is made by the game itself. */
export const Rules = (): JSX.Element => <Chapters text={text} after={({ id }) => id === 'words' && <Example />} />;

const Example = (): JSX.Element => (
  <figure class="ws-example">
    <Drawing sheet={EXAMPLE_AFTER} before={EXAMPLE_BEFORE} />
    <figcaption>{text.example}</figcaption>
  </figure>
);
