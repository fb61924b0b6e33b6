import { readOwnList } from '@wordhoard/lexicon/own-list';
import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { keepFaults, listFaults, ownLists as text } from '#strings/words.ts';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import {
  faultOf,
  type KeptList,
  keepLists,
  keptLists,
  LONGEST_NAME,
  withList,
  withSmallLetters,
} from './kept-lists.ts';

interface ListEditorProps {
  readonly list: KeptList;
  /** The list as it was saved; null when it was deleted or left as it was. */
  readonly onDone: (saved: KeptList | null, trouble: string | null) => void;
}

/** No word list is as long, and the page would be busy reading it, in bytes. */
const LARGEST_FILE = 4_000_000;

/** One list: its name, its words, and what becomes of them. Inside a form, so nothing in it submits. */
export function ListEditor({ list, onDone }: ListEditorProps): JSX.Element {
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
