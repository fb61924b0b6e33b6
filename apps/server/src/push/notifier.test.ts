import { expect, onTestFinished, test } from 'vitest';
import { FakeClock } from '../../test/fake-clock.ts';
import { newReceiver } from '../../test/push-service.ts';
import type { Note } from '../storage/notes.ts';
import { NOTES_AT_ONCE } from '../storage/notes.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { Notifier } from './notifier.ts';
import { type Subscription, subscriptionNote } from './subscription.ts';
import { newVapidKeys, readVapidKeys } from './vapid.ts';

const MINUTE = 60_000;
const LARGE = 'https://fcm.googleapis.com/send';
const { keys } = await newReceiver();

/** Every player is asked question 7 everywhere. */
async function open(): Promise<{
  readonly notifier: Notifier;
  readonly clock: FakeClock;
  readonly notes: Storage['notes'];
  /** Endpoints that were called. */
  readonly posted: string[];
  readonly warned: string[];
}> {
  const storage = await openSqlite(':memory:');
  onTestFinished(() => storage.close());
  const { notes } = storage;
  const clock = new FakeClock();
  const [posted, warned]: [string[], string[]] = [[], []];
  const ignore = (): void => undefined;
  const notifier = new Notifier({
    notes,
    clock,
    log: { info: ignore, warn: (_, message) => void warned.push(message), error: ignore },
    keys: readVapidKeys(newVapidKeys()),
    contact: 'mailto:nobody@example.org',
    async post({ endpoint }) {
      posted.push(endpoint);
      return 201;
    },
    openQuestion: async () => 7,
  });
  onTestFinished(() => notifier.close());
  return { notifier, clock, notes, posted, warned };
}

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  ...keys,
  endpoint: `${LARGE}/x`,
  device: '',
  code: 'FOX-0001',
  game: 'any',
  quiet: null,
  called: null,
  later: null,
  ...changes,
});

test('one move notifies few devices of a guest, however many subscribed', async () => {
  const { notifier, posted, notes } = await open();
  const request = (i: number) => ({ code: 'FOX-0001', subscription: { endpoint: `${LARGE}/${i}`, keys }, quiet: null });
  for (let i = 0; i < 30; i++) expect(await notifier.subscribe('ann', '', 'any', request(i))).toBe(true);
  expect(await notes.ofGuest('push', 'ann')).toHaveLength(5);
  await notifier.notify({ code: 'FOX-0001', who: 'ann', question: 8 });
  expect(posted).toHaveLength(5);
});

test('limits notifications per guest, and per host that is no large service', async () => {
  const { notifier, posted, notes, clock } = await open();
  const other = 'https://somebody.example';
  const all = [
    ...Array.from({ length: 50 }, (_, i) =>
      subscriptionNote('ann', subscription({ code: `FOX-${1000 + i}` }), clock.now()),
    ),
    ...Array.from({ length: 20 }, (_, i) =>
      subscriptionNote(`guest ${i}`, subscription({ code: 'OWL-0001', endpoint: `${other}/${i}` }), clock.now()),
    ),
  ];
  await Promise.all(all.map((note) => notes.put(note)));
  for (let i = 0; i < 50; i++) await notifier.notify({ code: `FOX-${1000 + i}`, who: 'ann', question: 8 });
  for (let i = 0; i < 20; i++) await notifier.notify({ code: 'OWL-0001', who: `guest ${i}`, question: 8 });
  // Another guest with the same service is notified all the same.
  await notes.put(subscriptionNote('bob', subscription(), clock.now()));
  await notifier.notify({ code: 'FOX-0001', who: 'bob', question: 8 });
  const to = (start: string): number => posted.filter((endpoint) => endpoint.startsWith(start)).length;
  while (to(LARGE) < 41) await new Promise(setImmediate);
  expect([to(LARGE), to(other)]).toEqual([41, 10]);
});

test('reads only subscriptions that are due, page by page, and logs a damaged one once', async () => {
  const { notifier, posted, notes, clock, warned } = await open();
  const due = clock.now() + MINUTE;
  const of = (i: number, at: number): Note => {
    const code = `FOX-${1000 + i}`;
    return subscriptionNote(`guest ${i}`, subscription({ code, later: { question: 7, at } }), clock.now());
  };
  const [mostDue, rest] = [NOTES_AT_ONCE + 20, 300];
  const all = Array.from({ length: mostDue + rest }, (_, i) => of(i, i < mostDue ? due : due + 10 * MINUTE));
  await Promise.all([...all, { ...of(-1, due), value: '{"co' }].map((note) => notes.put(note)));
  const pages: number[] = [];
  const takeDue = notes.takeDue.bind(notes);
  notes.takeDue = async (...args) => {
    const page = await takeDue(...args);
    pages.push(page.length);
    return page;
  };
  notifier.start();
  clock.advance(MINUTE);
  // The next round is set when this one has ended.
  await clock.isSet();
  expect(pages).toEqual([NOTES_AT_ONCE, 21]);
  while (posted.length < mostDue) await new Promise(setImmediate);
  expect(posted).toHaveLength(mostDue);
  clock.advance(MINUTE);
  await clock.isSet();
  expect(pages).toEqual([NOTES_AT_ONCE, 21, 0]);
  expect(warned).toEqual(['deleted a damaged push subscription']);
});
