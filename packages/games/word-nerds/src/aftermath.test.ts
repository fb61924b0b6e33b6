import { describe, expect, test } from 'vitest';
import type { ActionTarget } from './action-targets.ts';
import type { ActionName } from './actions.ts';
import { scoreTurn } from './score.ts';
import { PRINTED, TestGame } from './testing.ts';

const { letterOf } = PRINTED.letters;

/** Cards that can't be played during the Word Declaration, and seat 1's target for each. */
const N_CARDS: readonly (readonly [ActionName, (play: TestGame, inPool: string) => ActionTarget])[] = [
  ['SWAP LETTER', (play) => ({ seat: 0, give: play.letter(1, 'a') })],
  ['STEAL LETTER', () => ({ seat: 0 })],
  ['DROP LETTER', () => ({ seat: 0 })],
  ['FRESH START', (play) => ({ letters: [play.letter(1, 'a')] })],
  ['NEW COMMUNITY LETTER', () => ({})],
  ['TAKE COMMUNITY LETTER', (_, take) => ({ take })],
  ['SWAP COMMUNITY LETTER', (play, take) => ({ take, give: play.letter(1, 'a') })],
  ['SWEEP COMMUNITY', () => ({})],
  ['SALVAGE LETTER', (play) => ({ take: play.match.state.discards[0]! })],
];

describe('[WN-16] the end of the phase', () => {
  test('there is no second declaration, even if the word was struck', () => {
    const play = new TestGame({ players: ['zyxw', 'paths'] }).declare(0, 'zyxw').challenge(1, 0);
    expect(play.step).toBe('keep');
    play.passUntil('bid');
    expect(play.eventsOf('laid')).toHaveLength(1);
  });
  test('only one scoring word is left', () => {
    const play = new TestGame({ players: ['paths', 'wreck'] }).declare(0, 'paths').trump(1, 'wreck').pass();
    expect(play.statuses).toBe('beaten scoring');
    expect(play.pass().eventsOf('scored')[0]!.words).toEqual([
      { word: 1, seat: 1, text: 'wreck', points: 12 },
      { word: 0, seat: 0, text: 'paths', points: 4 },
    ]);
  });
});

describe('[WN-19] the words laid', () => {
  test('are shown in their final state until the next auction, although their cards are discarded', () => {
    const play = new TestGame({ players: ['paths', 'wreck'] }).declare(0, 'paths').trump(1, 'wreck').pass().pass();
    expect(play.step).toBe('keep');
    expect(play.words).toEqual([]);
    const { settled, discards } = play.view();
    expect(settled.map(({ owner, status }) => [owner, status])).toEqual([
      [0, 'beaten'],
      [1, 'scoring'],
    ]);
    expect(discards).toHaveLength(10);
    expect(play.passUntil('bid').view().settled).toEqual([]);
  });
});

describe('[WN-17] scores', () => {
  test('challenge points count in order, and a score never falls below 0', () => {
    const challenges = [
      { seat: 0, points: -10 },
      { seat: 0, points: 10 },
      { seat: 1, points: 10 },
      { seat: 1, points: -10 },
    ];
    expect(scoreTurn(PRINTED, [3, 3], challenges, []).scores).toEqual([10, 3]);
  });
  test('challenge points count when the phase is over, before the words', () => {
    const play = new TestGame({ players: [{ letters: 'paths', score: 2 }, { letters: 'wreck', score: 4 }, 'mind'] });
    play.declare(0, 'paths').challenge(1, 0);
    expect(play.scores).toEqual([2, 4, 0]);
    expect(play.view().challenges).toEqual([{ seat: 1, points: -10 }]);
    play.trump(1, 'wreck').pass().pass();
    expect(play.scores).toEqual([6, 12, 0]);
    expect(play.view().challenges).toEqual([]);
  });
  test('half of a beaten word is rounded down', () => {
    const play = new TestGame({ players: ['paths', 'wreck'] }).declare(0, 'paths').trump(1, 'wreck').pass().pass();
    expect(play.scores).toEqual([4, 12]);
  });
});

describe('[WN-18] tokens', () => {
  const spent = [1, 3, 5];
  const scored = (letters: string): TestGame =>
    new TestGame({
      players: [
        { letters, spent },
        { letters: 'ab', spent },
        { letters: 'cd', spent },
      ],
    })
      .declare(0, letters)
      .pass();
  test('the scoring player chooses one token for each letter over four; all others take back all', () => {
    const play = scored('master');
    // Asked together with keeping or redrawing the hand [WN-19].
    expect(play.match.agenda.at(-1)!.step).toEqual({ type: 'keep', seats: [0], owed: { seat: 0, count: 2 } });
    expect([1, 2].map((seat) => play.player(seat).spent)).toEqual([[], []]);
    const refused = (...tokens: number[]): unknown => play.refusal(0, { redraw: false, tokens });
    expect(refused(1)).toEqual({ code: 'wrong-count', owed: 2 });
    expect(refused(1, 1)).toEqual({ code: 'wrong-count', owed: 2 });
    expect(refused(1, 2)).toEqual({ code: 'token-spent', token: 2 });
    play.answer(0, { redraw: false, tokens: [1, 5] });
    expect(play.player(0).spent).toEqual([3]);
  });
  test('four letters return no tokens, enough letters return all, and then the player has no choice', () => {
    for (const [word, left] of [
      ['rate', spent],
      ['judging', []],
    ] as const) {
      const play = scored(word);
      expect(play.player(0).spent).toEqual(left);
      expect(play.match.agenda.at(-1)!.step).toEqual({ type: 'keep', seats: [0], owed: null });
      expect(play.refusal(0, { redraw: false, tokens: [1] })).toMatchObject({ code: expect.any(String) });
    }
  });
  test('RETRIEVE played meanwhile leaves fewer tokens to choose from', () => {
    const play = new TestGame({
      players: [{ letters: 'master', spent: [1, 3, 4, 5], actions: ['RETRIEVE ONE TOKEN'] }, 'ab'],
    });
    play
      .declare(0, 'master')
      .pass()
      .card(0, 'RETRIEVE ONE TOKEN', { tokens: [3] });
    expect(play.refusal(0, { redraw: false, tokens: [3, 5] })).toEqual({ code: 'token-spent', token: 3 });
    play.answer(0, { redraw: false, tokens: [1, 5] });
    expect(play.player(0).spent).toEqual([4]);
  });
  test('if RETRIEVE leaves fewer tokens than the player may take, all of them come back', () => {
    const play = new TestGame({ players: [{ letters: 'master', spent, actions: ['RETRIEVE TWO TOKENS'] }, 'ab'] });
    play
      .declare(0, 'master')
      .pass()
      .card(0, 'RETRIEVE TWO TOKENS', { tokens: [1, 3] });
    expect(play.refusal(0, { redraw: false, tokens: [] })).toEqual({ code: 'wrong-count', owed: 1 });
    expect(play.answer(0, { redraw: false, tokens: [5] }).player(0).spent).toEqual([]);
  });
  test('an answer that RETRIEVE makes impossible is asked for again, others are kept', () => {
    const play = new TestGame({
      players: [{ letters: 'master', spent, actions: ['RETRIEVE ONE TOKEN', 'DRAW ONE LETTER'] }, 'paths'],
    });
    play.declare(1, 'paths').trump(0, 'master').pass().pass();
    expect(play.waiting).toEqual([0, 1]);
    play.answer(0, { redraw: true, tokens: [1, 5] }).card(0, 'DRAW ONE LETTER');
    expect(play.waiting).toEqual([1]);
    play.card(0, 'RETRIEVE ONE TOKEN', { tokens: [5] });
    expect(play.waiting).toEqual([0, 1]);
  });
  test('if time runs out, the highest tokens come back; spent tokens are public, so that reveals nothing', () => {
    const play = new TestGame({ players: [{ letters: 'master', spent }, 'abcd'], pace: 'live' });
    play
      .answer(0, { type: 'word', cards: play.cards(0, 'master') })
      .expire()
      .expire();
    expect(play.step).toBe('keep');
    play.expire();
    expect(play.player(0).spent).toEqual([1]);
  });
  test('without a scoring word no player takes tokens back', () => {
    const passed = new TestGame({
      players: [
        { letters: 'rate', spent },
        { letters: 'ab', spent },
      ],
    }).pass();
    expect([0, 1].map((seat) => passed.player(seat).spent)).toEqual([spent, spent]);
    const struck = new TestGame({
      players: [
        { letters: 'zyxw', spent },
        { letters: 'ab', spent },
      ],
    });
    struck.declare(0, 'zyxw').challenge(1, 0);
    expect([0, 1].map((seat) => struck.player(seat).spent)).toEqual([spent, spent]);
  });
});

describe('[WN-19] cards', () => {
  const after = (): TestGame =>
    new TestGame({ players: ['patho', 'zyxw', 'mind'], position: { pool: 'se' } })
      .declare(0, 'paths')
      .trump(1, 'zyxw')
      .challenge(2, 1)
      .pass();
  test('the cards of all words, even of struck ones, and every community card used are discarded', () => {
    const play = after();
    expect(play.match.state.discards.map(letterOf).sort().join('')).toBe('ahpstwxyz');
    expect(play.match.state.pool.map(letterOf)).toEqual(['e']);
  });
  test.each(N_CARDS)('%s can’t be played until all have kept or redrawn, but can during purchases', (name, aim) => {
    const play = new TestGame({
      players: [
        { letters: 'masteee', spent: [1, 2, 3] },
        { letters: 'ab', actions: [name] },
      ],
      position: { pool: 'rx', discards: 'q', first: 1 },
    });
    const x = play.match.state.pool[1]!;
    const refused = (): unknown => play.cardRefusal(1, name, aim(play, x));
    const notNow = { code: 'not-now', card: play.heldCard(1, name) };
    expect([play.step, refused()]).toEqual(['declare', notNow]);
    play.declare(0, 'master');
    expect([play.step, refused()]).toEqual(['respond', notNow]);
    play.pass();
    expect([play.step, refused()]).toEqual(['keep', notNow]);
    play.answer(0, { redraw: false, tokens: [1, 2] });
    expect([play.step, refused()]).toEqual(['purchase', 'accepted']);
  });
  test('each player who laid a word is asked, even if it was struck', () => {
    expect(after().waiting).toEqual([0, 1]);
  });
  test('the rest of the hand is kept, or discarded for two new letters', () => {
    const play = after().answer(0, { redraw: true }).answer(1, { redraw: true });
    expect(play.player(0).letters.secret).toHaveLength(2);
    expect(play.player(1).letters.secret).toHaveLength(2);
    expect(play.match.state.discards.map(letterOf)).toContain('o');
    expect(after().answer(0, { redraw: false }).answer(1, { redraw: false }).letters(0)).toBe('o');
  });
  test('if time runs out, the hand is kept', () => {
    const play = new TestGame({ players: ['ratex', 'mind'], pace: 'live' });
    play
      .answer(0, { type: 'word', cards: play.cards(0, 'rate') })
      .expire()
      .expire();
    expect(play.step).toBe('keep');
    expect(play.expire().letters(0)).toBe('x');
  });
});

describe('[WN-20] the purchase', () => {
  const buying = (first = 1): TestGame =>
    new TestGame({
      players: [
        { letters: 'qvz', spent: [2] },
        { letters: 'abc', spent: [1, 2, 4] },
        { letters: 'def', spent: [1, 2, 3, 4, 5] },
      ],
      position: { first },
    }).passUntil('purchase');
  test('asks all players with a token at once, and is carried out from the First Player on', () => {
    const play = buying();
    expect(play.waiting).toEqual([0, 1]);
    play.answer(0, { type: 'action', token: 1 }).answer(1, { type: 'action', token: 3 });
    expect(play.step).toBe('bid');
    expect(play.eventsOf('purchased').map(({ seat }) => seat)).toEqual([1, 0]);
    const both = buying(2);
    both.answer(1, { type: 'action', token: 3 }).answer(0, { type: 'pass' });
    expect(both.eventsOf('purchased').map(({ seat }) => seat)).toEqual([1]);
  });
  test('the First Player gets the last action card; later buyers pay nothing', () => {
    const play = buying();
    play.match.state.actionDeck.secret.splice(1);
    play.answer(0, { type: 'action', token: 1 }).answer(1, { type: 'action', token: 3 });
    expect([0, 1].map((seat) => play.player(seat).actions.secret.length)).toEqual([0, 1]);
    expect(play.player(0).spent).toEqual([2]);
  });
  test('waits for a player who has begun to buy, until their time runs out', () => {
    const play = buying().answer(1, { type: 'browse' }).answer(0, { type: 'pass' });
    expect([play.step, play.waiting]).toEqual(['purchase', [1]]);
    expect(play.game.passOption(play.observe(1), 1)).toMatchObject({ reasons: ['might-buy'], hasNoChoice: false });
    play.answer(1, { type: 'pass' });
    expect([play.step, play.eventsOf('purchased')]).toEqual(['bid', []]);
  });
  test('a purchase that a card makes impossible is asked for again, others are kept', () => {
    const play = new TestGame({
      players: ['qv', { letters: 'abc', actions: ['STEAL LETTER'] }, 'def'],
      position: { first: 0 },
    }).passUntil('purchase');
    const cards = [...play.player(0).letters.secret];
    play.answer(2, { type: 'pass' }).answer(0, { type: 'replace', cards, tokens: [1, 2] });
    play.card(1, 'STEAL LETTER', { seat: 0 });
    expect([play.step, play.waiting]).toEqual(['purchase', [0, 1]]);
  });
  test('replaces k letters for k tokens, which are discarded first', () => {
    const play = buying(0);
    const [q, , z] = play.player(0).letters.secret as [string, string, string];
    play.answer(0, { type: 'replace', cards: [q, z], tokens: [3, 1] }).pass();
    expect(play.player(0).letters.secret).toHaveLength(3);
    expect(play.letters(0)[0]).toBe('v');
    expect(play.player(0).spent).toEqual([2, 3, 1]);
    expect(play.match.state.discards).toEqual([q, z]);
  });
  test('or buys one action card for one token', () => {
    const play = buying(0).answer(0, { type: 'action', token: 4 }).pass();
    expect(play.player(0).actions.secret).toHaveLength(1);
    expect(play.player(0).spent).toEqual([2, 4]);
  });
  test('refuses the 0, a spent token, too few tokens and a letter not in hand', () => {
    const play = buying(0);
    const [q, v] = play.player(0).letters.secret as [string, string];
    const replace = (cards: string[], tokens: number[]) => play.refusal(0, { type: 'replace', cards, tokens });
    expect(play.refusal(0, { type: 'action', token: 0 })).toEqual({ code: 'token-spent', token: 0 });
    expect(replace([q], [2])).toEqual({ code: 'token-spent', token: 2 });
    expect(replace([q, v], [3])).toEqual({ code: 'wrong-count', owed: 2 });
    expect(replace([q, v], [3, 3])).toEqual({ code: 'wrong-count', owed: 2 });
    expect(replace([q, q], [3, 1])).toEqual({ code: 'not-there', card: q });
    expect(replace(['L99'], [3])).toEqual({ code: 'not-there', card: 'L99' });
  });
  test('refuses an action card if none is left', () => {
    const play = buying(0);
    play.match.state.actionDeck.secret = [];
    expect(play.refusal(0, { type: 'action', token: 4 })).toEqual({ code: 'nothing-to-draw' });
  });
  test('is followed by passing the First Player card to the left', () => {
    const play = buying(2).passUntil('bid');
    expect(play.view()).toMatchObject({ first: 0, turn: 2 });
  });
});

describe('[WN-21] the end', () => {
  test('the game ends when a player has the winning score after scoring; the highest score wins', () => {
    const play = new TestGame({ players: [{ letters: 'paths', score: 96 }, { letters: 'wreck', score: 89 }, 'mind'] });
    play.declare(0, 'paths').trump(1, 'wreck').pass().pass();
    expect(play.match.over).toEqual({ scores: [100, 101, 0], places: [[1], [0], [2]] });
    expect(play.eventsOf('ended')).toMatchObject([{ why: 'score' }]);
  });
  test('tied players share a place', () => {
    const play = new TestGame({ players: [{ letters: 'paths', score: 97 }, { letters: 'wreck', score: 89 }, 'mind'] });
    play.declare(0, 'paths').trump(1, 'wreck').pass().pass();
    expect(play.match.over!.places).toEqual([[0, 1], [2]]);
  });
  test('a table may choose another winning score', () => {
    const config = { winningScore: 20 };
    const play = new TestGame({ players: [{ letters: 'paths', score: 11 }, 'mind'], config })
      .declare(0, 'paths')
      .pass();
    expect(play.match.over!.scores).toEqual([20, 0]);
  });
  test('after the last turn the highest score wins', () => {
    const players = [{ letters: 'paths', score: 3 }, 'mind'];
    const play = new TestGame({ players, config: { lastTurn: 7 }, position: { turn: 6 } }).pass().passUntil('declare');
    expect(play.match.over).toBeNull();
    play.pass();
    expect(play.match.over).toEqual({ scores: [3, 0], places: [[0], [1]] });
    expect(play.eventsOf('ended')).toMatchObject([{ why: 'last-turn' }]);
  });
  test('a position past the last turn ends after this turn', () => {
    const play = new TestGame({ players: ['paths', 'mind'], config: { lastTurn: 7 }, position: { turn: 9 } }).pass();
    expect(play.eventsOf('ended')).toMatchObject([{ why: 'last-turn' }]);
  });
  test('without a last turn the game goes on', () => {
    const play = new TestGame({ players: ['paths', 'mind'], config: { lastTurn: null }, position: { turn: 40 } });
    expect(play.pass().passUntil('bid').view().turn).toBe(41);
  });
  test('all players together may agree to stop, and may change their minds before', () => {
    const play = new TestGame({ players: [{ letters: 'ab', score: 5 }, 'cd'], position: { next: 'auction' } });
    const stop = (agree: boolean) => ({ type: 'stop', agree });
    play.free(0, stop(true)).free(0, stop(false));
    expect(play.freeRefusal(0, stop(false))).toEqual({ code: 'already-said' });
    play.free(1, stop(true));
    expect(play.view().stopping).toEqual([1]);
    play.free(0, stop(true));
    expect(play.match.over).toEqual({ scores: [5, 0], places: [[0], [1]] });
    expect(play.eventsOf('ended')).toMatchObject([{ why: 'agreed' }]);
  });
  test('but not in a reaction window, whose clock that would restart', () => {
    const play = new TestGame({ players: ['paths', 'mind'] }).declare(0, 'paths');
    expect(play.freeRefusal(1, { type: 'stop', agree: true })).toEqual({ code: 'stop-not-now' });
  });
});

describe('[WN-4] ten letters', () => {
  const full = (pace: 'live' | 'relaxed' = 'relaxed'): TestGame =>
    new TestGame({
      players: [{ letters: 'eeeeeeeeeq', actions: ['DRAW TWO LETTERS', 'DRAW ONE LETTER'] }, 'as'],
      position: { next: 'auction' },
      pace,
    });
  test('a player with more must discard down to ten before anything else happens', () => {
    const play = full().answer(1, { token: 2 }).card(0, 'DRAW TWO LETTERS');
    expect(play.step).toBe('discard');
    expect(play.waiting).toEqual([0]);
    expect(play.cardRefusal(0, 'DRAW ONE LETTER')).toMatchObject({ code: 'not-now' });
    const q = play.letter(0, 'q');
    expect(play.refusal(0, { cards: [q] })).toEqual({ code: 'wrong-count', owed: 2 });
    expect(play.refusal(0, { cards: [q, q] })).toEqual({ code: 'not-there', card: q });
    play.answer(0, { cards: [q, play.letter(0, 'e')] });
    expect(play.letters(0)).toHaveLength(10);
    expect(play.match.state.discards).toHaveLength(2);
    expect(play.step).toBe('bid');
    expect(play.waiting).toEqual([0]);
  });
  test('if time runs out, random letters are discarded', () => {
    const kept = Array.from({ length: 20 }, (_, i) => {
      const play = new TestGame({
        players: [{ letters: 'eeeeeeeeeq', actions: ['DRAW ONE LETTER'] }, 'as'],
        position: { next: 'auction' },
        pace: 'live',
        seed: `lot ${i}`,
      });
      return play.card(0, 'DRAW ONE LETTER').expire().letters(0).includes('q');
    });
    expect(new Set(kept)).toEqual(new Set([true, false]));
  });
  test('hands, action cards and bids are secret; their numbers and spent tokens are not', () => {
    const play = full().answer(0, { token: 3 });
    for (const viewer of [1, 'audience'] as const) {
      const { hand, players, bids } = play.view(viewer);
      expect(hand?.letters ?? []).toHaveLength(viewer === 1 ? 2 : 0);
      expect(players[0]).toEqual({ letters: 10, actions: 2, spent: [], score: 0 });
      expect(bids).toEqual([]);
      const [q] = [play.letter(0, 'q')];
      expect(JSON.stringify(play.observe(viewer))).not.toContain(`"${q}"`);
    }
  });
});
