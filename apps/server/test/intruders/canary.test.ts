import { GAME_IDS } from '@wordhoard/catalog';
import { secret, seedFrom } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { runCanary } from './canary.ts';
import { cellsIn, isMissed, plantsFor } from './planted.ts';
import { LeakDetector } from './watch.ts';

/** Enough to meet most kinds of secrets; `npm run test:intruders` plays whole games. */
const SHORT = 16;

test.each(GAME_IDS)('%s: no frame, response or log line contains a secret', async (game) => {
  const flown = await runCanary({ game, deal: `canary ${game}`, mostMoves: SHORT });
  expect(flown.leaks).toEqual([]);
  expect(cellsIn(flown)).not.toEqual([]);
  for (const times of Object.values(flown.heard)) expect(times).toBeGreaterThan(3);

  // And a leak would be noticed: one of each kind.
  const kinds = Map.groupBy(plantsFor(game, flown), ({ plant }) =>
    JSON.stringify('answer' in plant ? plant : Object.keys(plant)),
  );
  const found = await Promise.all([...kinds.values()].map(([first]) => isMissed(first!, 'planted')));
  expect(found).toEqual(found.map(() => null));
});

test('finds a seed that is sent to all', async () => {
  const deal = 'told to all';
  const { leaks } = await runCanary({
    game: 'wordsmith',
    deal,
    mostMoves: 1,
    untilFound: true,
    plant: { text: () => `${seedFrom(deal)} ${seedFrom(`the bots of ${deal}`)}` },
  });
  expect(new Set(leaks.map((leak) => leak.split(' in a ')[0]))).toEqual(new Set(['the seed', 'the seed of the bots']));
});

test('one’s own secret is no leak, nor one that was shown before', () => {
  const watch = new LeakDetector();
  const ann = { name: 'ann', viewers: [0] };
  const bob = { name: 'bob', viewers: [1] };
  watch.addSecret('a cookie', 'signed', 'ann');
  watch.setState({ hands: [secret([0], ['C1', 'C2']), secret([1], ['C3'])] });
  const text = '{"mine":["C1"],"cookie":"signed"}';
  for (const where of ['frame', 'answer', 'log'] as const) {
    watch.check(where, ann, text);
    watch.check(where, bob, text);
  }
  expect(watch.findings.leaks).toEqual(
    ['frame', 'answer', 'log'].flatMap((where) => [`a cookie in a ${where} for bob`, `hands.* in a ${where} for bob`]),
  );
  watch.settled();
  watch.setState({ hands: [secret([], ['C1', 'C2']), secret([1], ['C3'])] });
  watch.check('frame', ann, '{"played":["C1"]}');
  watch.check('frame', ann, '{"names":["xC3","C33","-C3"]}');
  expect(watch.findings.leaks).toHaveLength(6);
  watch.check('frame', ann, '{"played":"C3"}');
  expect(watch.findings.leaks.at(-1)).toBe('hands.* in a frame for ann');
});
