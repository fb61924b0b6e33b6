/**
 * In Word Nerds a player with nothing to choose isn't asked. The others must not be able to tell: not from what they
 * are sent, and not from when a window closes. Time is simulated.
 */
import { bindGame, loadGame } from '@wordhoard/catalog';
import { type AnyGame, seedFrom } from '@wordhoard/kernel';
import { wholeLexicon } from '@wordhoard/lexicon/testing/whole';
import type { GameUpdate } from '@wordhoard/protocol';
import {
  autoPassChoicesAt,
  type LogEntry,
  makeSetup,
  newTableState,
  passDelay,
  passTimingAt,
  RunningMatch,
} from '@wordhoard/table';
import { expect, test } from 'vitest';

const pack = (await loadGame('word-nerds'))!;
const game: AnyGame = bindGame(pack, wholeLexicon);

/** Cards of seat 1 after the bids, and its player's action. */
interface Case {
  readonly actions: readonly string[];
  /** Milliseconds until they pass by hand; null for auto-pass. */
  readonly passes?: (lot: string) => number;
}

/**
 * Two people bid. Returns how long the following window is open, and what the other player and a spectator are sent.
 */
async function windowOf({ actions, passes }: Case, lot: string): Promise<{ ms: number; sent: GameUpdate[] }> {
  const options = {
    ...({ game: 'word-nerds', pace: 'live', limits: {}, bank: null, visibility: 'link', watching: true } as const),
    config: pack.defaults,
    seats: 2,
  };
  const table = {
    ...newTableState('AAAA', 'ann', { options, name: 'Ann', others: [], bots: [], start: true }),
    places: ['ann', 'bob'].map((who) => ({ who, name: who, level: null })),
    status: 'playing' as const,
  };
  const player = { letters: 'ab', actions: ['STEAL LETTER'], spent: [], score: 0 };
  const sealed = makeSetup(game, 'words', options, { seed: seedFrom('deal'), nonce: 'ab'.repeat(16), botSeed: lot });
  const position = {
    ...{ turn: 1, first: 0, pool: '', discards: '', market: 'xyz', next: 'auction' },
    players: [player, { ...player, letters: 'cd', actions }],
  };
  let time = 0;
  const lines: LogEntry[] = [];
  const sent: GameUpdate[] = [];
  const opened = RunningMatch.open(game, { ...sealed, table: { ...sealed.table, position } }, [], {
    now: () => time,
    log: {
      append: async (more) => {
        lines.push(...more);
        return true;
      },
      linesAfter: async () => [],
    },
    think: async () => null,
    send: (updates) => sent.push(...updates.filter(({ viewer }) => viewer !== 1)),
    scheduleChanged: () => {},
    botFailed: (why) => {
      throw why;
    },
  });
  if ('refusal' in opened) throw new Error(JSON.stringify(opened.refusal));
  const { running } = opened;
  running.configureAutoPass(autoPassChoicesAt(table, game), true, passTimingAt(table));
  for (const seat of [0, 1]) await running.move(seat, { to: running.match.opened, answer: { token: 2 - seat } }, null);
  const window = running.match.opened;
  expect(running.observe(0).question).toMatchObject({ step: { type: 'bid-cards' }, asked: [0, 1], waiting: null });
  const byHand = passes?.(lot) ?? Number.POSITIVE_INFINITY;
  expect(running.isAutoPassing(1)).toBe(passes === undefined);
  while (running.match.opened === window) {
    const next = running.nextWake()!;
    if (byHand >= time && byHand <= next && running.observe(1).question?.mine == null) {
      time = byHand;
      expect(await running.move(1, { to: window, answer: { type: 'pass' } }, null)).toBeNull();
    } else {
      time = next;
      await running.wake();
    }
  }
  return { ms: time, sent };
}

const NOTHING: Case = { actions: ['DRAW ONE LETTER'] };
const SOMETHING = ['+1 BID'];
/** The delay of a person who passes by hand. */
const asPeopleDo = (lot: string): number => passDelay(`by hand ${lot}`, 20_000, false);

const TIMES = 300;
const timesOf = async (it: Case): Promise<number[]> => {
  const all = await Promise.all(Array.from({ length: TIMES }, (_, n) => windowOf(it, `lot ${n}`)));
  return all.map(({ ms }) => ms).sort((a, b) => a - b);
};
/** Kolmogorov and Smirnov: the greatest distance between two distributions. */
function distance(a: readonly number[], b: readonly number[]): number {
  const share = (all: readonly number[], until: number): number => all.filter((it) => it <= until).length / all.length;
  return Math.max(...[...a, ...b].map((it) => Math.abs(share(a, it) - share(b, it))));
}
/** Two samples of this size from one distribution differ by more than this once in a thousand times. */
const APART = 1.95 * Math.sqrt(2 / TIMES);

test('the time at which a window closes doesn’t reveal whether a player had a choice', async () => {
  const idle = await timesOf(NOTHING);
  const chose = await timesOf({ actions: SOMETHING, passes: asPeopleDo });
  expect(distance(idle, chose)).toBeLessThan(APART);
  // Passes are spread over the range in which people pass, and no window times out.
  expect(idle[0]).toBeGreaterThan(700);
  expect(idle.at(-1)).toBeLessThanOrEqual(5000);
  expect(new Set(idle).size).toBeGreaterThan(TIMES / 3);
  // The measure works: it detects an immediate pass and a constant delay.
  const atOnce = await timesOf({ actions: SOMETHING, passes: () => 1 });
  const punctual = await timesOf({ actions: SOMETHING, passes: () => 5000 });
  expect(distance(idle, atOnce)).toBeGreaterThan(APART);
  expect(distance(idle, punctual)).toBeGreaterThan(APART);
});

test('the delay is random and independent of the hand, and so is everything the others are sent', async () => {
  for (const lot of ['a', 'b', 'c', 'd']) {
    const [one, other] = [NOTHING, { actions: ['+5 WORD VALUE'] }].map((it) => windowOf(it, lot));
    const [first, second] = [await one!, await other!];
    expect(first.ms).toBe(second.ms);
    expect(first.sent.length).toBeGreaterThan(3);
    expect(first.sent).toEqual(second.sent);
    // A pass by hand at the same time sends the others the same.
    const alone = passDelay(`${lot}/pass/1/2`, 20_000, false);
    const byHand = await windowOf({ actions: SOMETHING, passes: () => alone }, lot);
    expect(byHand).toEqual(first);
  }
});
