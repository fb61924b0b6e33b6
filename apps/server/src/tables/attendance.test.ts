import type { TableState } from '@wordhoard/table';
import { describe, expect, test } from 'vitest';
import { Attendance } from './attendance.ts';
import type { TableClient } from './connections.ts';
import { Peers } from './peers.ts';

const client = (who: string): TableClient => ({ who, brief: true, send: () => undefined, dismiss: () => undefined });
const place = (who: string) => ({ who, name: who, level: null });
const table = {
  code: 'FOX-0001',
  host: 'ann',
  places: [place('ann'), place('bob')],
  status: 'playing',
  options: { watching: true },
} as unknown as TableState; // All it looks at.

describe('who is at a table that several servers have', () => {
  test('is there whoever is connected to any of them', () => {
    const here = new Attendance();
    const ann = client('ann');
    here.add(ann);
    expect([here.here('ann'), here.here('bob'), here.attends(table)]).toEqual([true, false, true]);
    here.setVisible(ann, false);
    expect(here.attends(table)).toBe(false);
    // Two wait for each other, whatever they look at.
    expect(here.hear('b', { guests: { bob: false, eve: true }, more: 3 })).toBe(true);
    expect(here.hear('b', { guests: { eve: true, bob: false }, more: 3 })).toBe(false);
    expect([here.here('bob'), here.attends(table), here.watchers(table)]).toEqual([true, true, 4]);
    expect([...here.others]).toEqual(['b']);
    here.remove(ann);
    expect([here.attends(table), here.empty, here.attendedElsewhere]).toEqual([false, true, true]);
    here.hear('b', { guests: { bob: true }, more: 0 });
    expect(here.attends(table)).toBe(true);
    here.hear('b', null);
    expect([here.attends(table), here.attendedElsewhere, here.watchers(table)]).toEqual([false, false, 0]);
  });

  test('one guest on two screens is there once, and looks if either does', () => {
    const here = new Attendance();
    const [phone, desk] = [client('ann'), client('ann')];
    here.add(phone);
    here.add(desk);
    here.setVisible(phone, false);
    expect(here.presence(table)).toEqual({ guests: { ann: true }, more: 0 });
    here.dismiss((it) => it === desk, { code: 'closing' });
    expect(here.presence(table)).toEqual({ guests: { ann: false }, more: 0 });
  });

  test('a crowd is told in few words, and players first', () => {
    const here = new Attendance();
    for (let i = 0; i < 1000; i++) here.add(client(`watcher-of-them-${i}`));
    here.add(client('bob'));
    const presence = here.presence(table);
    expect(Object.keys(presence.guests)[0]).toBe('bob');
    expect(Object.keys(presence.guests).length + presence.more).toBe(1001);
    // Size limit of a PostgreSQL notice, with room for the rest of the message.
    expect(JSON.stringify(presence).length).toBeLessThan(7000);
  });
});

test('a server that falls silent is named once, and is new when it comes back', () => {
  const peers = new Peers(7000);
  expect([peers.heard('b', 0), peers.heard('b', 5000), peers.heard('c', 5000)]).toEqual([true, false, true]);
  expect(peers.gone(12_000)).toEqual([]);
  peers.heard('c', 12_000);
  expect([peers.gone(12_001), peers.gone(12_001)]).toEqual([['b'], []]);
  expect(peers.heard('b', 13_000)).toBe(true);
});
