import { readFileSync } from 'node:fs';
import { bindGame, botThoughts, loadGame } from '@wordhoard/catalog';
import { seedFrom, type Time } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import type { BotSpeed } from '@wordhoard/protocol';
import { lastInTime, makeSetup, RunningMatch, type Think } from '@wordhoard/table';
import { expect, test } from 'vitest';

const lexicon = openLexicon(readFileSync(new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));

/** Milliseconds of match time between the moves of two bots that play against each other, by game and by seat. */
async function botMoves(id: string, speed: BotSpeed, most: number): Promise<{ seat: number; took: Time }[]> {
  const pack = (await loadGame(id))!;
  const game = bindGame(pack, lexicon);
  const think: Think = async (request) => lastInTime(botThoughts(pack, lexicon, request), () => false);
  const options = {
    game: id,
    config: pack.defaults,
    pace: 'relaxed',
    limits: {},
    bank: null,
    visibility: 'link',
    watching: false,
    seats: 2,
  } as const;
  const seeds = { seed: seedFrom('turns'), nonce: '0'.repeat(32), botSeed: 'bots' };
  let now: Time = 0;
  const moves: { seat: number; took: Time }[] = [];
  const opened = RunningMatch.open(game, makeSetup(game, lexicon.id, options, seeds), [], {
    now: () => now,
    log: {
      append: async (lines) => {
        for (const { entry } of lines)
          if (entry.seat !== undefined && 'to' in entry) moves.push({ seat: entry.seat, took: now - last });
        last = now;
        return true;
      },
      linesAfter: async () => [],
    },
    think,
    send: () => {},
    scheduleChanged: () => {},
    botFailed: (why) => expect.fail(JSON.stringify(why)),
  });
  if ('refusal' in opened) throw new Error(opened.refusal.code);
  const { running } = opened;
  let last: Time = 0;
  running.assignSeats([2, 2], { speed, isOneDevice: true });
  while (moves.length < most && !running.match.over) {
    for (let i = 0; i < 8; i++) await new Promise((resolve) => setImmediate(resolve));
    const next = running.nextWake();
    if (next === null) throw new Error('nothing happens any more');
    now = Math.max(now, next);
    await running.wake();
  }
  return moves;
}

/** Each run of moves by one seat, in ms. */
function turnsOf(moves: readonly { seat: number; took: Time }[]): number[] {
  const turns: { seat: number; took: Time }[] = [];
  for (const { seat, took } of moves) {
    const turn = turns.at(-1);
    if (turn?.seat === seat) turn.took += took;
    else turns.push({ seat, took });
  }
  return turns.slice(0, -1).map(({ took }) => took);
}

test('a whole Word Worx turn takes 5 to 12 s at natural speed, and each of its moves 1 to 6 s', async () => {
  const moves = await botMoves('word-worx', 'natural', 40);
  for (const { took } of moves) {
    expect(took).toBeGreaterThanOrEqual(1000);
    expect(took).toBeLessThanOrEqual(6000);
  }
  const turns = turnsOf(moves);
  expect(turns.length).toBeGreaterThan(5);
  expect(Math.min(...turns)).toBeGreaterThanOrEqual(5000);
  expect(Math.max(...turns)).toBeLessThanOrEqual(12_000);
});

test('every WildWords answer takes 2 to 6 s at natural speed', async () => {
  for (const { took } of await botMoves('wildwords', 'natural', 12)) {
    expect(took).toBeGreaterThanOrEqual(2000);
    expect(took).toBeLessThanOrEqual(6000);
  }
});

test('quick bots are as quick as ever', async () => {
  const turns = turnsOf(await botMoves('word-worx', 'quick', 20));
  expect(Math.max(...turns)).toBeLessThanOrEqual(2500);
});
