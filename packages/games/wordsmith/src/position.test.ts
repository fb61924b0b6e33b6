import { bind, forSeat, seedFrom } from '@wordhoard/kernel';
import { describe, expect, test } from 'vitest';
import type { Position } from './position.ts';
import { positionOf } from './position.ts';
import { rules } from './rules.ts';
import { BLANK_ROWS, BLANK_SHEET, easyWords, positionWith, TestGame, tableFor } from './testing.ts';

const game = bind(rules, easyWords);
const refusal = (position: unknown, players = 1): unknown => {
  // A cast, because a file may contain anything; the schema checks it.
  const started = game.start({ ...tableFor(players), seed: seedFrom('x'), position: position as Position });
  return started.ok ? 'accepted' : started.refusal;
};

const late: Position = {
  round: 7,
  offer: ['ahq', 'ed', 'as'],
  goals: [
    { goal: '1b', first: null },
    { goal: '7a', first: 5 },
  ],
  sheets: [
    {
      grid: ['BURP....', '.x*.....', ...BLANK_ROWS.slice(2)],
      words: [{ run: 'r1c4-r1c1', round: 3 }],
      spent: 9,
      gained: 6,
      crowns: 2,
      goals: [0, 8],
    },
    BLANK_SHEET,
  ],
};

describe('a start position', () => {
  test('can be exported again unchanged', () => {
    const play = new TestGame(easyWords, 2, late);
    expect(positionOf(play.view())).toEqual(late);
    expect(play.view().sheets[0]).toMatchObject({ forged: ['R1'], words: [{ word: 'prub', round: 3 }] });
    expect(play.view().deck).toBe(15);
  });
  test('can be played to the end', () => {
    const play = new TestGame(easyWords, 2, late);
    while (!play.match.over) play.expire();
    expect(play.eventsOf('turned')).toHaveLength(12);
  });
  test('has no face-up cards in its deck', () => {
    const { match } = new TestGame(easyWords, 2, late);
    const hidden = [...match.state.deck.secret, ...match.state.removed.secret];
    expect(hidden).toHaveLength(44);
    expect(hidden.filter((card) => match.state.offer.includes(card))).toEqual([]);
  });
});

describe('an impossible position is refused', () => {
  const one = positionWith(1);
  const sheet = (part: object): unknown => ({ ...one, sheets: [{ ...BLANK_SHEET, ...part }] });
  const first = (goals: object[], got: number[]): unknown => ({
    ...one,
    round: 5,
    goals,
    sheets: [{ ...BLANK_SHEET, goals: got }],
  });
  const bad = (fault: string): object => ({ code: 'bad-position', fault });
  test.each([
    ['no such card', { ...one, offer: ['zz', 'al', 'ed'] }, bad('offer')],
    ['one card twice', { ...one, offer: ['al', 'al', 'ed'] }, bad('offer')],
    ['two cards', { ...one, offer: ['al', 'ed'] }, bad('offer')],
    [
      'two sides of one goal',
      first(
        [
          { goal: '1a', first: null },
          { goal: '1b', first: null },
        ],
        [0, 0],
      ),
      bad('goals'),
    ],
    [
      'a first round for a goal that no sheet completed',
      first(
        [
          { goal: '1a', first: 2 },
          { goal: '2b', first: null },
        ],
        [0, 0],
      ),
      bad('goals'),
    ],
    [
      'points for a goal without a first round',
      first(
        [
          { goal: '1a', first: null },
          { goal: '2b', first: null },
        ],
        [5, 0],
      ),
      bad('goals'),
    ],
    [
      'a goal first completed in this round',
      first(
        [
          { goal: '1a', first: 5 },
          { goal: '2b', first: null },
        ],
        [8, 0],
      ),
      bad('goals'),
    ],
    ['too few sheets', { ...one, sheets: [] }, bad('sheets')],
    ['a grid of seven', sheet({ grid: BLANK_ROWS.slice(1) }), { code: 'bad-position' }],
    [
      'an unknown mark',
      sheet({ grid: BLANK_ROWS.with(2, '...?....') }),
      { code: 'bad-grid', text: '...?....', seat: 0 },
    ],
    ['a bad run', sheet({ words: [{ run: 'r1c1-r9', round: 1 }] }), { code: 'bad-run', text: 'r1c1-r9', seat: 0 }],
    ['a word that is not there', sheet({ words: [{ run: 'r1c1-r1c4', round: 1 }] }), bad('words')],
    ['a round too many', { ...one, round: 13 }, bad('round')],
    ['too many coins', sheet({ spent: 25 }), bad('coins')],
    ['an unknown field', { ...one, secret: 1 }, { code: 'bad-position' }],
  ])('%s', (_, position, why) => expect(refusal(position)).toEqual(why));
  test('[WS-6] too few vacant squares for the remaining letters', () => {
    const vacant = (squares: number): string[] =>
      BLANK_ROWS.map((_, row) => Array.from({ length: 8 }, (__, i) => (row * 8 + i < squares ? '.' : 'x')).join(''));
    const last = (squares: number): unknown =>
      refusal({ ...(sheet({ grid: vacant(squares) }) as Position), round: 12 });
    // Room is needed for two letters, and for five goblets that might be forged and used before them.
    expect([last(0), last(1), last(6), last(7)]).toEqual([bad('room'), bad('room'), bad('room'), 'accepted']);
    expect(refusal(sheet({ grid: vacant(28) }))).toEqual(bad('room'));
    expect(refusal(sheet({ grid: vacant(29) }))).toBe('accepted');
  });
  test('but a goblet forged already needs no vacant square', () => {
    const grid = Array.from({ length: 8 }, () => 'X'.repeat(8)).with(0, '..XXXXXX');
    expect(refusal({ ...positionWith(1), round: 12, sheets: [{ ...BLANK_SHEET, grid }] })).toBe('accepted');
  });
  test('a word claimed in this round', () => {
    const position = {
      ...late,
      sheets: [{ ...forSeat(late.sheets, 0), words: [{ run: 'r1c1-r1c4', round: 7 }] }, BLANK_SHEET],
    };
    expect(refusal(position, 2)).toEqual(bad('words'));
  });
});
