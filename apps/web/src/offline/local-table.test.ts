import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bindGame, botThoughts, GAME_IDS, GAMES, loadGame } from '@wordhoard/catalog';
import { seedFrom } from '@wordhoard/kernel';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import type { ClientMessage, Command, NewTable, ServerMessage } from '@wordhoard/protocol';
import { lastInTime } from '@wordhoard/table';
import { describe, expect, test } from 'vitest';
import { outcomeOf, pastOnDevice } from '../my-games/past-game.ts';
import { freshTable, LocalTable, type Page, type SavedMatch } from './local-table.ts';
import { WordsMissing } from './no-words.ts';
import { gameBeforeWords, thought, Words, type WordsState } from './words.ts';

const lexicon = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));

const wordsy = (await loadGame('wordsy'))!;

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

/** Resolves when everything that needs no passing of time has been done. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A clock that moves when it is told to, and the worker's page around it. */
interface Surrounded {
  page: Page;
  said: ServerMessage[];
  pass(ms: number): Promise<void>;
  kept: () => SavedMatch | null;
}
function surroundings(): Surrounded {
  let now = 0;
  let timer: { at: number; act: () => void } | null = null;
  let kept: SavedMatch | null = null;
  let draws = 0;
  const said: ServerMessage[] = [];
  const page: Page = {
    game: bindGame(wordsy, lexicon),
    words: lexicon.id,
    judging: async () => {},
    think: async (request) => lastInTime(botThoughts(wordsy, lexicon, request), () => false),
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
    failed: (why) => {
      throw why;
    },
  };
  const pass = async (ms: number): Promise<void> => {
    const end = now + ms;
    await settled();
    while (timer && timer.at <= end) {
      const { at, act } = timer;
      timer = null;
      now = Math.max(now, at);
      act();
      await settled();
    }
    now = end;
  };
  return { page, said, pass, kept: () => kept };
}

function opened(page: Page, saved: SavedMatch): LocalTable {
  const table = LocalTable.open(page, saved);
  if ('code' in table) throw new Error(table.code);
  return table;
}

/** Tells the table, which has answered by then. */
function tell(table: LocalTable, message: ClientMessage): Promise<void> {
  table.hear(message);
  return settled();
}
const enter = (table: LocalTable): Promise<void> => tell(table, { type: 'enter', table: 'HERE-0', after: {} });

/** The question last put to a seat, as the page would know it. */
function questionOf(said: readonly ServerMessage[], seat: number): { id: number; type: string } | null {
  const last = said.findLast((it) => it.type === 'update' && it.viewer === seat);
  if (last?.type !== 'update') return null;
  const { question } = last.seen;
  return question && { id: question.id, type: question.step.type };
}

test('a person and a bot play a short game to its end by the clock alone', async () => {
  const { page, said, pass, kept } = surroundings();
  const table = opened(page, freshTable(page, wanted(2, [2])));
  await enter(table);
  expect(said[0]).toMatchObject({
    type: 'table',
    table: { status: 'playing', seats: [{ name: 'Anna' }, { level: 2 }] },
  });
  await pass(60 * 60_000);
  const last = said.findLast((it) => it.type === 'table');
  expect(last).toMatchObject({ table: { status: 'over', reveal: { seed: expect.any(String) } } });

  // Stored with its end: opened again it is the same, and can't be played on.
  const left = kept()!;
  expect(left.over).toBe(true);
  const later = surroundings();
  await enter(opened(later.page, left));
  await later.pass(60 * 60_000);
  expect(later.said[0]).toEqual(last);
  expect(later.kept()).toEqual(left);
});

describe('resigning', () => {
  const resign = (table: LocalTable, seat = 0): Promise<void> =>
    tell(table, { type: 'command', id: 'resign', command: { type: 'resign', seat } });
  const REFUSED = { type: 'refused', id: 'resign' };

  test.each([
    ['one bot', [2]],
    ['several bots', [1, 3, 5]],
  ] as const)('against %s it is over at once, nobody plays on, and it is kept like that', async (_, bots) => {
    const { page, said, pass, kept } = surroundings();
    const table = opened(page, freshTable(page, wanted(bots.length + 1, [...bots])));
    await enter(table);
    const ready = { to: questionOf(said, 0)!.id, answer: { ready: true } };
    await tell(table, { type: 'command', id: 'ready', command: { type: 'move', seat: 0, move: ready } });
    await pass(3000);
    await resign(table, 1);
    expect(said.at(-1)).toMatchObject({ ...REFUSED, refusal: { code: 'not-seated' } });
    await resign(table);
    expect(said.at(-1)).toEqual({ type: 'done', id: 'resign' });
    const over = said.findLast((it) => it.type === 'table');
    const ended = { code: 'resigned', by: 0 };
    expect(over).toMatchObject({
      table: { status: 'over', result: null, ended, reveal: { seed: expect.any(String) } },
    });
    const left = kept()!;
    expect(left).toMatchObject({ over: true, ended });

    // No bot, clock or player goes on.
    const told = said.length;
    await pass(60 * 60_000);
    expect([said.length, kept()]).toEqual([told, left]);
    const { id: to } = questionOf(said, 0)!;
    const late = { to, answer: { text: 'mis', lock: false } };
    await tell(table, { type: 'command', id: 'late', command: { type: 'move', seat: 0, move: late } });
    expect(said.at(-1)).toMatchObject({ type: 'refused', id: 'late', refusal: { code: 'over' } });
    await resign(table);
    expect(said.at(-1)).toMatchObject({ ...REFUSED, refusal: { code: 'over' } });
    await tell(table, { type: 'command', id: 'slower', command: { type: 'bot-speed', speed: 'slow' } });
    await pass(60 * 60_000);
    expect(kept()).toEqual(left);

    const later = surroundings();
    await enter(opened(later.page, left));
    await later.pass(60 * 60_000);
    expect(later.said[0]).toEqual(over);
    expect(questionOf(later.said, 0)).toEqual(questionOf(said, 0));
    expect(later.kept()).toEqual(left);
    // My games: lost, with every move that was made.
    const past = pastOnDevice(left, null, 0);
    expect(outcomeOf(past)).toBe('lost');
    expect(past).toMatchObject({ mine: 0, result: null, ended, record: { entries: left.entries } });
  });

  test.each([
    ['alone', wanted(1, [])],
    ['with others at the device', wanted(2, [])],
    ['with others at the device and a bot', wanted(3, [2])],
  ])('%s nothing is resigned', async (_, table) => {
    const { page, said } = surroundings();
    const local = opened(page, freshTable(page, table));
    await enter(local);
    await resign(local);
    expect(said.at(-1)).toMatchObject(REFUSED);
    expect(said.findLast((it) => it.type === 'table')).toMatchObject({ table: { status: 'playing' } });
  });

  test('a game that has come to its end cannot be resigned', async () => {
    const { page, said, pass, kept } = surroundings();
    const table = opened(page, freshTable(page, wanted(2, [2])));
    await enter(table);
    await pass(60 * 60_000);
    await resign(table);
    expect(said.at(-1)).toMatchObject({ ...REFUSED, refusal: { code: 'over' } });
    expect(kept()).not.toHaveProperty('ended');
  });
});

test('everybody at the device has a name of their own, bots too', async () => {
  const { page, said } = surroundings();
  const twins: NewTable = { ...wanted(4, [2]), name: 'Ada', others: ['Mum', 'mum'] };
  await enter(opened(page, freshTable(page, twins)));
  expect(said[0]).toMatchObject({
    table: { seats: [{ name: 'Ada' }, { name: 'Mum' }, { name: 'mum 2' }, { name: 'Basil' }] },
  });
});

test('nobody is sent what a bot sees', async () => {
  const { page, said, pass } = surroundings();
  await enter(opened(page, freshTable(page, wanted(3, [1, 5]))));
  await pass(120_000);
  const viewers = new Set(said.flatMap((it) => (it.type === 'update' ? [it.viewer] : [])));
  expect([...viewers]).toEqual([0]);
});

test('a move is answered under its id, and a bad one is refused', async () => {
  const { page, said } = surroundings();
  const table = opened(page, freshTable(page, wanted(1, [])));
  await enter(table);
  const { id: to } = questionOf(said, 0)!;
  const move = (id: string, seat: number, given: unknown): Promise<void> =>
    tell(table, { type: 'command', id, command: { type: 'move', seat, move: given } });
  await move('one', 0, { to: to + 7, answer: { ready: true } });
  expect(said.at(-1)).toMatchObject({ type: 'refused', id: 'one', refusal: { code: 'stale' } });
  await move('two', 0, { to, answer: { ready: true } });
  expect(said.at(-1)).toEqual({ type: 'done', id: 'two' });
  expect(questionOf(said, 0)).toMatchObject({ type: 'write' });
  await move('three', 3, { to, answer: { ready: true } });
  expect(said.at(-1)).toMatchObject({ type: 'refused', id: 'three' });
});

test('what was kept goes on with the draft and the time that was left', async () => {
  const before = surroundings();
  const table = opened(before.page, freshTable(before.page, wanted(1, [])));
  await enter(table);
  const say = (answer: unknown): Promise<void> => {
    const { id: to } = questionOf(before.said, 0)!;
    return tell(table, { type: 'command', id: `${to}`, command: { type: 'move', seat: 0, move: { to, answer } } });
  };
  await say({ ready: true });
  await before.pass(4000);
  await say({ text: 'mis', lock: false });

  const after = surroundings();
  await enter(opened(after.page, before.kept()!));
  const update = after.said.find((it) => it.type === 'update');
  expect(update).toMatchObject({ now: 4000, seen: { question: { mine: { answer: { text: 'mis' } }, until: 30_000 } } });
  const events = update?.type === 'update' ? update.events.map(({ type }) => type) : [];
  expect(events).toContain('dealt');
});

test('with the phone in the pocket nothing happens: no bot plays, no sand runs', async () => {
  const { page, said, pass } = surroundings();
  const table = opened(page, freshTable(page, wanted(2, [3])));
  await enter(table);
  const move = (answer: object): Promise<void> => {
    const { id: to } = questionOf(said, 0)!;
    return tell(table, {
      type: 'command',
      id: `m${said.length}`,
      command: { type: 'move', seat: 0, move: { to, answer } },
    });
  };
  await move({ ready: true });
  await pass(5000);
  await move({ text: 'mis', lock: false });
  await tell(table, { type: 'look', looking: false });
  const told = said.length;
  await pass(86_400_000);
  expect(said).toHaveLength(told);
  await tell(table, { type: 'look', looking: true });
  expect(said.at(-1)).toEqual({ type: 'pong', now: 5000 });
  await pass(120_000);
  const next = said.slice(told).find((it) => it.type === 'update');
  expect(next?.type === 'update' && next.now).toBeGreaterThan(5000);
  expect(next?.type === 'update' && next.now).toBeLessThan(125_000);
});

test('how fast bots are can be changed at the table, and is kept with the game', async () => {
  const { page, said, kept } = surroundings();
  const table = opened(page, freshTable(page, wanted(2, [3])));
  await enter(table);
  await tell(table, { type: 'command', id: 'slower', command: { type: 'bot-speed', speed: 'slow' } });
  expect(said.at(-1)).toEqual({ type: 'done', id: 'slower' });
  expect(said.findLast((it) => it.type === 'table')).toMatchObject({ table: { options: { botSpeed: 'slow' } } });
  const again = surroundings();
  await enter(opened(again.page, kept()!));
  expect(again.said[0]).toMatchObject({ table: { options: { botSpeed: 'slow' } } });
});

test('a word allowed against a bot counts from then on, is told, and is kept with the game', async () => {
  const { page, said, kept, pass } = surroundings();
  const table = opened(page, freshTable(page, wanted(2, [3])));
  await enter(table);
  const command = (id: string, it: Command): Promise<void> => tell(table, { type: 'command', id, command: it });
  await command('bad', { type: 'amend', seat: 0, amendment: { allow: 'quokka-ed' } });
  expect(said.at(-1)).toMatchObject({ type: 'refused', id: 'bad', refusal: { code: 'not-a-z' } });
  await command('theirs', { type: 'amend', seat: 1, amendment: { allow: 'quokked' } });
  expect(said.at(-1)).toMatchObject({ type: 'refused', id: 'theirs', refusal: { code: 'not-seated' } });
  await command('good', { type: 'amend', seat: 0, amendment: { allow: 'quokked' } });
  expect(said.at(-1)).toEqual({ type: 'done', id: 'good' });
  const isTold = { events: [{ type: 'allowed', by: 0, word: 'quokked' }] };
  expect(said.findLast((it) => it.type === 'update')).toMatchObject(isTold);
  // The page makes its next table of these options.
  const options = { config: { words: { allowed: ['quokked'] } } };
  expect(said.findLast((it) => it.type === 'table')).toMatchObject({ table: { options } });

  const again = surroundings();
  await enter(opened(again.page, kept()!));
  expect(again.said[0]).toMatchObject({ table: { options } });
  expect(again.said[1]).toMatchObject({ seen: { view: options } });

  // A challenge now fails.
  const move = (answer: object): Promise<void> =>
    command(`m${said.length}`, { type: 'move', seat: 0, move: { to: questionOf(said, 0)!.id, answer } });
  await move({ ready: true });
  await pass(5000);
  await move({ text: 'quokked', lock: true });
  await pass(60 * 60_000);
  const challenges = said.flatMap((it) => (it.type === 'update' ? it.events : [])).filter((it) => 'word' in it);
  expect(challenges).toContainEqual(expect.objectContaining({ type: 'revealed', word: 'quokked' }));
  expect(challenges).not.toContainEqual(expect.objectContaining({ word: 'quokked', outcome: 'struck' }));
});

test('what was kept under other rules or words is refused', async () => {
  const { page } = surroundings();
  const saved = freshTable(page, wanted(1, []));
  expect(LocalTable.open(page, { ...saved, words: 'another' })).toEqual({ code: 'other-version' });
  expect(LocalTable.open(page, { ...saved, rules: 999 })).toEqual({ code: 'other-version' });
});

describe('before the dictionary is here', () => {
  /** A page whose dictionary comes when it is told to. */
  function slowLine(): Surrounded & {
    words: Words;
    states: WordsState[];
    arrive(): Promise<void>;
    fail(): Promise<void>;
  } {
    const around = surroundings();
    const states: WordsState[] = [];
    let tries: PromiseWithResolvers<Lexicon>[] = [];
    let again: () => void = () => {};
    const words = new Words({
      fetch: () => {
        const next = Promise.withResolvers<Lexicon>();
        tries.push(next);
        return next.promise;
      },
      later: (act) => {
        again = act;
      },
      tell: (state) => states.push(state),
    });
    const page: Page = {
      ...around.page,
      game: gameBeforeWords(wordsy, words),
      judging: () => words.arrival(),
      think: (request) => thought(wordsy, words, request),
    };
    const arrive = (): Promise<void> => {
      for (const it of tries) it.resolve(lexicon);
      return settled();
    };
    const fail = async (): Promise<void> => {
      for (const it of tries) it.reject(new Error('no line'));
      tries = [];
      await settled();
      again();
      await settled();
    };
    return { ...around, page, words, states, arrive, fail };
  }
  const answer = (table: LocalTable, said: readonly ServerMessage[], id: string, given: unknown): Promise<void> => {
    const { id: to } = questionOf(said, 0)!;
    return tell(table, { type: 'command', id, command: { type: 'move', seat: 0, move: { to, answer: given } } });
  };

  test('the table opens, the cards are dealt, and what asks for no word goes on', async () => {
    const { page, said, states } = slowLine();
    const table = opened(page, freshTable(page, wanted(1, [])));
    await enter(table);
    expect(said.map(({ type }) => type)).toEqual(['table', 'update']);
    await answer(table, said, 'ready', { ready: true });
    expect(said.at(-1)).toEqual({ type: 'done', id: 'ready' });
    expect(questionOf(said, 0)).toMatchObject({ type: 'write' });
    expect(states).toEqual([]);
  });

  test('a bot is ready without it, and writes when it is here', async () => {
    const { page, said, pass, words, arrive } = slowLine();
    const table = opened(page, freshTable(page, wanted(2, [2])));
    await enter(table);
    await answer(table, said, 'ready', { ready: true });
    await pass(20_000);
    expect(questionOf(said, 0)).toMatchObject({ type: 'write' });
    const written = (): boolean => JSON.stringify(said).includes('"flipped"');
    expect(written()).toBe(false);
    // As the page does when it is drawn.
    void words.fetch();
    await arrive();
    await pass(60 * 60_000);
    expect(said.findLast((it) => it.type === 'table')).toMatchObject({ table: { status: 'over' } });
  });

  test('a word waits for it, is judged when it is here, and has cost no time', async () => {
    const { page, said, states, pass, arrive } = slowLine();
    const table = opened(page, freshTable(page, wanted(1, [])));
    await enter(table);
    await answer(table, said, 'ready', { ready: true });
    await pass(25_000);
    const before = said.length;
    await answer(table, said, 'word', { text: 'misquoting', lock: true });
    expect(said.length).toBe(before);
    expect(states).toEqual(['coming']);
    // Long after the sand would have run out.
    await pass(60_000);
    expect(said.length).toBe(before);
    await arrive();
    expect(states).toEqual(['coming', 'here']);
    expect(said).toContainEqual({ type: 'done', id: 'word' });
    const update = said.findLast((it) => it.type === 'update');
    expect(update).toMatchObject({ now: 25_000 });
    expect(JSON.stringify(update)).toContain('misquoting');
  });

  test('no time runs out meanwhile', async () => {
    const { page, said, states, pass, arrive } = slowLine();
    const table = opened(page, freshTable(page, wanted(1, [])));
    await enter(table);
    await answer(table, said, 'ready', { ready: true });
    await answer(table, said, 'draft', { text: 'mis', lock: false });
    const before = said.length;
    await pass(10 * 60_000);
    expect(said.length).toBe(before);
    expect(states).toEqual(['coming']);
    await arrive();
    expect(said.at(-1)).toMatchObject({ type: 'update', now: 30_000, events: [{ type: 'ran-out' }] });
  });

  test('when it cannot be fetched that is said, it is tried again, and nothing is lost', async () => {
    const { page, said, states, arrive, fail } = slowLine();
    const table = opened(page, freshTable(page, wanted(1, [])));
    await enter(table);
    await answer(table, said, 'ready', { ready: true });
    await answer(table, said, 'word', { text: 'misquoting', lock: true });
    await fail();
    await fail();
    expect(states).toEqual(['coming', 'missing']);
    expect(said.filter(({ type }) => type === 'refused')).toEqual([]);
    await arrive();
    expect(states).toEqual(['coming', 'missing', 'here']);
    expect(said).toContainEqual({ type: 'done', id: 'word' });
  });

  test('a game with words in it opens again only with them', async () => {
    const { page, said, arrive, words, kept } = slowLine();
    const table = opened(page, freshTable(page, wanted(1, [])));
    await enter(table);
    await answer(table, said, 'ready', { ready: true });
    const word = answer(table, said, 'word', { text: 'misquoting', lock: true });
    await settled();
    await arrive();
    await word;
    const later = slowLine();
    expect(() => LocalTable.open(later.page, kept()!)).toThrow(WordsMissing);
    const there = later.words.fetch();
    await later.arrive();
    expect(await there).toBe(words.here);
    await enter(opened(later.page, kept()!));
    expect(later.said.find(({ type }) => type === 'update')).toBeDefined();
  });
});

test.each(GAME_IDS)('%s is dealt without a dictionary, whoever looks', async (id) => {
  const pack = (await loadGame(id))!;
  const { page } = surroundings();
  const game = gameBeforeWords(pack, { here: null });
  const [, most] = GAMES[id].players;
  const options = { ...wanted(most, []).options, game: id, config: pack.defaults };
  const saved = freshTable({ ...page, game }, { ...wanted(most, []), options });
  const match = game.start(saved.table);
  expect(match).toMatchObject({ ok: true });
});
