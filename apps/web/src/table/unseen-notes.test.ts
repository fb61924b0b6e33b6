import { Dealer, type Event, type WordWorx } from '@wordhoard/word-worx';
import { expect, test } from 'vitest';
import { describe } from '../games/word-worx/describe.ts';
import { toldOf } from '../table-kit/events.ts';
import { namesAt } from '../table-kit/phrases.ts';
import { seenUntil, unseenNotes } from './unseen-notes.ts';

const seats = ['Anna', 'Beth'].map((name) => ({ name, who: name, level: null, presence: 'here' as const }));
const anna = namesAt(seats, 0);

/** Beth takes E and R, steals S from Anna's STARE, builds HASTE and discards. */
function bethsTurn(): Event[] {
  const dealer = new Dealer();
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
const annasPick = (): Event => ({ type: 'picked', seat: 0, card: new Dealer().take(['l'])![0]!, next: null });

test('the turn of another is one line, however many moves it had, and grows while it goes on', () => {
  const lines = (count: number): string[] =>
    toldOf<WordWorx>(bethsTurn().slice(0, count), describe, anna).map(({ text }) => text);
  expect(lines(3)).toEqual(['Beth took E and R.']);
  expect(lines(6)).toEqual(['Beth took E and R, stole S from your STARE for HASTE, built HASTE, discarded Z.']);
  const [line] = toldOf<WordWorx>(bethsTurn(), describe, anna);
  expect(line).toMatchObject({ outcome: 'bad', mine: true, toMe: true });
});

test('one’s own turn is told move by move', () => {
  const told = toldOf<WordWorx>([annasPick(), annasPick()], describe, anna);
  expect(told.map(({ text }) => text)).toEqual(['You took L from the line.', 'You took L from the line.']);
});

test('what was done to a player since their last move is unseen, for them alone', () => {
  const events: Event[] = [annasPick(), ...bethsTurn(), { type: 'turn-began', seat: 0 }];
  const notes = (me: number | null): string[] => {
    const names = namesAt(seats, me);
    const told = events.map((event) => ({ event, told: describe(event, names) }));
    return unseenNotes(told, seenUntil(told, me)).map(({ text }) => text);
  };
  expect(notes(0)).toEqual(['Beth stole S from your STARE. It leaves TARE and makes HASTE. On the table: HASTE.']);
  expect([notes(1), notes(null)]).toEqual([[], []]);
  events.push(annasPick());
  expect(notes(0)).toEqual([]);
});
