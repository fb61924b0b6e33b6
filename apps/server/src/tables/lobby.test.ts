import { expect, test } from 'vitest';
import * as seats from './lobby.ts';
import { isRefusal, type Lobby } from './lobby.ts';

const options = {
  game: 'any',
  config: {},
  pace: 'live',
  limits: {},
  bank: null,
  visibility: 'link',
  watching: true,
  seats: 3,
} as const;
const empty: Lobby = {
  code: 'FOX-0001',
  host: 'ann',
  options,
  places: [null, null, null],
  status: 'waiting',
  beginning: null,
  result: null,
  rematch: null,
};
const must = (lobby: ReturnType<typeof seats.sit>): Lobby => {
  if (isRefusal(lobby)) throw new Error(lobby.code);
  return lobby;
};
const ann = must(seats.sit(empty, 'ann', 0, 'Ann'));
const both = must(seats.sit(ann, 'bob', 1, 'Bob'));
const playing: Lobby = { ...both, status: 'playing' };

test('one sits where nobody does; again in one’s own place is only another name', () => {
  expect(seats.sit(ann, 'bob', 0, 'Bob')).toEqual({ code: 'seat-taken' });
  expect(seats.sit(ann, 'bob', 3, 'Bob')).toEqual({ code: 'no-such-seat' });
  expect(must(seats.sit(ann, 'ann', 0, 'Anna')).places[0]).toEqual({ who: 'ann', name: 'Anna', level: null });
  expect(seats.placesOf(must(seats.sit(both, 'ann', 2, 'Cat')), 'ann')).toEqual([0, 2]);
});

test('two of one name are told apart, also when one of them sits down anew', () => {
  const twins = must(seats.sit(both, 'cat', 2, 'ANN'));
  expect(twins.places.map((place) => place?.name)).toEqual(['Ann', 'Bob', 'ANN 2']);
  expect(must(seats.sit(twins, 'ann', 0, 'Ann')).places[0]?.name).toBe('Ann');
  expect(must(seats.seatBot(must(seats.sit(empty, 'ann', 0, 'Ada')), 'ann', 1, 3)).places[1]?.name).toBe('Basil');
});

test('who rises while waiting is gone; in play a bot stands in and the place stays theirs', () => {
  expect(must(seats.rise(both, 'bob', 1)).places[1]).toBeNull();
  expect(seats.rise(both, 'ann', 1)).toEqual({ code: 'not-seated' });
  expect(seats.rise(both, 'ann', 2)).toEqual({ code: 'not-seated' });
  const left = must(seats.rise(playing, 'bob', 1));
  expect(left.places[1]).toEqual({ who: 'bob', name: 'Bob', level: seats.STAND_IN_LEVEL });
  expect(must(seats.comeBack(left, 'bob', 1))).toEqual(playing);
  expect(seats.comeBack(left, 'ann', 1)).toEqual({ code: 'not-seated' });
  expect(seats.comeBack(both, 'bob', 1)).toEqual({ code: 'not-started' });
});

test('only the host sets the table, and only before play', () => {
  expect(seats.seatBot(both, 'bob', 2, 1)).toEqual({ code: 'not-host' });
  expect(seats.clearSeat(both, 'bob', 0)).toEqual({ code: 'not-host' });
  expect(seats.configure(both, 'bob', options)).toEqual({ code: 'not-host' });
  expect(seats.mayStart(both, 'bob')).toEqual({ code: 'not-host' });
  for (const refused of [
    seats.seatBot(playing, 'ann', 2, 1),
    seats.clearSeat(playing, 'ann', 1),
    seats.configure(playing, 'ann', options),
    seats.mayStart(playing, 'ann'),
  ])
    expect(refused).toEqual({ code: 'already-started' });
});

test('bots have names of their own, and keep them when their strength is changed', () => {
  const one = must(seats.seatBot(ann, 'ann', 1, 2));
  const two = must(seats.seatBot(one, 'ann', 2, 5));
  expect(new Set(two.places.map((place) => place?.name)).size).toBe(3);
  const stronger = must(seats.seatBot(two, 'ann', 1, 4));
  expect(stronger.places[1]).toEqual({ ...two.places[1], level: 4 });
  expect(seats.seatBot(both, 'ann', 1, 1)).toEqual({ code: 'seat-taken' });
  expect(seats.seatBot(both, 'ann', 3, 1)).toEqual({ code: 'no-such-seat' });
});

test('it starts when every place is taken', () => {
  expect(seats.mayStart(both, 'ann')).toEqual({ code: 'empty-seats' });
  expect(seats.mayStart(must(seats.seatBot(both, 'ann', 2, 1)), 'ann')).toBeUndefined();
});

test('a place goes only when nobody is in it', () => {
  expect(must(seats.configure(both, 'ann', { ...options, seats: 2 })).places).toHaveLength(2);
  expect(seats.configure(both, 'ann', { ...options, seats: 1 })).toMatchObject({ code: 'bad-options' });
  expect(must(seats.configure(both, 'ann', { ...options, seats: 4 })).places.at(-1)).toBeNull();
});

test('a rematch is for those who played, after the end; who was stood in for plays for themselves again', () => {
  const result = { scores: [1, 0], places: [[0], [1]] };
  const left = must(seats.rise({ ...playing, options: { ...options, seats: 2 } }, 'bob', 1));
  const over: Lobby = { ...left, status: 'over', result };
  expect(seats.rematchOf(playing, 'ann', 'FOX-0002')).toEqual({ code: 'not-over' });
  expect(seats.rematchOf(over, 'cat', 'FOX-0002')).toEqual({ code: 'not-seated' });
  const next = must(seats.rematchOf(over, 'bob', 'FOX-0002'));
  expect(next).toEqual({
    ...over,
    code: 'FOX-0002',
    host: 'bob',
    status: 'waiting',
    result: null,
    places: both.places,
  });
});
