import { copy, type Viewer } from '@wordhoard/kernel';
import {
  applyChange,
  completeUpdate,
  type GameUpdate,
  type NewTable,
  type ServerMessage,
  type TableInfo,
} from '@wordhoard/protocol';
import { newTableState, type TableState } from '@wordhoard/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Connections, type TableClient } from './connections.ts';
import { tableInfo } from './info.ts';

/** As long as what a table may agree on. */
const own = 'x'.repeat(60_000);
const wanted: NewTable = {
  options: {
    game: 'wildwords',
    config: { own },
    pace: 'live',
    limits: {},
    bank: null,
    visibility: 'public',
    watching: true,
    seats: 2,
  },
  name: 'Ann',
  bots: [],
  others: [],
  start: false,
};

interface RecordingClient extends TableClient {
  readonly frames: string[];
}
const client = (who: string, brief = true, patched = false): RecordingClient => {
  const frames: string[] = [];
  return { who, brief, patched, frames, send: (text) => void frames.push(text), dismiss: () => {} };
};
const bytes = (clients: readonly RecordingClient[]): number =>
  clients.flatMap(({ frames }) => frames).reduce((sum, { length }) => sum + length, 0);

/** A table and the way it is shown to all who are there. */
function open(): { state: TableState; connections: Connections; show: (state?: TableState) => void } {
  const state = newTableState('FOX-OWL-0001', 'ann', wanted);
  const connections = new Connections();
  const show = (now = state): void => connections.sendTable(tableInfo(now, connections, null, 'words', () => null));
  return { state, connections, show };
}

test('sends the options once to each client, however many come and go', () => {
  const { connections, show } = open();
  const all: RecordingClient[] = [];
  for (let i = 0; i < 100; i++) {
    const one = client(`guest ${i}`);
    all.push(one);
    connections.add(one);
    show();
  }
  for (const one of all.slice(50)) {
    connections.remove(one);
    show();
  }
  const whole = all.map(({ frames }) => frames.filter((text) => text.includes(own)).length);
  expect(whole).toEqual(all.map(() => 1));
  // A hundred times the table, and a few bytes for all others at each coming and going.
  expect(bytes(all)).toBeLessThan(100 * (own.length + 2000) + 100 * 150 * 60);
});

test('every client knows the current table, whenever it entered and whatever changed', () => {
  const { state, connections, show } = open();
  const known = ({ frames }: RecordingClient): TableInfo => {
    const messages: ServerMessage[] = frames.map((text) => JSON.parse(text));
    const tables = messages.filter((it) => it.type === 'table' || it.type === 'changed');
    return tables.reduce<TableInfo | null>(
      (before, it) => (it.type === 'table' ? it.table : applyChange(before!, it.table)),
      null,
    )!;
  };
  const [ann, bob] = [client('ann'), client('bob')];
  connections.add(ann);
  show();
  connections.add(bob);
  show();
  const seated = { ...state, places: [state.places[0]!, { who: 'bob', name: 'Bob', level: null }] };
  show(seated);
  const quick = { ...seated, options: { ...state.options, botSpeed: 'quick' as const } };
  show(quick);
  expect(ann.frames.at(-1)).toBe('{"type":"changed","table":{"options":{"botSpeed":"quick"}}}');
  // Comes in again over the same line, having forgotten everything.
  connections.add(bob);
  show(quick);
  // A removed field can't be sent as a change.
  show(seated);
  const now = tableInfo(seated, connections, null, 'words', () => null);
  expect([known(ann), known(bob)]).toEqual([now, now]);
  const before = ann.frames.length;
  show(seated);
  expect(ann.frames).toHaveLength(before);
});

test('limits spectators, in all and per guest; players always get in', () => {
  const { state, connections } = open();
  const enter = (who: string): boolean => {
    const one = client(who);
    const isLetIn = connections.hasRoom(one, state);
    if (isLetIn) connections.add(one);
    return isLetIn;
  };
  expect([1, 2, 3, 4, 5].map(() => enter('many screens'))).toEqual([true, true, true, true, false]);
  for (let i = 0; i < 96; i++) expect(enter(`guest ${i}`)).toBe(true);
  expect(enter('one too many')).toBe(false);
  for (let i = 0; i < 10; i++) expect(enter('ann')).toBe(true);
  expect(connections.countSpectators(state)).toBe(97);
});

/** An update for one viewer; or a client enters, or enters again. */
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ viewer: fc.constantFrom<Viewer>(0, 1, 'audience'), round: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ enters: fc.nat(4) }) },
);

test('leaves out a view exactly if it is unchanged, sends changes to those who take them, and all can restore it', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const { state: empty, connections } = open();
      const bob = { ...empty.places[0]!, who: 'bob', name: 'Bob' };
      const state: TableState = { ...empty, places: [empty.places[0]!, bob] };
      // Ann on two devices, one of them with a client of her own making; two who watch.
      const clients = [
        client('ann', true, true),
        client('ann', false),
        client('bob'),
        client('eve', true, true),
        client('uma'),
      ];
      const eyes: readonly Viewer[] = [0, 0, 1, 'audience', 'audience'];
      const views = new Map<Viewer, { round: number }>(eyes.map((viewer) => [viewer, { round: 0 }]));
      const last = new Map<RecordingClient, GameUpdate>();
      const update = (viewer: Viewer): GameUpdate => {
        // Every time another object, as after something that this viewer could not see.
        const view = copy(views.get(viewer)!);
        return { type: 'update', viewer, cursor: 1, now: 1, seen: { ...NOTHING, view }, events: [] };
      };
      const reads = (one: RecordingClient): void => {
        const viewer = eyes[clients.indexOf(one)]!;
        for (const text of one.frames.splice(0)) {
          const before = last.get(one);
          const parsed: GameUpdate = JSON.parse(text);
          const whole = completeUpdate(parsed, state, before)!;
          expect(whole).toEqual(update(viewer));
          if (!one.brief || !before) expect(parsed.kept).toBeUndefined();
          else {
            const isSameView = JSON.stringify(before.seen.view) === JSON.stringify(whole.seen.view);
            expect([parsed.kept === true, parsed.patch !== undefined]).toEqual([
              isSameView,
              one.patched && !isSameView,
            ]);
          }
          last.set(one, whole);
        }
      };
      for (const it of acts) {
        if ('enters' in it) {
          const one = clients[it.enters]!;
          last.delete(one);
          connections.add(one);
          connections.sendMissed(one, update(eyes[it.enters]!), state);
        } else {
          views.set(it.viewer, { round: it.round });
          connections.sendUpdates([update(it.viewer)], state);
        }
        for (const one of clients) reads(one);
      }
    }),
  );
});

const NOTHING = { question: null, free: [], banks: null, over: null };
