import type { WordsInForce } from '@wordhoard/lexicon';
import type { JSX } from 'preact';
import { wordOptions as text } from '#strings/word-options.ts';
import { listLine } from '#strings/words.ts';
import { Choice } from './fields.tsx';

interface WordsProps {
  readonly words: WordsInForce;
  readonly onFamilyFriendly: (on: boolean) => void;
}

/** The word list, where it is easy to find; the rest is among the rules. */
export const Words = ({ words, onFamilyFriendly }: WordsProps): JSX.Element => (
  <div class="words-field">
    <Choice text={text.family} hint={text.familyHint} chosen={words.familyFriendly} onChange={onFamilyFriendly} />
    <small>{listLine(words.dictionary)}</small>
  </div>
);
