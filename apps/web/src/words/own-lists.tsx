import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { ownLists as text } from '#strings/words.ts';
import { randomHex } from '../net/ids.ts';
import { type KeptList, keptLists, wordsOf } from './kept-lists.ts';
import { ListEditor } from './list-editor.tsx';
import './words.css';
import { Button } from '../ui/button.tsx';

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
