import type { Dictionary, WordList } from '@wordhoard/lexicon';
import { THIS_EDITION } from '@wordhoard/lexicon/editions';
import { type OwnList, readOwnList } from '@wordhoard/lexicon/own-list';
import { MAX_EXTRA_WORDS, MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { listName, listSource, ownLists, wordOptions as text } from '#strings/words.ts';
import type { GameWords } from '../../table-kit/game-options.ts';
import { Radios } from '../../ui/fields.tsx';
import { readWords } from '../../words/kept-lists.ts';
import { OwnLists } from '../../words/own-lists.tsx';

const DICTIONARIES = ['wide', 'everyday'] as const;

interface WordOptionsProps {
  readonly words: WordList;
  readonly onChange: (words: WordList) => void;
  /** A hint for each dictionary, if it means something else in this game than in most. */
  readonly hints?: Readonly<Record<Dictionary, string>>;
  /** Length of the longest possible word in this game. */
  readonly longest?: number;
  /** Further choices of the game, under the dictionaries. */
  readonly children?: ComponentChildren;
}

/** Which dictionary a table plays with, and what its players add to it or take from it. */
export function WordOptions({
  words,
  onChange,
  hints = text.dictionaryHints,
  longest = MAX_WORD_LENGTH,
  children,
}: WordOptionsProps): JSX.Element {
  const set = (part: Partial<WordList>): void => onChange({ ...words, ...part });
  const [typed, setTyped] = useState(words.allowed);
  const [listed, setListed] = useState<readonly string[]>([]);
  const allow = (own: readonly string[], list: readonly string[]): void => {
    const all = [...new Set([...own, ...list])];
    set({ allowed: all.length > MAX_EXTRA_WORDS ? own : all });
  };
  return (
    <>
      <Radios
        legend={text.dictionary}
        among={DICTIONARIES}
        chosen={words.dictionary}
        text={(dictionary) => listName(dictionary, THIS_EDITION)}
        hint={(dictionary) => `${hints[dictionary]}: ${listSource(dictionary, THIS_EDITION)}.`}
        onChange={(dictionary) => set({ dictionary })}
      >
        {children}
      </Radios>
      <Listed
        label={text.allowed}
        hint={text.allowedHint}
        words={typed}
        longest={longest}
        read={readOwnList}
        onChange={(allowed) => {
          setTyped(allowed);
          allow(allowed, listed);
        }}
      />
      <OwnLists
        choosing={{
          longest,
          fault: (list) => {
            const all = new Set([...typed, ...list]).size;
            return all > MAX_EXTRA_WORDS ? ownLists.tooMany(all, MAX_EXTRA_WORDS) : null;
          },
          onWords: (list) => {
            setListed(list);
            allow(typed, list);
          },
        }}
      />
      <Listed label={text.banned} hint={text.bannedHint} words={words.banned} onChange={(banned) => set({ banned })} />
    </>
  );
}

interface ListedProps {
  readonly label: string;
  readonly hint: string;
  readonly words: readonly string[];
  readonly longest?: number;
  /** Reads the typed list; without it capitals count as small letters, and there are no endings. */
  readonly read?: (typed: string) => OwnList;
  readonly onChange: (words: readonly string[]) => void;
}

const readPlainly = (typed: string): OwnList => ({ ...readWords(typed), added: [], capitals: [] });

/** Words as people type lists of them. What is typed stays as typed; the table gets the words. */
export function Listed({
  label,
  hint,
  words,
  longest = MAX_WORD_LENGTH,
  read = readPlainly,
  onChange,
}: ListedProps): JSX.Element {
  const id = useId();
  const [typed, setTyped] = useState(words.join(' '));
  const { added, capitals, strange, ...rest } = read(typed);
  const tooLong = [...rest.words, ...added].filter(({ length }) => length > longest);
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
          const list = read(value);
          onChange([...list.words, ...list.added].filter(({ length }) => length <= longest));
        }}
      />
      <small id={`${id}-hint`}>{hint}</small>
      <div role="status">
        {added.length > 0 && <small>{ownLists.read(rest.words.length, added)}</small>}
        {capitals.length > 0 && <small class="refusal">{ownLists.capitals(capitals)}</small>}
        {tooLong.length > 0 && <small class="refusal">{ownLists.tooLongWords(tooLong.length, longest)}</small>}
        {strange.length > 0 && <small class="refusal">{text.notTaken(strange)}</small>}
      </div>
    </div>
  );
}

/** For the games whose config holds a plain `WordList`. */
export const listWords = <Config extends { readonly words: WordList }>(
  longest: number = Number.POSITIVE_INFINITY,
): GameWords<Config> => ({
  of: ({ words }) => words,
  with: (config, { dictionary, ...part }) => ({
    ...config,
    words: { ...config.words, ...part, ...(dictionary && { dictionary }) },
  }),
  withAllowed: (config, words) => ({
    ...config,
    words: { ...config.words, allowed: words.filter(({ length }) => length <= longest) },
  }),
});

/** Differences from the dictionary, in a few words, for the waiting room. */
export const wordSummary = ({ familyFriendly, allowed, banned }: WordList): readonly string[] => [
  ...(familyFriendly ? [text.family] : []),
  ...(allowed.length > 0 ? [text.allowedCount(allowed.length)] : []),
  ...(banned.length > 0 ? [text.bannedCount(banned.length)] : []),
];
