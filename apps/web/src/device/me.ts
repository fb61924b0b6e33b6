import { type ReadonlySignal, signal } from '@preact/signals';
import type { Me, Picture } from '@wordhoard/protocol';
import { api } from '../net/api.ts';
import { readJson, readText, writeJson, writeText } from './storage.ts';

const NAME_KEY = 'wordhoard.name';
const PICTURE_KEY = 'wordhoard.picture';

const name = signal(readText(NAME_KEY) ?? '');
// Only this file writes it, and a table refuses what is no picture.
const picture = signal(readJson(PICTURE_KEY) as Picture | null);

/** The name given last, on this device; '' before the first. */
export const myName: ReadonlySignal<string> = name;
/** Null for who has chosen none: then it is the first letter of the name, in the colour of the seat. */
export const myPicture: ReadonlySignal<Picture | null> = picture;

/** As it is sent to a table. */
export const sentPicture = (): { picture?: Picture } => (picture.peek() ? { picture: picture.peek()! } : {});

/** Remembers the name here, and tells the server when there is one. */
export async function callMe(given: string): Promise<void> {
  name.value = given.trim();
  writeText(NAME_KEY, name.value);
  if (name.value !== '') await tell();
}

export async function drawMe(chosen: Picture): Promise<void> {
  picture.value = chosen;
  writeJson(PICTURE_KEY, chosen);
  if (name.value !== '') await tell();
}

const tell = (): Promise<unknown> => api.introduce({ name: name.value, ...sentPicture() });

/** This device belongs to another guest now: replaces the name and picture known here. */
export function becomeGuest(known: Pick<Me, 'name' | 'picture'>): void {
  name.value = known.name ?? '';
  picture.value = known.picture;
  writeText(NAME_KEY, name.value);
  writeJson(PICTURE_KEY, known.picture);
}

/** Forgets the guest on this device. */
export function forgetMe(): void {
  name.value = '';
  picture.value = null;
}

/** Makes sure that the server knows this guest: its cookie must be there before the socket is opened. */
export async function introduce(): Promise<boolean> {
  const me = await api.me();
  // The socket opens all the same, and says why they are refused.
  if (!me.ok) return me.refusal.code === 'banned';
  const { value: known } = me;
  if (name.value === '' && known.name !== null) {
    name.value = known.name;
    writeText(NAME_KEY, known.name);
  }
  if (picture.value === null && known.picture !== null) {
    picture.value = known.picture;
    writeJson(PICTURE_KEY, known.picture);
  }
  const isNews = known.name !== name.value || JSON.stringify(known.picture) !== JSON.stringify(picture.value);
  if (name.value !== '' && isNews) await tell();
  return true;
}
