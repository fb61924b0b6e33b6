import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { Session } from '../session.ts';
import { asAllowed, change, settings } from '../settings.ts';
import type { AllowWordAccess } from './allowing.ts';

/** `waiting`: the host has asked for it, and it is sent again as soon as nothing on the table can be challenged. */
export type AllowState = 'waiting' | 'allowed';

const states = new WeakMap<Session, Signal<ReadonlyMap<string, AllowState>>>();

function statesAt(session: Session): Signal<ReadonlyMap<string, AllowState>> {
  const found = states.get(session) ?? signal<ReadonlyMap<string, AllowState>>(new Map());
  states.set(session, found);
  return found;
}

/** Words the host of this table has asked to allow. Outlives the component: the device may be handed over. */
export const requestedWords = (session: Session): ReadonlySignal<ReadonlyMap<string, AllowState>> => statesAt(session);

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
export async function allowWord(allowing: AllowWordAccess, word: string): Promise<AnyRefusal | null> {
  const refusal = await send(allowing, word);
  if (refusal?.code !== 'undecided') return refusal;
  if (!statesAt(allowing.session).peek().has(word)) sendLater(allowing, word);
  return null;
}

/** The questions at this device, by which a change of the situation is known. */
const questionsAt = ({ sights }: Session): string =>
  [...sights.value.values()].map(({ seen }) => (seen.over ? 'over' : seen.question?.id)).join();

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
    const isOver = [...session.sights.peek().values()].some(({ seen }) => seen.over);
    const refusal = isOver ? null : await send(allowing, word);
    if (refusal?.code === 'undecided') return;
    stop();
    // The game ended with that challenge: the next ones begin with the word.
    if (isOver) remember(word);
    if (refusal && statesAt(session).peek().get(word) === 'waiting') setState(session, word, null);
  };
}
