import { GAME_IDS, GAMES, loadGame } from '@wordhoard/catalog';
import type { Lexicon } from '@wordhoard/lexicon';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { freshTable, LocalTable, type Page } from './local-table.ts';
import {
  openTable,
  questionOf,
  settled,
  startTable,
  type TestPage,
  testPage,
  wanted,
  wordsy,
} from './testing/test-page.ts';
import { gameBeforeWords, thought, Words, WordsMissing, type WordsState } from './words.ts';

interface WaitingPage extends TestPage {
  readonly words: Words;
  readonly states: WordsState[];
  /** The dictionary arrives. */
  arrive(): Promise<void>;
  /** A download of it fails, and is tried again. */
  fail(): Promise<void>;
}

/** A page whose dictionary is not here yet. */
function waitingPage(): WaitingPage {
  const on = testPage();
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
    ...on.page,
    game: gameBeforeWords(wordsy, words),
    judging: () => words.arrival(),
    think: (request) => thought(wordsy, words, request),
  };
  const arrive = (): Promise<void> => {
    for (const it of tries) it.resolve(lexicon);
    return settled();
  };
  const fail = async (): Promise<void> => {
    for (const it of tries) it.reject(new Error('offline'));
    tries = [];
    await settled();
    again();
    await settled();
  };
  return { ...on, page, words, states, arrive, fail };
}

test('before the dictionary is here, the table opens, the cards are dealt, and what asks for no word goes on', async () => {
  const { said, states, answer } = await startTable(waitingPage(), wanted(1, []));
  expect(said.map(({ type }) => type)).toEqual(['table', 'update']);
  await answer('ready', { ready: true });
  expect(said.at(-1)).toEqual({ type: 'done', id: 'ready' });
  expect(questionOf(said, 0)).toMatchObject({ type: 'write' });
  expect(states).toEqual([]);
});

test('a bot is ready without it, and writes when it is here', async () => {
  const { said, pass, words, arrive, answer } = await startTable(waitingPage(), wanted(2, [2]));
  await answer('ready', { ready: true });
  await pass(20_000);
  expect(questionOf(said, 0)).toMatchObject({ type: 'write' });
  expect(JSON.stringify(said)).not.toContain('"flipped"');
  // As the page does when it is drawn.
  void words.fetch();
  await arrive();
  await pass(60 * 60_000);
  expect(said.findLast((it) => it.type === 'table')).toMatchObject({ table: { status: 'over' } });
});

test('a word waits for it, is judged when it is here, and has cost no time', async () => {
  const { said, states, pass, arrive, answer } = await startTable(waitingPage(), wanted(1, []));
  await answer('ready', { ready: true });
  await pass(25_000);
  const before = said.length;
  await answer('word', { text: 'misquoting', lock: true });
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
  const { said, states, pass, arrive, answer } = await startTable(waitingPage(), wanted(1, []));
  await answer('ready', { ready: true });
  await answer('draft', { text: 'mis', lock: false });
  const before = said.length;
  await pass(10 * 60_000);
  expect(said.length).toBe(before);
  expect(states).toEqual(['coming']);
  await arrive();
  expect(said.at(-1)).toMatchObject({ type: 'update', now: 30_000, events: [{ type: 'ran-out' }] });
});

test('when it cannot be fetched that is said, it is tried again, and nothing is lost', async () => {
  const { said, states, arrive, fail, answer } = await startTable(waitingPage(), wanted(1, []));
  await answer('ready', { ready: true });
  await answer('word', { text: 'misquoting', lock: true });
  await fail();
  await fail();
  expect(states).toEqual(['coming', 'missing']);
  expect(said.filter(({ type }) => type === 'refused')).toEqual([]);
  await arrive();
  expect(states).toEqual(['coming', 'missing', 'here']);
  expect(said).toContainEqual({ type: 'done', id: 'word' });
});

test('a game with words in it opens again only with them', async () => {
  const { arrive, words, kept, answer } = await startTable(waitingPage(), wanted(1, []));
  await answer('ready', { ready: true });
  await answer('word', { text: 'misquoting', lock: true });
  await arrive();
  const later = waitingPage();
  expect(() => LocalTable.open(later.page, kept()!)).toThrow(WordsMissing);
  const there = later.words.fetch();
  await later.arrive();
  expect(await there).toBe(words.here);
  await openTable(later, kept()!);
  expect(later.said.find(({ type }) => type === 'update')).toBeDefined();
});

test.each(GAME_IDS)('%s is dealt without a dictionary, whoever looks', async (id) => {
  const pack = (await loadGame(id))!;
  const game = gameBeforeWords(pack, { here: null });
  const [, most] = GAMES[id].players;
  const table = wanted(most, []);
  const options = { ...table.options, game: id, config: pack.defaults };
  const saved = freshTable({ ...testPage().page, game }, { ...table, options });
  expect(game.start(saved.table)).toMatchObject({ ok: true });
});
