import { expect, test } from 'vitest';
import * as seats from './seating.ts';
import { isRefusal, type TableState } from './seating.ts';

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
const empty: TableState = {
  code: 'FOX-0001',
  host: 'ann',
  options,
  places: [null, null, null],
  status: 'waiting',
  beginning: null,
  result: null,
  rematch: null,
};
const must = (table: ReturnType<typeof seats.takeSeat>): TableState => {
  if (isRefusal(table)) throw new Error(table.code);
  return table;
};
const ann = must(seats.takeSeat(empty, 'ann', 0, 'Ann'));
const both = must(seats.takeSeat(ann, 'bob', 1, 'Bob'));
const playing: TableState = { ...both, status: 'playing' };

test('a guest can take a free seat; taking their own again only changes the name', () => {
  expect(seats.takeSeat(ann, 'bob', 0, 'Bob')).toEqual({ code: 'seat-taken' });
  expect(seats.takeSeat(ann, 'bob', 3, 'Bob')).toEqual({ code: 'no-such-seat' });
  expect(must(seats.takeSeat(ann, 'ann', 0, 'Anna')).places[0]).toEqual({ who: 'ann', name: 'Anna', level: null });
  expect(seats.placesOf(must(seats.takeSeat(both, 'ann', 2, 'Cat')), 'ann')).toEqual([0, 2]);
});

test('a picture belongs to one seat, not to others at the same device, and is kept for a rematch', () => {
  const picture = { mark: 'leaf', colour: 3 };
  const drawn = must(seats.takeSeat(both, 'bob', 1, 'Bob', picture));
  expect(drawn.places.map((place) => place?.picture)).toEqual([undefined, picture, undefined]);
  const over = { ...drawn, status: 'over' } as const;
  expect(must(seats.rematchOf(over, 'ann', 'FOX-0002')).places[1]?.picture).toEqual(picture);
  const asked = { options, name: 'Ann', picture, others: ['Mum'], bots: [3], start: false } as const;
  const made = seats.newTableState('FOX-0003', 'ann', asked);
  expect(made.places.map((place) => place?.picture)).toEqual([picture, undefined, undefined]);
});

test('equal names are numbered, also when one of the players sits down again', () => {
  const twins = must(seats.takeSeat(both, 'cat', 2, 'ANN'));
  expect(twins.places.map((place) => place?.name)).toEqual(['Ann', 'Bob', 'ANN 2']);
  expect(must(seats.takeSeat(twins, 'ann', 0, 'Ann')).places[0]?.name).toBe('Ann');
  expect(must(seats.seatBot(must(seats.takeSeat(empty, 'ann', 0, 'Ada')), 'ann', 1, 3)).places[1]?.name).toBe('Basil');
});

test('leaving a seat frees it while the table waits; in play a bot stands in and the seat stays theirs', () => {
  expect(must(seats.leaveSeat(both, 'bob', 1)).places[1]).toBeNull();
  expect(seats.leaveSeat(both, 'ann', 1)).toEqual({ code: 'not-seated' });
  expect(seats.leaveSeat(both, 'ann', 2)).toEqual({ code: 'not-seated' });
  const left = must(seats.leaveSeat(playing, 'bob', 1));
  expect(left.places[1]).toEqual({ who: 'bob', name: 'Bob', level: seats.STAND_IN_LEVEL });
  expect(must(seats.returnToSeat(left, 'bob', 1))).toEqual(playing);
  expect(seats.returnToSeat(left, 'ann', 1)).toEqual({ code: 'not-seated' });
  expect(seats.returnToSeat(both, 'bob', 1)).toEqual({ code: 'not-started' });
});

test('only the host changes options and bots, and only before play', () => {
  expect(seats.seatBot(both, 'bob', 2, 1)).toEqual({ code: 'not-host' });
  expect(seats.clearSeat(both, 'bob', 0)).toEqual({ code: 'not-host' });
  expect(seats.configure(both, 'bob', options)).toEqual({ code: 'not-host' });
  expect(seats.startFault(both, 'bob')).toEqual({ code: 'not-host' });
  for (const refused of [
    seats.seatBot(playing, 'ann', 2, 1),
    seats.clearSeat(playing, 'ann', 1),
    seats.configure(playing, 'ann', options),
    seats.startFault(playing, 'ann'),
  ])
    expect(refused).toEqual({ code: 'already-started' });
});

test('bots have different names, and keep them when their level changes', () => {
  const one = must(seats.seatBot(ann, 'ann', 1, 2));
  const two = must(seats.seatBot(one, 'ann', 2, 5));
  expect(new Set(two.places.map((place) => place?.name)).size).toBe(3);
  const stronger = must(seats.seatBot(two, 'ann', 1, 4));
  expect(stronger.places[1]).toEqual({ ...two.places[1], level: 4 });
  expect(seats.seatBot(both, 'ann', 1, 1)).toEqual({ code: 'seat-taken' });
  expect(seats.seatBot(both, 'ann', 3, 1)).toEqual({ code: 'no-such-seat' });
});

test('a match can start when every seat is taken', () => {
  expect(seats.startFault(both, 'ann')).toEqual({ code: 'empty-seats' });
  expect(seats.startFault(must(seats.seatBot(both, 'ann', 2, 1)), 'ann')).toBeUndefined();
});

test('only empty seats can be removed', () => {
  expect(must(seats.configure(both, 'ann', { ...options, seats: 2 })).places).toHaveLength(2);
  expect(seats.configure(both, 'ann', { ...options, seats: 1 })).toMatchObject({ code: 'bad-options' });
  expect(seats.configure(both, 'ann', { ...options, visibility: 'public' })).toMatchObject({ code: 'bad-options' });
  expect(must(seats.configure(both, 'ann', { ...options, seats: 4 })).places.at(-1)).toBeNull();
});

test('players can ask for a rematch after the end, and stand-ins are removed in it', () => {
  const result = { scores: [1, 0], places: [[0], [1]] };
  const left = must(seats.leaveSeat({ ...playing, options: { ...options, seats: 2 } }, 'bob', 1));
  const over: TableState = { ...left, status: 'over', result };
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

test('bots hurry only if all people who play share one device', () => {
  const oneDevice = (table: TableState): boolean => seats.botTimingAt(table).isOneDevice;
  const bot = { who: null, name: 'Basil', level: 3 } as const;
  const [one, two] = playing.places;
  expect(oneDevice({ ...playing, places: [one!, bot, bot] })).toBe(true);
  expect(oneDevice({ ...playing, places: [one!, { ...two!, who: 'ann' }, bot] })).toBe(true);
  expect(oneDevice({ ...playing, places: [one!, two!, bot] })).toBe(false);
  expect(oneDevice({ ...playing, places: [one!, { ...two!, level: 3 }, bot] })).toBe(true);
  // Where only bots play, no person waits for them.
  expect(oneDevice({ ...playing, places: [bot, bot, bot] })).toBe(false);
});

test('the host can change the bots’ speed, also in play', () => {
  expect(must(seats.setBotSpeed(playing, 'ann', 'quick')).options.botSpeed).toBe('quick');
  expect(seats.setBotSpeed(playing, 'bob', 'quick')).toEqual({ code: 'not-host' });
});

test('without the option bots play at natural speed', () => {
  expect(seats.botTimingAt(playing).speed).toBe('natural');
  expect(seats.botTimingAt({ ...playing, options: { ...options, botSpeed: 'slow' } }).speed).toBe('slow');
});

const bot = { who: null, name: 'Basil', level: 3 } as const;
const ofTwo: TableState = { ...playing, places: playing.places.slice(0, 2) };
const ofThree: TableState = { ...playing, places: [...playing.places.slice(0, 2), bot] };

test('when one of two players resigns, the match is over', () => {
  expect(seats.resign(ofTwo, 'bob', 0)).toEqual({ code: 'not-seated' });
  expect(seats.resign(both, 'bob', 1)).toEqual({ code: 'not-started' });
  const over = must(seats.resign(ofTwo, 'bob', 1));
  expect(over).toMatchObject({ status: 'over', result: null, ended: { code: 'resigned', by: 1 } });
  expect(seats.resign(over, 'ann', 0)).toEqual({ code: 'not-started' });
});

test('with more players a bot plays on for the one who resigned, until no person is left', () => {
  const after = must(seats.resign(ofThree, 'bob', 1));
  expect(after.status).toBe('playing');
  expect(after.places[1]).toEqual({ who: 'bob', name: 'Bob', level: 3, resigned: true });
  expect(seats.returnToSeat(after, 'bob', 1)).toEqual({ code: 'resigned' });
  expect(seats.resign(after, 'bob', 1)).toEqual({ code: 'resigned' });
  expect(must(seats.resign(after, 'ann', 0))).toMatchObject({ status: 'over', ended: { code: 'resigned', by: 0 } });
});

test('players who resigned take part in the rematch', () => {
  const over: TableState = { ...must(seats.resign(ofThree, 'bob', 1)), status: 'over', ended: { code: 'left', by: 0 } };
  const again = must(seats.rematchOf(over, 'bob', 'OWL-0002'));
  expect(again.places[1]).toEqual({ who: 'bob', name: 'Bob', level: null });
  expect(again).toMatchObject({ status: 'waiting', host: 'bob' });
  expect(again).not.toHaveProperty('ended');
});

test('a player can have a bot stand in for another only after that player has been gone long enough', () => {
  const { replaceAbsent } = seats;
  expect(replaceAbsent(both, 'ann', 1, () => true)).toEqual({ code: 'not-started' });
  expect(replaceAbsent(ofThree, 'cat', 1, () => true)).toEqual({ code: 'not-seated' });
  expect(replaceAbsent(ofThree, 'ann', 7, () => true)).toEqual({ code: 'no-such-seat' });
  expect(replaceAbsent(ofThree, 'ann', 1, () => null)).toEqual({ code: 'not-away' });
  expect(replaceAbsent(ofThree, 'ann', 1, () => false)).toEqual({ code: 'too-soon' });
  const after = must(replaceAbsent(ofThree, 'ann', 1, () => true));
  expect(after.places[1]).toMatchObject({ who: 'bob', level: 3 });
  expect(must(seats.returnToSeat(after, 'bob', 1))).toEqual(ofThree);
});

test('a match that a player left can be ended by the remaining players', () => {
  const endMatch = (
    table: TableState,
    who: string,
    isGone: (seat: number) => boolean | null,
  ): ReturnType<typeof seats.endMatch> => seats.endMatch(table, who, isGone, false);
  expect(endMatch(ofThree, 'cat', () => true)).toEqual({ code: 'not-seated' });
  expect(endMatch(ofThree, 'ann', () => null)).toEqual({ code: 'not-away' });
  expect(endMatch(ofThree, 'ann', (seat) => (seat === 1 ? false : null))).toEqual({ code: 'too-soon' });
  const over = { status: 'over', result: null, ended: { code: 'left', by: 0 } };
  expect(must(endMatch(ofThree, 'ann', (seat) => (seat === 1 ? true : null)))).toMatchObject(over);
  // A bot plays for them already.
  expect(must(endMatch(must(seats.leaveSeat(ofThree, 'bob', 1)), 'ann', () => null))).toMatchObject(over);
});

test('the host can end a stalled match that no player has left', () => {
  const end = (table: TableState, who: string, isStalled: boolean): ReturnType<typeof seats.endMatch> =>
    seats.endMatch(table, who, () => null, isStalled);
  expect(must(end(ofThree, 'ann', true))).toMatchObject({ status: 'over', result: null, ended: { code: 'stalled' } });
  expect(end(ofThree, 'ann', false)).toEqual({ code: 'not-away' });
  expect(end(ofThree, 'bob', true)).toEqual({ code: 'not-away' });
  expect(end(both, 'ann', true)).toEqual({ code: 'not-started' });
  // A host who only watches.
  const watching = { ...ofThree, host: 'cat' };
  expect(must(end(watching, 'cat', true)).ended).toEqual({ code: 'stalled' });
  expect(end(watching, 'cat', false)).toEqual({ code: 'not-away' });
});

test('a kicked guest loses all their seats, and can’t sit down again, nor at the rematch', () => {
  const twice = must(seats.takeSeat(both, 'bob', 2, 'Rob'));
  const without = must(seats.clearSeat(twice, 'ann', 1));
  expect(without.places).toEqual([ann.places[0], null, null]);
  expect(seats.isKicked(without, 'bob')).toBe(true);
  expect(seats.takeSeat(without, 'bob', 1, 'Bob')).toEqual({ code: 'kicked' });
  expect(must(seats.takeSeat(without, 'cat', 1, 'Cat')).places[1]).toMatchObject({ who: 'cat' });
  expect(seats.isKicked(must(seats.rematchOf({ ...without, status: 'over' }, 'ann', 'FOX-0002')), 'bob')).toBe(true);
  // The host's own other places and bots are only cleared.
  const mine = must(seats.takeSeat(must(seats.seatBot(ann, 'ann', 1, 3)), 'ann', 2, 'Mum'));
  const cleared = must(seats.clearSeat(must(seats.clearSeat(mine, 'ann', 2)), 'ann', 1));
  expect(cleared).toEqual(ann);
});

test('the list of kicked guests is bounded', () => {
  let table = ann;
  for (let i = 0; i < 500; i++)
    table = must(seats.clearSeat(must(seats.takeSeat(table, `guest ${i}`, 1, 'Bob')), 'ann', 1));
  expect(table.kicked).toHaveLength(200);
  expect(seats.isKicked(table, 'guest 499')).toBe(true);
});

test('at a public table only the host has several seats, unless the host allows more', () => {
  const open = (several?: boolean): TableState => ({
    ...both,
    options: { ...options, visibility: 'public', ...(several !== undefined && { several }) },
  });
  expect(seats.takeSeat(open(), 'bob', 2, 'Rob')).toEqual({ code: 'one-place' });
  expect(seats.takeSeat(open(false), 'bob', 2, 'Rob')).toEqual({ code: 'one-place' });
  expect(must(seats.takeSeat(open(), 'bob', 1, 'Robert')).places[1]?.name).toBe('Robert');
  for (const [table, who] of [
    [open(), 'ann'],
    [open(true), 'bob'],
    [both, 'bob'],
  ] as const)
    expect(seats.placesOf(must(seats.takeSeat(table, who, 2, 'Rob')), who)).toHaveLength(2);
});
