import type { Dictionary, WordList } from '@wordhoard/lexicon';
import { THIS_EDITION } from '@wordhoard/lexicon/editions';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { listName, listSource } from '#strings/word-lists.ts';
import { wordOptions as text } from '#strings/word-options.ts';
import { Radios } from '../radios.tsx';
import type { GameWords } from './game-options.ts';
import { readWords } from './read-words.ts';

const DICTIONARIES = ['wide', 'everyday'] as const;

interface WordOptionsProps {
  readonly words: WordList;
  readonly onChange: (words: WordList) => void;
  /** What each dictionary means in this game, if it is not what it means in most. */
  readonly hints?: Readonly<Record<Dictionary, string>>;
  /** Further choices of the game, under the dictionaries. */
  readonly children?: ComponentChildren;
}

/** Which dictionary a table plays with, and what its players add to it or take from it. */
export function WordOptions({
  words,
  onChange,
  hints = text.dictionaryHints,
  children,
}: WordOptionsProps): JSX.Element {
  const set = (part: Partial<WordList>): void => onChange({ ...words, ...part });
  return (
    <>
      <Radios
        legend={text.dictionary}
        among={DICTIONARIES}
        chosen={words.dictionary}
        text={(dictionary) => listName(dictionary, THIS_EDITION)}
        hint={(dictionary) => `${listSource(dictionary, THIS_EDITION)}. ${hints[dictionary]}`}
        onChange={(dictionary) => set({ dictionary })}
      >
        {children}
      </Radios>
      <Listed
        label={text.allowed}
        hint={text.allowedHint}
        words={words.allowed}
        onChange={(allowed) => set({ allowed })}
      />
      <Listed label={text.banned} hint={text.bannedHint} words={words.banned} onChange={(banned) => set({ banned })} />
    </>
  );
}

interface ListedProps {
  readonly label: string;
  readonly hint: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

/** Words as people type lists of them. What is typed stays as typed; the table gets the words. */
export function Listed({ label, hint, words, onChange }: ListedProps): JSX.Element {
  const id = useId();
  const [typed, setTyped] = useState(words.join(' '));
  const { strange } = readWords(typed);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        class="input"
        id={id}
        rows={2}
        value={typed}
        autocapitalize="none"
        spellcheck={false}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          onChange(readWords(value).words);
        }}
      />
      <small id={`${id}-hint`}>{hint}</small>
      <small class="refusal" role="status">
        {strange.length > 0 && text.notTaken(strange)}
      </small>
    </div>
  );
}

/** For the games whose config holds a plain `WordList`. */
export const listWords = <Config extends { readonly words: WordList }>(): GameWords<Config> => ({
  of: ({ words }) => words,
  with: (config, { dictionary, ...part }) => ({
    ...config,
    words: { ...config.words, ...part, ...(dictionary && { dictionary }) },
  }),
});

/** What is different from the dictionary, in a few words, for the waiting room. */
export const wordSummary = ({ familyFriendly, allowed, banned }: WordList): readonly string[] => [
  ...(familyFriendly ? [text.family] : []),
  ...(allowed.length > 0 ? [text.allowedCount(allowed.length)] : []),
  ...(banned.length > 0 ? [text.bannedCount(banned.length)] : []),
];
