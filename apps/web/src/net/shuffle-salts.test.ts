import type { TableInfo } from '@wordhoard/protocol';
import { expect, test, vi } from 'vitest';
import { addSalts, shuffleNote } from './shuffle-salts.ts';
import { sessionByHand } from './testing/manual-session.ts';

test('a salt goes out for each seat of this device when the table is about to start, once, and is remembered', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const { session, sent, listener } = sessionByHand();
  const stop = addSalts(session, 'FOX-3707');
  const place = (who: string) => ({ name: '', who, level: null, presence: 'here' });
  const seats = [place('ann'), place('bob'), place('ann')];
  // Nothing else of a table matters here.
  const table = { status: 'waiting', commitment: null, seats } as unknown as TableInfo;
  listener.opened();
  listener.said({ type: 'table', you: 'ann', table });
  expect(shuffleNote('FOX-3707')).toBeNull();
  listener.said({ type: 'changed', table: { commitment: 'first' } });
  listener.said({ type: 'changed', table: { watchers: 1 } });
  // Only what was promised first counts.
  listener.said({ type: 'changed', table: { commitment: 'second' } });
  const commands = sent.flatMap((it) => (it.type === 'command' ? [it] : []));
  const salt = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(commands.map(({ command }) => command)).toEqual([
    { type: 'salt', seat: 0, commitment: 'first', salt },
    { type: 'salt', seat: 2, commitment: 'first', salt },
  ]);
  listener.said({ type: 'done', id: commands[0]!.id });
  listener.said({ type: 'refused', id: commands[1]!.id, refusal: { code: 'already-started' } });
  await Promise.resolve();
  expect(shuffleNote('FOX-3707')).toEqual({
    commitment: 'first',
    salts: { 0: { salt, taken: true }, 2: { salt, taken: false } },
  });
  stop();
  vi.unstubAllGlobals();
});
