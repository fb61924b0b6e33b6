import { forSeat } from '@wordhoard/kernel';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { positionOf } from './position.ts';
import { TestGame } from './testing.ts';

const line = (word: string, points: number, box: 'first' | 'second' | null = null) =>
  ({ word, status: 'stands', points, box }) as const;

test('[WY-16] between rounds the board slides and four cards are drawn', () => {
  const play = new TestGame(env, { players: 2, position: {} }).ready().lockAll('magic', 'squid').pass().ready();
  const { board, round } = play.view();
  expect(round).toBe(2);
  expect(board.slice(4).map(({ letter, value }) => `${letter}${value}`)).toEqual(['q5', 'g3', 'n2', 's2']);
  const discarded = play.eventsOf('dealt').at(-1)!.passedOver.length;
  expect(play.view().discards).toHaveLength(4 + discarded);
  expect(play.view().deck).toBe(52 - 4 - discarded);
});

test('[WY-17] playing the printed sheet gives its 102 points', () => {
  // 13 21 17 17 14 23 before the last round; boxes worth 2 + 2 + 3; one tally. SAMPLING, 4 + 4 + 3 + 3 + 5, is 19.
  const sheet = [
    line('fable', 13),
    line('ocean', 21),
    line('tiger', 17, 'second'),
    line('robot', 17, 'first'),
    line('pupil', 14, 'second'),
    line('waltz', 23),
  ];
  const lines = [sheet, sheet.map(({ word }, i) => line(`${word}x`, i))];
  const position = {
    round: 7,
    board: 'GB SM LP RT',
    sheets: lines.map((it, seat) => ({ lines: it, tallies: seat === 0 ? 1 : 0 })),
  };
  const play = new TestGame(env, { players: 2, position }).ready();
  // The fastest scores less than the other player, so neither box changes the total.
  play.lock(0, 'sampling');
  play.lock(1, 'blasphemingrt').pass();
  const own = play.eventsOf('round-scored')[0]!.lines[0]!;
  expect(own).toMatchObject({ points: 19, box: null });
  expect(play.view().sheets[0]).toMatchObject({ total: 102, tallies: 1, counted: [5, 1, 6, 2, 3] });
  expect(play.match.over?.scores[0]).toBe(102);
});

test('seven rounds to the end', () => {
  const play = new TestGame(env, { players: 2 });
  const words = ['bandage', 'closet', 'mirror', 'planet', 'gospel', 'timber', 'candle'];
  for (const word of words) play.ready().lockAll(word, word).pass();
  expect(play.match.over).not.toBeNull();
  expect(play.eventsOf('dealt').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(play.eventsOf('ended')).toEqual([{ type: 'ended', totals: [...play.match.over!.scores], won: null }]);
  expect(play.view().used.map(({ word }) => word)).toEqual(words.flatMap((word) => [word, word]));
  // Seat 0 was always fastest and never beaten: 2+2+2+3+3+3+4.
  expect(forSeat(play.match.over!.scores, 0) - forSeat(play.match.over!.scores, 1)).toBe(19);
});

test('a short game ends sooner (ours)', () => {
  const play = new TestGame(env, { players: 2, config: { rounds: 1 } }).ready().lockAll('magic', 'squid').pass();
  expect(play.match.over).not.toBeNull();
});

describe('positions', () => {
  test('a position can be exported while players write, and played from', () => {
    const play = new TestGame(env, { players: 3, seed: 'said' });
    for (const word of ['bandage', 'closet', 'mirror'])
      play.ready().lockAll(word, `${word}s`, word).challenge(2, 1).pass();
    expect(positionOf(play.view())).toBeUndefined();
    play.ready();
    const said = positionOf(play.view())!;
    expect(said).toMatchObject({ round: 4, noFlip: 0 });
    const again = new TestGame(env, { players: 3, position: JSON.parse(JSON.stringify(said)), seed: 'other' }).ready();
    expect(positionOf(again.view())).toEqual(said);
    const { dealtAt, deck, discards, ...same } = play.view();
    expect(again.view()).toMatchObject(same);
    expect(again.view().deck).toBe(52);
  });
  test('the deck of a position is the other 52 cards, shuffled', () => {
    const [a, b] = ['a', 'b'].map(
      (seed) => new TestGame(env, { players: 2, position: {}, seed }).match.state.deck.secret,
    );
    expect(a!.toSorted()).toEqual(b!.toSorted());
    expect(a).not.toEqual(b);
    expect(a).toHaveLength(52);
  });
  const two = [
    { lines: [], tallies: 0 },
    { lines: [], tallies: 0 },
  ];
  test.each([
    ['an empty word that stands', { word: '', status: 'stands', points: 0, box: null }],
    ['a word with the status none', { word: 'magic', status: 'none', points: 0, box: null }],
    ['a struck word with points', { word: 'magicc', status: 'struck', points: 5, box: null }],
    ['no word with a box', { word: '', status: 'none', points: 0, box: 'first' }],
  ] as const)('%s is refused', (_what, bad) => {
    const sheets = [line('zebra', 5), bad].map((it) => ({ lines: [it], tallies: 0 }));
    expect(() => new TestGame(env, { players: 2, position: { round: 2, sheets } })).toThrow('"fault":"lines"');
  });
  test.each([
    ['a board of seven', { board: 'QG NS ML G' }, { code: 'not-eight-letters', found: 7 }],
    ['a round past the last', { round: 7, sheets: two }, { code: 'impossible-position', fault: 'lines' }],
    ['a sheet too few', { sheets: two.slice(1) }, { code: 'impossible-position', fault: 'sheets' }],
    ['a No-Flip holder who does not exist', { noFlip: 4 }, { code: 'impossible-position', fault: 'seat' }],
    ['a value of the wrong type', { round: 'first' }, { code: 'bad-position' }],
  ])('%s is refused with a reason', (_what, part, refusal) => {
    // A cast, because positions are untrusted JSON and the last one has the wrong type.
    const position = part as object;
    expect(() => new TestGame(env, { players: 2, position })).toThrow(JSON.stringify(refusal));
  });
});
