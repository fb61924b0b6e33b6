import { limitsFor, seedFrom } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import { TestGame } from './testing.ts';
import type { WordNerds } from './types.ts';

const empty: Position['players'][number] = { letters: '', actions: [], spent: [], score: 0 };
const base: Position = {
  turn: 3,
  first: 1,
  players: [{ letters: 'paths?', actions: ['FREE BID'], spent: [2], score: 40 }, empty],
  pool: 'q',
  discards: 'z',
  market: null,
  next: 'auction',
};
const { game } = new TestGame({ players: ['', ''] });
const start = (position: unknown) =>
  game.start({
    config: defaults,
    players: 2,
    seed: seedFrom('position'),
    limits: limitsFor<WordNerds>(rules, 'relaxed'),
    bank: null,
    position: position as Position, // some of them are not, on purpose
  });
const fault = (change: object): unknown => {
  const started = start({ ...base, ...change });
  return started.ok ? 'accepted' : started.refusal;
};

test('a position gives the place of some cards; all others are in a deck', () => {
  const started = start(base);
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  const { state } = started.match;
  expect(state).toMatchObject({ turn: 3, first: 1 });
  const all = [
    state.deck.secret,
    state.discards,
    state.pool,
    state.market,
    ...state.players.map((p) => p.letters.secret),
  ];
  expect(new Set(all.flat()).size).toBe(100);
  expect(all.flat()).toHaveLength(100);
  expect([...state.actionDeck.secret, ...state.players.flatMap((p) => p.actions.secret)]).toHaveLength(54);
  expect(game.observe(started.match, 0).view.hand!.letters).toHaveLength(6);
});

test('a position may give the auction’s letters, or begin with the declaration', () => {
  const laidOut = start({ ...base, market: 'e+xy' });
  expect(laidOut.ok && laidOut.match.state.market).toHaveLength(3);
  const declaring = start({ ...base, next: 'declaration' });
  expect(declaring.ok && declaring.match.agenda.at(-1)!.step).toEqual({ type: 'declare' });
});

test.each([
  [{ players: [empty] }, 'players'],
  [{ first: 5 }, 'first'],
  [{ pool: 'qq' }, 'letters'],
  [{ players: [empty, { ...empty, actions: ['WIN TIES', 'WIN TIES'] }] }, 'actions'],
  [{ players: [empty, { ...empty, spent: [0] }] }, 'tokens'],
  [{ players: [empty, { ...empty, spent: [6] }] }, 'tokens'],
  [{ players: [empty, { ...empty, spent: [2, 2] }] }, 'tokens'],
  [{ players: [empty, { ...empty, letters: 'eeeeeeeeeee' }] }, 'hand'],
  [{ market: 'aeio' }, 'market'],
  [{ market: 'aei', next: 'declaration' }, 'market'],
])('%j is refused: %s', (change, expected) => {
  expect(fault(change)).toEqual({ code: 'bad-position', fault: expected });
});

test('something that is not a position is refused', () => {
  expect(fault({ pool: 'Q' })).toEqual({ code: 'bad-position' });
  expect(fault({ players: [empty, { ...empty, actions: ['NO SUCH CARD'] }] })).toEqual({ code: 'bad-position' });
  expect(start({})).toMatchObject({ ok: false, refusal: { code: 'bad-position' } });
});
