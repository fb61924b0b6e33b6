import type { AnyRefusal } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { allowRefusal, allow as text } from '#strings/allow.ts';
import { refusalText } from '#strings/refusals.ts';
import { AllowContext, type AllowWordAccess } from './allowing.ts';
import './allow-word.css';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { asAllowed, change, settings } from '../../device/settings.ts';
import type { Session } from '../../net/session.ts';
import { Button } from '../../ui/button.tsx';

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
      {!state && <Button text={text.button(word)} onClick={() => void allow()} />}
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
        <p class="muted">{text.none}</p>
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
          <button type="submit" class="btn primary">
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

/** `waiting`: the host has asked for it, and it is sent again as soon as nothing on the table can be challenged. */
type AllowState = 'waiting' | 'allowed';

const states = new WeakMap<Session, Signal<ReadonlyMap<string, AllowState>>>();

function statesAt(session: Session): Signal<ReadonlyMap<string, AllowState>> {
  const found = states.get(session) ?? signal<ReadonlyMap<string, AllowState>>(new Map());
  states.set(session, found);
  return found;
}

/** Words the host of this table has asked to allow. Outlives the component: the device may be handed over. */
const requestedWords = (session: Session): ReadonlySignal<ReadonlyMap<string, AllowState>> => statesAt(session);

function setState(session: Session, word: string, state: AllowState | null): void {
  const next = new Map(statesAt(session).peek());
  if (state) next.set(word, state);
  else next.delete(word);
  statesAt(session).value = next;
}

/** New tables made on this device start with it. */
const remember = (word: string): void => change({ allowedWords: asAllowed([...settings.peek().allowedWords, word]) });

async function send({ session, seat }: AllowWordAccess, word: string): Promise<AnyRefusal | null> {
  const refusal = await session.send({ type: 'amend', seat, amendment: { allow: word } });
  if (!refusal) {
    remember(word);
    setState(session, word, 'allowed');
  }
  return refusal;
}

/** Null when it counts now, or will as soon as the words on the table are settled: `requestedWords` says which. */
async function allowWord(allowing: AllowWordAccess, word: string): Promise<AnyRefusal | null> {
  const refusal = await send(allowing, word);
  if (refusal?.code !== 'undecided') return refusal;
  if (!statesAt(allowing.session).peek().has(word)) sendLater(allowing, word);
  return null;
}

/** The questions at this device, by which a change of the situation is known. */
const questionsAt = ({ observations }: Session): string =>
  [...observations.value.values()].map(({ seen }) => (seen.over ? 'over' : seen.question?.id)).join();

/** Asks again whenever there is another question, until the rules say yes or give another reason. */
function sendLater(allowing: AllowWordAccess, word: string): void {
  const { session } = allowing;
  setState(session, word, 'waiting');
  let asked: string | null = null;
  const stop = effect(() => {
    const questions = questionsAt(session);
    const isChanged = asked !== null && questions !== asked;
    asked = questions;
    if (isChanged) void retry();
  });
  const retry = async (): Promise<void> => {
    const isOver = [...session.observations.peek().values()].some(({ seen }) => seen.over);
    const refusal = isOver ? null : await send(allowing, word);
    if (refusal?.code === 'undecided') return;
    stop();
    // The game ended with that challenge: the next ones begin with the word.
    if (isOver) remember(word);
    if (refusal && statesAt(session).peek().get(word) === 'waiting') setState(session, word, null);
  };
}
