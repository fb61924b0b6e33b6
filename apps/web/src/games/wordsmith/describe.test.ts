import type { Event, StepReward, Tally } from '@wordhoard/wordsmith';
import { expect, test } from 'vitest';
import type { Names } from '../../table-kit/phrases.ts';
import { describe, turnInWords } from './describe.ts';
import { after, BURP, R, U } from './hand/testing.ts';
import { EXAMPLE_AFTER } from './rules/example.ts';

const PEOPLE = ['Anna', 'Beth'];
const to = (me: number): Names => ({ me, of: (seat) => PEOPLE[seat] ?? '' });

const turned = (earned: readonly StepReward[], silent = false, prepared = false): Event => ({
  type: 'turned',
  seat: 0,
  round: 3,
  earned: [...earned],
  silent,
  prepared,
});

test('[WS-13] a turn with forged items is good for its player and neutral for the others', () => {
  const burp = turned(after(U, R, BURP).rewards);
  expect(describe(burp, to(0))).toEqual({
    text: 'You wrote U and R, claimed BURP, forged 2 rings.',
    words: ['burp'],
    mine: true,
    outcome: 'good',
  });
  expect(describe(burp, to(1))).toEqual({
    text: 'Anna wrote U and R, claimed BURP, forged 2 rings.',
    words: ['burp'],
    mine: false,
    outcome: 'even',
  });
  expect(describe(turned(after(U, R).rewards), to(0))).toEqual({ text: 'You wrote U and R.', words: [], mine: true });
});

test('[WS-11] [WS-13] a turn is told with the use of goblets and swords and with all gains', () => {
  const [u, r, burp] = after(U, R, BURP).rewards;
  const goblet: StepReward = { ...u!, step: { type: 'goblet', letter: 's', at: 36 } };
  const sword: StepReward = { ...u!, step: { type: 'sword', at: 0 }, forged: ['C1'], coins: 2, crowns: 1 };
  expect(describe(turned([u!, r!, burp!, goblet, sword]), to(0))?.text).toBe(
    'You wrote U and R, claimed BURP, forged 2 rings and a coin, wrote S with the goblet, circled a square with the sword, gained 2 coins and 1 crown.',
  );
  expect(describe(turned([goblet, goblet, sword, sword, u!]), to(1))?.text).toBe(
    'Anna wrote U, forged 2 coins, wrote S and S with goblets, circled 2 squares with swords, gained 4 coins and 2 crowns.',
  );
});

test('all players are told of a turn whose time ran out', () => {
  const { rewards } = after(U, R, BURP);
  expect(describe(turned(rewards.slice(0, 2), true), to(0))).toMatchObject({
    text: 'You ran out of time with nothing prepared: wrote U and R.',
    outcome: 'bad',
  });
  expect(describe(turned(rewards, true, true), to(1))).toMatchObject({
    text: 'Anna ran out of time: wrote U and R, claimed BURP, forged 2 rings.',
    outcome: 'even',
  });
});

test('[WS-14] a reached goal is told, and its name is not a word to look up', () => {
  const goal: Event = { type: 'goal', seat: 1, goal: '5b', points: 8, first: true };
  const text = 'Beth reaches the goal “Four coins”: 8 points.';
  expect(describe(goal, to(0))).toEqual({ text, words: [], mine: false, outcome: 'even' });
  expect(describe(goal, to(1))).toMatchObject({ text: text.replace('Beth reaches', 'You reach'), outcome: 'good' });
});

test('[WS-16] the winner is told, by points and then by crowns; not in a solo game', () => {
  const tally = (total: number, crowns: number): Tally => {
    const none = { debt: 0, 'most-crowns': 0, rings: 0, goblets: 0, swords: 0, axes: 0, goals: 0 };
    return { lines: { ...none, crowns }, total };
  };
  const ended = (...tallies: Tally[]): Event => ({ type: 'ended', tallies });
  const won = ended(tally(-2, 3), tally(-2, 4));
  expect(describe(won, to(0))).toMatchObject({ text: 'Beth wins with −2 points.', outcome: 'even' });
  expect(describe(won, to(1))).toMatchObject({ text: 'You win with −2 points.', outcome: 'good' });
  expect(describe(ended(tally(9, 1), tally(9, 1)), to(1))).toMatchObject({
    text: 'Anna and Beth share the win with 9 points.',
    outcome: 'good',
  });
  expect(describe(ended(tally(9, 1)), to(0))).toBeNull();
});

test('[WS-9] the example of the rules page follows the rules', () => {
  const turn = after(U, R, BURP);
  expect(turn.sheet).toEqual({ ...EXAMPLE_AFTER, spent: 1 });
  expect(turnInWords({ earned: turn.rewards, silent: false, prepared: false })).toEqual({
    text: 'wrote U and R, claimed BURP, forged 2 rings',
    words: ['burp'],
  });
});
