import { forSeat, type Pace } from '@wordhoard/kernel';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { defaults, type Wordsy } from '@wordhoard/wordsy';
import { TestGame, type TestGameOptions } from '@wordhoard/wordsy/testing';
import { expect, test } from 'vitest';
import { refusalText } from '#strings/refusals.ts';
import { handOversIn } from '../../../table/testing/shared-device.ts';
import { type Names, namesAt } from '../../../table-kit/phrases.ts';
import { situationOf } from '../../../table-kit/situation.ts';
import { describe as inWords } from '../describe.ts';
import { decides, draftOf, wroteNothing } from '../hand/draft.ts';
import { whyNext } from '../hand-over.ts';
import { seatState } from '../sidebar/seat-state.ts';
import { challengeable, forAllHere, promptOf } from './prompt-text.ts';
import { inWords as refusalInWords } from './refusals.ts';

const seats = ['Anna', 'Beth', 'Caro'].map((name) => ({ name, who: name, level: null, presence: 'here' as const }));

class PromptTable extends TestGame {
  constructor(players: number, pace: Pace, options: Partial<TestGameOptions> = {}) {
    super(lexicon, { players, pace, seed: 'prompts', ...options });
  }
  prompt(me: number | null): string {
    const seen = this.observe(me ?? 'audience');
    return promptOf(situationOf(seen, me), this.names(me));
  }
  names(me: number | null): Names {
    return namesAt(seats, me);
  }
  /** Every event so far in words for this seat. */
  told(me: number): string[] {
    const { config } = this.view();
    return this.events.flatMap((event) => inWords(event, this.names(me), config)?.text ?? []);
  }
  status(seat: number): string {
    return seatState(situationOf(this.observe(0), 0), seat).text;
  }
}

test('a race from the first word to the last', () => {
  const table = new PromptTable(3, 'live');
  expect(table.prompt(0)).toBe('Everyone sees the eight cards at the same moment. Ready?');
  table.answer(0, { ready: true });
  expect(table.prompt(0)).toBe('You’re ready. Waiting for Beth and Caro.');
  expect(table.prompt(null)).toBe('Waiting for Beth and Caro to be ready.');
  table.answer(1, { ready: true });
  table.answer(2, { ready: true });
  expect(table.prompt(0)).toBe('Write the best word you can. The first to lock a word flips the sand timer.');
  expect(table.prompt(null)).toBe('Anna, Beth and Caro are still writing.');

  table.lock(1, 'mist');
  expect(table.prompt(0)).toBe('Beth flipped the timer. Lock your word before the sand runs out.');
  expect(table.prompt(1)).toBe('You flipped the timer, so you’re the fastest. Waiting for Anna and Caro.');
  expect([0, 1, 2].map((seat) => table.status(seat))).toEqual(['writing', 'fastest', 'writing']);

  table.lock(2, 'fog');
  expect(table.prompt(2)).toBe('Your word is locked. Waiting for Anna.');
  table.answer(0, { text: 'd', lock: false });
  table.expire();
  expect(table.prompt(0)).toMatch(/^The sand has run out\. Finish your word/);
  table.expire();
  expect(table.prompt(1)).toMatch(/^Is one of these not a word\?/);
  table.answer(1, { challenge: null });
  expect(table.prompt(1)).toBe('Anna and Caro can still challenge a word.');
  table.answer(2, { challenge: 0 });
  expect(table.prompt(0)).toBe('Challenge another word, or continue.');
});

test('[WY-14] the question speaks of one word or of several, as the button does', () => {
  const asked = (...words: string[]): PromptTable => {
    const table = new PromptTable(words.length, 'live');
    table.ready();
    for (const [seat, word] of words.entries()) if (word !== '') table.lock(seat, word);
    while (table.step === 'write') table.expire();
    return table;
  };
  const one = 'Is the other word a real one? Challenge it, or let it stand.';
  const several = 'Is one of these not a word? Challenge it, or let them stand.';
  const two = asked('mist', 'fog');
  expect([two.prompt(0), two.prompt(1)]).toEqual([one, one]);
  expect(asked('mist', 'fog', 'dew').prompt(0)).toBe(several);
  const empty = asked('mist', 'fog', '');
  expect([0, 1, 2].map((seat) => empty.prompt(seat))).toEqual([one, one, several]);
  // Both players are at this device, so either word may be challenged.
  const deciding = [0, 1].map((seat) => situationOf(two.observe(seat), seat));
  expect(challengeable(two.observe(0).view, deciding)).toHaveLength(2);
  expect(promptOf(forAllHere(situationOf(two.observe('audience'), null), deciding), two.names(null), deciding)).toBe(
    several,
  );
});

test('[WY-6] the holder of the No-Flip card is told so', () => {
  const table = new PromptTable(3, 'live');
  table.ready().lockAll('mist', 'fog', 'dew');
  while (table.step === 'challenge') table.expire();
  table.ready();
  expect(table.prompt(0)).toMatch(/^You hold the No-Flip card/);
  expect(table.status(0)).toBe('no flip');
});

test('[WY-23] without a timer there is a Main Player, and no hurry', () => {
  const table = new PromptTable(2, 'relaxed');
  const lead = table.observe(0).view.lead!;
  expect(table.prompt(lead)).toMatch(/^You’re the Main Player.*take your time/);
  expect(table.prompt(1 - lead)).toMatch(
    new RegExp(`^${forSeat(seats, lead).name} is the Main Player.*take your time`),
  );
});

test('[WY-19] alone, the sand runs as soon as the cards appear', () => {
  const table = new PromptTable(1, 'live');
  expect(table.prompt(0)).toMatch(/^The sand starts running when the cards appear/);
  table.answer(0, { ready: true });
  expect(table.prompt(0)).toMatch(/^The timer is on the top spot/);
});

test('[WY-19] alone, when the sand has run out, the prompt says that there is no bonus and no hurry', () => {
  const table = new PromptTable(1, 'live');
  table.answer(0, { ready: true });
  table.answer(0, { text: 'mi', lock: false });
  table.expire();
  expect(table.prompt(0)).toMatch(/^The sand has run out, so no bonus this round\. Take your time/);
  expect(table.told(0).at(-1)).toMatch(/no bonus this round/);
  const situation = situationOf(table.observe(0), 0);
  expect(situation).toMatchObject({ step: { type: 'write', stage: 'late' }, mine: true, until: null });
  expect({ draft: draftOf(situation), blank: wroteNothing(situation) }).toEqual({ draft: 'mi', blank: false });
  table.lock(0, 'xyzzy');
  const told = table.told(0);
  expect(told).toContain('XYZZY isn’t in the dictionary: 0 points.');
  expect(told.join(' ')).not.toMatch(/challenge/i);
});

test('[WY-7] a player who had written nothing when the sand ran out is told so, and no one else is', () => {
  const table = new PromptTable(3, 'live');
  table.ready();
  table.lock(1, 'mist');
  table.answer(2, { text: 'fo', lock: false });
  table.expire();
  expect(table.prompt(0)).toBe('The sand ran out before you wrote anything, so you have no word this round.');
  const blank = [0, 2, null].map((me) => wroteNothing(situationOf(table.observe(me ?? 'audience'), me)));
  expect(blank).toEqual([true, false, false]);
  expect(decides(situationOf(table.observe(0), 0))).toBe(false);
  expect(table.prompt(2)).toMatch(/Finish your word/);
  expect(table.prompt(null)).toBe('Anna and Caro are still writing.');
  expect(table.status(0)).toBe('writing');
});

test('events say you to the player they are about', () => {
  const table = new PromptTable(2, 'live');
  table.ready();
  table.lock(1, 'mist');
  expect(table.told(0).at(-1)).toBe('Beth flipped the sand timer.');
  expect(table.told(1).at(-1)).toBe('You flipped the sand timer.');
  expect(table.told(0)[0]).toMatch(/^Round 1\. The cards: [A-Z] [A-Z] for 5, [A-Z] [A-Z] for 4, /);
  table.lock(0, 'fog');
  expect(table.told(0)).toContain(`Beth’s word: MIST, ${points(table, 'mist')}.`);
});

const points = (table: PromptTable, word: string): string => {
  const entry = table.observe(0).view.entered.find((it) => it.word === word);
  return entry?.points === 1 ? '1 point' : `${entry?.points} points`;
};

test('[WY-27] in a variant, events and prompts have its numbers', () => {
  const variant = { name: 'Test', tallyCost: 5, rareCards: 1, sameLetter: 1, soloBonusFrom: 30, rounds: 2 };
  const options = { config: { variant } };
  const table = new PromptTable(2, 'live', options);
  table.ready().lockAll('mist', 'fog').challenge(0, 1);
  expect(table.told(0)).toContain('You challenged FOG, but it’s in the dictionary: −5 at the end for you.');
  const { config } = table.view();
  const dealt: Wordsy['event'] = { type: 'dealt', round: 2, board: [], passedOver: ['b'], lead: null };
  const said = (rareCards: number): string | undefined =>
    inWords(dealt, table.names(0), { ...config, variant: { ...variant, rareCards } })?.text;
  expect(said(1)).toMatch(/B was discarded: the board holds at most one rare card, and one of one letter\.$/);
  expect(said(0)).toMatch(/the board holds no rare cards, and at most one of one letter\.$/);
  expect(inWords(dealt, table.names(0), defaults)?.text).toMatch(/at most two rare cards, and two of one letter\.$/);
  expect(new PromptTable(1, 'live', options).ready().prompt(0)).toContain('lock a word worth 30 or more');
});

test('[WY-10] a refusal names the word and the reason', () => {
  const names = namesAt(seats, 0);
  const cheapie: Wordsy['refusal'] = { code: 'cheapie', word: 'flinched', earlier: 'flinch', round: 2, seat: 1 };
  expect(refusalInWords(cheapie, names)).toBe(
    'FLINCHED is just another form of FLINCH, Beth’s word in round 2. Write a different word.',
  );
  const same: Wordsy['refusal'] = { ...cheapie, word: 'flinch', seat: 0 };
  expect(refusalInWords(same, names)).toBe(
    'FLINCH was your word in round 2. Each word can be used only once a game: write another.',
  );
  expect(refusalInWords({ code: 'not-letters' }, names)).toBe(
    'Use only the letters a to z: no hyphens, apostrophes, accents, capitals or spaces.',
  );
  const frozen: Wordsy['refusal'] = { code: 'frozen', text: '' };
  expect(refusalInWords(frozen, names)).toBe(
    'The sand ran out before you wrote anything, so you have no word this round.',
  );
  expect(refusalInWords({ code: 'stale' }, names)).toBe(refusalText({ code: 'stale' }));
  expect(refusalInWords({ code: 'never-heard-of' }, names)).toContain('never-heard-of');
});

const open = ['ready', 'challenge', 'mend'];
const game = (players: number): TestGame => new TestGame(lexicon, { players, position: {} }).ready();

test('at one device, players who write in the order of their seats get no explanation, in any round', () => {
  const played = game(2).lockAll('magic', 'squid').pass().ready();
  expect(handOversIn(played, whyNext, { open })).toEqual(['Anna:', 'Beth:', 'Anna:']);
});

test('at one device, when the time runs out during a hand-over, the next round is announced', () => {
  // The timer, then the words are shut.
  const two = game(2).lock(0, 'magic').expire().expire().pass().ready();
  expect(handOversIn(two, whyNext, { open })).toEqual([
    'Anna:',
    'Beth:',
    'Anna: Anna again: round 2 begins, and everyone writes a word.',
  ]);
  const three = game(3).lockAll('magic', 'squid').expire().expire().pass().ready();
  expect(handOversIn(three, whyNext, { open }).at(-1)).toBe('Anna: Round 2 begins, and everyone writes a word.');
});

test('at one device, when a bot has written for the player in between, the missing word is named', () => {
  const played = game(3).lock(1, 'magic').lock(0, 'squid');
  expect(handOversIn(played, whyNext, { open })).toEqual(['Anna:', 'Caro: Caro has yet to write a word in round 1.']);
});
