import { expect, test } from 'vitest';
import {
  commandOf,
  firstPlan,
  formOf,
  gamesIn,
  playersOf,
  variantFileOf,
  wantedOf,
  withGame,
  withoutBeginner,
  withVariantFile,
} from './plan.ts';

const plan = firstPlan('wordsy');

test('a number of games is a whole one, and not too many for a page', () => {
  const games = (text: string) => gamesIn({ ...plan, games: text });
  expect(['20', ' 7 ', '500'].map(games)).toEqual([20, 7, 500]);
  expect(['', '0', '501', '-3', '2.5', 'many'].map(games)).toEqual(Array(6).fill(undefined));
});

test('with another game, as many play as can, and who played plays on', () => {
  const six = { ...plan, players: 6, bots: ['1', '2', '3', '4', '5', 'beginner'], config: { rounds: 3 } };
  expect(withGame(six, 'wildwords')).toMatchObject({ players: 4, bots: ['1', '2', '3', '4'], config: null });
  expect(withGame(withGame({ ...six, players: 1 }, 'wildwords'), 'wordsy')).toMatchObject({
    players: 2,
    bots: ['1', '2', '3', '4', '3', '3'],
  });
});

test('a game without a beginner script offers only levels, and the usual one plays instead of the script', () => {
  expect(playersOf(true)).toEqual([...playersOf(false), 'beginner']);
  const { bots } = withoutBeginner({ ...plan, bots: ['5', 'beginner'] });
  expect(bots).toEqual(['5', '3']);
});

test('only options that differ are said, and the command says all of it', () => {
  const initial = { rounds: 7, words: { tier: 60 } };
  const usual = wantedOf({ ...plan, config: { rounds: 7, words: { tier: 60 } } }, initial, 20);
  expect(usual).toMatchObject({ options: {}, bots: ['3', '3'], seats: [2] });
  expect(commandOf(usual, null)).toBe(
    'npx wordhoard lab run wordsy --games 20 --seats 2 --bots 3,3 --seed=wordhoard --out wordsy.jsonl',
  );
  const other = wantedOf({ ...plan, seed: "Anna's -1", config: { ...initial, rounds: 3 } }, initial, 5);
  expect(commandOf(other, null)).toContain(`--options '{"rounds":3}' --seed='Anna'\\''s -1' --out`);
});

test('the form for more games like those of a file, as far as a form can say it', () => {
  const options = { rounds: 3 };
  const file = { rules: 5, words: 'abc', options, pace: 'relaxed', seed: 'spring' } as const;
  const form = formOf({ ...file, game: 'wordsy', seats: [3, 2], bots: ['2', '3-challenge'], games: 9000 });
  expect(form).toMatchObject({ players: 3, games: '500', seed: 'spring', pace: 'relaxed', config: options });
  expect(form?.bots).toEqual(['2', '3-challenge', '2', '3-challenge', '2', '3-challenge']);
  expect(commandOf(wantedOf(form!, {}, 5), null)).toContain(' --pace relaxed ');
  expect(formOf({ ...file, game: 'wildwords', seats: [9], bots: ['3'], games: 1 })).toMatchObject({ players: 4 });
  expect(formOf({ ...file, game: 'chess', seats: [2], bots: ['3'], games: 1 })).toBeUndefined();
});

test('a variant is played by its file, which has the options too; a changed name alone is no variant', () => {
  const initial = { rounds: 7 };
  const draft = { name: ' Dear first ', about: '', limits: { writing: 20_000 }, values: { column1: 7 } };
  const form = { ...plan, config: { rounds: 3 }, variant: draft };
  const file = variantFileOf(form, initial);
  expect(file).toEqual({
    game: 'wordsy',
    name: 'Dear first',
    options: { rounds: 3 },
    limits: { writing: 20_000 },
    variant: { column1: 7 },
  });
  const wanted = wantedOf(form, initial, 5);
  expect(wanted).toMatchObject({
    options: { rounds: 3, variant: { name: 'Dear first', column1: 7 } },
    limits: { writing: 20_000 },
  });
  expect(commandOf(wanted, file)).toBe(
    'npx wordhoard lab run wordsy --games 5 --seats 2 --bots 3,3 --variant dear-first.json --seed=wordhoard --out wordsy-dear-first.jsonl',
  );
  expect(commandOf(wanted, file, 'wordsy-b.jsonl')).toMatch(/ --out wordsy-b\.jsonl$/);
  expect(variantFileOf({ ...form, variant: { ...draft, limits: {}, values: {} } }, initial)).toBeNull();
  expect(withGame(form, 'wildwords').variant).toBeNull();
});

test('a form takes a variant from a file of its own and from an experiment that was played', () => {
  const file = { game: 'word-worx', name: 'Two lines', variant: { lineSize: 2 } };
  const config = { once: true, variant: { name: 'Two lines', lineSize: 2 } };
  const form = withVariantFile({ ...plan, players: 1 }, file, config);
  const variant = { name: 'Two lines', about: '', limits: {}, values: { lineSize: 2 } };
  expect(form).toMatchObject({ game: 'word-worx', players: 2, config: { once: true }, variant });
  expect(withVariantFile(plan, { ...file, game: 'chess' }, config)).toBeUndefined();
  const played = { rules: 1, words: 'abc', pace: 'live', seed: 's', games: 5, seats: [2], bots: ['3'] } as const;
  expect(formOf({ ...played, game: 'word-worx', options: config })).toMatchObject({ config: { once: true }, variant });
  expect(formOf({ ...played, game: 'word-worx', options: {}, limits: { turn: null } })?.variant).toMatchObject({
    limits: { turn: null },
    values: {},
  });
});
