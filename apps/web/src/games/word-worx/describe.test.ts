import { lexiconOf } from '@wordhoard/lexicon/testing';
import { Dealer, defaults, type Event, PRINTED } from '@wordhoard/word-worx';
import { TestGame, type TestGameOptions } from '@wordhoard/word-worx/testing';
import { expect, test } from 'vitest';
import { handOversIn, sharers } from '../../table/testing/shared-device.ts';
import { namesAt } from '../../table-kit/phrases.ts';
import { describe } from './describe.ts';
import { whyNext } from './hand-over.ts';

const seats = ['Anna', 'Beth'].map((name) => ({ name, who: name, level: null, presence: 'here' as const }));
const anna = namesAt(seats, 0);
const cards = new Dealer(PRINTED.deck).take(['st', 'a', 'r'])!;

test('[WX-8] a lock is told with the word it comes onto, or comes off', () => {
  expect(describe({ type: 'locked', seat: 1, word: 7, cards }, anna, defaults)?.text).toBe(
    'Beth put the lock on STAR.',
  );
  expect(describe({ type: 'locked', seat: 0, word: null, cards }, anna, defaults)?.text).toBe(
    'You took the lock off STAR.',
  );
});

test('[WX-6] a theft is told with what it leaves, what it makes and all the thief’s words', () => {
  const dealer = new Dealer(PRINTED.deck);
  const [fox, tax, re] = [dealer.take(['f', 'o', 'x'])!, dealer.take(['t', 'a'])!, dealer.take(['re'])!];
  const card = fox[2]!;
  const words = [
    { id: 1, cards: [...tax, card] },
    { id: 2, cards: re },
  ];
  const rest = [fox[1]!, fox[0]!];
  expect(
    describe({ type: 'stole', seat: 1, from: 0, card, before: fox, rest, words, laid: re }, anna, defaults)?.text,
  ).toBe('Beth stole X from your FOX. It leaves OF and makes TAX. On the table: TAX, RE.');
});

test('[WX-10] the last build tells all words, because cards that lay there may make new ones', () => {
  const words = [{ id: 1, cards }];
  const built = { type: 'built', seat: 1, words, laid: [], sealed: [], last: false } satisfies Event;
  expect(describe(built, anna, defaults)?.text).toBe('Beth laid no cards.');
  expect(describe({ ...built, last: true }, anna, defaults)?.text).toBe('Beth laid no more cards. On the table: STAR.');
  expect(describe({ ...built, laid: [cards[0]!], last: true }, anna, defaults)?.text).toBe(
    'Beth laid 1 card. On the table: STAR.',
  );
});

test('[WX-4] what is drawn is named to everybody; by the option only what lay open, and the rest to its owner', () => {
  const drew = { type: 'drew', seat: 1, cards, unseen: 0, next: cards[0]! } as const;
  expect(describe(drew, anna, defaults)?.text).toBe('Beth drew ST, A and R; the pile now shows ST.');
  expect(describe({ ...drew, cards: cards.slice(0, 1), unseen: 2, next: null }, anna, defaults)?.text).toBe(
    'Beth drew ST and 2 hidden cards.',
  );
  const unseen = { type: 'drew-unseen', seat: 0, cards: cards.slice(1) } as const;
  expect(describe(unseen, anna, defaults)?.text).toBe('Only you saw A and R.');
  // A device that several people share has no single viewer.
  expect(describe(unseen, namesAt(seats, null), defaults)).toBeNull();
});

test('[WX-6] a theft stays in sight: bad for whoever was robbed, good for the thief; its words can be looked up', () => {
  const dealer = new Dealer(PRINTED.deck);
  const [fox, ta] = [dealer.take(['f', 'o', 'x'])!, dealer.take(['t', 'a'])!];
  const words = [{ id: 1, cards: [...ta, fox[2]!] }];
  const rest = [fox[1]!, fox[0]!];
  const stole = { type: 'stole', seat: 1, from: 0, card: fox[2]!, before: fox, rest, words, laid: [] } satisfies Event;
  expect(describe(stole, anna, defaults)).toMatchObject({ outcome: 'bad', mine: true, urgent: true });
  expect(describe(stole, namesAt(seats, 1), defaults)).toMatchObject({ outcome: 'good', mine: true });
  expect(describe(stole, namesAt(seats, null), defaults)).toMatchObject({ outcome: 'even', mine: false });
  expect(describe(stole, anna, defaults)?.words).toEqual(['fox', 'of', 'tax']);
});

test('[WX-15] cards are named by the table’s variant, whose ids count its own cards', () => {
  const variant = { name: 'Trigrams', cards: [{ face: 'ing', cards: 40 }] };
  const picked = { type: 'picked', seat: 1, card: 'C0', next: 'C39' } as const;
  expect(describe(picked, anna, { ...defaults, variant })?.text).toBe(
    'Beth took ING from the line; ING takes its place.',
  );
  expect(describe(picked, anna, defaults)?.text).toBe('Beth took E from the line; D takes its place.');
});

test.each([
  ['pick', 'Time’s up for you: the card longest on the line is taken.'],
  ['second', 'Time’s up for you: no other card is taken.'],
  ['steal', 'Time’s up for you: nothing is stolen.'],
  ['build', 'Time’s up for you: your last valid words are laid.'],
  ['discard', 'Time’s up for you: the newest cards are discarded.'],
] as const)('time that ran out stays in sight, with what it did: %s', (at, text) => {
  expect(describe({ type: 'timed-out', seat: 0, at }, anna, defaults)).toMatchObject({
    text,
    outcome: 'bad',
    urgent: true,
  });
  expect(describe({ type: 'timed-out', seat: 1, at }, anna, defaults)).toMatchObject({
    outcome: 'even',
    urgent: false,
  });
});

const env = lexiconOf(['so', 'at', 'one']);
const start = (options: TestGameOptions): TestGame => new TestGame(env, options);
const shown = (game: TestGame): string[] => handOversIn(game, whyNext, { open: [] });

const players = [{ hand: 's o t a i' }, { hand: 'o n e s' }, { hand: 't a' }];

test('[WX-10] everyone builds once more, then the next starter begins a round', () => {
  const game = start({ players, position: { pile: 1 }, config: { rounds: 2 } });
  game.pick('l', 'n').build(['so']).build(['one']).build(['at']);
  const last = 'The pile is empty, so everyone builds one last time.';
  expect(shown(game)).toEqual(['Anna:', `Beth: ${last}`, `Caro: ${last}`, `Anna: ${last}`]);
  game.build(['so', 'at']);
  expect(game.view()).toMatchObject({ round: 2, starter: 1 });
  // Beth sits to the left of Anna.
  expect(shown(game).at(-1)).toBe('Beth:');
});

test('[WX-12] a starter who does not sit to the left of the last builder', () => {
  const game = start({ players, position: { pile: 1, seat: 1 }, config: { rounds: 2 } });
  game.pick('l', 'n').build(['one']).build(['at']).build(['so']);
  expect(shown(game).at(-1)).toBe('Beth: The pile is empty, so everyone builds one last time.');
  game.build(['one']);
  // Beth keeps the device.
  expect(game.turn.seat).toBe(1);
  expect(shown(game).at(-1)).toBe('Beth: The pile is empty, so everyone builds one last time.');
  const other = start({ players, position: { pile: 1, seat: 2 }, config: { rounds: 2 } });
  other.pick('l', 'n').build(['at']).build(['so']).build(['one']).build(['at']);
  expect(shown(other).at(-1)).toBe('Beth: Beth starts round 2.');
});

test('a turn that went by while the device was handed over', () => {
  const game = start({ players, pace: 'live' }).pick('l', null).build(['so', 'at']);
  while (game.turn.seat === 1) game.expire();
  expect(shown(game)).toEqual(['Anna:', 'Beth:', 'Caro: Time ran out for Beth.']);
});

test('a page opened again in the middle of a turn says whose it is', () => {
  const game = start({ players }).pick('l', null);
  const { view, question } = game.observe(0);
  const next = { seat: 0, last: null, isInOrder: true, isFirst: true, events: game.events, names: sharers };
  expect(whyNext({ ...next, step: question!.step, view })).toBe('Anna’s turn isn’t over');
  // The player keeps the device meanwhile.
  expect(shown(game)).toEqual(['Anna:']);
});
