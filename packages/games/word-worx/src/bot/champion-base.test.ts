import { chanceFrom, type Seat, type Thought } from '@wordhoard/kernel';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { PRINTED } from '../components.ts';
import { findStealableCards } from '../search/thefts.ts';
import { TestGame, type TestGameOptions } from '../testing.ts';
import type { WordWorx } from '../types.ts';
import { bot } from './bot.ts';
import { championBase } from './champion-base.ts';

const { textOf } = PRINTED.deck;

const ME = { manifest: 24, indicator: 3 } as const;
const start = (options: TestGameOptions): TestGame => new TestGame(env, options);
const think = (play: TestGame, seat: Seat): Thought<WordWorx>[] => [
  ...championBase({ seen: play.game.observe(play.match, seat), seat, chance: chanceFrom('luck'), env }),
];
/** Plays what the bot thinks at last. */
function act(play: TestGame, seat: Seat): TestGame {
  const move = think(play, seat).at(-1)?.move;
  if (!move) throw new Error('the bot does nothing');
  return 'free' in move ? play.free(seat, move.free) : play.answer(seat, move.answer);
}
const robbable = (play: TestGame, by: Seat): string[] =>
  findStealableCards(play.view(), by, { env, config: play.view().config }).map(({ word }) => textOf(word.cards));

describe('the champion starts from level 5, but', () => {
  test('[WX-6] [WX-7] lays all cards so that nobody can rob them, and locks no word for good', () => {
    const after = act(start({ players: [{ ...ME, hand: 'h a s t e' }, {}] }).pick('n', 'd'), 0);
    expect(robbable(after, 1)).toEqual([]);
    expect(after.player(0).sealed).toEqual([]);
    expect(after.player(0).words.flatMap(({ cards }) => cards)).toHaveLength(7);
  });

  test('[WX-6] steals with words that nobody can rob', () => {
    const players = [
      { ...ME, hand: 'h a t e o' },
      { hand: 5, words: ['stare'] },
    ];
    const play = start({ players }).pick('l', 'd');
    const after = act(play, 0);
    expect(after.words(1)).not.toContain('stare');
    expect(robbable(after, 1)).toEqual([]);
  });

  test('[WX-10] makes the words that pay in its last build', () => {
    const words = ['at', 'he'];
    const last = { line: 'l n d s t', pile: 0 };
    const play = start({ players: [{ ...ME, hand: 'n s t e', words }, { hand: 5 }], position: last });
    expect(act(play, 0).words(0)).toContain('hasten');
  });

  test('[WX-8] puts the manifest card on the word from which most can be taken', () => {
    const players = [{ hand: 'a e i o u' }, { ...ME, hand: 5, words: ['at', 'tea', 'stare'] }];
    const play = start({ players });
    const after = act(play, 1);
    expect(after.player(1).lock).toBe(after.word(1, 'stare').id);
    expect(think(after, 1)).toEqual([]);
  });

  test('thinks of what level 5 would do first, and the same every time', () => {
    const play = start({ players: [{ ...ME, hand: 'h a s t e' }, {}] }).pick('n', 'd');
    const [first, ...others] = think(play, 0);
    const input = { seen: play.game.observe(play.match, 0), seat: 0, chance: chanceFrom('luck'), env };
    expect([first]).toEqual([...bot(5)(input)]);
    expect(others.length).toBeGreaterThan(0);
    expect(think(play, 0)).toEqual([first, ...others]);
  });
});
