import { THIS_EDITION } from '@wordhoard/lexicon/editions';
import { readOwnList } from '@wordhoard/lexicon/own-list';
import { MAX_WORD } from '@wordhoard/lexicon/schema';
import { MAX_OWN_WORDS, ownFault, ownWords, type TableWords } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ownLists } from '#strings/own-lists.ts';
import { listName, listSource } from '#strings/word-lists.ts';
import { wordOptions as shared } from '#strings/word-options.ts';
import { Icon } from '../../../shell/icon.tsx';
import { Listed } from '../../../shell/table/word-options.tsx';
import { OwnLists } from '../../../words/own-lists.tsx';
import { wildwordsOptions as text } from '../strings/options.ts';

const DICTIONARIES = ['wide', 'everyday'] as const;

interface WordsFormProps {
  readonly words: TableWords;
  readonly onChange: (words: TableWords) => void;
}

/** [WW-15] One dictionary or several, a list of the table's own among them, and what is added or taken away. */
export function WordsForm({ words, onChange }: WordsFormProps): JSX.Element {
  const [refused, refuse] = useState(false);
  const set = (part: Partial<TableWords>): void => {
    const next = { ...words, ...part };
    const none = next.dictionaries.length === 0 && next.own === '';
    refuse(none);
    // Nothing to play by: the dictionary that was there before stays, or the usual one comes back.
    if (none) next.dictionaries = words.dictionaries.length > 0 ? words.dictionaries : ['wide'];
    onChange(next);
  };
  return (
    <>
      <fieldset>
        <legend>{shared.dictionary}</legend>
        <p>
          <small class="dim">{text.dictionariesLead}</small>
        </p>
        <div class="choices">
          {DICTIONARIES.map((dictionary) => (
            <label key={dictionary} class="choice">
              <input
                type="checkbox"
                checked={words.dictionaries.includes(dictionary)}
                onChange={({ currentTarget }) => {
                  const others = words.dictionaries.filter((it) => it !== dictionary);
                  set({ dictionaries: currentTarget.checked ? [...others, dictionary] : others });
                  // If it was the last one it stays, and its box must say so.
                  if (others.length === 0 && words.own === '') currentTarget.checked = true;
                }}
              />
              {listName(dictionary, THIS_EDITION)}
              <small>
                {listSource(dictionary, THIS_EDITION)}. {text.dictionaryHints[dictionary]}
              </small>
            </label>
          ))}
        </div>
        {refused && (
          <p class="refusal" role="alert">
            <Icon name="close" />
            {text.oneAtLeast}
          </p>
        )}
      </fieldset>
      <OwnLists
        choosing={{
          given: ownWords(words),
          longest: MAX_WORD,
          fault: (list) => {
            const fault = ownFault(list);
            return fault === 'too-many' ? ownLists.tooMany(list.length, MAX_OWN_WORDS) : fault && ownLists.tooLong;
          },
          onWords: (list) => set({ own: ownFault(list) ? '' : list.join(' ') }),
        }}
      />
      <Listed
        label={shared.allowed}
        hint={shared.allowedHint}
        words={words.allowed}
        read={readOwnList}
        onChange={(allowed) => set({ allowed })}
      />
      <Listed
        label={shared.banned}
        hint={shared.bannedHint}
        words={words.banned}
        onChange={(banned) => set({ banned })}
      />
    </>
  );
}
