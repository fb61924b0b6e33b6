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

describe('attendance at a table on several servers', () => {
  test('counts guests connected to any server', () => {
    const here = new Attendance();
    const ann = client('ann');
    here.add(ann);
    expect([here.isConnected('ann'), here.isConnected('bob'), here.isAttended(table)]).toEqual([true, false, true]);
    here.setVisible(ann, false);
    expect(here.isAttended(table)).toBe(false);
    // Two wait for each other, whatever they look at.
    expect(here.setPeerPresence('b', { guests: { bob: false, eve: true }, more: 3 })).toBe(true);
    expect(here.setPeerPresence('b', { guests: { eve: true, bob: false }, more: 3 })).toBe(false);
    expect([here.isConnected('bob'), here.isAttended(table), here.countSpectators(table)]).toEqual([true, true, 4]);
    expect([...here.playablePeers]).toEqual(['b']);
    here.remove(ann);
    expect([here.isAttended(table), here.isEmpty, here.isAttendedElsewhere]).toEqual([false, true, true]);
    here.setPeerPresence('b', { guests: { bob: true }, more: 0 });
    expect(here.isAttended(table)).toBe(true);
    here.setPeerPresence('b', null);
    expect([here.isAttended(table), here.isAttendedElsewhere, here.countSpectators(table)]).toEqual([false, false, 0]);
  });

  test('a guest with two pages counts once, and is looking if either page is visible', () => {
    const here = new Attendance();
    const [phone, desk] = [client('ann'), client('ann')];
    here.add(phone);
    here.add(desk);
    here.setVisible(phone, false);
    expect(here.localPresence(table)).toEqual({ guests: { ann: true }, more: 0 });
    here.dismiss((it) => it === desk, { code: 'closing' });
    expect(here.localPresence(table)).toEqual({ guests: { ann: false }, more: 0 });
  });

  test('reports a crowd within the size limit, players first', () => {
    const here = new Attendance();
    for (let i = 0; i < 1000; i++) here.add(client(`watcher-of-them-${i}`));
    here.add(client('bob'));
    const presence = here.localPresence(table);
    expect(Object.keys(presence.guests)[0]).toBe('bob');
    expect(Object.keys(presence.guests).length + presence.more).toBe(1001);
    // Size limit of a PostgreSQL notice, with room for the rest of the message.
    expect(JSON.stringify(presence).length).toBeLessThan(7000);
  });
});

test('reports a silent server once, and as new when it returns', () => {
  const peers = new Peers(7000);
  expect([peers.noteSign('b', 0), peers.noteSign('b', 5000), peers.noteSign('c', 5000)]).toEqual([true, false, true]);
  expect(peers.takeSilent(12_000)).toEqual([]);
  peers.noteSign('c', 12_000);
  expect([peers.takeSilent(12_001), peers.takeSilent(12_001)]).toEqual([['b'], []]);
  expect(peers.noteSign('b', 13_000)).toBe(true);
});
