import { describe, expect, test } from 'vitest';
import { ACTION_NAMES, ACTIONS, type ActionName } from './actions.ts';
import { isPlayableAt } from './play-card.ts';
import { PRINTED, TestGame, type TestGameOptions } from './testing.ts';
import { wordValue } from './words.ts';

const { letterOf } = PRINTED.letters;

/** Seat 0 holds the card. */
const holding = (
  name: ActionName,
  letters: string,
  more: Partial<TestGameOptions> & { spent?: number[] } = {},
): TestGame =>
  new TestGame({
    players: [{ letters, actions: [name], spent: more.spent ?? [] }, 'wreck', 'mind'],
    ...more,
  });
const inAuction = (
  name: ActionName,
  letters = 'paths',
  more: Partial<TestGameOptions> & { spent?: number[] } = {},
): TestGame => holding(name, letters, { ...more, position: { next: 'auction', ...more.position } });
const bids = (name: ActionName, ...tokens: number[]): TestGame => {
  const play = inAuction(name);
  for (const [seat, token] of tokens.entries()) play.answer(seat, { token });
  return play;
};
const order = (play: TestGame): number[] => play.pass().eventsOf('selection')[0]!.order;

/** Seat 0's PATHS (9) on the table. */
const onWord = (name: ActionName): TestGame => holding(name, 'paths').declare(0, 'paths');
const changes =
  (by: number) =>
  (name: ActionName): void => {
    const own = onWord(name).card(0, name, { word: 0 });
    expect(wordValue(PRINTED, own.words[0]!)).toBe(9 + by);
    // On any player's word.
    const theirs = onWord(name).trump(1, 'wreck').pass().card(0, name, { word: 1 });
    expect(wordValue(PRINTED, theirs.words[1]!)).toBe(12 + by);
    expect(onWord(name).cardRefusal(0, name, { word: 1 })).toMatchObject({ code: 'bad-target', field: 'word' });
    expect(onWord(name).cardRefusal(0, name)).toMatchObject({ code: 'bad-target', field: 'word' });
  };
const changesBid =
  (tokens: [number, number, number], seat: number, expected: number[]) =>
  (name: ActionName): void => {
    expect(order(bids(name, ...tokens))).not.toEqual(expected);
    expect(order(bids(name, ...tokens).card(0, name, { seat }))).toEqual(expected);
  };
const draws =
  (n: number) =>
  (name: ActionName): void => {
    const play = inAuction(name).card(0, name);
    expect(play.letters(0)).toHaveLength(5 + n);
    expect(play.eventsOf('others-drew')).toEqual([{ type: 'others-drew', seat: 0, deck: 'letters', count: n }]);
    // Also in the declaration.
    expect(holding(name, 'paths').card(0, name).letters(0)).toHaveLength(5 + n);
  };
const retrieves =
  (n: number) =>
  (name: ActionName): void => {
    const spent = [1, 2, 4];
    const tokens = [4, 1, 2].slice(0, n);
    const play = inAuction(name, 'paths', { spent }).card(0, name, { tokens });
    expect(play.player(0).spent).toEqual(spent.filter((token) => !tokens.includes(token)));
    const refused = (chosen: number[]) => inAuction(name, 'paths', { spent }).cardRefusal(0, name, { tokens: chosen });
    expect(refused([])).toMatchObject({ code: 'bad-target', field: 'tokens' });
    expect(refused([3])).toMatchObject({ code: 'bad-target', field: 'tokens' });
    expect(refused([1, 1])).toMatchObject({ code: 'bad-target', field: 'tokens' });
    expect(inAuction(name).cardRefusal(0, name, { tokens: [] })).toMatchObject({ code: 'no-target', needs: 'tokens' });
    // Fewer spent than the card brings: all there are.
    expect(
      inAuction(name, 'paths', { spent: [5] })
        .card(0, name, { tokens: [5] })
        .player(0).spent,
    ).toEqual([]);
  };

const CARDS: Record<ActionName, (name: ActionName) => void> = {
  '+2 WORD VALUE': changes(+2),
  '+3 WORD VALUE': changes(+3),
  '+5 WORD VALUE': changes(+5),
  '-2 WORD VALUE': changes(-2),
  '-3 WORD VALUE': changes(-3),
  '-5 WORD VALUE': changes(-5),
  'DOUBLE LETTER'(name) {
    const play = new TestGame({ players: [{ letters: 'paths', actions: [name, name] }, 'wreck', 'mind'] });
    play.declare(0, 'paths').trump(1, 'wreck');
    const p = play.words[0]!.cards[0]!.card;
    const w = play.words[1]!.cards[0]!.card;
    expect(play.cardRefusal(0, name, { word: 1, take: w })).toMatchObject({ code: 'bad-target', field: 'word' });
    expect(play.cardRefusal(0, name, { word: 0, take: w })).toMatchObject({ code: 'bad-target', field: 'take' });
    play.card(0, name, { word: 0, take: p });
    expect(wordValue(PRINTED, play.words[0]!)).toBe(11);
    expect(play.cardRefusal(0, name, { word: 0, take: p })).toMatchObject({ code: 'bad-target', field: 'take' });
  },
  'NO LENGTH BONUS'(name) {
    const play = onWord(name).trump(1, 'wreck').card(0, name, { word: 1 });
    expect(wordValue(PRINTED, play.words[1]!)).toBe(10);
    // Also for the player's own word.
    const own = onWord(name).card(0, name, { word: 0 });
    expect(wordValue(PRINTED, own.words[0]!)).toBe(7);
  },
  'FULL CREDIT'(name) {
    expect(onWord(name).cardRefusal(0, name, { word: 0 })).toMatchObject({ code: 'no-target', needs: 'word' });
    const play = onWord(name).trump(1, 'wreck').pass().card(0, name, { word: 0 }).pass();
    expect(play.scores).toEqual([9, 12, 0]);
    // Not for another player's beaten word.
    const theirs = new TestGame({ players: ['paths', { letters: 'wreck', actions: [name] }] });
    theirs.declare(0, 'paths').trump(1, 'wreck').pass();
    expect(theirs.cardRefusal(1, name, { word: 0 })).toMatchObject({ code: 'no-target', needs: 'word' });
  },
  '+1 BID': changesBid([2, 2, 0], 0, [0, 1, 2]),
  '+2 BID': changesBid([2, 3, 0], 0, [0, 1, 2]),
  '-2 BID'(name) {
    changesBid([1, 2, 0], 1, [0, 1, 2])(name);
    // Not below 0: it ties with the 0, and does not fall behind it.
    expect(order(bids(name, 2, 1, 0).card(0, name, { seat: 1 }))).toEqual([0, 1, 2]);
  },
  'WIN TIES'(name) {
    // Seat 0 is First Player, and so the last among equals.
    expect(order(bids(name, 2, 2, 3))).toEqual([2, 1, 0]);
    expect(order(bids(name, 2, 2, 3).card(0, name, { seat: 0 }))).toEqual([2, 0, 1]);
    expect(bids(name, 2, 2, 3).cardRefusal(0, name, { seat: 1 })).toMatchObject({ code: 'bad-target', field: 'seat' });
  },
  'FREE BID'(name) {
    const play = bids(name, 4, 1, 2).card(0, name, { seat: 0 });
    expect(play.player(0).spent).toEqual([]);
    expect(order(play)).toEqual([0, 2, 1]);
    expect(bids(name, 0, 1, 2).cardRefusal(0, name, { seat: 0 })).toMatchObject({ code: 'no-target', needs: 'seat' });
  },
  'DRAW ONE LETTER': draws(1),
  'DRAW TWO LETTERS': draws(2),
  'SWAP LETTER'(name) {
    const play = inAuction(name, 'q');
    const q = play.letter(0, 'q');
    play.card(0, name, { seat: 1, give: q });
    expect(play.letters(1)).toHaveLength(5);
    expect(play.letters(1)).toContain('q');
    expect(play.letters(0)).toHaveLength(1);
    expect('wreck').toContain(play.letters(0));
    // A third player learns that it happened, not which letters.
    const seen = JSON.stringify(play.observe(2));
    expect(seen).not.toContain(`"${q}"`);
    expect(inAuction(name, 'q').cardRefusal(0, name, { seat: 0, give: q })).toMatchObject({
      code: 'bad-target',
      field: 'seat',
    });
  },
  'STEAL LETTER'(name) {
    const play = inAuction(name).card(0, name, { seat: 1 });
    expect([play.letters(0).length, play.letters(1).length]).toEqual([6, 4]);
    expect('wreck').toContain(play.letters(0).at(-1));
    // There is nothing to take from the player's own hand, or from an empty one.
    const refused = (seat: number) =>
      new TestGame({
        players: [{ letters: 'a', actions: [name] }, '', 'mind'],
        position: { next: 'auction' },
      }).cardRefusal(0, name, { seat });
    expect([refused(0), refused(1)]).toMatchObject(Array(2).fill({ code: 'bad-target', field: 'seat' }));
    expect(refused(2)).toBe('accepted');
  },
  'DROP LETTER'(name) {
    const play = inAuction(name).answer(0, { token: 3 }).card(0, name, { seat: 1 });
    expect([play.step, play.waiting]).toEqual(['drop', [1]]);
    expect(play.observe(1).question?.step).toEqual({ type: 'drop', seat: 1, by: 0 });
    expect(play.refusal(1, { card: play.letter(0, 'p') })).toMatchObject({ code: 'not-there' });
    play.answer(1, { card: play.letter(1, 'c') });
    expect(play.letters(1)).toBe('wrek');
    expect(play.match.state.discards.map(letterOf)).toEqual(['c']);
    // The bid already made stands.
    expect([play.step, play.waiting]).toEqual(['bid', [1, 2]]);
  },
  'FRESH START'(name) {
    const play = inAuction(name);
    const letters = [play.letter(0, 'p'), play.letter(0, 'h')];
    play.card(0, name, { letters });
    expect(play.letters(0)).toMatch(/^ats..$/);
    expect(play.match.state.discards).toEqual(letters);
    expect(inAuction(name).cardRefusal(0, name, { letters: [] })).toMatchObject({
      code: 'bad-target',
      field: 'letters',
    });
    const theirs = inAuction(name).letter(1, 'w');
    expect(inAuction(name).cardRefusal(0, name, { letters: [theirs] })).toMatchObject({
      code: 'bad-target',
      field: 'letters',
    });
  },
  'NEW COMMUNITY LETTER'(name) {
    const play = inAuction(name);
    const top = play.match.state.deck.secret[0];
    expect(play.card(0, name).match.state.pool).toEqual([top]);
    const last = inAuction(name);
    last.match.state.deck.secret = [];
    expect(last.cardRefusal(0, name)).toMatchObject({ code: 'no-effect' });
  },
  'TAKE COMMUNITY LETTER'(name) {
    const play = inAuction(name, 'paths', { position: { pool: 'xq' } });
    play.card(0, name, { take: play.match.state.pool[1]! });
    expect(play.letters(0)).toBe('pathsq');
    expect(play.match.state.pool.map(letterOf)).toEqual(['x']);
    expect(inAuction(name).cardRefusal(0, name, { take: 'L1' })).toMatchObject({ code: 'no-target', needs: 'take' });
  },
  'SWAP COMMUNITY LETTER'(name) {
    const play = inAuction(name, 'paths', { position: { pool: 'xq' } });
    play.card(0, name, { give: play.letter(0, 'p'), take: play.match.state.pool[0]! });
    expect(play.letters(0)).toBe('athsx');
    expect(play.match.state.pool.map(letterOf)).toEqual(['q', 'p']);
  },
  'SWEEP COMMUNITY'(name) {
    const play = inAuction(name, 'paths', { position: { pool: 'xq' } }).card(0, name);
    expect(play.match.state.pool).toEqual([]);
    expect(play.match.state.discards.map(letterOf)).toEqual(['x', 'q']);
    expect(inAuction(name).cardRefusal(0, name)).toMatchObject({ code: 'no-effect' });
  },
  'RETRIEVE ONE TOKEN': retrieves(1),
  'RETRIEVE TWO TOKENS': retrieves(2),
  'RETRIEVE ALL TOKENS': retrieves(3),
  'SALVAGE LETTER'(name) {
    const play = inAuction(name, 'paths', { position: { discards: 'zx' } });
    play.card(0, name, { take: play.match.state.discards[0]! });
    expect(play.letters(0)).toBe('pathsz');
    expect(play.match.state.discards.map(letterOf)).toEqual(['x']);
    expect(play.eventsOf('took')).toMatchObject([{ seat: 0, from: 'discards' }]);
    const salvage = (discards: string, take: string) =>
      inAuction(name, 'paths', { position: { discards } }).cardRefusal(0, name, { take });
    expect(salvage('', 'L1')).toMatchObject({ code: 'no-target', needs: 'take' });
    expect(salvage('z', 'L1')).toMatchObject({ code: 'bad-target', field: 'take' });
  },
};

describe('every action card', () => {
  test('has a test here', () => {
    expect(Object.keys(CARDS).sort()).toEqual([...ACTION_NAMES].sort());
  });
  test.each(Object.entries(CARDS))('%s', (name, check) => check(name));
});

describe('[WN-7] [WN-14] [WN-16] when a card can be played', () => {
  const when = (name: ActionName) => ACTIONS.find((action) => action.name === name)!.when;
  const windows = (name: ActionName): string =>
    (['bid', 'bid-cards', 'select', 'declare', 'respond', 'join', 'keep', 'purchase', 'drop', 'discard'] as const)
      .filter((step) => isPlayableAt(when(name), step))
      .join(' ');
  const WINDOWS = {
    A: 'bid-cards',
    W: 'respond',
    N: 'bid bid-cards select purchase drop',
    any: 'bid bid-cards select declare respond keep purchase drop',
  };
  /** The rules' own column, one kind after another. */
  const WHEN: Record<keyof typeof WINDOWS, readonly ActionName[]> = {
    A: ['+1 BID', '+2 BID', '-2 BID', 'WIN TIES', 'FREE BID'],
    W: [
      ...['+2 WORD VALUE', '+3 WORD VALUE', '+5 WORD VALUE', '-2 WORD VALUE', '-3 WORD VALUE', '-5 WORD VALUE'],
      ...['DOUBLE LETTER', 'NO LENGTH BONUS', 'FULL CREDIT'],
    ],
    N: [
      ...['SWAP LETTER', 'STEAL LETTER', 'DROP LETTER', 'FRESH START', 'NEW COMMUNITY LETTER'],
      ...['TAKE COMMUNITY LETTER', 'SWAP COMMUNITY LETTER', 'SWEEP COMMUNITY', 'SALVAGE LETTER'],
    ],
    any: [
      ...['DRAW ONE LETTER', 'DRAW TWO LETTERS'],
      ...['RETRIEVE ONE TOKEN', 'RETRIEVE TWO TOKENS', 'RETRIEVE ALL TOKENS'],
    ],
  };
  test.each(Object.entries(WINDOWS))('%s: %s', (when, steps) => {
    // Object.entries forgets the keys.
    for (const name of WHEN[when as keyof typeof WINDOWS]) expect([name, windows(name)]).toEqual([name, steps]);
  });
  test('every kind of card is in one of these groups', () => {
    expect(Object.values(WHEN).flat().sort()).toEqual([...ACTION_NAMES].sort());
  });
  test('cards for the community and for hands can’t be played even in a battle', () => {
    const play = holding('SWEEP COMMUNITY', 'paths', { position: { pool: 'xq' } });
    const card = play.heldCard(0, 'SWEEP COMMUNITY');
    play.declare(0, 'paths').trump(1, 'wreck');
    expect(play.cardRefusal(0, 'SWEEP COMMUNITY')).toEqual({ code: 'not-now', card });
  });

  test('no card can be played while a challenge is resolved', () => {
    const play = onWord('DRAW ONE LETTER');
    play.answer(1, { type: 'challenge', word: 0 }).pass();
    expect(play.step).toBe('join');
    expect(play.cardRefusal(0, 'DRAW ONE LETTER')).toMatchObject({ code: 'not-now' });
  });
  test('any player may play one, even while another is asked, and it goes to the discards', () => {
    const play = inAuction('DRAW ONE LETTER').answer(0, { token: 1 });
    const card = play.heldCard(0, 'DRAW ONE LETTER');
    play.card(0, 'DRAW ONE LETTER');
    expect(play.match.state.actionDiscards).toEqual([card]);
    expect(play.freeRefusal(0, { type: 'card', card, target: {} })).toEqual({ code: 'not-there', card });
  });
  test('a card of another player’s hand is refused like one that does not exist', () => {
    const play = inAuction('DRAW ONE LETTER');
    const card = play.heldCard(0, 'DRAW ONE LETTER');
    expect(play.freeRefusal(1, { type: 'card', card, target: {} })).toEqual({ code: 'not-there', card });
  });
  test('a target part that the card does not use is refused', () => {
    expect(inAuction('DRAW ONE LETTER').cardRefusal(0, 'DRAW ONE LETTER', { seat: 1 })).toEqual({
      code: 'bad-target',
      card: 'A29',
      field: 'seat',
      needs: [],
    });
  });
});

describe('DROP LETTER', () => {
  test('drops nothing if the last letter is stolen meanwhile', () => {
    const play = new TestGame({
      players: [{ letters: 'ab', actions: ['DROP LETTER', 'STEAL LETTER'] }, 'x'],
      position: { next: 'auction' },
    });
    play.card(0, 'DROP LETTER', { seat: 1 }).card(0, 'STEAL LETTER', { seat: 1 });
    expect(play.step).toBe('bid');
    expect(play.letters(0)).toBe('abx');
  });
  test('played twice on a player drops two letters, if there are two', () => {
    const twice = (letters: string): TestGame => {
      const play = new TestGame({
        players: [{ letters: 'ab', actions: ['DROP LETTER', 'DROP LETTER'] }, letters],
        position: { next: 'auction' },
      });
      return play.card(0, 'DROP LETTER', { seat: 1 }).card(0, 'DROP LETTER', { seat: 1 });
    };
    const two = twice('xyz');
    for (const letter of 'xy') two.answer(1, { card: two.letter(1, letter) });
    expect([two.step, two.letters(1)]).toEqual(['bid', 'z']);
    const one = twice('x');
    one.answer(1, { card: null });
    expect([one.step, one.letters(1)]).toEqual(['bid', '']);
  });
  test('drops a random letter if time runs out, and the time for bids does not run meanwhile', () => {
    const play = inAuction('DROP LETTER', 'paths', { pace: 'live' }).card(0, 'DROP LETTER', { seat: 1 });
    play.expire();
    expect(play.letters(1)).toHaveLength(4);
    expect(play.game.nextDeadline(play.match)).toBe(play.match.at + 30_000 - 10);
  });
});
