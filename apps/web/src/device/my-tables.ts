import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { readJson, readStrings, writeJson } from './storage.ts';

/** A table with a seat of this device, to find the way back to it. */
interface MyTable {
  readonly code: string;
  readonly game: string;
}

/** Tables under way, and finished ones: a player there may want a rematch. */
const KEYS = { goesOn: 'wordhoard.tables', over: 'wordhoard.tables.over' } as const;

const isTable = (it: unknown): it is MyTable =>
  typeof it === 'object' && it !== null && 'code' in it && 'game' in it && typeof it.code === 'string';

function listed(key: string): readonly MyTable[] {
  const kept = readJson(key);
  return Array.isArray(kept) ? kept.filter(isTable) : [];
}

/** All of them, the latest first. */
export const myTables = (): readonly MyTable[] => listed(KEYS.goesOn);
export const myFinishedTables = (): readonly MyTable[] => listed(KEYS.over);

/** Puts it first on one list and takes it off the other; off both when there is nothing to go back to. */
export function rememberTable(table: MyTable, as: 'goes-on' | 'over' | 'forgotten'): void {
  write(KEYS.goesOn, table, as === 'goes-on');
  write(KEYS.over, table, as === 'over');
}

function write(key: string, table: MyTable, isThere: boolean): void {
  const before = listed(key);
  const others = before.filter(({ code }) => code !== table.code);
  if (!isThere && others.length === before.length) return;
  writeJson(key, isThere ? [table, ...others] : others);
}

/** Which tables wait for this player, as far as this device has heard: known before the server has been asked. */
const TURNS_KEY = 'wordhoard.turns';

const codes = signal(readStrings(TURNS_KEY));
/** Their codes. */
export const turns: ReadonlySignal<readonly string[]> = codes;

/** Sets the player's tables that wait for them, and no others. */
export function setTurns(waiting: readonly string[]): void {
  if (waiting.join() === codes.peek().join()) return;
  codes.value = waiting;
  writeJson(TURNS_KEY, waiting);
}

/** The table with this code waits, or does so no longer. */
export function setTurn(code: string, mine: boolean): void {
  const others = codes.peek().filter((it) => it !== code);
  setTurns(mine ? [code, ...others] : others);
}

/** Lets the icon say how many wait, of the page and of the app: what an app's icon shows outlives the page. */
export function badgeTurns(): void {
  let needed = false;
  effect(() => {
    const { length } = codes.value;
    needed ||= length > 0;
    // Without any waiting game there is nothing to draw.
    if (needed) showBadge(length);
  });
}

/** The icon as the page came with it; the ones a browser may choose among, and what each was. */
const plain = new Map<HTMLLinkElement, string>();

/** Marks the page's icon while games wait for the player, and shows the number on the app's icon where possible. */
function showBadge(waiting: number): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) {
    if (!plain.has(link)) plain.set(link, link.href);
    link.href = waiting > 0 ? '/icon-turn.svg' : (plain.get(link) ?? link.href);
  }
  // Only an installed app has one, and not every browser knows of it.
  if (!('setAppBadge' in navigator)) return;
  const shown = waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
