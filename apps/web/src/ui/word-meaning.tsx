import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { meaning as text } from '#strings/table.ts';
import { api } from '../net/api.ts';
import { explain } from '../table-kit/why-not.tsx';
import { Dialog } from './dialog.tsx';
import { useLoaded } from './use-loaded.ts';

/** The word that was tapped. */
const asked: Signal<string | null> = signal(null);

interface WordLinkProps {
  readonly word: string;
  /** The word's own drawing, where that is more than its letters. */
  readonly children?: ComponentChildren;
  /** Reached by arrow keys among many others, and not by Tab. */
  readonly skipped?: boolean;
}

/** A word one can tap to read what it means. Only of words the dictionary may speak about: it tells whether they are any. */
export const WordLink = ({ word, children, skipped = false }: WordLinkProps): JSX.Element => (
  <button
    type="button"
    class="word-link"
    aria-label={text.of(word)}
    tabIndex={skipped ? -1 : undefined}
    onClick={() => {
      asked.value = word.toLowerCase();
    }}
  >
    {children ?? word.toUpperCase()}
  </button>
);

/** The dialog over the table that shows the meaning. */
export function MeaningDialog(): JSX.Element {
  const word = asked.value;
  const close = (): void => {
    asked.value = null;
  };
  return (
    <Dialog title={word?.toUpperCase() ?? ''} open={word !== null} onClose={close}>
      {word !== null && <Definition word={word} />}
    </Dialog>
  );
}

/** The word's definition, from the server; or why it is a non-word, from this device. */
async function lookUp(word: string): Promise<string> {
  const answer = await api.meaning(word);
  if (answer.ok && answer.value.valid) return answer.value.definition ?? text.none(word);
  const why = await explain({ word });
  if (why === null && !answer.ok) return text.offline;
  return `${text.noWord(word)} ${why ?? ''}`;
}

/**
 * A word's definition, once the dictionary has decided about it: never before, because that would tell whether it is a
 * word.
 */
export function Definition({ word }: { readonly word: string }): JSX.Element {
  return <p class="definition">{useLoaded(() => lookUp(word), [word], text.loading)}</p>;
}
