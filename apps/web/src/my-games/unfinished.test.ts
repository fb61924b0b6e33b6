import { beforeEach, expect, test, vi } from 'vitest';
import type { SavedMatch } from '../offline/saved-match.ts';
import * as saved from '../offline/saved-match.ts';
import * as shelf from './shelf.ts';
import * as unfinished from './unfinished.ts';

const games = { ...saved, ...shelf, ...unfinished };

/** As in a browser, with so much room. */
class FakeStorage {
  readonly #room: number;
  constructor(room = Number.POSITIVE_INFINITY) {
    this.#room = room;
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, text: string): void {
    const others = Object.entries(this).filter(([it]) => it !== key);
    if (others.reduce((sum, [it, value]) => sum + it.length + value.length, key.length + text.length) > this.#room)
      throw new DOMException('full', 'QuotaExceededError');
    Reflect.set(this, key, text);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  return () => vi.unstubAllGlobals();
});

/** Only these are looked at. */
const game = (luck: string, moves = 1, over = false): SavedMatch =>
  ({
    wanted: { others: [], bots: [3] },
    luck,
    entries: Array.from({ length: moves }, (_, at) => ({ at, seat: 0 })),
    ...(over && { over }),
  }) as unknown as SavedMatch;
const ids = (): string[] => games.unfinishedGames(['wordsy', 'wildwords']).map(({ game: kind, id }) => `${kind} ${id}`);

test('a new game takes nothing away: the one before lies on the shelf, and can be opened again', () => {
  games.keepGame('wordsy', game('a'));
  games.keepProgress('wordsy', 'round 4 of 7');
  expect(games.putAside('wordsy')).toBe(true);
  expect(games.keptGame('wordsy')).toBeNull();
  games.keepGame('wordsy', game('b'));
  games.keepGame('wildwords', game('c'));
  expect(ids()).toEqual(['wordsy b', 'wordsy a', 'wildwords c']);
  games.takeFromShelf('wordsy', 'a');
  expect(games.keptGame('wordsy')).toEqual(game('a'));
  expect(games.keptProgress('wordsy')).toBe('round 4 of 7');
  expect(ids()).toEqual(['wordsy a', 'wordsy b', 'wildwords c']);
});

test('what is over, or was only dealt, is put on no shelf', () => {
  games.keepGame('wordsy', game('a', 3, true));
  games.putAside('wordsy');
  // Only a bot has moved.
  games.keepGame('wordsy', { ...game('b'), entries: [{ at: 1, seat: 1 }] } as unknown as SavedMatch);
  games.putAside('wordsy');
  expect(ids()).toEqual([]);
});

test('each is deleted alone', () => {
  for (const luck of ['a', 'b', 'c']) {
    games.putAside('wordsy');
    games.keepGame('wordsy', game(luck));
  }
  games.deleteGame('wordsy', 'c');
  expect(games.keptGame('wordsy')).toBeNull();
  games.deleteGame('wordsy', 'a');
  expect(ids()).toEqual(['wordsy b']);
});

test('two windows, two games: what is played on in one does not take the place of the other', () => {
  games.keepGame('wordsy', game('a'));
  // In another window.
  games.putAside('wordsy');
  expect(games.keepGame('wordsy', game('a', 2))).toBe(true);
  expect(games.keepGame('wordsy', game('b'))).toBe(true);
  games.keepGame('wordsy', game('a', 3));
  expect(games.keptGame('wordsy')).toEqual(game('b'));
  games.takeFromShelf('wordsy', 'a');
  expect(games.keptGame('wordsy')?.entries).toHaveLength(3);
  // Over there: it is with the finished ones, and not to be gone on with.
  games.keepGame('wordsy', game('b', 9, true));
  expect(ids()).toEqual(['wordsy a']);
});

test('where there is no room it says so, and what was kept stays', () => {
  vi.stubGlobal('localStorage', new FakeStorage(700));
  expect(games.keepGame('wordsy', game('a', 10))).toBe(true);
  expect(games.putAside('wordsy')).toBe(true);
  expect(games.keepGame('wordsy', game('b', 20))).toBe(false);
  expect(ids()).toEqual(['wordsy a']);
  games.deleteGame('wordsy', 'a');
  expect(games.keepGame('wordsy', game('b', 20))).toBe(true);
});

test('where nothing can be stored, nothing breaks', () => {
  const no = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: no, setItem: no, removeItem: no });
  expect(games.keepGame('wordsy', game('a'))).toBe(false);
  games.putAside('wordsy');
  games.takeFromShelf('wordsy', 'a');
  games.deleteGame('wordsy', 'a');
  expect(ids()).toEqual([]);
});
