import type { SeatInfo } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { shownPage } from './public-page.ts';

const person = (name: string, who: string): SeatInfo => ({ name, who, level: null, presence: 'here' });
const bot: SeatInfo = { name: 'Ada', who: null, level: 3, presence: 'here' };
const seats = [person('Anna', 'a'), person('Beth', 'b'), bot];
const page = { of: 'table', allow: () => {} } as const;
const at = (agreed: readonly number[] | null, here: readonly number[]) =>
  shownPage(page, { seats, ...(agreed && { publicLink: { id: 'x', agreed } }) }, here, 'https://w.org');

test('the link is there once every person has agreed; bots are not asked', () => {
  expect(at(null, [0])).toMatchObject({ link: null, mine: false, missing: ['Beth'], asking: [] });
  expect(at([0], [0])).toMatchObject({ link: null, mine: true, missing: ['Beth'], asking: [] });
  expect(at([0], [1])).toMatchObject({ link: null, mine: false, missing: [], asking: ['Anna'] });
  expect(at([0, 1], [1])).toMatchObject({ link: 'https://w.org/game/x', mine: true, missing: [] });
});

test('who only watches has nothing to allow, and who shares a device decides for both', () => {
  expect(at([0], [])).toMatchObject({ allow: null, link: null });
  expect(at(null, [0, 1])).toMatchObject({ missing: [], asking: [] });
});
