import type { AnyRefusal } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { allowRefusal, allow as text } from '#strings/allow.ts';
import { refusalText } from '#strings/refusals.ts';
import { allowWord, requestedWords } from './allow-later.ts';
import { AllowContext } from './allowing.ts';
import './allow-word.css';

const inWords = (refusal: AnyRefusal): string => allowRefusal(refusal) ?? refusalText(refusal);

/** Beside a refused word: lets the host allow it from now on. Renders nothing for other players. */
export function AllowWord({ word }: { readonly word: string }): JSX.Element | null {
  const allowing = useContext(AllowContext);
  const [said, say] = useState<string | null>(null);
  if (!allowing) return null;
  const state = requestedWords(allowing.session).value.get(word);
  const allow = async (): Promise<void> => {
    const refusal = await allowWord(allowing, word);
    say(refusal && inWords(refusal));
  };
  const settled = state && (state === 'waiting' ? text.afterChallenge(word) : text.counts(word));
  return (
    <span class="allow-word">
      {!state && (
        <button type="button" class="btn" onClick={() => void allow()}>
          {text.button(word)}
        </button>
      )}
      <small role="status">{settled ?? said ?? text.hint}</small>
    </span>
  );
}

interface AllowFormProps {
  /** Words the players of this table have allowed so far. */
  readonly allowed: readonly string[];
}

/** Behind the menu: which words this table has allowed, and for the host a field for another. */
export function AllowForm({ allowed }: AllowFormProps): JSX.Element {
  const allowing = useContext(AllowContext);
  const [typed, type] = useState('');
  const [said, say] = useState('');
  const word = typed.trim().toLowerCase();
  const allow = async (): Promise<void> => {
    if (!allowing || word === '') return;
    const refusal = await allowWord(allowing, word);
    const isWaiting = requestedWords(allowing.session).peek().get(word) === 'waiting';
    say(refusal ? inWords(refusal) : isWaiting ? text.whenSettled(word) : text.counts(word));
    if (!refusal) type('');
  };
  return (
    <div class="allow-form">
      {allowed.length === 0 ? (
        <p class="dim">{text.none}</p>
      ) : (
        <ul class="plain">
          {allowed.map((it) => (
            <li key={it}>{it.toUpperCase()}</li>
          ))}
        </ul>
      )}
      {allowing ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void allow();
          }}
        >
          <label class="field">
            {text.field}
            <input
              class="input"
              value={typed}
              maxLength={60}
              autocapitalize="none"
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) => type(currentTarget.value)}
            />
          </label>
          <button type="submit" class="btn go">
            {text.add}
          </button>
          <p class="small" role="status">
            {said}
          </p>
          <p class="fine">
            {text.hint} {text.remembered}
          </p>
        </form>
      ) : (
        <p class="fine">{text.hostOnly}</p>
      )}
    </div>
  );
}
