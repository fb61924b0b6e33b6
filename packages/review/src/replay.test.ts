import { canonicalJson, replay, type SealedRecord } from '@wordhoard/kernel';
import type { GameUpdate } from '@wordhoard/protocol';
import { type LogEntry, RunningMatch } from '@wordhoard/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Replay } from './replay.ts';
import { game, highCardRecord } from './testing/high-card-record.ts';

const records = fc.string().map((name) => highCardRecord(name));
const plain = (update: GameUpdate | { refusal: object }): string => canonicalJson(update);

/** The slow way: replays the match from its start for every entry, as a server that has just started would. */
function runTo(record: SealedRecord, lines: number): RunningMatch {
  // Moves carry commands, as people's do: for a move without one, the table says that a stand-in made it.
  const commandOf = (seat: number | undefined, i: number): string | null => (seat === undefined ? null : `guest:${i}`);
  const played = record.entries
    .slice(0, lines)
    .map((entry, i): LogEntry => ({ seq: i + 1, entry, command: commandOf(entry.seat, i) }));
  const { table, nonce, commitment, rules, words } = record;
  const opened = RunningMatch.open(game, { table, nonce, commitment, rules, words, botSeed: '' }, played, {
    now: () => 0,
    log: { append: async () => false, linesAfter: async () => [] },
    think: async () => null,
    send: () => {},
    scheduleChanged: () => {},
    botFailed: () => {},
  });
  if ('refusal' in opened) throw new Error(opened.refusal.code);
  return opened.running;
}

test('after every entry, viewers see the same as at a table that played that far', () => {
  fc.assert(
    fc.property(records, (record) => {
      const played = Replay.readAll(game, record);
      expect(played.fault).toBeNull();
      expect(played.lines).toBe(record.entries.length);
      for (let lines = 0; lines <= played.lines; lines++) {
        const running = runTo(record, lines);
        for (const viewer of [0, 1, 2, 'audience'] as const)
          expect(plain(played.updateAt(lines, viewer))).toBe(plain(running.updateSince(viewer, 0)));
      }
    }),
    { numRuns: 20 },
  );
});

test('decisions are final answers and free moves; replaced answers and deadlines are none', () => {
  fc.assert(
    fc.property(records, (record) => {
      const played = Replay.readAll(game, record);
      const states = [...replay(game, record)];
      const { decisions } = played;
      for (const { line, seat, seen, move, kind } of decisions) {
        const entry = record.entries[line]!;
        expect(entry.seat).toBe(seat);
        expect(canonicalJson({ ...entry, at: 0 })).toBe(canonicalJson({ at: 0, seat, ...move }));
        expect(canonicalJson(seen.view)).toBe(canonicalJson(game.observe(states[line]!, seat).view));
        expect(kind).toBe('to' in move ? 'lay' : 'wave');
      }
      const lines = decisions.map(({ line }) => line);
      for (const [line, entry] of record.entries.entries()) {
        const later = record.entries.slice(line + 1);
        const changed = (next: typeof entry): boolean =>
          entry.seat !== undefined && next.seat === entry.seat && 'to' in entry && 'to' in next && next.to === entry.to;
        expect(lines.includes(line)).toBe(entry.seat !== undefined && !later.some(changed));
      }
      expect(played.stops).toEqual([...new Set(played.stops)].sort((a, b) => a - b));
      expect(played.stops.at(-1)).toBe(played.lines);
      expect(lines.every((line) => played.stops.includes(line))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('a forged entry is reported by its number, and the entries before it can be shown', () => {
  const record = highCardRecord('tampered');
  const at = record.entries.findIndex((entry) => 'to' in entry && entry.to > 1);
  const entries = record.entries.with(at, { ...record.entries[at]!, answer: { card: 'C99', sure: true } } as never);
  const played = Replay.readAll(game, { ...record, entries });
  expect(played.fault).toEqual({ code: 'refused', entry: at, refusal: { code: 'not-held' } });
  expect(played.lines).toBe(at);
  expect(played.stops.at(-1)).toBe(at);
  expect(played.decisions.every(({ line }) => line < at)).toBe(true);
  expect(played.updateAt(at, 0).seen.over).toBeNull();
  const backwards = record.entries.with(1, { ...record.entries[1]!, at: 0 });
  expect(Replay.readAll(game, { ...record, entries: backwards }).fault).toMatchObject({
    refusal: { code: 'time-runs-backwards' },
  });
});

test('a match that cannot start has nothing to show', () => {
  const record = highCardRecord('too many rounds');
  const played = Replay.readAll(game, { ...record, table: { ...record.table, config: { rounds: 99 } } });
  expect(played.fault).toEqual({ code: 'not-startable', refusal: { code: 'bad-config' } });
  expect({ lines: played.lines, decisions: played.decisions }).toEqual({ lines: -1, decisions: [] });
});

test('an alternative move is shown together with the others’ answers to the same question', () => {
  fc.assert(
    fc.property(records, (record) => {
      const played = Replay.readAll(game, record);
      const decision = played.decisions.find(
        ({ kind, seen }) => kind === 'lay' && (seen.view as { mine: string[] }).mine.length > 1,
      )!;
      const { line, seat, move } = decision;
      if (!('to' in move)) throw new Error('a card is an answer');
      const laid = (move.answer as unknown as { card: string }).card;
      // This decision's view is the small game's.
      const other = (decision.seen.view as { mine: string[] }).mine.find((card) => card !== laid)!;
      const answer = { card: other, sure: true };
      const shown = played.updateInstead({ line, seat, move: { to: move.to, answer } as never }, seat);
      if ('refusal' in shown) throw new Error(shown.refusal.code);
      const closed = shown.events.filter(({ type }) => type === 'laid').at(-1);
      const everybody = record.entries.filter(
        (entry) => 'to' in entry && entry.to === move.to && (entry.answer as unknown as { sure: boolean }).sure,
      );
      const closes = new Set([seat, ...everybody.map((entry) => entry.seat)]).size === 3;
      // A seat that never confirmed was answered for at the deadline, which doesn't come here.
      if (closes) expect(JSON.stringify(closed)).toContain(`"${other}"`);
      else expect(JSON.stringify(shown.seen.question?.mine)).toContain(`"${other}"`);
    }),
    { numRuns: 50 },
  );
  const record = highCardRecord('a card of somebody else');
  const played = Replay.readAll(game, record);
  const { line, seat, move } = played.decisions.find(({ kind }) => kind === 'lay')!;
  const foreign = { ...move, answer: { card: 'C99', sure: true } } as never;
  expect(played.updateInstead({ line, seat, move: foreign }, seat)).toEqual({ refusal: { code: 'not-held' } });
});
