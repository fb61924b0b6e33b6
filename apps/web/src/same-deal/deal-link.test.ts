import { commitmentOf, type SealedRecord, seedFrom } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeDealText, readDealText } from './deal-link.ts';

const seed = seedFrom('shared');
const nonce = '0'.repeat(32);
const record = (entries: SealedRecord['entries'] = []): SealedRecord => ({
  format: 1,
  game: 'wordsy',
  rules: 2,
  words: 'some',
  seats: [
    { name: 'Anna', bot: null },
    { name: 'Ädä', bot: 3 },
  ],
  table: { config: { rounds: 2 }, players: 2, seed, limits: { timer: null }, bank: null, position: null },
  nonce,
  commitment: commitmentOf(seed, nonce),
  entries,
});

test('what a link carries is what was put into it', async () => {
  const word = fc.string({ maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 30 }), async (words) => {
      const entries = words.map((text, to) => ({ at: to, seat: to % 2, to, answer: { text } }));
      const deal = { record: record(entries), luck: 'ab12' };
      const text = await makeDealText(deal);
      expect(text).toMatch(/^[\w-]+$/);
      expect(await readDealText(text)).toEqual(deal);
    }),
    { numRuns: 30 },
  );
});

test('a game that is too long for a link leaves out first what was only tried, then how it was played', async () => {
  // Nothing that can be packed.
  const noise = (n: number): string => Array.from({ length: 4 }, (_, i) => seedFrom(`${n} ${i}`)).join('');
  const tried = Array.from({ length: 60 }, (_, n) => ({ at: n, seat: 0, to: 1, answer: noise(n) }));
  const short = await readDealText(await makeDealText({ record: record(tried), luck: 'ab' }));
  expect(short?.record.entries).toEqual([tried.at(-1)]);
  const long = tried.map((entry, to) => ({ ...entry, to }));
  const bare = await readDealText(await makeDealText({ record: record(long), luck: 'ab' }));
  expect(bare?.record).toEqual(record());
});

test('what is no deal is none, whoever wrote it', async () => {
  for (const bad of ['', 'x', '%%%', 'AAAA', btoa('{}')]) expect(await readDealText(bad)).toBeNull();
  const begun = { ...record(), table: { ...record().table, position: {} } };
  expect(await readDealText(await makeDealText({ record: begun, luck: 'ab' }))).toBeNull();
  expect(await readDealText(await makeDealText({ record: record(), luck: 'not hex' }))).toBeNull();
  const three = { ...record(), table: { ...record().table, players: 3 } };
  expect(await readDealText(await makeDealText({ record: three, luck: 'ab' }))).toBeNull();
});
