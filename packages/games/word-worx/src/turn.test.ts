import { forSeat } from '@wordhoard/kernel';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { PRINTED } from './components.ts';
import { TestGame, type TestGameOptions } from './testing.ts';

const { faceOf } = PRINTED.deck;

const env = lexiconOf(
  'star art rat tar arts rats oat oats stare tares on one no stone notes so at as it to us rust rusts in tin is'.split(
    ' ',
  ),
);
const start = (options: TestGameOptions): TestGame => new TestGame(env, options);

describe('[WX-4] the start', () => {
  test('each player has five cards, a manifest and an indicator, all secret; the line has five cards and the top of the pile', () => {
    for (const seats of [2, 6]) {
      const play = start({ seats });
      const { line, pile, players } = play.view();
      expect(line).toHaveLength(6);
      expect(players.map(({ hand }) => hand)).toEqual(Array(seats).fill(5));
      // The top of the pile is in the line, but counts as part of the pile.
      expect(pile).toBe(90 - 5 * seats - 5);
      expect(play.view().mine).toBeNull();
      const mine = play.match.seats.map((seat) => play.view(seat).mine!);
      expect(new Set(mine.flatMap(({ hand }) => hand)).size).toBe(5 * seats);
      expect(new Set(mine.map(({ manifest }) => manifest)).size).toBe(seats);
      expect(new Set(mine.map(({ indicator }) => indicator)).size).toBe(seats);
    }
  });
  test('the starter is random', () => {
    const starters = Array.from({ length: 20 }, (_, i) => start({ seats: 3, seed: `lot ${i}` }).view().starter);
    expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
  });
});

describe('[WX-4] secrets', () => {
  test('others never see a hand, a manifest, an indicator or the pile', () => {
    const play = start({ seats: 3 });
    const first = play.turn.seat;
    play.answer(first, { card: play.view().line[0] });
    const { state } = play.match;
    for (const viewer of [0, 1, 2, 'audience'] as const) {
      const seen = JSON.stringify(play.game.observe(play.match, viewer));
      for (const [seat, { hand, manifest, indicator }] of state.players.entries()) {
        // Cards picked in full view are not shown afterwards either.
        for (const secret of [...hand.secret, manifest.secret, indicator.secret])
          expect(seen.includes(`"${secret}"`), `${viewer} sees ${secret} of ${seat}`).toBe(seat === viewer);
      }
      for (const card of [...state.pile.secret, ...state.manifests.secret, ...state.indicators.secret])
        expect(seen).not.toContain(`"${card}"`);
    }
  });
});

describe('[WX-5] picking', () => {
  const table = () => start({ players: [{ hand: 'a e i o' }, {}] });
  test('a player picks one or two cards; the line moves at once, so the second may be the new card', () => {
    const play = table().pick('n');
    const line = play.view().line.map(faceOf);
    expect(line.slice(0, 5)).toEqual(['l', 'd', 's', 't', 'g']);
    expect(play.eventsOf('picked')[0]).toMatchObject({ seat: 0, next: play.view().line[5] });
    expect(play.question.step).toEqual({ type: 'pick', seat: 0, nth: 2 });
    const fresh = play.view().line[5]!;
    play.answer(0, { card: fresh });
    expect(play.hand(0)).toEqual(['a', 'e', 'i', 'o', 'n', faceOf(fresh)]);
    expect(play.question.step).toEqual({ type: 'build', seat: 0, last: false });
  });
  test('the top of the pile may be picked like any other, which reveals the next', () => {
    const play = table();
    const { pile, line } = play.view();
    play.pick('g');
    expect(play.view().pile).toBe(pile - 1);
    expect(play.view().line.slice(0, 5)).toEqual(line.slice(0, 5));
    expect(play.view().line[5]).toBe(play.eventsOf('picked')[0]!.next);
  });
  test('if the pile is empty, the gap stays, and the second card is picked from the rest', () => {
    const play = start({ players: [{ hand: 'a e i' }, {}], position: { pile: 0 } }).pick('l');
    expect(play.eventsOf('picked')[0]!.next).toBeNull();
    expect(play.view().pile).toBe(0);
    play.pick('g');
    expect(play.view().line.map(faceOf)).toEqual(['n', 'd', 's', 't']);
    expect(play.step).toBe('build');
  });
  test('the second card is optional, the first is not', () => {
    const play = table();
    expect(play.refusal(0, { card: null })).toEqual({ code: 'must-pick' });
    play.pick('l', null);
    expect(play.hand(0)).toEqual(['a', 'e', 'i', 'o', 'l']);
  });
  test('only cards on the line can be picked', () => {
    const play = table();
    const [own] = play.view(0).mine!.hand;
    expect(play.refusal(0, { card: own })).toEqual({ code: 'not-on-line', card: own });
    expect(play.refusal(1, { card: play.view().line[0] })).toEqual({ code: 'not-asked' });
  });
  test('if time runs out, the player gets the oldest card of the line and no second', () => {
    const play = start({ players: [{}, {}], pace: 'live' }).expire();
    expect(play.eventsOf('picked')[0]?.card).toBe(play.view(0).mine!.hand.at(-1));
    expect(faceOf(play.eventsOf('picked')[0]!.card)).toBe('l');
    expect(play.expire().step).toBe('build');
    expect(play.eventsOf('timed-out').map(({ seat, at }) => [seat, at])).toEqual([
      [0, 'pick'],
      [0, 'second'],
    ]);
  });
});

describe('[WX-9] replenishing', () => {
  const short = (config = {}) => start({ players: [{ hand: 's o t a' }, {}], config }).pick('l', null);
  test('a hand is filled up to five from the pile, first with the face-up card, then with the next ones', () => {
    const play = short();
    const top = play.view().line[5]!;
    const below = play.match.state.pile.secret.slice(0, 4);
    play.build(['so', 'at']);
    expect(play.view(0).mine!.hand.slice(1)).toEqual([top, ...below.slice(0, 3)]);
    expect(play.view().line[5]).toBe(below[3]);
    expect(play.view().line).toHaveLength(6);
    expect(play.turn.seat).toBe(1);
  });
  test('[WX-4] the pile is face up: all players see every card drawn, and the next one', () => {
    const play = short();
    const cards = [play.view().line[5]!, ...play.match.state.pile.secret.slice(0, 3)];
    const next = play.match.state.pile.secret[3]!;
    const outcome = play.attempt(0, { words: play.cards(0, 'so', 'at'), lock: null, seal: [] });
    if (!outcome.ok) throw new Error('refused');
    const drew = { type: 'drew', seat: 0, cards, unseen: 0, next };
    for (const viewer of [0, 1, 'audience'] as const) {
      const last = play.game.observe(play.match, viewer);
      const { events } = play.game.updateFor(last, outcome.match, outcome.events, viewer)!;
      expect(events.filter(({ type }) => type.startsWith('drew'))).toEqual([drew]);
    }
    // The hand itself is hidden.
    play.build(['so', 'at']);
    expect(JSON.stringify(play.view(1))).not.toContain(`"${cards[1]}"`);
  });
  test('[WX-4] option: others see only the face-up card, and how many more were drawn', () => {
    const play = short({ unseen: true });
    const [top, ...below] = [play.view().line[5]!, ...play.match.state.pile.secret.slice(0, 4)];
    const outcome = play.attempt(0, { words: play.cards(0, 'so', 'at'), lock: null, seal: [] });
    if (!outcome.ok) throw new Error('refused');
    const heard = (viewer: 0 | 1 | 'audience') =>
      play.game
        .updateFor(play.game.observe(play.match, viewer), outcome.match, outcome.events, viewer)!
        .events.filter(({ type }) => type.startsWith('drew'));
    const drew = { type: 'drew', seat: 0, cards: [top], unseen: 3, next: below[3] };
    expect(heard(0)).toEqual([drew, { type: 'drew-unseen', seat: 0, cards: below.slice(0, 3) }]);
    expect(heard(1)).toEqual([drew]);
    expect(heard('audience')).toEqual([drew]);
  });
  test('with five cards nothing is drawn or discarded', () => {
    const play = start({ players: [{ hand: 'a e i o' }, {}] })
      .pick('l', null)
      .build([]);
    expect([play.eventsOf('drew'), play.eventsOf('discarded')]).toEqual([[], []]);
    expect(play.question.step).toEqual({ type: 'pick', seat: 1, nth: 1 });
  });
  test('with more the player chooses which to discard, and can’t build any more', () => {
    const play = start({ players: [{ hand: 'a e i o u' }, {}] })
      .pick('l', 'n')
      .build([]);
    expect(play.question.step).toEqual({ type: 'discard', seat: 0, count: 2 });
    const hand = play.view(0).mine!.hand;
    expect(play.refusal(0, { cards: [hand[0]] })).toEqual({ code: 'wrong-number', wanted: 2, given: 1 });
    expect(play.refusal(0, { cards: [hand[0], hand[0]] })).toMatchObject({ code: 'used-twice' });
    const [foreign] = play.view().line;
    expect(play.refusal(0, { cards: [hand[0], foreign] })).toEqual({ code: 'not-yours', card: foreign });
    expect(play.refusal(0, { words: [], lock: null, seal: [] })).toEqual(
      expect.objectContaining({ code: 'malformed' }),
    );
    play.answer(0, { cards: [hand[0], hand[6]] });
    expect(play.hand(0)).toEqual(['e', 'i', 'o', 'u', 'l']);
    expect(play.view().discards).toEqual([hand[0], hand[6]]);
    expect(play.question.step).toEqual({ type: 'pick', seat: 1, nth: 1 });
  });
  test('if time runs out, the newest cards are discarded, which all players saw picked', () => {
    const play = start({ players: [{ hand: 'a e i o u' }, {}], pace: 'live' })
      .pick('l', 'n')
      .expire()
      .expire();
    expect(play.view().discards.map(faceOf)).toEqual(['l', 'n']);
  });
});

describe('[WX-10] the end of a round', () => {
  const last = (line: string, pile: number) =>
    start({
      players: [{ hand: 's o t a i' }, { hand: 'o n e s' }, { hand: 't a' }],
      position: { line, pile },
    });
  test('when the pile is empty, the turn is finished, then each player builds once, starting with the next', () => {
    const play = last('l n d s t g', 1).pick('l');
    expect(play.view().pile).toBe(1);
    play.pick('n');
    expect(play.view().pile).toBe(0);
    play.build(['so']);
    expect(play.hand(0)).toHaveLength(5); // replenished with what there is: nothing
    expect(play.eventsOf('pile-out')).toEqual([{ type: 'pile-out', next: 1 }]);
    expect(play.question.step).toEqual({ type: 'build', seat: 1, last: true });
    play.build(['one']);
    expect(play.question.step).toEqual({ type: 'build', seat: 2, last: true });
    expect(play.refusal(2, { card: play.view().line[0] })).toEqual(expect.objectContaining({ code: 'malformed' }));
    play.build(['at']);
    expect(play.question.step).toEqual({ type: 'build', seat: 0, last: true });
    play.build(['so', 'at']);
    expect(play.match.over).not.toBeNull();
    expect(play.eventsOf('drew')).toEqual([]);
    expect(play.eventsOf('stole')).toEqual([]);
  });
  test('if the pile is empty after the first pick, the turn still continues to its end', () => {
    const play = start({
      players: [{ hand: 'o a u h t', manifest: 24 }, { words: ['star'] }, {}],
      position: { line: 'l n d s t g', pile: 0 },
    }).pick('g');
    expect(play.view().pile).toBe(0);
    play.pick('n');
    expect(play.view().line.map(faceOf)).toEqual(['l', 'd', 's', 't']);
    expect(play.step).toBe('steal');
    play.answer(0, { steal: play.theft('star', 's', 'art', ['so']) });
    play.lock(0, play.word(0, 'so').id).build(['so', 'hat'], [1]);
    expect(play.player(0)).toMatchObject({ lock: play.word(0, 'so').id, hand: 3 });
    expect(play.question.step).toEqual({ type: 'build', seat: 1, last: true });
    // With more than five cards in hand there is a discard, although nothing can be drawn.
    const full = start({ players: [{ hand: 'o a u h t' }, {}], position: { line: 'l n d s t g', pile: 0 } });
    full.pick('g', 'n').build([]);
    expect(full.question.step).toEqual({ type: 'discard', seat: 0, count: 2 });
    full.answer(0, { cards: full.view(0).mine!.hand.slice(0, 2) });
    expect(full.question.step).toEqual({ type: 'build', seat: 1, last: true });
  });
  test('a hand is filled as far as the pile goes, but not from the five spots', () => {
    const play = last('l n d s t g', 0).pick('l', null).build(['so', 'at']);
    expect(play.view().line).toHaveLength(5);
    expect(play.hand(0)).toEqual(['i', 'l']);
    expect(play.question.step).toMatchObject({ type: 'build', last: true, seat: 1 });
  });
  test('the last builds begin with the player after the one who emptied the pile, even by drawing', () => {
    const play = start({
      players: [{ hand: 5 }, { hand: 's o t a' }, { hand: 'i' }],
      position: { line: 'l n d s t g', pile: 3, seat: 1 },
    });
    play.pick('l', null).build(['so', 'at']);
    expect(play.eventsOf('drew').map(({ seat, cards, next }) => [seat, cards.length, next])).toEqual([[1, 3, null]]);
    const builders: number[] = [];
    while (!play.match.over) {
      expect(play.question.step).toMatchObject({ type: 'build', last: true });
      builders.push(play.turn.seat);
      play.build(play.words(play.turn.seat));
    }
    expect(builders).toEqual([2, 0, 1]);
  });
  test('there are no thefts in the last builds, but words may still be locked for good', () => {
    const play = start({
      players: [{ hand: 'o h a t', manifest: 24, indicator: 3 }, { words: ['star'] }],
      position: { line: 'l n' },
    });
    expect(play.refusal(0, { steal: play.theft('star', 's', 'art', ['so']) })).toEqual(
      expect.objectContaining({ code: 'malformed' }),
    );
    play.build(['hat'], [0]).build(['star']);
    expect(play.eventsOf('round-scored')[0]!.sheets[0]).toMatchObject({
      lines: [{ word: 'hat', points: 10 }],
      points: 9,
    });
  });
  test('if time runs out, the words stay as they are', () => {
    const play = start({ players: [{ words: ['so'] }, {}], position: { line: 'l n' }, pace: 'live' });
    play.expire().expire();
    expect(play.match.over).not.toBeNull();
    expect(forSeat(play.eventsOf('round-scored')[0]!.sheets, 0).lines.map(({ word }) => word)).toEqual(['so']);
  });
});

describe('[WX-12] rounds and winning', () => {
  const finish = (seats: number, config = {}) => {
    const play = start({ seats, config });
    for (let i = 0; !play.match.over && i < 2000; i++) {
      const { step } = play.question;
      const seat = play.turn.seat;
      if (step.type === 'pick') play.answer(seat, { card: play.view().line.at(step.nth === 1 ? -1 : 0) });
      else if (step.type === 'build') play.answer(seat, { words: [], lock: null, seal: [] });
      else if (step.type === 'discard') play.answer(seat, { cards: play.view(seat).mine!.hand.slice(0, step.count) });
    }
    return play;
  };
  test.each([
    [2, {}, 1],
    [3, {}, 1],
    [4, {}, 2],
    [6, {}, 2],
    [2, { rounds: 2 }, 2],
    [4, { rounds: 1 }, 1],
  ])('%i players, %j: %i rounds', (seats, config, rounds) => {
    const play = finish(seats, config);
    expect(play.view().rounds).toBe(rounds);
    expect(play.eventsOf('round-scored')).toHaveLength(rounds);
    expect(play.match.over?.scores).toEqual(Array(seats).fill(-5 * rounds));
    expect(play.match.over?.places).toEqual([play.match.seats]); // ties share
    const starters = play.eventsOf('round-began').map(({ starter }) => starter);
    for (const [i, starter] of starters.entries()) expect(starter).toBe((starters[0]! + i) % seats);
  });
  test('the second round is dealt with other manifests; the first round’s sheets are kept', () => {
    const play = finish(4);
    const { sheets } = play.view();
    const manifests = sheets.flat().map(({ manifest }) => manifest);
    expect(new Set(manifests).size).toBe(8);
    expect(sheets).toHaveLength(2);
  });
  test('tied players share a place, and the next place follows', () => {
    const play = start({
      players: [{ hand: 'o' }, { hand: '', words: ['so'] }, { hand: '', words: ['at'] }],
      position: { line: 'l n' },
    });
    play.build([]).build(['so']).build(['at']);
    expect(play.match.over).toEqual({ scores: [-1, 2, 2], places: [[1, 2], [0]] });
  });
  test('two rounds add up', () => {
    const play = start({
      players: [{ hand: '', words: ['so'] }, { hand: 'o' }],
      position: { line: '' },
      config: { rounds: 2 },
    });
    play.build(['so']).build([]);
    expect(play.view()).toMatchObject({ round: 2, starter: 1, players: [{ total: 2 }, { total: -1 }] });
    expect(play.turn.seat).toBe(1);
    for (let turns = 0; play.question.step.type !== 'build' || !play.question.step.last; turns++) {
      if (turns > 500) throw new Error('the pile does not run out');
      const { step } = play.question;
      const { seat } = play.turn;
      if (step.type === 'pick') play.answer(seat, { card: step.nth === 1 ? play.view().line[0] : null });
      else if (step.type === 'build') play.build([]);
      else play.answer(seat, { cards: play.view(seat).mine!.hand.slice(0, 1) });
    }
    play.build([]).build([]);
    expect(play.match.over).toEqual({ scores: [2 - 5, -1 - 5], places: [[0], [1]] });
  });
  test('the highest total wins', () => {
    const play = start({
      players: [
        { hand: 't', words: ['so'], total: 10 },
        { hand: '', words: ['hat'], manifest: 24, indicator: 3 },
        { hand: 'e', total: 0, words: ['at'] },
      ],
      position: { line: 'l n' },
    });
    play.build(['so']).build(['hat']).build(['at']);
    expect(play.match.over).toEqual({ scores: [11, 10, 1], places: [[0], [1], [2]] });
    expect(forSeat(play.view().sheets, 0).map(({ points }) => points)).toEqual([1, 10, 1]);
  });
});
