import { describe, expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import { type Bidders, bidValue, selectionOrder } from './selection-order.ts';
import { PRINTED, TestGame } from './testing.ts';

const { letterOf } = PRINTED.letters;

const auction = { next: 'auction' as const };
const bid = (play: TestGame, ...tokens: number[]): TestGame => {
  for (const [seat, token] of tokens.entries()) play.answer(seat, { token });
  return play;
};

describe('[WN-6] bids', () => {
  test('players + 1 letters are turned up', () => {
    const play = new TestGame({ players: ['ab', 'cd', 'ef'], position: auction });
    expect(play.match.state.market).toHaveLength(4);
    expect(play.view('audience').market).toHaveLength(4);
  });
  test('are secret until all are in, then revealed together', () => {
    const play = new TestGame({ players: ['ab', 'cd'], position: auction });
    play.answer(0, { token: 4 });
    const { view, question } = play.observe(1);
    expect(view.bids).toEqual([]);
    expect(question).toMatchObject({ waiting: [1], mine: null });
    play.answer(1, { token: 2 });
    expect(play.view(1).bids).toMatchObject([
      { seat: 0, token: 4 },
      { seat: 1, token: 2 },
    ]);
  });
  test('are spent, except for the 0', () => {
    const play = bid(new TestGame({ players: ['ab', 'cd'], position: auction }), 0, 3);
    expect([play.player(0).spent, play.player(1).spent]).toEqual([[], [3]]);
  });
  test('a spent token, or one that does not exist, cannot be bid', () => {
    const play = new TestGame({ players: [{ letters: 'ab', spent: [3] }, 'cd'], position: auction });
    expect(play.refusal(0, { token: 3 })).toEqual({ code: 'token-spent', token: 3 });
    expect(play.refusal(0, { token: 6 })).toEqual({ code: 'token-spent', token: 6 });
  });
  test.each([
    [2, 5],
    [3, 5],
    [4, 6],
    [5, 6],
    [6, 7],
  ])('[WN-2] %i players bid up to %i', (players, top) => {
    const play = new TestGame({ players: Array(players).fill('ab').fill('', 1), position: auction });
    expect(play.refusal(0, { token: top })).toBe('accepted');
    expect(play.refusal(0, { token: top + 1 })).toMatchObject({ code: top < 7 ? 'token-spent' : 'malformed' });
    expect(play.refusal(0, { token: -1 })).toEqual(expect.objectContaining({ code: 'malformed' }));
  });
  test('each player bids once, and cannot change it', () => {
    const play = new TestGame({ players: ['ab', 'cd'], position: auction }).answer(0, { token: 4 });
    expect(play.refusal(0, { token: 1 })).toEqual({ code: 'already-answered' });
  });
  test('a player with only the 0, and no card that could return a token, is not asked, which is public', () => {
    const spent = [1, 2, 3, 4, 5];
    const play = new TestGame({
      players: ['ab', { letters: 'cd', spent }, { letters: 'ef', spent, actions: ['+1 BID'] }],
      position: auction,
      pace: 'live',
    });
    expect(play.observe('audience').question).toMatchObject({ asked: [0, 2], waiting: [0, 2] });
    play.answer(0, { token: 2 }).answer(2, { token: 0 });
    expect(play.match.state.bids.map(({ token }) => token)).toEqual([2, 0, 0]);
    expect(play.eventsOf('timed-out')).toEqual([]);
  });
  test('if time runs out, the bid is 0, and an event says so', () => {
    const play = new TestGame({ players: ['ab', 'cd'], position: auction, pace: 'live' });
    play.answer(0, { token: 2 }).expire();
    expect(play.match.state.bids).toMatchObject([{ token: 2 }, { token: 0 }]);
    expect(play.eventsOf('timed-out')).toEqual([{ type: 'timed-out', seat: 1, at: 'bid' }]);
  });
});

describe('[WN-7] the window for auction cards', () => {
  const open = (): TestGame =>
    bid(
      new TestGame({
        players: [{ letters: 'ab', actions: ['+1 BID', 'WIN TIES'] }, 'cd', 'ef'],
        position: auction,
        pace: 'live',
      }),
      2,
      1,
      0,
    );
  test('all are asked, whatever they hold, and no player sees who has passed', () => {
    const play = open().answer(1, { type: 'pass' });
    expect(play.observe(2).question).toMatchObject({ asked: [0, 1, 2], waiting: null, mine: null });
  });
  test('each card played opens it again with the full time', () => {
    const play = open().answer(1, { type: 'pass' }).answer(2, { type: 'pass' }, 5_000);
    play.card(0, '+1 BID', { seat: 2 });
    expect(play.step).toBe('bid-cards');
    expect(play.waiting).toEqual([0, 1, 2]);
    expect(play.game.nextDeadline(play.match)).toBe(play.match.at + 20_000);
    play.pass();
    expect(play.step).toBe('select');
  });
  test('it does not open if no player holds a card, or after the last one was played, which is public', () => {
    expect(bid(new TestGame({ players: ['ab', 'cd'], position: auction }), 2, 1).step).toBe('select');
    const last = new TestGame({ players: [{ letters: 'ab', actions: ['+1 BID'] }, 'cd'], position: auction });
    bid(last, 2, 1).card(0, '+1 BID', { seat: 1 });
    expect(last.step).toBe('select');
  });
  test('it opens whatever kind of card is held', () => {
    for (const name of ['+1 BID', 'DOUBLE LETTER'] as const) {
      const play = new TestGame({ players: [{ letters: 'ab', actions: [name] }, 'cd'], position: auction });
      expect(bid(play, 2, 1).observe(1).question).toMatchObject({ step: { type: 'bid-cards' }, asked: [0, 1] });
    }
  });
});

describe('[WN-8] the order of selection', () => {
  const players = (...scores: number[]) => scores.map((score) => ({ score }));
  const bids = (...tokens: number[]): Bidders['bids'] =>
    tokens.map((token, seat) => ({ seat, token, change: 0, winsTies: false, free: false }));

  const order = (bidders: Omit<Bidders, 'config'>) => selectionOrder({ ...bidders, config: defaults });

  test('the highest bid comes first', () => {
    expect(order({ bids: bids(1, 5, 3), players: players(0, 0, 0), first: 0 })).toEqual([1, 2, 0]);
  });
  test('a tie goes to the lower score', () => {
    expect(order({ bids: bids(2, 2, 2), players: players(9, 4, 7), first: 0 })).toEqual([1, 2, 0]);
  });
  test('a further tie goes to the nearest to the First Player’s left; the First Player is last', () => {
    expect(order({ bids: bids(2, 2, 2, 2), players: players(5, 5, 5, 5), first: 1 })).toEqual([2, 3, 0, 1]);
  });
  test('the lower score counts before the place at the table', () => {
    expect(order({ bids: bids(7, 7, 3, 3, 3, 0), players: players(2, 1, 9, 4, 4, 0), first: 3 })).toEqual([
      1, 0, 4, 3, 2, 5,
    ]);
  });
  test('WIN TIES counts before the lower score, but only between equal bids', () => {
    const tied = bids(2, 2, 3);
    tied[0]!.winsTies = true;
    expect(order({ bids: tied, players: players(9, 0, 0), first: 0 })).toEqual([2, 0, 1]);
  });
  test('two cards on one bid add up, and only their sum is limited to 0', () => {
    const play = new TestGame({ players: [{ letters: 'ab', actions: ['-2 BID', '+2 BID'] }, 'cd'], position: auction });
    bid(play, 0, 1).card(0, '-2 BID', { seat: 1 });
    expect(play.view().bids.map(bidValue)).toEqual([0, 0]);
    play.card(0, '+2 BID', { seat: 1 });
    expect(play.view().bids.map(bidValue)).toEqual([0, 1]);
  });
  test('cards change the value of a bid, never below 0', () => {
    const changed = bids(1, 2, 2);
    changed[0]!.change = -2;
    changed[2]!.change = 1;
    expect(changed.map(bidValue)).toEqual([0, 2, 3]);
    expect(order({ bids: changed, players: players(0, 0, 0), first: 0 })).toEqual([2, 1, 0]);
  });

  test('each player takes one of the remaining letters', () => {
    const play = new TestGame({ players: ['ab', 'cd'], position: { ...auction, market: 'xez' } });
    bid(play, 1, 2).pass();
    const [x, , z] = play.match.state.market as [string, string, string];
    expect(play.refusal(0, { card: z })).toEqual({ code: 'not-asked' });
    play.answer(1, { card: z });
    expect(play.refusal(0, { card: z })).toEqual({ code: 'not-there', card: z });
    play.answer(0, { card: x });
    expect([play.letters(0), play.letters(1)]).toEqual(['abx', 'cdz']);
  });
  test('if time runs out, the most valuable letter is taken, then the leftmost', () => {
    const play = new TestGame({ players: ['ab', 'cd'], position: { ...auction, market: 'ewf' }, pace: 'live' });
    bid(play, 1, 2).pass().expire();
    expect(play.letters(1)).toBe('cdw');
  });
  test('a player who selects a card marked "+ ACTION CARD" draws one', () => {
    const play = new TestGame({ players: ['ab', 'cd'], position: { ...auction, market: 'e+tr' } });
    bid(play, 1, 2).pass();
    play.answer(1, { card: play.match.state.market[0] });
    play.answer(0, { card: play.match.state.market[0] });
    expect([play.player(0).actions.secret.length, play.player(1).actions.secret.length]).toEqual([0, 1]);
    expect(play.eventsOf('others-drew')).toEqual([{ type: 'others-drew', seat: 1, deck: 'actions', count: 1 }]);
  });
});

test('[WN-4] [WN-8] an eleventh letter is discarded before the next player selects', () => {
  const play = new TestGame({ players: ['ab', 'eeeeeeeeii'], position: { ...auction, market: 'xzt' } });
  bid(play, 1, 2).pass();
  play.answer(1, { card: play.match.state.market[0] });
  expect([play.step, play.waiting]).toEqual(['discard', [1]]);
  play.answer(1, { cards: [play.letter(1, 'i')] });
  expect([play.step, play.waiting]).toEqual(['select', [0]]);
});

test('[WN-9] the last card joins the community pool, and its mark draws no action card', () => {
  const play = new TestGame({ players: ['ab', 'cd'], position: { ...auction, market: 'xze+', pool: 'k' } });
  bid(play, 1, 2).pass();
  for (const seat of [1, 0]) play.answer(seat, { card: play.match.state.market[0] });
  expect(play.match.state.pool.map(letterOf).join('')).toBe('ke');
  expect(play.eventsOf('others-drew')).toEqual([]);
  expect(play.step).toBe('declare');
});

describe('[WN-5] an empty deck', () => {
  /** All but this many letters are in the discards. */
  const short = (left: number, discarded: boolean): TestGame => {
    const play = new TestGame({
      players: [{ letters: 'ab', actions: ['DRAW ONE LETTER'] }, 'cd', 'ef'],
      position: auction,
    });
    const { state } = play.match;
    const rest = state.deck.secret.splice(left);
    if (discarded) state.discards.push(...rest);
    return play;
  };
  test('is made again from its discards', () => {
    const play = short(0, true);
    const discarded = play.match.state.discards.length;
    play.card(0, 'DRAW ONE LETTER');
    expect(play.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'letters' }]);
    expect(play.match.state.discards).toEqual([]);
    expect(play.match.state.deck.secret).toHaveLength(discarded - 1);
  });
  test('stays empty if there are no discards', () => {
    expect(short(0, false).cardRefusal(0, 'DRAW ONE LETTER')).toMatchObject({ code: 'no-effect' });
  });
  test('in an auction the first in order pick, the others get nothing, and no letter is left over', () => {
    const play = new TestGame({ players: ['ab', 'cd', 'ef'], position: { ...auction, market: 'xz' } });
    bid(play, 1, 3, 2).pass();
    expect(play.eventsOf('selection')).toEqual([{ type: 'selection', order: [1, 2] }]);
    // The last card is not asked for.
    play.answer(1, { card: play.match.state.market[0] });
    expect(play.eventsOf('selected').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(play.match.state.pool).toEqual([]);
    expect([0, 1, 2].map((seat) => play.letters(seat).length)).toEqual([2, 3, 3]);
  });
  test('with no letters left there is still an auction and a declaration', () => {
    const play = new TestGame({ players: ['abcd', 'cd'], position: { ...auction, market: '' } });
    bid(play, 1, 2);
    expect([play.step, play.match.state.pool]).toEqual(['declare', []]);
  });
  test('if there are no action cards left, a marked letter draws none', () => {
    const play = new TestGame({ players: ['ab', 'cd'], position: { ...auction, market: 'e+tr' } });
    play.match.state.actionDeck.secret = [];
    bid(play, 1, 2).pass();
    play.answer(1, { card: play.match.state.market[0] });
    expect(play.player(1).actions.secret).toEqual([]);
    expect(play.eventsOf('others-drew')).toEqual([]);
  });
  test('the action deck is made again too', () => {
    const play = new TestGame({ players: ['ab', 'cd'], position: { ...auction, market: 'e+tr' } });
    play.match.state.actionDiscards = play.match.state.actionDeck.secret.splice(0);
    bid(play, 1, 2).pass();
    play.answer(1, { card: play.match.state.market[0] });
    expect(play.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'actions' }]);
    expect(play.player(1).actions.secret).toHaveLength(1);
  });
});
