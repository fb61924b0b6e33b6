import { expect, test } from 'vitest';
import { csvText } from './csv.ts';
import { gamesOf } from './experiment.ts';
import type { LabFile } from './file.ts';
import { isBroken, winShare } from './game-line.ts';
import { GAME_ROW_COLUMNS, gameRows, ITEM_ROW_COLUMNS, itemRows } from './game-rows.ts';
import { playGame } from './play-game.ts';
import { experimentWith, labGameWith } from './testing/high-card.ts';

const labGame = labGameWith();
const experiment = experimentWith({ options: { rounds: 4, variant: { name: 'Four, "five"' } } });
const lines = gamesOf(experiment).map((key) => playGame(labGame, experimentWith(), key).line);
const file: LabFile = { experiment, games: lines.map((line) => ({ line, text: '' })) };
const named = { name: 'spring', file };

/** Cells by the name of their column. */
const records = (rows: ReturnType<typeof gameRows>): Record<string, unknown>[] => {
  const [heads = [], ...cells] = rows;
  return cells.map((row) => Object.fromEntries(row.map((cell, i) => [heads[i], cell])));
};

test('a row for each seat of each game, with the columns that the page lists', () => {
  const rows = gameRows([named]);
  expect(rows[0]).toEqual(GAME_ROW_COLUMNS.map(({ name }) => name));
  expect(rows.slice(1)).toHaveLength(6 * 2 + 6 * 3);
  for (const row of rows) expect(row).toHaveLength(GAME_ROW_COLUMNS.length);
  const [line] = lines;
  if (!line || isBroken(line)) throw new Error('no game');
  expect(records(rows)[1]).toMatchObject({
    file: 'spring',
    game: 'high-card',
    variant: 'Four, "five"',
    players: 2,
    number: 0,
    seat: 2,
    bot: line.bots[1],
    points: line.scores[1],
    win: winShare(line, 1),
    turns: line.turns,
  });
});

test('places count from 1, shared ones alike; wins of a game add up to 1', () => {
  const games = Map.groupBy(records(gameRows([named])), ({ players, number }) => `${players}/${number}`);
  for (const seats of games.values()) {
    expect(seats.reduce((sum, { win }) => sum + Number(win), 0)).toBeCloseTo(1);
    for (const { place, points } of seats)
      expect(place).toBe(1 + seats.filter((other) => Number(other['points']) > Number(points)).length);
  }
});

test('items by seat, or without a seat if all share them', () => {
  const rows = itemRows([named]);
  expect(rows[0]).toEqual(ITEM_ROW_COLUMNS.map(({ name }) => name));
  const items = records(rows);
  const cards = items.filter(
    ({ kind, players, number, seat }) => kind === 'card' && players === 2 && number === 0 && seat === 1,
  );
  expect(cards.reduce((sum, { times }) => sum + Number(times), 0)).toBe(4);
  expect(items.find(({ kind }) => kind === 'round')).toMatchObject({ seat: null, item: 'round', times: 4 });
});

test('games that broke the contract have no rows', () => {
  const broken = { players: 2, game: 0, bots: ['1', '1'], fault: { code: 'stuck', after: 1, why: '' } } as const;
  expect(gameRows([{ name: 'x', file: { experiment, games: [{ line: broken, text: '' }] } }])).toHaveLength(1);
});

test('cells with commas, quotes or line breaks are quoted; empty ones stay empty', () => {
  expect(
    csvText([
      ['a', 'b,c', 'd"e'],
      [1, null, Number.NaN],
      ['x\ny', 0.5, ''],
    ]),
  ).toBe('a,"b,c","d""e"\n1,,\n"x\ny",0.5,\n');
});
