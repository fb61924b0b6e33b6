import { readFileSync } from 'node:fs';
import { bindGame, botThoughts, loadGame } from '@wordhoard/catalog';
import { type AnyObservation, seedFrom, type Time } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import { type BotTiming, type LogEntry, lastInTime, makeSetup, RunningMatch, type Think } from '@wordhoard/table';
import { expect, test } from 'vitest';

const lexicon = openLexicon(readFileSync(new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));

/** The person's answers: passes where possible, otherwise a beginner's move. */
const PASSES: Readonly<Record<string, object>> = {
  'bid-cards': { type: 'pass' },
  declare: { type: 'pass' },
  respond: { type: 'pass' },
  join: { join: false },
  purchase: { type: 'pass' },
};

const isAsked = ({ question, over }: AnyObservation): boolean =>
  !over && question !== null && question.asked.includes(0) && !question.mine?.done;

/** Word Nerds at one table with bots: match time from each pass of seat 0 until it is asked again or the game is over. */
async function waitsAfterPasses(bots: number, manner: BotTiming, turns: number): Promise<number[]> {
  const pack = (await loadGame('word-nerds'))!;
  const game = bindGame(pack, lexicon);
  const think: Think = async (request) => lastInTime(botThoughts(pack, lexicon, request), () => false);
  const options = {
    game: 'word-nerds',
    config: { ...pack.defaults, lastTurn: turns },
    pace: 'relaxed',
    limits: {},
    bank: null,
    visibility: 'link',
    watching: false,
    seats: 1 + bots,
  } as const;
  const seeds = { seed: seedFrom('waiting'), nonce: '0'.repeat(32), botSeed: 'bots' };
  let now: Time = 0;
  const lines: LogEntry[] = [];
  const opened = RunningMatch.open(game, makeSetup(game, lexicon.id, options, seeds), [], {
    now: () => now,
    log: { append: async (more) => lines.push(...more) > 0, linesAfter: async () => [] },
    think,
    send: () => {},
    scheduleChanged: () => {},
    botFailed: (why) => expect.fail(JSON.stringify(why)),
  });
  if ('refusal' in opened) throw new Error(opened.refusal.code);
  const { running } = opened;
  running.assignSeats([null, ...Array.from({ length: bots }, () => 3 as const)], manner);
  const waits: number[] = [];
  let passedAt: Time | null = null;
  while (!running.match.over) {
    // Bots need no time here, only the event loop.
    for (let i = 0; i < 8; i++) await new Promise((resolve) => setImmediate(resolve));
    const seen = running.observe(0);
    if (!isAsked(seen)) {
      const next = running.nextWake();
      if (next === null) throw new Error('nothing happens any more');
      now = Math.max(now, next);
      await running.wake();
      continue;
    }
    if (passedAt !== null) waits.push(now - passedAt);
    const { id, step } = seen.question!;
    const pass = PASSES[step.type];
    const thought = await think({ game: game.id, level: 1, seen, seat: 0, luck: `person/${id}` });
    passedAt = pass ? now : null;
    const refusal = await running.move(0, pass ? { to: id, answer: pass } : thought!.move, null);
    expect(refusal).toBeNull();
  }
  if (passedAt !== null) waits.push(now - passedAt);
  return waits;
}

const average = (waits: readonly number[]): number => waits.reduce((sum, wait) => sum + wait, 0) / waits.length;

test.each([1, 3, 5])(
  'Word Nerds with %i bots: the next question follows a pass within 3 s on average',
  async (bots) => {
    const waits = await waitsAfterPasses(bots, { speed: 'natural', isOneDevice: true }, 6);
    expect(waits.length).toBeGreaterThan(12);
    expect(average(waits)).toBeLessThanOrEqual(3000);
  },
);

test('with players at two devices, the bots take their usual time', async () => {
  const waits = await waitsAfterPasses(3, { speed: 'natural', isOneDevice: false }, 2);
  expect(Math.max(...waits)).toBeGreaterThan(10_000);
});
