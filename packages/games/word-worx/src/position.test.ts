import { bind, forSeat, limitsFor, type StartOutcome, seedFrom } from '@wordhoard/kernel';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { PRINTED } from './components.ts';
import { defaults } from './defaults.ts';
import { formatFaces } from './notation.ts';
import { type Position, positionOf, type WordWorxPositionFault } from './position.ts';
import { rules } from './rules.ts';
import { TestGame } from './testing.ts';
import type { WordWorx } from './types.ts';

const env = lexiconOf(['star', 'on', 'so', 'at', 'art']);
const example: Position = {
  round: 1,
  starter: 1,
  seat: 0,
  line: 'l n d s t g',
  pile: null,
  discards: 'z',
  players: [
    { hand: 'e st a', manifest: 24, indicator: 3, words: ['star', 'on-'], lock: 1, sealed: ['h-a-t'], total: 0 },
    { hand: 5, manifest: null, indicator: null, words: ['so'], lock: null, sealed: ['sea'], total: 0 },
  ],
};
const start = (position: Position, seed = 'x'): StartOutcome<WordWorx> =>
  bind(rules, env).start({
    config: defaults,
    players: 2,
    seed: seedFrom(seed),
    limits: limitsFor<WordWorx>(rules, 'relaxed'),
    bank: null,
    position,
  });

test('a position exported from a view gives the same view; hidden cards are random', () => {
  const first = start(example);
  if (!first.ok) throw new Error(JSON.stringify(first.refusal));
  const game = bind(rules, env);
  const { view } = game.observe(first.match, 0);
  const again = start(positionOf(view, 0, 0), 'another');
  if (!again.ok) throw new Error(JSON.stringify(again.refusal));
  const other = game.observe(again.match, 0).view;
  expect(positionOf(other, 0, 0)).toEqual(positionOf(view, 0, 0));
  expect(other.pile).toBe(view.pile);
  expect(positionOf(view, 0, 0)).toEqual({
    ...example,
    players: [{ ...example.players[0], sealed: ['hat'] }, example.players[1]],
  });
  // [WX-8] A random manifest has the words locked for good.
  expect(['M6', 'M11']).toContain(forSeat(first.match.state.players, 1).manifest.secret);
  const all = JSON.stringify(first.match.state).match(/"C\d+"/g) ?? [];
  expect(new Set(all).size).toBe(90);
  expect(all).toHaveLength(90);
});

test('a position can be exported during a dealt game', () => {
  const play = new TestGame(env, { seats: 3 });
  const { starter } = play.view();
  const position = positionOf(play.view(1), 1, starter);
  expect(position.players.map(({ hand }) => typeof hand)).toEqual(['number', 'string', 'number']);
  expect(position.seat).toBe(starter);
});

describe('[WX-10] a pile that is nearly empty', () => {
  test('the pile has the given number of cards; the rest are discarded at random', () => {
    const started = start({ ...example, pile: 2 });
    if (!started.ok) throw new Error();
    const { state, agenda } = started.match;
    expect(state.pile.secret).toHaveLength(2);
    expect(state.discards.length).toBe(90 - 2 - 6 - 3 - 5 - 5 - 3 - 2 - 3);
    expect(agenda.at(-1)!.step).toEqual({ type: 'pick', seat: 0, nth: 1 });
  });
  test('with fewer than six cards in the line the last builds begin', () => {
    const started = start({ ...example, line: 'l n d', seat: 1 });
    expect(started.ok && started.match.agenda.at(-1)!.step).toEqual({ type: 'build', seat: 1, last: true });
  });
});

const withPlayer = (player: object): Position => ({
  ...example,
  players: [{ ...forSeat(example.players, 0), ...player }, forSeat(example.players, 1)],
});
test.each<[WordWorxPositionFault, Position]>([
  ['round', { ...example, round: 2 }],
  ['seats', { ...example, players: example.players.slice(1) }],
  ['seats', { ...example, seat: 2 }],
  ['line', { ...example, line: 'l n d s t g e' }],
  ['line', { ...example, line: 'k k' }],
  ['pile', { ...example, pile: 80 }],
  ['cards', { ...example, discards: 'j j' }],
  ['cards', withPlayer({ hand: 'a a a a a a' })],
  ['pile', { ...example, line: 'l n d', pile: 2 }],
  ['cards', withPlayer({ hand: 'k k' })],
  ['cards', withPlayer({ words: ['kk'] })],
  ['words', withPlayer({ words: ['sx'] })],
  ['sealed', withPlayer({ sealed: ['so'] })],
  ['lock', withPlayer({ lock: 2 })],
  ['secrets', { ...example, players: example.players.map((player) => ({ ...player, indicator: 3 })) }],
])('refused: %s', (fault, position) => {
  expect(start(position)).toEqual({ ok: false, refusal: { code: 'bad-position', fault } });
});

test('a random hand has the given number of cards, or the position is refused', () => {
  const bare = { hand: 5, manifest: null, indicator: null, words: [], lock: null, sealed: [], total: 0 };
  const left = (cards: number): StartOutcome<WordWorx> =>
    start({
      ...example,
      line: '',
      discards: formatFaces(PRINTED.deck, PRINTED.deck.ids.slice(cards)),
      players: [bare, bare],
    });
  expect(left(10).ok).toBe(true);
  expect(left(9)).toEqual({ ok: false, refusal: { code: 'bad-position', fault: 'cards' } });
});
