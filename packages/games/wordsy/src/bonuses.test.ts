import { describe, expect, test } from 'vitest';
import { boxValue, checkBoxes } from './bonuses.ts';
import { componentsOf } from './components.ts';

const printed = componentsOf({});

test('[WY-15] boxes are worth 1/2, then 2/3, then 3/4', () => {
  const worth = [1, 2, 3, 4, 5, 6, 7].map(
    (round) => `${boxValue(printed, 'first', round)}/${boxValue(printed, 'second', round)}`,
  );
  expect(worth.join(' ')).toBe('1/2 1/2 1/2 2/3 2/3 2/3 3/4');
});

/** Points by seat; a struck word is written 'x' (0, and its player has no bonus), no word '-'. */
const cases: [why: string, points: string, fastest: number | null, expected: string][] = [
  ['one player is ahead of the fastest', '10 12 8', 0, '. first .'],
  ['a tie with the fastest is not more', '10 10 8', 0, 'second . .'],
  ['the fastest must match both opponents of three players', '10 11 9', 0, '. first .'],
  ['five players: three of four opponents are enough', '10 11 10 9 8', 0, 'second first . . .'],
  ['five players: two are not', '10 11 12 9 8', 0, '. first first . .'],
  ['six players: three of five are enough', '10 11 12 10 1 2', 0, 'second first first . . .'],
  ['two players: the fastest matches the one', '9 9', 1, '. second'],
  ['two players: the fastest is behind', '10 9', 1, 'first .'],
  ['the word of the fastest was struck: others compare with 0', 'x 1 0', 0, '. first .'],
  ['a struck word has no bonus, though 0 matches 0', 'x 0 0', 0, '. . .'],
  ['the fastest matches a struck word', '5 x 4', 0, 'second . .'],
  ['a valid word of 0 points matches 0', '0 0 -', 0, 'second . .'],
  ['[WY-23] a Main Player without a word has no bonus', '- 0 3', 0, '. . first'],
  ['[WY-8] no player was fastest: no bonuses', '10 12 8', null, '. . .'],
];
describe('[WY-15] who checks which box', () => {
  test.each(cases)('%s: %s, fastest %s → %s', (_why, points, fastest, expected) => {
    const rivals = points.split(' ').map((text, seat) => {
      const eligible = text !== 'x' && text !== '-';
      return { seat, points: eligible ? Number(text) : 0, eligible };
    });
    const checked = checkBoxes(printed, rivals, fastest);
    expect(rivals.map(({ seat }) => checked.get(seat) ?? '.').join(' ')).toBe(expected);
  });
});
