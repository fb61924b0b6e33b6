import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bind, type Game, limitsFor, type Match, seedFrom } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import { gridOf, type Position, type WildWords, game as wildwords } from '@wordhoard/wildwords';
import { expect, test } from 'vitest';
import { type Names, namesAt } from '../../shell/table/names.ts';
import { describe as inWords } from './describe.ts';
import { rowInWords } from './in-words.ts';
import { START } from './laying.ts';
import { endingOf, promptOf } from './prompt.ts';
import { momentOf } from './scene.ts';
import { seatState } from './seats.ts';
import { verdictOf } from './verdict.ts';

const lexicon = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));
const game: Game<WildWords> = bind(wildwords.rules, lexicon);
const seats = ['Anna', 'Beth', 'Caro'].map((name) => ({ name, who: name, level: null, presence: 'here' as const }));

/** [WW-13] After 8E FEND, Anna with the printed tray. */
const after = (players: number): Position => ({
  board: Array.from({ length: 15 }, (_, row) => (row === 7 ? '....FEND.......' : '.'.repeat(15))),
  trays: ['STAIN*N', 'OXREIDE', 'AEIOUST'].slice(0, players),
  scores: Array.from({ length: players }, () => 0),
  turn: 0,
  passes: 0,
  pot: null,
  flipped: [],
});

class TableByHand {
  match: Match<WildWords>;
  readonly events: WildWords['event'][] = [];
  constructor(players: number, position: Position | null = after(players)) {
    const started = game.start({
      config: wildwords.defaults,
      players,
      seed: seedFrom('prompts'),
      limits: limitsFor<WildWords>(wildwords.rules, 'live'),
      bank: null,
      position,
    });
    if (!started.ok) throw new Error(started.refusal.code);
    this.match = started.match;
  }
  say(seat: number, answer: unknown): void {
    const to = this.match.agenda.at(-1)!.id;
    const outcome = game.play(this.match, seat, { to, answer }, this.match.at);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    this.match = outcome.match;
    this.events.push(...outcome.told.map(({ event }) => event));
  }
  /** [WW-13] D3 STAI***. */
  stain(): void {
    const tray = game.see(this.match, 0).view.trays[0]!.tiles!;
    this.say(0, { type: 'play', tiles: tray.map((tile, i) => ({ tile, square: 15 * (2 + i) + 3 })) });
  }
  prompt(me: number | null): string {
    const seen = game.see(this.match, me ?? 'audience');
    if (seen.over) return endingOf(this.events, seen.view.scores, this.names(me), seen.over.places);
    const trying = { laying: START, grid: gridOf(seen.view.board), worth: null };
    return promptOf(momentOf(seen, me), this.names(me), trying);
  }
  names(me: number | null): Names {
    return namesAt(seats, me);
  }
  status(seat: number): string {
    return seatState(momentOf(game.see(this.match, 0), 0), seat, null).text;
  }
}

test('the first turn says where to begin', () => {
  const table = new TableByHand(2, null);
  const { turn } = game.see(table.match, 0).view;
  expect(table.prompt(turn)).toMatch(/^Your turn\. The first play covers the middle square, 8H/);
  expect(table.prompt(1 - turn)).toBe(`${seats[turn]!.name} is thinking about a play.`);
});

test('[WW-5] a trade is told to both, and the turn goes on', () => {
  const table = new TableByHand(2);
  expect(table.prompt(0)).toMatch(/^Your turn\. Lay tiles/);
  table.say(0, { type: 'trade' });
  expect(table.prompt(0)).toMatch(/^You have new tiles/);
  expect(table.prompt(1)).toBe('Anna has traded the whole tray and may still play.');
});

test('[WW-14] what was played and for how much, to everybody from where they sit', () => {
  const table = new TableByHand(2);
  table.stain();
  expect(table.prompt(1)).toBe('Anna played D3 STAI*** for 37. Accept or challenge?');
  expect(table.prompt(0)).toBe('You played D3 STAI*** for 37. Beth may accept it or challenge.');
  expect(table.prompt(null)).toBe('Anna played D3 STAI*** for 37. Waiting for Beth to accept it or challenge.');
  expect([0, 1].map((seat) => table.status(seat))).toEqual(['+37?', 'deciding']);
  table.say(1, { challenge: true });
  expect(table.prompt(0)).toBe('Beth challenges D3 STAI***. Say what every asterisk stands for.');
  expect(table.prompt(1)).toBe('You challenge D3 STAI***. Anna must spell out every word.');
  table.say(0, { words: ['staining', 'defend'] });
  expect(verdictOf(table.events)).toMatchObject({ judged: { stands: true }, spelt: ['staining', 'defend'] });
  const told = table.events.flatMap((event) => inWords(event, table.names(1))?.text ?? []);
  expect(told).toContain('Anna played D3 STAI*** for 37, making STAI*** and *FEND. 2 tiles turned face down.');
  expect(told).toContain('You challenged Anna.');
  expect(told).toContain('Anna spelt STAINING and DEFEND.');
  expect(told).toContain('Every word is in the dictionary: the play stands.');
  expect(told.join(' ')).not.toContain('drew');
  expect(table.prompt(0)).toMatch(/^Your turn/);
});

test('[WW-17] among three the vote is sealed, and the verdict names who pays', () => {
  const table = new TableByHand(3);
  table.stain();
  table.say(1, { challenge: true });
  table.say(0, { words: ['staixxx', 'defend'] });
  expect(table.prompt(2)).toBe('Beth challenges; Anna says it is STAIXXX and DEFEND. Are all of these words?');
  expect(table.prompt(0)).toMatch(/^You say it is STAIXXX and DEFEND\. Caro may side/);
  table.say(2, { agree: false });
  const told = table.events.flatMap((event) => inWords(event, table.names(2))?.text ?? []);
  expect(told).toContain('STAIXXX does not hold: the play falls. You lose 20.');
  expect(told).toContain('Anna’s tiles come back.');
  expect(table.prompt(1)).toMatch(/^Your turn/);
});

test('[WW-20] everybody passing twice ends it, and says so', () => {
  const table = new TableByHand(2);
  for (const seat of [0, 1, 0, 1]) table.say(seat, { type: 'pass' });
  expect(table.prompt(0)).toMatch(/^Everybody passed twice in a row\. (You win|Beth wins) with \d+ points\.$/);
});

test('the board can be read row by row', () => {
  const { view } = game.see(new TableByHand(2).match, 0);
  expect(rowInWords(view, 7)).toBe(
    'Row 8: 8E FEND; free: A triple word, C turns a tile wild, D lose 20, K double letter, L lose 20, M turns a tile wild, O triple word',
  );
  expect(rowInWords(view, 2)).toMatch(/^Row 3: empty; free: C triple letter/);
});
