import type { Move } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { lab } from './lab.ts';
import { TestGame } from './testing.ts';
import type { Purchase, WordNerds } from './types.ts';

test('[WN-20] buying is replacing letters or taking an action card for tokens', () => {
  const bought = (answer: Purchase): boolean => {
    const move: Move<WordNerds> = { to: 1, answer };
    // Only the answer matters.
    return lab.actions!['buy']!.matches(move, {} as never, {} as never);
  };
  expect(bought({ type: 'action', token: 2 })).toBe(true);
  expect(bought({ type: 'replace', cards: ['L1'], tokens: [1] })).toBe(true);
  expect(bought({ type: 'pass' })).toBe(false);
});

/** What the lab counts in the events of a match, as `kind/name seat: times`. */
const counted = (play: TestGame): string[] =>
  play.events.flatMap((event) =>
    [...lab.tally!(event, play.match.state, {} as never)].map(
      ({ kind, name, seat, times }) => `${kind}/${name} ${seat}${times === undefined ? '' : `: ${times}`}`,
    ),
  );

test('[WN-14] [WN-17] counts words with their points, and battles with their winners', () => {
  const play = new TestGame({ players: ['paths', { letters: 'wreck' }] });
  play.declare(0, 'paths').trump(1, 'wreck').pass().pass();
  expect(counted(play)).toEqual([
    ...['length/5 0', 'laid/word 0', 'laid/points 0: 9'],
    ...['length/5 1', 'laid/word 1', 'laid/points 1: 12', 'laid/trump 1'],
    'battle/trump won 1',
    ...['scored/word 1', 'scored/points 1: 12', 'scored/word 0', 'scored/points 0: 4'],
  ]);
});

test('[WN-14] a trump that loses counts for its player', () => {
  const play = new TestGame({ players: [{ letters: 'paths', actions: ['+5 WORD VALUE'] }, 'wreck'] });
  play.declare(0, 'paths').trump(1, 'wreck').card(0, '+5 WORD VALUE', { word: 0 }).pass().pass();
  expect(counted(play)).toContain('battle/trump lost 1');
});

test('[WN-24] names the value of a letter that the deck has with several values', () => {
  const variant = {
    name: 'Two values of e',
    letters: [
      { letter: 'e', value: 1, cards: 10, withAction: 0 },
      { letter: 'e', value: 3, cards: 10, withAction: 0 },
      { letter: 's', value: 1, cards: 10, withAction: 0 },
      { letter: '?', value: 0, cards: 2, withAction: 0 },
    ],
  };
  const selected = (id: string): string[] => {
    const play = new TestGame({ players: ['', ''], position: null, config: { variant } });
    return [...lab.tally!({ type: 'selected', seat: 1, card: id }, play.match.state, {} as never)].map(
      ({ name }) => name,
    );
  };
  expect(['L0', 'L10', 'L20', 'L30'].flatMap(selected)).toEqual(['E 1', 'E 3', 'S', 'WILD']);
});
