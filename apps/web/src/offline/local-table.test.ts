import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Bot, bind, chanceFrom, type Game, seedFrom } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import type { NewTable, ServerMessage } from '@wordhoard/protocol';
import { game as wordsy } from '@wordhoard/wordsy';
import { expect, test } from 'vitest';
import { type AnyShape, freshTable, LocalTable, type Saved, type Surroundings, type Thought } from './local-table.ts';

const lexicon = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));

const wanted = (seats: number, bots: NewTable['bots']): NewTable => ({
  options: {
    game: 'wordsy',
    config: { ...wordsy.defaults, rounds: 2 },
    pace: 'live',
    limits: {},
    bank: null,
    visibility: 'link',
    watching: false,
    seats,
  },
  name: 'Anna',
  bots,
  others: Array.from({ length: seats - 1 - bots.length }, (_, i) => `Guest ${i}`),
  start: true,
});

/** A clock that moves when it is told to, and the worker's surroundings around it. */
function surroundings(): {
  around: Surroundings;
  said: ServerMessage[];
  pass(ms: number): void;
  kept: () => Saved | null;
} {
  let now = 0;
  let timer: { at: number; act: () => void } | null = null;
  let kept: Saved | null = null;
  let draws = 0;
  const said: ServerMessage[] = [];
  const around: Surroundings = {
    game: bind(wordsy.rules, lexicon) as unknown as Game<AnyShape>,
    words: lexicon.id,
    think: ({ level, seen, seat, luck }) => {
      let best: Thought | undefined;
      for (best of (wordsy.bot(level) as unknown as Bot<AnyShape>)({
        seen,
        seat,
        chance: chanceFrom(luck),
        env: lexicon,
      }));
      return best;
    },
    now: () => now,
    setTimer: (ms, act) => {
      const mine = { at: now + ms, act };
      timer = mine;
      return () => {
        if (timer === mine) timer = null;
      };
    },
    random: (bytes) => seedFrom(`draw ${draws++}`).slice(0, 2 * bytes),
    say: (message) => said.push(message),
    keep: (saved) => {
      kept = structuredClone(saved);
    },
  };
  const pass = (ms: number): void => {
    const end = now + ms;
    while (timer && timer.at <= end) {
      const { at, act } = timer;
      timer = null;
      now = Math.max(now, at);
      act();
    }
    now = end;
  };
  return { around, said, pass, kept: () => kept };
}

function opened(around: Surroundings, saved: Saved): LocalTable {
  const table = LocalTable.open(around, saved);
  if ('code' in table) throw new Error(table.code);
  return table;
}

/** The question last put to a seat, as the page would know it. */
function questionOf(said: readonly ServerMessage[], seat: number): { id: number; type: string } | null {
  const last = said.findLast((it) => it.type === 'update' && it.viewer === seat);
  if (last?.type !== 'update') return null;
  const { question } = last.seen;
  return question && { id: question.id, type: question.step.type };
}

test('a person and a bot play a short game to its end by the clock alone', () => {
  const { around, said, pass, kept } = surroundings();
  const table = opened(around, freshTable(around, wanted(2, [2])));
  table.hear({ type: 'enter', table: 'HERE-0', after: {} });
  expect(said[0]).toMatchObject({
    type: 'table',
    table: { status: 'playing', seats: [{ name: 'Anna' }, { level: 2 }] },
  });
  pass(60 * 60_000);
  const last = said.findLast((it) => it.type === 'table');
  expect(last).toMatchObject({ table: { status: 'over', reveal: { seed: expect.any(String) } } });
  expect(kept()).toBeNull();
});

test('everybody at the device has a name of their own, bots too', () => {
  const { around, said } = surroundings();
  const twins: NewTable = { ...wanted(4, [2]), name: 'Ada', others: ['Mum', 'mum'] };
  opened(around, freshTable(around, twins)).hear({ type: 'enter', table: 'HERE-0', after: {} });
  expect(said[0]).toMatchObject({
    table: { seats: [{ name: 'Ada' }, { name: 'Mum' }, { name: 'mum 2' }, { name: 'Basil' }] },
  });
});

test('nobody is sent what a bot sees', () => {
  const { around, said, pass } = surroundings();
  opened(around, freshTable(around, wanted(3, [1, 5]))).hear({ type: 'enter', table: 'HERE-0', after: {} });
  pass(120_000);
  const viewers = new Set(said.flatMap((it) => (it.type === 'update' ? [it.viewer] : [])));
  expect([...viewers]).toEqual([0]);
});

test('a move is answered under its id, and a bad one is refused', () => {
  const { around, said } = surroundings();
  const table = opened(around, freshTable(around, wanted(1, [])));
  table.hear({ type: 'enter', table: 'HERE-0', after: {} });
  const { id: to } = questionOf(said, 0)!;
  const move = (id: string, seat: number, given: unknown): void =>
    table.hear({ type: 'command', id, command: { type: 'move', seat, move: given } });
  move('one', 0, { to: to + 7, answer: { ready: true } });
  expect(said.at(-1)).toMatchObject({ type: 'refused', id: 'one', refusal: { code: 'stale' } });
  move('two', 0, { to, answer: { ready: true } });
  expect(said.at(-1)).toEqual({ type: 'done', id: 'two' });
  expect(questionOf(said, 0)).toMatchObject({ type: 'write' });
  move('three', 3, { to, answer: { ready: true } });
  expect(said.at(-1)).toMatchObject({ type: 'refused', id: 'three' });
});

test('what was kept goes on with the draft and the time that was left', () => {
  const before = surroundings();
  const table = opened(before.around, freshTable(before.around, wanted(1, [])));
  table.hear({ type: 'enter', table: 'HERE-0', after: {} });
  const say = (answer: unknown): void => {
    const { id: to } = questionOf(before.said, 0)!;
    table.hear({ type: 'command', id: `${to}`, command: { type: 'move', seat: 0, move: { to, answer } } });
  };
  say({ ready: true });
  before.pass(4000);
  say({ text: 'mis', lock: false });

  const after = surroundings();
  opened(after.around, before.kept()!).hear({ type: 'enter', table: 'HERE-0', after: {} });
  const update = after.said.find((it) => it.type === 'update');
  expect(update).toMatchObject({ now: 4000, seen: { question: { mine: { answer: { text: 'mis' } }, until: 30_000 } } });
  const events = update?.type === 'update' ? update.events.map(({ type }) => type) : [];
  expect(events).toContain('dealt');
});

test('what was kept under other rules or words is refused', () => {
  const { around } = surroundings();
  const saved = freshTable(around, wanted(1, []));
  expect(LocalTable.open(around, { ...saved, words: 'another' })).toEqual({ code: 'other-version' });
  expect(LocalTable.open(around, { ...saved, rules: 999 })).toEqual({ code: 'other-version' });
});
