import { describe, expect, test } from 'vitest';
import type { ActionName } from './actions.ts';
import { type CardWithWord, TestGame } from './testing.ts';

/** PATHS 9, ZEBRA 13 · WRECK and KCERW 12, QUIET 12 · FOXILY and YXILOF 19 · JUDGING 23. */
const HANDS = ['pathszebra', 'wreckquiet', 'foxilymind', 'judging'];
const PLUS_2 = '+2 WORD VALUE';
const PLUS_3 = '+3 WORD VALUE';
const PLUS_5 = '+5 WORD VALUE';
const MINUS_2 = '-2 WORD VALUE';
const MINUS_3 = '-3 WORD VALUE';
const MINUS_5 = '-5 WORD VALUE';

type Move =
  /** Optionally with an action card on the new word. */
  | readonly [seat: number, 'declares' | 'trumps', word: string, card?: ActionName]
  | readonly [seat: number, 'challenges', word: number]
  | readonly [seat: number, 'plays', card: ActionName, word: number]
  | 'all pass';

interface Battle {
  readonly name: string;
  readonly moves: readonly Move[];
  /** When the phase is over; seats start with 50 points each. */
  readonly statuses: string;
  readonly scores: readonly number[];
}

/** Hand-made, one for each branch of WN-14 and WN-15. */
const BATTLES: readonly Battle[] = [
  {
    name: '[WN-14] no player trumps: the word scores',
    moves: [[0, 'declares', 'paths'], 'all pass'],
    statuses: 'scoring',
    scores: [59, 50, 50, 50],
  },
  {
    name: '[WN-14] a trump wins: the beaten word scores half, rounded down',
    moves: [[0, 'declares', 'paths'], [1, 'trumps', 'wreck'], 'all pass', 'all pass'],
    statuses: 'beaten scoring',
    scores: [54, 62, 50, 50],
  },
  {
    name: '[WN-14] a card on the trumping word saves the other (the printed example)',
    moves: [
      [0, 'declares', 'paths'],
      [0, 'plays', PLUS_2, 0],
      [1, 'trumps', 'wreck'],
      [0, 'plays', MINUS_3, 1],
      'all pass',
      'all pass',
    ],
    statuses: 'scoring beaten',
    scores: [61, 54, 50, 50],
  },
  {
    name: '[WN-14] an equal value is not strictly higher: the scoring word wins',
    moves: [[0, 'declares', 'paths'], [1, 'trumps', 'wreck'], [0, 'plays', PLUS_3, 0], 'all pass', 'all pass'],
    statuses: 'scoring beaten',
    scores: [62, 56, 50, 50],
  },
  {
    name: '[WN-14] cards on both words',
    moves: [
      [0, 'declares', 'paths'],
      [1, 'trumps', 'wreck'],
      [0, 'plays', PLUS_5, 0],
      [1, 'plays', PLUS_3, 1],
      'all pass',
      'all pass',
    ],
    statuses: 'beaten scoring',
    scores: [57, 65, 50, 50],
  },
  {
    name: '[WN-14] the winner of a battle is trumped in turn',
    moves: [
      [0, 'declares', 'paths'],
      [1, 'trumps', 'wreck'],
      'all pass',
      [2, 'trumps', 'foxily'],
      'all pass',
      'all pass',
    ],
    statuses: 'beaten beaten scoring',
    scores: [54, 56, 69, 50],
  },
  {
    name: '[WN-14] a word that beat a trump is trumped again',
    moves: [
      [0, 'declares', 'paths'],
      [1, 'trumps', 'wreck'],
      [0, 'plays', MINUS_5, 1],
      'all pass',
      [3, 'trumps', 'judging'],
      'all pass',
      'all pass',
    ],
    statuses: 'beaten beaten scoring',
    scores: [54, 53, 50, 73],
  },
  {
    name: '[WN-14] a player trumps again with the cards that are left',
    moves: [
      [0, 'declares', 'paths'],
      [1, 'trumps', 'wreck'],
      'all pass',
      [0, 'trumps', 'zebra'],
      'all pass',
      'all pass',
    ],
    statuses: 'beaten beaten scoring',
    scores: [67, 56, 50, 50],
  },
  {
    name: '[WN-14] [WN-17] a card on a beaten word changes its half',
    moves: [[0, 'declares', 'paths'], [1, 'trumps', 'wreck'], 'all pass', [0, 'plays', PLUS_5, 0], 'all pass'],
    statuses: 'beaten scoring',
    scores: [57, 62, 50, 50],
  },
  {
    name: '[WN-14] FULL CREDIT: the beaten word scores in full',
    moves: [[0, 'declares', 'paths'], [1, 'trumps', 'wreck'], 'all pass', [0, 'plays', 'FULL CREDIT', 0], 'all pass'],
    statuses: 'beaten scoring',
    scores: [59, 62, 50, 50],
  },
  {
    name: '[WN-15] the only word is struck: nothing scores',
    moves: [
      [1, 'declares', 'kcerw'],
      [0, 'challenges', 0],
    ],
    statuses: 'struck',
    scores: [60, 50, 50, 50],
  },
  {
    name: '[WN-15] a proven word stays; the challenger pays',
    moves: [[1, 'declares', 'wreck'], [0, 'challenges', 0], 'all pass'],
    statuses: 'scoring',
    scores: [40, 62, 50, 50],
  },
  {
    name: '[WN-15] a trumping word is struck in battle: the attacked word scores in full',
    moves: [[0, 'declares', 'paths'], [1, 'trumps', 'kcerw'], [0, 'challenges', 1], 'all pass'],
    statuses: 'scoring struck',
    scores: [69, 50, 50, 50],
  },
  {
    name: '[WN-15] a trumping word is proven in battle: the battle goes on',
    moves: [[0, 'declares', 'paths'], [1, 'trumps', 'wreck'], [2, 'challenges', 1], 'all pass', 'all pass'],
    statuses: 'beaten scoring',
    scores: [54, 62, 40, 50],
  },
  {
    name: '[WN-15] a trump that had won is struck: the word it had beaten scores again, in full',
    moves: [[0, 'declares', 'paths'], [1, 'trumps', 'kcerw'], 'all pass', [0, 'challenges', 1], 'all pass'],
    statuses: 'scoring struck',
    scores: [69, 50, 50, 50],
  },
  {
    name: '[WN-15] a trump of a trump is struck: the trump scores again, the first word stays beaten',
    moves: [
      [0, 'declares', 'paths'],
      [1, 'trumps', 'wreck'],
      'all pass',
      [2, 'trumps', 'yxilof'],
      'all pass',
      [1, 'challenges', 2],
      'all pass',
    ],
    statuses: 'beaten scoring struck',
    scores: [54, 72, 50, 50],
  },
  {
    name: '[WN-15] one after another is struck, down to the first',
    moves: [
      [0, 'declares', 'paths'],
      [1, 'trumps', 'kcerw'],
      'all pass',
      [2, 'trumps', 'yxilof'],
      'all pass',
      [3, 'challenges', 2],
      [3, 'challenges', 1],
      'all pass',
    ],
    statuses: 'scoring struck struck',
    scores: [59, 50, 50, 70],
  },
  {
    name: '[WN-15] the scoring word is struck in battle: the one that trumped it scores',
    moves: [[1, 'declares', 'kcerw'], [2, 'trumps', 'foxily'], [3, 'challenges', 0], 'all pass'],
    statuses: 'struck scoring',
    scores: [50, 50, 69, 60],
  },
  {
    name: '[WN-15] (ours) a scoring trump is struck in battle: the battle goes on against the word it had beaten',
    moves: [
      [0, 'declares', 'paths'],
      [1, 'trumps', 'kcerw'],
      'all pass',
      [2, 'trumps', 'foxily'],
      [3, 'challenges', 1],
      'all pass',
      'all pass',
    ],
    statuses: 'beaten struck scoring',
    scores: [54, 50, 69, 60],
  },
  {
    name: '[WN-15] (ours) and the word that scores again may win that battle',
    moves: [
      [0, 'declares', 'paths'],
      [0, 'plays', PLUS_2, 0],
      [1, 'trumps', 'kcerw'],
      'all pass',
      [2, 'trumps', 'foxily'],
      [3, 'challenges', 1],
      [0, 'plays', PLUS_5, 0],
      [0, 'plays', MINUS_5, 2],
      'all pass',
      'all pass',
    ],
    statuses: 'scoring struck beaten',
    scores: [66, 50, 57, 60],
  },
  {
    name: '[WN-15] (ours) even against a word of the same player, which can be beaten like any other',
    moves: [
      [0, 'declares', 'paths'],
      [1, 'trumps', 'kcerw'],
      'all pass',
      [0, 'trumps', 'zebra'],
      [2, 'challenges', 1],
      'all pass',
      'all pass',
    ],
    statuses: 'beaten struck scoring',
    scores: [67, 50, 60, 50],
  },
  {
    name: '[WN-15] both words of a battle are struck: nothing scores',
    moves: [
      [1, 'declares', 'kcerw'],
      [2, 'trumps', 'yxilof'],
      [3, 'challenges', 1],
      [3, 'challenges', 0],
    ],
    statuses: 'struck struck',
    scores: [50, 50, 50, 70],
  },
  {
    name: '[WN-15] players in a battle challenge each other; a proven word can still be beaten',
    moves: [
      [0, 'declares', 'paths'],
      [1, 'trumps', 'wreck'],
      [1, 'challenges', 0],
      [0, 'challenges', 1],
      'all pass',
      'all pass',
    ],
    statuses: 'beaten scoring',
    scores: [44, 52, 50, 50],
  },
  {
    name: '[WN-15] (ours) a word that had lost to the struck one is the only one left: it scores',
    moves: [
      [1, 'declares', 'kcerw'],
      [2, 'trumps', 'foxily'],
      [0, 'plays', MINUS_5, 1],
      [0, 'plays', MINUS_3, 1],
      'all pass',
      [3, 'challenges', 0],
      'all pass',
    ],
    statuses: 'struck scoring',
    scores: [50, 50, 61, 60],
  },
  {
    name: '[WN-15] (ours) of several that had lost to the struck one, the last laid scores; the others stay beaten',
    moves: [
      [1, 'declares', 'kcerw'],
      [2, 'trumps', 'foxily'],
      [0, 'plays', MINUS_5, 1],
      [0, 'plays', MINUS_3, 1],
      'all pass',
      [3, 'trumps', 'judging'],
      [1, 'plays', MINUS_2, 2],
      [1, 'plays', PLUS_2, 0],
      [1, 'plays', PLUS_3, 0],
      [0, 'plays', PLUS_5, 0],
      'all pass',
      [3, 'challenges', 0],
      'all pass',
    ],
    statuses: 'struck beaten scoring',
    scores: [50, 50, 55, 81],
  },
  {
    name: '[WN-15] a word that lost to another than the struck one stays beaten, and no word scores',
    moves: [
      [0, 'declares', 'htaps'],
      [1, 'trumps', 'kcerw'],
      'all pass',
      [2, 'trumps', 'foxily'],
      [0, 'plays', MINUS_5, 2],
      [0, 'plays', MINUS_3, 2],
      'all pass',
      [3, 'challenges', 1],
      [3, 'challenges', 0],
    ],
    statuses: 'struck struck beaten',
    scores: [50, 50, 55, 70],
  },
  {
    name: '[WN-15] the attacked word is struck: the word that lost to it before stays beaten, the trump scores',
    moves: [
      [1, 'declares', 'kcerw'],
      [0, 'trumps', 'zebra'],
      [0, 'plays', MINUS_3, 1],
      'all pass',
      [2, 'trumps', 'foxily'],
      [3, 'challenges', 0],
      'all pass',
    ],
    statuses: 'struck beaten scoring',
    scores: [55, 50, 69, 60],
  },
  {
    name: '[WN-14] cards laid with a trump count before the values are compared',
    moves: [[0, 'declares', 'paths', PLUS_5], [1, 'trumps', 'wreck', PLUS_3], 'all pass', 'all pass'],
    statuses: 'beaten scoring',
    scores: [57, 65, 50, 50],
  },
  {
    name: '[WN-15] a word that scores again can be trumped again',
    moves: [
      [0, 'declares', 'paths'],
      [1, 'trumps', 'kcerw'],
      [0, 'challenges', 1],
      [1, 'trumps', 'quiet'],
      'all pass',
      'all pass',
    ],
    statuses: 'beaten struck scoring',
    scores: [64, 62, 50, 50],
  },
  {
    name: '[WN-15] FULL CREDIT stays with a word that scores again and is beaten again',
    moves: [
      [0, 'declares', 'paths'],
      [1, 'trumps', 'kcerw'],
      'all pass',
      [0, 'plays', 'FULL CREDIT', 0],
      [2, 'challenges', 1],
      [1, 'trumps', 'quiet'],
      'all pass',
      'all pass',
    ],
    statuses: 'beaten struck scoring',
    scores: [59, 62, 60, 50],
  },
  {
    name: '[WN-12] a value never falls below 0, and a beaten 0 scores 0',
    moves: [
      [2, 'declares', 'mind'],
      [0, 'plays', MINUS_5, 0],
      [0, 'plays', MINUS_3, 0],
      [1, 'trumps', 'wreck'],
      'all pass',
      'all pass',
    ],
    statuses: 'beaten scoring',
    scores: [50, 62, 50, 50],
  },
];

const along = (play: TestGame, card: ActionName | undefined): CardWithWord[] =>
  card === undefined ? [] : [[card, { word: play.words.length }]];

function fight(moves: readonly Move[]): TestGame {
  const players = HANDS.map((letters, seat) => ({
    letters,
    score: 50,
    actions:
      seat === 0
        ? [PLUS_2, PLUS_3, PLUS_5, MINUS_3, MINUS_5, 'FULL CREDIT']
        : seat === 1
          ? [PLUS_2, PLUS_3, MINUS_2]
          : [],
  }));
  const play = new TestGame({ players, config: { winningScore: 500 } });
  for (const move of moves) {
    if (move === 'all pass') play.pass();
    else if (move[1] === 'declares') play.declare(move[0], move[2], along(play, move[3]));
    else if (move[1] === 'trumps') play.trump(move[0], move[2], along(play, move[3]));
    else if (move[1] === 'challenges') play.challenge(move[0], move[2]);
    else if (move[1] === 'plays') play.card(move[0], move[2], { word: move[3] });
  }
  return play;
}

describe('battles', () => {
  test.each(BATTLES)('$name', ({ moves, statuses, scores }) => {
    const play = fight(moves);
    // The fates of the words are known until they are cleared away, when the last player has passed or no word is left.
    if (moves.at(-1) === 'all pass') expect(fight(moves.slice(0, -1)).statuses).toBe(statuses);
    else expect(play.eventsOf('judged').at(-1)).toMatchObject({ valid: false, scoring: null });
    expect(play.scores).toEqual(scores);
    expect(play.step).not.toBe('respond');
  });
});

describe('refused', () => {
  const trump = (play: TestGame, seat: number, word: string) =>
    play.refusal(seat, { type: 'trump', cards: play.cards(seat, word) });

  test('[WN-14] a trump that is not strictly higher', () => {
    const play = fight([[1, 'declares', 'wreck']]);
    expect(trump(play, 0, 'paths')).toEqual({ code: 'not-higher', value: 9, needed: 13 });
    play.card(1, PLUS_2, { word: 0 });
    expect(trump(play, 0, 'zebra')).toEqual({ code: 'not-higher', value: 13, needed: 15 });
  });
  test('[WN-14] a trump of equal value', () => {
    const play = fight([
      [0, 'declares', 'paths'],
      [0, 'plays', PLUS_3, 0],
    ]);
    expect(trump(play, 1, 'wreck')).toEqual({ code: 'not-higher', value: 12, needed: 13 });
  });
  test('[WN-13] [WN-14] trumping or challenging the player’s own word', () => {
    const play = fight([[0, 'declares', 'paths']]);
    expect(trump(play, 0, 'zebra')).toEqual({ code: 'own-word' });
    expect(play.refusal(0, { type: 'challenge', word: 0 })).toEqual({ code: 'own-word' });
  });
  test('[WN-14] a second trump while a battle is on', () => {
    const play = fight([
      [0, 'declares', 'paths'],
      [1, 'trumps', 'wreck'],
    ]);
    expect(trump(play, 3, 'judging')).toEqual({ code: 'battle-on' });
  });
  test('[WN-15] challenging a word that is proven, beaten, struck or missing', () => {
    const play = fight([
      [0, 'declares', 'paths'],
      [1, 'trumps', 'wreck'],
      [2, 'challenges', 1],
    ]);
    const challenge = (word: number) => play.refusal(3, { type: 'challenge', word });
    expect(challenge(1)).toEqual({ code: 'not-challengeable', word: 1 });
    play.pass();
    expect(challenge(0)).toEqual({ code: 'not-challengeable', word: 0 });
    play.trump(2, 'yxilof').challenge(3, 2);
    expect(challenge(2)).toEqual({ code: 'not-challengeable', word: 2 });
    expect(challenge(7)).toEqual({ code: 'not-challengeable', word: 7 });
  });
});

test('[WN-14] a trump may use community cards that other words use', () => {
  const play = new TestGame({ players: ['rat', 'wck'], position: { pool: 'er' } });
  play.declare(0, 'rate').trump(1, 'wreck');
  expect(play.statuses).toBe('scoring trumping');
  expect(play.match.state.pool).toHaveLength(2);
  play.pass().pass();
  expect(play.match.state.pool).toHaveLength(0);
});
