import { bind } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import { allGems, worthOf } from './gems.ts';
import { rules } from './rules.ts';
import { SMALL_HANDS, TestGame, tableFor } from './testing.ts';

/** Hands of Anna and Beth that are equal at 7. */
const EVEN = [
  ['G7', 'G1', 'G2'],
  ['G17', 'G3', 'G4'],
];

test('[MG-1] thirty gems, three of each value from 0 to 9; two to five players', () => {
  const worths = allGems(defaults.gems).map(worthOf);
  for (let n = 0; n < 10; n++) expect(worths.filter((it) => it === n)).toHaveLength(3);
  const start = (players: number): boolean =>
    bind(rules, null).start({ ...tableFor(players), seed: 'ab'.repeat(32) }).ok;
  expect([1, 2, 5, 6].map(start)).toEqual([false, true, true, false]);
});

test('[MG-2] three gems in every hand, which no other player sees', () => {
  const table = new TestGame(3);
  expect(table.view(0)).toMatchObject({ hands: [3, 3, 3], deck: 20 });
  expect(table.view(0).mine).toHaveLength(3);
  expect(table.view().mine).toBeNull();
  expect(table.observe(0).view.mine).not.toEqual(table.observe(1).view.mine);
});

test('[MG-3] bids are sealed until all have bid, and all are spent', () => {
  const table = new TestGame(2, EVEN);
  table.bid(0, 'G7');
  expect(table.eventsOf('bids')).toEqual([]);
  expect(table.observe(1).question?.waiting).toEqual([1]);
  expect(JSON.stringify(table.observe(1))).not.toContain('"G7"');
  table.bid(1, 'G3');
  expect(table.eventsOf('bids')).toEqual([
    {
      type: 'bids',
      bids: [
        { seat: 0, gem: 'G7' },
        { seat: 1, gem: 'G3' },
      ],
    },
  ]);
  expect(table.view().spent).toEqual(expect.arrayContaining(['G7', 'G3']));
});

test('[MG-3] a player can bid only a gem they hold', () => {
  expect(new TestGame(2, EVEN).refusal(0, { gem: 'G17' })).toEqual({ code: 'not-held', gem: 'G17' });
});

test('[MG-4] the highest bid takes the gem and scores its value', () => {
  const table = new TestGame(2, EVEN);
  const gem = table.view().prize!;
  table.bid(0, 'G7').bid(1, 'G3');
  expect(table.eventsOf('taken')).toEqual([{ type: 'taken', by: 0, gem }]);
  expect(table.view().scores).toEqual([worthOf(gem), 0]);
});

test('[MG-5] after equal bids the first to snatch takes the gem, unless another was as quick', () => {
  const table = new TestGame(2, EVEN).bid(0, 'G7').bid(1, 'G17');
  expect(table.step).toBe('race');
  table.snatch(1).expire();
  expect(table.eventsOf('taken')[0]?.by).toBe(1);

  const together = new TestGame(2, EVEN).bid(0, 'G7').bid(1, 'G17').snatch(1).snatch(0, 200);
  expect(together.eventsOf('taken')[0]?.by).toBeOneOf([0, 1]);
});

test('[MG-5] no one gets a gem that no one snatches', () => {
  const table = new TestGame(2, EVEN).bid(0, 'G7').bid(1, 'G17').leave(0).leave(1);
  expect(table.eventsOf('taken')[0]?.by).toBeNull();
  expect(table.view().scores).toEqual([0, 0]);
});

test('[MG-6] when time runs out, the first gem in hand is bid, and a race is left', () => {
  const table = new TestGame(2, EVEN).expire();
  expect(table.eventsOf('bids')[0]?.bids).toEqual([
    { seat: 0, gem: 'G7' },
    { seat: 1, gem: 'G17' },
  ]);
  table.expire();
  expect(table.eventsOf('taken')[0]?.by).toBeNull();
});

test('[MG-7] after every gem all players draw up to three', () => {
  const table = new TestGame(2, EVEN).bid(0, 'G7').bid(1, 'G3');
  expect(table.view().hands).toEqual([3, 3]);
  expect(table.eventsOf('drew').at(-1)?.gems).toHaveLength(1);
});

test('[MG-8] once in a game a player may exchange their hand', () => {
  const table = new TestGame(2, EVEN).shake(0);
  expect(table.view(0).mine).toHaveLength(3);
  expect(table.view(0).mine).not.toContain('G7');
  expect(table.observe(0).free).toEqual([]);
  const again = table.game.play(table.match, 0, { free: { type: 'shake' } }, table.match.at);
  expect(again).toMatchObject({ ok: false, refusal: { code: 'already-shaken' } });
});

test('[MG-9] the game ends when no gem is left to turn up, and the highest score wins', () => {
  const table = new TestGame(2);
  while (!table.match.over) {
    if (table.step === 'race') table.leave(0).leave(1);
    else for (const seat of [0, 1]) table.bid(seat, table.view(seat).mine![0]!);
  }
  const { scores } = table.view();
  const { over } = table.observe('audience');
  expect(over?.places.flat().toSorted()).toEqual([0, 1]);
  expect(scores[over!.places[0]![0]!]).toBe(Math.max(...scores));
});

test('[MG-10] a variant changes how many gems each player holds, and may forbid shaking', () => {
  const table = new TestGame(2, null, SMALL_HANDS);
  expect(table.view()).toMatchObject({ hands: [2, 2], deck: 25, variant: { name: 'Small hands' } });
  expect(table.observe(0).free).toEqual([]);
  table.bid(0, table.view(0).mine![0]!).bid(1, table.view(1).mine![0]!);
  if (table.step === 'race') table.leave(0).leave(1);
  expect(table.view().hands).toEqual([2, 2]);
});

test('[MG-10] hands leave a gem to turn up, whatever the number of players', () => {
  const start = (handSize: number): boolean =>
    bind(rules, null).start({
      ...tableFor(2, 'live', { gems: 20, variant: { name: 'Large hands', handSize } }),
      seed: 'ab'.repeat(32),
    }).ok;
  expect([0, 1, 3, 4, 6].map(start)).toEqual([false, true, true, false, false]);
});
