import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Seat } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import {
  EMPTY_GRID,
  fitsPattern,
  type Grid,
  gridOf,
  type Position,
  PRINTED,
  parsePlay,
  placementsOf,
  scorePlay,
  withTiles,
} from '@wordhoard/wildwords';
import { EMPTY_BOARD, TestGame } from '@wordhoard/wildwords/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handOversIn } from '../../../table/testing/shared-device.ts';
import { type Names, namesAt } from '../../../table-kit/phrases.ts';
import { situationOf } from '../../../table-kit/situation.ts';
import { describe as inWords } from '../describe.ts';
import { whyNext } from '../hand-over.ts';
import { seatState } from '../sidebar/seat-state.ts';
import { type Term, termsOfScore } from './arithmetic.ts';
import { promptOf, verdictOf } from './prompt-text.ts';
import { blankReadings, isComplete, readAs, readSoFar, withReading } from './readings.ts';

const lexicon = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));
const seats = ['Anna', 'Beth', 'Caro'].map((name) => ({ name, who: name, level: null, presence: 'here' as const }));

/** A match, and what each at the table reads of it. Unless told otherwise it is after 8E FEND [WW-13]. */
class Read extends TestGame {
  constructor(players: number, position: Partial<Position> = { board: EMPTY_BOARD.with(7, '....FEND.......') }) {
    super({ trays: ['STAIN*N', 'OXREIDE', 'AEIOUST'].slice(0, players), ...position }, lexicon);
  }
  names(me: Seat | null): Names {
    return namesAt(seats, me);
  }
  prompt(me: Seat | null, spoken = false): string {
    const seen = this.observe(me ?? 'audience');
    const trying = { grid: gridOf(seen.view.board), worth: null };
    return promptOf(situationOf(seen, me), this.names(me), trying, { spoken });
  }
  status(seat: Seat): string {
    return seatState(situationOf(this.observe(0), 0), seat, null).text;
  }
  /** The log of this seat. */
  heard(me: Seat): string[] {
    return this.events.flatMap((event) => inWords(event, this.names(me), this.table.config)?.text ?? []);
  }
}

test('the first turn says where to begin', () => {
  const table = new Read(2, {});
  const { turn } = table;
  expect(table.prompt(turn)).toMatch(/^Your turn\. Lay two or more tiles, one of them on the middle square/);
  expect(table.prompt(1 - turn)).toBe(`${seats[turn]!.name} is thinking about a play.`);
});

test('[WW-5] a trade is told to both, and the turn goes on', () => {
  const table = new Read(2);
  expect(table.prompt(0)).toMatch(/^Your turn\. Lay tiles/);
  table.answer(0, { type: 'trade' });
  expect(table.prompt(0)).toMatch(/^You have new tiles/);
  expect(table.prompt(1)).toBe('Anna has traded tiles and can still play.');
});

test('[WW-14] what was played and for how much, to everybody from where they sit', () => {
  const table = new Read(2);
  table.play(0, 'D3 STAIN*N');
  expect(table.prompt(1)).toBe('Anna played STAI✱✱✱ for 37. Accept or challenge?');
  expect(table.prompt(1, true)).toBe('Anna played STAI✱✱✱, down from row 3, column D, for 37. Accept or challenge?');
  expect(table.prompt(0)).toBe('You played STAI✱✱✱ for 37. Waiting for Beth to accept or challenge it.');
  expect(table.prompt(null)).toBe('Anna played STAI✱✱✱ for 37. Waiting for Beth to accept or challenge it.');
  expect([0, 1].map((seat) => table.status(seat))).toEqual(['+37?', 'deciding']);
  table.answer(1, { challenge: true });
  expect(table.prompt(0)).toBe('Beth challenges STAI✱✱✱. Spell it out: what does each asterisk stand for?');
  expect(table.prompt(1)).toBe('You challenge STAI✱✱✱. Waiting for Anna to spell it out.');
  table.answer(0, { words: ['staining', 'defend'] });
  expect(verdictOf(table.events)).toMatchObject({ stands: true, words: ['staining', 'defend'] });
  const told = table.heard(1);
  expect(told).toContain('Anna played STAI✱✱✱ for 37, also making ✱FEND. 2 tiles turned face down. The bomb!');
  expect(told).toContain('You challenged Anna.');
  expect(told).toContain('Anna spelt STAINING and DEFEND.');
  expect(told).toContain(
    'You challenged Anna’s STAI✱✱✱: STAINING and DEFEND count, so the play stands for 37. You lose your next turn.',
  );
  expect(told.join(' ')).not.toContain('drew');
  expect(table.prompt(0)).toMatch(/^Your turn/);
});

test('[WW-17] among three the vote is sealed, and the verdict names who pays', () => {
  const table = new Read(3);
  table.play(0, 'D3 STAIN*N');
  table.answer(1, { challenge: true });
  table.answer(0, { words: ['staixxx', 'defend'] });
  expect(table.prompt(2)).toBe('Beth challenges. Anna spells STAIXXX and DEFEND. Are all of them words?');
  expect(table.prompt(0)).toMatch(/^You spelt STAIXXX and DEFEND\. Waiting for Caro to take sides/);
  table.answer(2, { agree: false });
  const told = table.heard(2);
  expect(told).toContain(
    'Beth challenged Anna’s STAI✱✱✱: STAIXXX doesn’t count. Anna takes the tiles back and loses the turn. You lose 20 points.',
  );
  expect(table.prompt(1)).toMatch(/^Your turn/);
});

test('[WW-15] among three a play without an asterisk is voted on as it lies: nobody said what it is', () => {
  const table = new Read(3);
  table.play(0, 'H8 (D)IN');
  table.answer(1, { challenge: true });
  expect(table.prompt(2)).toBe('Beth challenges DIN. Is it a word?');
  expect(table.prompt(0)).toBe('Beth challenges DIN. Waiting for Caro to take sides.');
  expect(table.prompt(1)).toBe('You challenge DIN. Waiting for Caro to take sides.');
});

test('[WW-14] whose clock stands at zero is told that no answer accepts', () => {
  const table = new Read(2);
  table.play(0, 'D3 STAIN*N');
  const late = { ...table.match, state: { ...table.match.state, overtime: [0, 1] } };
  table.match = late;
  expect(table.prompt(1)).toMatch(
    /Accept or challenge\? Your clock is at zero: if you don’t answer in time, you accept\.$/,
  );
  expect(table.prompt(0)).not.toContain('zero');
});

test('the log calls plays what players call them, and says nothing of a trade but that it was made', () => {
  const table = new Read(2);
  table.answer(0, { type: 'trade' });
  const heard = table.heard(1);
  expect(heard).toEqual(['Anna traded all tiles.']);
  const event = { type: 'played', seat: 0, play: 'A1 QUIZ', points: 158, words: [], laid: [] } as const;
  const said = inWords(
    { ...event, words: [], laid: [], calls: ['touchdown', 'hipswop'] },
    table.names(1),
    table.table.config,
  );
  expect(said?.text).toBe('Anna played QUIZ for 158. Touchdown! A hipswop!');
});

test('[WW-20] everybody passing twice ends it, and says so', () => {
  const table = new Read(2);
  for (const seat of [0, 1, 0, 1]) table.answer(seat, { type: 'pass' });
  expect(table.heard(0).at(-1)).toMatch(/^(You win|Beth wins) with \d+ points\. All players passed twice in a row\./);
});

function played(grid: Grid, text: string): { grid: Grid; terms: Term[]; points: number } {
  const play = parsePlay(text);
  if ('code' in play) throw new Error(play.code);
  const placements = placementsOf(grid, play);
  if ('code' in placements) throw new Error(placements.code);
  const score = scorePlay(PRINTED, grid, placements);
  const laid = placements.map(({ square }) => square);
  return { grid: withTiles(PRINTED, grid, placements), terms: termsOfScore(PRINTED, score, laid), points: score.score };
}

test('[WW-13] the printed plays add up before the reader’s eyes', () => {
  const fend = played(EMPTY_GRID, '8E FEND');
  expect(fend.terms).toEqual([{ is: 'word', pattern: 'FEND', sum: 14, times: ['DW'], points: 28 }]);
  const stain = played(fend.grid, 'D3 STAIN*N');
  expect(stain.terms.map(({ points }) => points)).toEqual([8, 9, -20, 40]);
  const fox = played(stain.grid, 'E3 *OX');
  expect(fox.terms.map((term) => (term.is === 'word' ? [term.pattern, term.sum, term.points] : []))).toEqual([
    ['*OX', 8, 16],
    ['S*', 1, 1],
    ['TO', 2, 2],
    ['AX', 8, 16],
  ]);
  for (const { terms, points } of [fend, stain, fox])
    expect(terms.reduce((sum, term) => sum + term.points, 0)).toBe(points);
});

test('[WW-15] what each asterisk stands for makes the words that are spelt', () => {
  const patterns = ['*FEND', 'STAI***', 'AX'];
  let readings = blankReadings(patterns);
  expect(readings).toEqual([[''], ['', '', ''], []]);
  expect(isComplete(readings)).toBe(false);
  expect(readSoFar('STAI***', ['n', '', 'g'])).toBe('STAIN*G');
  for (const [word, asterisk, text] of [
    [0, 0, 'De'],
    [1, 0, 'n'],
    [1, 1, 'i n-'],
    [1, 2, 'G'],
  ] as const)
    readings = withReading(readings, word, asterisk, text);
  expect(isComplete(readings)).toBe(true);
  expect(patterns.map((pattern, i) => readAs(pattern, readings[i]!))).toEqual(['defend', 'staining', 'ax']);
});

test('[WW-8] a spelling made by the form always fits its pattern', () => {
  const part = fc.stringMatching(/^[a-z]{1,4}$/);
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z*]{2,7}$/),
      fc.array(part, { minLength: 7, maxLength: 7 }),
      (pattern, parts) => {
        expect(fitsPattern(pattern, readAs(pattern, parts))).toBe(true);
      },
    ),
  );
});

const two = { trays: ['FENDING', 'STAINER'] };
const three = { trays: ['FENDING', 'STAINER', 'CLOUTAP'] };
const shown = (game: TestGame): string[] => handOversIn(game, whyNext, { open: ['challenge', 'spell'] });

test('[WW-16] two players: the one whose play stood a challenge is next again', () => {
  const vain = new TestGame(two, ['fend']).play(0, '8E FEND').answer(1, { challenge: true });
  expect(shown(vain)).toEqual(['Anna:', 'Anna: Anna again: Beth’s challenge failed, so Beth loses a turn.']);
  const caught = new TestGame(two, []).play(0, '8E FEND').answer(1, { challenge: true });
  expect(shown(caught)).toEqual(['Anna:', 'Beth:']);
});

test('players in turn need no explanation', () => {
  const accepted = new TestGame(two, []).play(0, '8E FEND').answer(1, { challenge: false }).answer(1, { type: 'pass' });
  expect(shown(accepted)).toEqual(['Anna:', 'Beth:', 'Anna:']);
});

test('[WW-17] a vote, and the turn after it', () => {
  const voted = new TestGame(three, ['fend']).play(0, '8E FEND').answer(1, { challenge: true });
  voted.answer(2, { agree: true });
  expect(shown(voted)).toEqual([
    'Anna:',
    'Caro: Beth challenged Anna’s play, so everyone else votes.',
    'Beth: Anna’s turn is over, and Beth is next.',
  ]);
});

test('time that ran out while the device was handed over', () => {
  const late = new TestGame(three, []).answer(0, { type: 'pass' }).expire();
  expect(shown(late)).toEqual(['Anna:', 'Beth:', 'Caro: Time ran out for Beth, which counts as a pass.']);
});

test('[WW-6] a page opened again after a trade says that the turn goes on', () => {
  const traded = new TestGame(two, []).answer(0, { type: 'trade' });
  // The player keeps the device meanwhile.
  expect(shown(traded)).toEqual(['Anna:']);
  const { view, question } = traded.observe(0);
  const next = { seat: 0, last: null, isInOrder: true, isFirst: true, events: traded.events };
  const names = { me: null, of: () => 'Anna' };
  expect(whyNext({ ...next, step: question!.step, view, names })).toBe('trading tiles doesn’t end a turn');
});
