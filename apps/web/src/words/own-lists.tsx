import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { keepFaults, listFaults, ownLists as text } from '#strings/words.ts';
import { randomHex } from '../net/ids.ts';
import {
  faultOf,
  type KeptList,
  keepLists,
  keptLists,
  LONGEST_NAME,
  withList,
  withSmallLetters,
  wordsOf,
} from './kept-lists.ts';
import './words.css';
import { readOwnList } from '@wordhoard/lexicon/own-list';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';

/** The lists kept on this device, each with a way to change it. */
interface OwnListsProps {
  /** The choice of lists for a table; missing where they are only edited. */
  readonly choosing?: {
    /** Words of lists that the table has already. */
    readonly given?: readonly string[];
    /** No word may be longer. */
    readonly longest: number;
    /** Why these words cannot be taken together, in words; null when they can. The form takes none of them then. */
    fault(words: readonly string[]): string | null;
    onWords(words: readonly string[]): void;
  };
}

export function OwnLists({ choosing }: OwnListsProps): JSX.Element {
  const lists = keptLists.value;
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [edited, edit] = useState<KeptList | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const make = useRef<HTMLButtonElement>(null);
  const [given] = useState(choosing?.given ?? []);
  const [keepsGiven, keepGiven] = useState(true);
  const isShort = ({ length }: string): boolean => length <= (choosing?.longest ?? length);
  const wordsBy = (ids: ReadonlySet<string>, withGiven: boolean): readonly string[] => {
    const listed = keptLists.value.filter(({ id }) => ids.has(id)).flatMap(wordsOf);
    return [...new Set([...(withGiven ? given : []), ...listed])].sort();
  };
  const all = wordsBy(chosen, keepsGiven);
  const tooLong = all.filter((word) => !isShort(word)).length;
  const fault = choosing?.fault(all.filter(isShort)) ?? null;
  // At once, not after the drawing: the form must not be told of it when it has changed in another way.
  const take = (ids: ReadonlySet<string>, withGiven = keepsGiven): void => {
    choose(ids);
    keepGiven(withGiven);
    choosing?.onWords(wordsBy(ids, withGiven).filter(isShort));
  };
  const done = (saved: KeptList | null, said: string | null): void => {
    edit(null);
    setTrouble(said);
    // A list made on the form for a table is meant for it.
    take(saved && !lists.some(({ id }) => id === saved.id) ? new Set([...chosen, saved.id]) : chosen);
    queueMicrotask(() => make.current?.focus());
  };
  const toggle = (id: string, on: boolean): void => {
    const others = [...chosen].filter((it) => it !== id);
    take(new Set(on ? [...others, id] : others));
  };
  return (
    <fieldset class="own-lists">
      <legend>{text.title}</legend>
      <p>
        <small class="muted">{choosing ? text.lead : text.leadManage}</small>
      </p>
      {given.length > 0 && (
        <label class="choice">
          <input type="checkbox" checked={keepsGiven} onChange={(event) => take(chosen, event.currentTarget.checked)} />
          {text.given}
          <small>{text.count(given.length)}</small>
        </label>
      )}
      {lists.map((list) => (
        <div key={list.id} class="own-list">
          {choosing ? (
            <label class="choice">
              <input
                type="checkbox"
                checked={chosen.has(list.id)}
                onChange={(event) => toggle(list.id, event.currentTarget.checked)}
              />
              {list.name}
              <small>{text.count(wordsOf(list).length)}</small>
            </label>
          ) : (
            <p>
              {list.name} <small class="muted">{text.count(wordsOf(list).length)}</small>
            </p>
          )}
          <Button class="quiet" text={text.edit} aria-label={text.editNamed(list.name)} onClick={() => edit(list)} />
        </div>
      ))}
      <div role="status">
        {[fault, trouble].map((it) => it && <p class="refusal">{it}</p>)}
        {choosing && tooLong > 0 && <p class="refusal">{text.tooLongWords(tooLong, choosing.longest)}</p>}
      </div>
      {edited ? (
        <ListEditor key={edited.id} list={edited} onDone={done} />
      ) : (
        <button
          type="button"
          class="btn"
          ref={make}
          onClick={() => edit({ id: randomHex(8), name: '', text: '', endings: false })}
        >
          {text.make}
        </button>
      )}
    </fieldset>
  );
}

interface ListEditorProps {
  readonly list: KeptList;
  /** The list as it was saved; null when it was deleted or left as it was. */
  readonly onDone: (saved: KeptList | null, trouble: string | null) => void;
}

/** No word list is as long, and the page would be busy reading it, in bytes. */
const LARGEST_FILE = 4_000_000;

/** One list: its name, its words, and what becomes of them. Inside a form, so nothing in it submits. */
function ListEditor({ list, onDone }: ListEditorProps): JSX.Element {
  const id = useId();
  const [draft, setDraft] = useState(list);
  const [fault, setFault] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const change = (part: Partial<KeptList>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setFault(null);
  };
  const isNew = !keptLists.value.some((it) => it.id === list.id);
  const keep = (lists: readonly KeptList[], saved: KeptList | null): void => {
    const trouble = keepLists(lists);
    onDone(saved, trouble && keepFaults[trouble]);
  };
  const save = (): void => {
    const saved = { ...draft, name: draft.name.trim() };
    const wrong = faultOf(saved, keptLists.value);
    if (!wrong) return keep(withList(keptLists.value, saved), saved);
    setFault(listFaults[wrong]);
    announce(listFaults[wrong], { urgent: true });
    first.current?.focus();
  };
  const open = (file: File | undefined): void => {
    if (!file) return;
    if (file.size > LARGEST_FILE) return setFault(text.tooLarge);
    void file.text().then((added) =>
      setDraft((before) => ({
        ...before,
        text: before.text.trim() === '' ? added : `${before.text.trimEnd()}\n${added}`,
      })),
    );
  };
  return (
    <fieldset class="list-editor">
      <legend>{isNew ? text.make : text.editNamed(list.name)}</legend>
      <div class="field">
        <label for={`${id}-name`}>{text.name}</label>
        <input
          class="input"
          id={`${id}-name`}
          ref={first}
          value={draft.name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={(event) => change({ name: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
      </div>
      <div class="field">
        <label for={`${id}-words`}>{text.words}</label>
        <textarea
          class="input"
          id={`${id}-words`}
          rows={5}
          value={draft.text}
          autocapitalize="none"
          spellcheck={false}
          aria-describedby={`${id}-hint ${id}-read`}
          onInput={(event) => change({ text: event.currentTarget.value })}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const file = event.dataTransfer?.files[0];
            // Text that is dropped goes where the pointer is, as everywhere.
            if (!file) return;
            event.preventDefault();
            open(file);
          }}
        />
        <small id={`${id}-hint`}>{text.wordsHint}</small>
        <label class="btn">
          <input
            type="file"
            class="sr-only"
            accept=".txt,.csv,text/plain,text/csv"
            onChange={({ currentTarget }) => {
              open(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          {text.file}
        </label>
      </div>
      <label class="choice">
        <input
          type="checkbox"
          checked={draft.endings}
          onChange={(event) => change({ endings: event.currentTarget.checked })}
        />
        {text.endings}
        <small>{text.endingsHint}</small>
      </label>
      <Reading id={`${id}-read`} draft={draft} onText={(written) => change({ text: written })} />
      {fault && <p class="refusal">{fault}</p>}
      <div class="row">
        <Button class="primary" text={text.save} onClick={save} />
        <Button text={text.cancel} onClick={() => onDone(null, null)} />
        {!isNew && (
          <ConfirmButton
            label={text.remove}
            question={text.removeSure(list.name)}
            yes={text.removeYes}
            no={text.keep}
            onYes={() =>
              keep(
                keptLists.value.filter((it) => it.id !== list.id),
                null,
              )
            }
          />
        )}
      </div>
    </fieldset>
  );
}

interface ReadingProps {
  readonly id: string;
  readonly draft: KeptList;
  readonly onText: (text: string) => void;
}

/** The reading of the list: its number of words, the added endings, and refused entries with their reasons. */
function Reading({ id, draft, onText }: ReadingProps): JSX.Element {
  const { words, added, capitals, strange } = readOwnList(draft.text, draft);
  return (
    <div id={id} role="status">
      {words.length > 0 && <p class="small">{text.read(words.length, added)}</p>}
      {capitals.length > 0 && (
        <>
          <p class="refusal">{text.capitals(capitals)}</p>
          <Button text={text.toSmall} onClick={() => onText(withSmallLetters(draft.text, capitals))} />
        </>
      )}
      {strange.length > 0 && <p class="refusal">{text.strange(strange)}</p>}
    </div>
  );
}
