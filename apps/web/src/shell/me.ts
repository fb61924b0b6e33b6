import { type ReadonlySignal, signal } from '@preact/signals';
import { api } from './api.ts';

const NAME_KEY = 'wordhoard.name';

const known = (): string => {
  try {
    return localStorage.getItem(NAME_KEY) ?? '';
  } catch {
    return '';
  }
};

const name = signal(known());

/** The name given last, on this device; '' before the first. */
export const myName: ReadonlySignal<string> = name;

/** Remembers the name here, and tells the server when there is one. */
export async function callMe(given: string): Promise<void> {
  name.value = given.trim();
  try {
    localStorage.setItem(NAME_KEY, name.value);
  } catch {
    // Then it is asked again next time.
  }
  if (name.value !== '') await api.rename(name.value);
}

/** Makes sure that we are somebody to the server: its cookie must be there before the socket is opened. */
export async function introduce(): Promise<boolean> {
  const me = await api.me();
  if (!me.ok) return false;
  if (name.value === '' && me.value.name !== null) name.value = me.value.name;
  else if (name.value !== '' && me.value.name !== name.value) await api.rename(name.value);
  return true;
}
