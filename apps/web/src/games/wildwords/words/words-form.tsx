import { THIS_EDITION } from '@wordhoard/lexicon/editions';
import { ownWords, readOwnList, type TableWords } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { listName, listSource } from '#strings/word-lists.ts';
import { wordOptions as shared } from '#strings/word-options.ts';
import { Icon } from '../../../shell/icon.tsx';
import { Listed } from '../../../shell/table/word-options.tsx';
import { wildwordsOptions as text } from '../strings/options.ts';
import './words-form.css';

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
      {/* The form for a table is every game's: what is WildWords' own says so, for its styles. */}
      <div data-play="wildwords">
        <OwnListField words={words} onChange={(own) => set({ own })} />
      </div>
      <Listed
        label={shared.allowed}
        hint={shared.allowedHint}
        words={words.allowed}
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

/** No word list is as long, and the page would be busy reading it, in bytes. */
const LARGEST_FILE = 4_000_000;

interface OwnListProps {
  readonly words: TableWords;
  readonly onChange: (own: string) => void;
}

/** Pasted, dropped or opened; what was written stays as it was, and what cannot be taken is named. */
function OwnListField({ words, onChange }: OwnListProps): JSX.Element {
  const id = useId();
  const [typed, setTyped] = useState(() => ownWords(words).join('\n'));
  const [tooLarge, setTooLarge] = useState(false);
  const read = readOwnList(typed);
  const write = (value: string): void => {
    setTyped(value);
    setTooLarge(false);
    const list = readOwnList(value);
    onChange(list.fault === null ? list.words.join(' ') : '');
  };
  const open = (file: File | undefined): void => {
    if (!file) return;
    if (file.size > LARGEST_FILE) return setTooLarge(true);
    void file.text().then((value) => write(typed.trim() === '' ? value : `${typed.trimEnd()}\n${value}`));
  };
  const fault = tooLarge ? text.ownFaults['too-long'] : read.fault && text.ownFaults[read.fault];
  return (
    <div class="field own-list">
      <label for={id}>{text.own}</label>
      <textarea
        class="input"
        id={id}
        rows={4}
        value={typed}
        autocapitalize="none"
        spellcheck={false}
        aria-describedby={`${id}-hint ${id}-read`}
        onInput={(event) => write(event.currentTarget.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const file = event.dataTransfer?.files[0];
          // Text that is dropped goes where the pointer is, as everywhere.
          if (!file) return;
          event.preventDefault();
          open(file);
        }}
      />
      <small id={`${id}-hint`}>{text.ownHint}</small>
      <label class="btn">
        <input
          type="file"
          class="unseen"
          accept=".txt,.csv,text/plain,text/csv"
          onChange={({ currentTarget }) => {
            open(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        {text.ownFile}
      </label>
      <div id={`${id}-read`} role="status">
        {fault ? (
          <p class="refusal">
            <Icon name="close" />
            {fault}
          </p>
        ) : (
          read.words.length > 0 && <p class="small">{text.ownCount(read.words.length)}</p>
        )}
        {read.refused.length > 0 && (
          <p class="refusal">
            <Icon name="close" />
            {text.ownRefused(read.refused)}
          </p>
        )}
      </div>
    </div>
  );
}
