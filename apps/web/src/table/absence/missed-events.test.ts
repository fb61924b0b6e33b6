import { forSeat } from '@wordhoard/kernel';
import { type Event as WildEvent, defaults as wildDefaults } from '@wordhoard/wildwords';
import { Dealer, defaults, type Event, PRINTED, type WordWorx } from '@wordhoard/word-worx';
import { type Event as WordsyEvent, defaults as wordsyDefaults } from '@wordhoard/wordsy';
import { expect, test } from 'vitest';
import { describe as describeWild } from '../../games/wildwords/describe.ts';
import { describe } from '../../games/word-worx/describe.ts';
import { describe as describeWordsy } from '../../games/wordsy/describe.ts';
import { toldOf } from '../../table-kit/events.ts';
import { type Names, namesAt } from '../../table-kit/phrases.ts';
import { asStandIn, seenUntil, standInReport, unseenNotes } from './missed-events.ts';

const seats = ['Anna', 'Beth'].map((name) => ({ name, who: name, level: null, presence: 'here' as const }));
const anna = namesAt(seats, 0);

/** Beth takes E and R, steals S from Anna's STARE, builds HASTE and discards. */
function bethsTurn(): Event[] {
  const dealer = new Dealer(PRINTED.deck);
  const [e, r] = dealer.take(['e', 'r'])!;
  const stare = dealer.take(['s', 't', 'a', 'r', 'e'])!;
  const hate = dealer.take(['h', 'a', 't', 'e'])!;
  const [z] = dealer.take(['z'])!;
  const haste = [hate[0]!, hate[1]!, stare[0]!, hate[2]!, hate[3]!];
  const words = [{ id: 1, cards: haste }];
  return [
    { type: 'turn-began', seat: 1 },
    { type: 'picked', seat: 1, card: e!, next: null },
    { type: 'picked', seat: 1, card: r!, next: null },
    { type: 'stole', seat: 1, from: 0, card: stare[0]!, before: stare, rest: stare.slice(1), words, laid: [hate[0]!] },
    { type: 'built', seat: 1, words, laid: [hate[0]!], sealed: [], last: false },
    { type: 'discarded', seat: 1, cards: [z!] },
  ];
}
const annasPick = (): Event => ({
  type: 'picked',
  seat: 0,
  card: new Dealer(PRINTED.deck).take(['l'])![0]!,
  next: null,
});

test('the turn of another is one line, however many moves it had, and grows while it goes on', () => {
  const lines = (count: number): string[] =>
    toldOf<WordWorx>(bethsTurn().slice(0, count), describe, anna, defaults).map(({ text }) => text);
  expect(lines(3)).toEqual(['Beth took E and R.']);
  expect(lines(6)).toEqual(['Beth took E and R, stole S from your STARE for HASTE, built HASTE, discarded Z.']);
  const [line] = toldOf<WordWorx>(bethsTurn(), describe, anna, defaults);
  expect(line).toMatchObject({ outcome: 'bad', mine: true, toMe: true });
});

test('one’s own turn is told move by move', () => {
  const told = toldOf<WordWorx>([annasPick(), annasPick()], describe, anna, defaults);
  expect(told.map(({ text }) => text)).toEqual(['You took L from the line.', 'You took L from the line.']);
});

test('what was done to a player since their last move is unseen, for them alone', () => {
  const events: Event[] = [annasPick(), ...bethsTurn(), { type: 'turn-began', seat: 0 }];
  const notes = (me: number | null): string[] => {
    const names = namesAt(seats, me);
    const told = events.map((event) => ({ event, told: describe(event, names, defaults) }));
    return unseenNotes(told, seenUntil(told, me)).map(({ text }) => text);
  };
  expect(notes(0)).toEqual(['Beth stole S from your STARE. It leaves TARE and makes HASTE. On the table: HASTE.']);
  expect([notes(1), notes(null)]).toEqual([[], []]);
  events.push(annasPick());
  expect(notes(0)).toEqual([]);
});

const ANNA = 0;
const names: Names = { me: ANNA, of: (seat) => forSeat(['Anna', 'Beth', 'Caro'], seat) };
const standIn = asStandIn(names, ANNA);

const wild = (events: readonly WildEvent[], from = 0): string | undefined =>
  standInReport(
    events.map((event) => ({ event, told: describeWild(event, standIn, wildDefaults) })),
    from,
    ANNA,
  )?.text;
const traded = (seat: number): WildEvent => ({ type: 'traded', seat });
const passed = (seat: number): WildEvent => ({ type: 'passed', seat, late: false });

test('a report is what the game says of these moves, with the stand-in as their subject', () => {
  expect(wild([traded(ANNA), passed(1), passed(ANNA)])).toBe(
    'While you were away, your stand-in traded all tiles and passed.',
  );
  const drew: WildEvent = { type: 'drew', seat: ANNA, tiles: ['T1'] };
  expect(wild([drew, passed(ANNA)])).toBe('While you were away, your stand-in passed.');
});

test('it begins where the stand-in did, and says nothing where the stand-in did nothing', () => {
  expect(wild([traded(ANNA), passed(ANNA)], 1)).toBe('While you were away, your stand-in passed.');
  expect(wild([traded(1), passed(1)])).toBeUndefined();
});

test('of many moves it counts all and tells the last', () => {
  expect(wild([passed(ANNA), traded(1), traded(ANNA), passed(ANNA), passed(1), passed(ANNA)])).toBe(
    'While you were away, your stand-in made 4 moves. Most recently, it passed.',
  );
});

test('who challenges has done it, not who is challenged', () => {
  expect(wild([{ type: 'challenged', seat: ANNA, by: 1 }])).toBeUndefined();
  expect(wild([{ type: 'challenged', seat: 1, by: ANNA }])).toMatch(/^While you were away, your stand-in challenged/);
});

test('sentences with another subject stay whole', () => {
  const events: WordsyEvent[] = [
    { type: 'flipped', by: ANNA },
    { type: 'revealed', seat: 1, word: 'rain', points: 7 },
    { type: 'revealed', seat: ANNA, word: 'train', points: 12 },
  ];
  const told = events.map((event) => ({ event, told: describeWordsy(event, standIn, wordsyDefaults) }));
  const text = standInReport(told, 0, ANNA)?.text;
  expect(text).toMatch(/^Here’s what happened while you were away\. Your stand-in flipped the sand timer\. /);
  expect(text).toContain('TRAIN, 12 points');
  expect(text).not.toContain('RAIN, 7');
});
