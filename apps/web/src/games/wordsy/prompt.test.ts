import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bind, type Game, limitsFor, type Match, type Pace, seedFrom } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import { type Wordsy, game as wordsy } from '@wordhoard/wordsy';
import { expect, test } from 'vitest';
import { type Names, namesAt } from '../../shell/table/names.ts';
import { describe as inWords } from './describe.ts';
import { promptOf } from './prompt.ts';
import { inWords as refusalInWords } from './refusals.ts';
import { momentOf } from './scene.ts';
import { seatState } from './seats.ts';

const lexicon = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));
const game: Game<Wordsy> = bind(wordsy.rules, lexicon);
const seats = ['Anna', 'Beth', 'Caro'].map((name) => ({ name, who: name, level: null, presence: 'here' as const }));

class TableByHand {
  match: Match<Wordsy>;
  readonly events: Wordsy['event'][] = [];
  constructor(players: number, pace: Pace) {
    const started = game.start({
      config: wordsy.defaults,
      players,
      seed: seedFrom('prompts'),
      limits: limitsFor<Wordsy>(wordsy.rules, pace),
      bank: null,
      position: null,
    });
    if (!started.ok) throw new Error(started.refusal.code);
    this.match = started.match;
  }
  say(seat: number, answer: unknown, at = this.match.at): void {
    const to = this.match.agenda.at(-1)!.id;
    const outcome = game.play(this.match, seat, { to, answer }, at);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    this.match = outcome.match;
    this.events.push(...outcome.told.map(({ event }) => event));
  }
  wait(): void {
    const outcome = game.expire(this.match, game.due(this.match)!);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    this.match = outcome.match;
  }
  prompt(me: number | null): string {
    const seen = game.see(this.match, me ?? 'audience');
    return promptOf(momentOf(seen, me), this.names(me), seen.over?.places ?? null);
  }
  names(me: number | null): Names {
    return namesAt(seats, me);
  }
  status(seat: number): string {
    return seatState(momentOf(game.see(this.match, 0), 0), seat).text;
  }
}

test('a race from the first word to the last', () => {
  const table = new TableByHand(3, 'live');
  expect(table.prompt(0)).toBe('Everyone sees the eight letters at the same moment. Say when you are ready.');
  table.say(0, { ready: true });
  expect(table.prompt(0)).toBe('You are ready. Waiting for Beth and Caro.');
  expect(table.prompt(null)).toBe('Waiting until Beth and Caro are ready.');
  table.say(1, { ready: true });
  table.say(2, { ready: true });
  expect(table.prompt(0)).toBe('Write the best word you can. Whoever locks first flips the sand timer.');
  expect(table.prompt(null)).toBe('Anna, Beth and Caro are still writing.');

  table.say(1, { text: 'mist', lock: true });
  expect(table.prompt(0)).toBe('Beth flipped the timer. Lock your word before the sand runs out.');
  expect(table.prompt(1)).toBe('You flipped the timer: you are the fastest. Waiting for Anna and Caro.');
  expect([0, 1, 2].map((seat) => table.status(seat))).toEqual(['writing', 'fastest', 'writing']);

  table.say(2, { text: 'fog', lock: true });
  expect(table.prompt(2)).toBe('Your word is locked. Waiting for Anna.');
  table.wait();
  expect(table.prompt(0)).toMatch(/^The sand has run out\. Finish your word/);
  table.wait();
  expect(table.prompt(1)).toMatch(/^All the words are on the table/);
  table.say(1, { challenge: null });
  expect(table.prompt(1)).toBe('Waiting for Anna and Caro: challenge, or let the words stand.');
});

test('[WY-6] the holder of the No-Flip card is told so', () => {
  const table = new TableByHand(3, 'live');
  const round = (words: readonly string[]): void => {
    for (const seat of [0, 1, 2]) table.say(seat, { ready: true });
    for (const [seat, text] of words.entries()) table.say(seat, { text, lock: true });
  };
  round(['mist', 'fog', 'dew']);
  while (table.match.agenda.at(-1)?.step.type === 'challenge') table.wait();
  for (const seat of [0, 1, 2]) table.say(seat, { ready: true });
  expect(table.prompt(0)).toMatch(/^You hold the No-Flip card/);
  expect(table.status(0)).toBe('no flip');
});

test('[WY-23] without a timer there is a Main Player, and no hurry', () => {
  const table = new TableByHand(2, 'relaxed');
  const lead = game.see(table.match, 0).view.lead!;
  expect(table.prompt(lead)).toMatch(/^You are the Main Player.*take your time/);
  expect(table.prompt(1 - lead)).toMatch(new RegExp(`^${seats[lead]!.name} is the Main Player.*take your time`));
});

test('[WY-19] alone, the sand runs at once', () => {
  const table = new TableByHand(1, 'live');
  expect(table.prompt(0)).toMatch(/^The sand runs from the moment/);
  table.say(0, { ready: true });
  expect(table.prompt(0)).toMatch(/^The sand is running, and the timer stands on the top spot/);
});

test('events are told from where one sits', () => {
  const table = new TableByHand(2, 'live');
  for (const seat of [0, 1]) table.say(seat, { ready: true });
  table.say(1, { text: 'mist', lock: true });
  const told = (me: number): string[] => table.events.flatMap((event) => inWords(event, table.names(me))?.text ?? []);
  expect(told(0).at(-1)).toBe('Beth flipped the sand timer.');
  expect(told(1).at(-1)).toBe('You flipped the sand timer.');
  expect(told(0)[0]).toMatch(/^Round 1\. The letters: 5: [A-Z] [A-Z], 4: /);
  table.say(0, { text: 'fog', lock: true });
  expect(told(0)).toContain(`Beth’s word: MIST, ${points(table, 'mist')}.`);
});

const points = (table: TableByHand, word: string): string => {
  const entry = game.see(table.match, 0).view.entered.find((it) => it.word === word);
  return entry?.points === 1 ? '1 point' : `${entry?.points} points`;
};

test('[WY-10] a refusal says what and why', () => {
  const names = namesAt(seats, 0);
  const cheapie: Wordsy['refusal'] = { code: 'cheapie', word: 'flinched', earlier: 'flinch', round: 2, seat: 1 };
  expect(refusalInWords(cheapie, names)).toBe('FLINCHED is only another form of FLINCH, Beth’s word in round 2.');
  expect(refusalInWords({ ...cheapie, word: 'flinch', seat: 0 }, names)).toBe(
    'FLINCH was your word in round 2. Every word is used once.',
  );
  expect(refusalInWords({ code: 'stale' }, names)).toBe('That was too late: the table had moved on.');
  expect(refusalInWords({ code: 'never-heard-of' }, names)).toContain('never-heard-of');
});
