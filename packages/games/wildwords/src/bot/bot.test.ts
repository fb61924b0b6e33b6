import { bind, chanceFrom, forSeat, type Move, type SkillLevel, seedFrom } from '@wordhoard/kernel';
import { TestMatch } from '@wordhoard/kernel/testing';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { PRINTED } from '../components.ts';
import { defaults } from '../defaults.ts';
import type { Position } from '../position.ts';
import { rules } from '../rules.ts';
import { scorePlay } from '../scoring.ts';
import { EMPTY_BOARD, TestGame, tableFor } from '../testing.ts';
import { faceOf, takeFaces } from '../tiles.ts';
import type { State, WildWords } from '../types.ts';
import { gridOf } from '../view.ts';
import { PLAIN_WORDS } from '../words.ts';
import { findBluff } from './bluff.ts';
import { bot } from './bot.ts';
import { makeTurnContext } from './choose-play.ts';
import { endgameValue, leaveValue } from './leave.ts';
import { looksLikeAWord, trigramsOf } from './plausibility.ts';
import { vocabularyOf } from './vocabulary.ts';

const withFend = EMPTY_BOARD.map((line, row) => (row === 7 ? '....FEND.......' : line));

/** A relaxed table with the real dictionary. */
const start = (position: Partial<Position>, config = defaults): TestGame =>
  new TestGame(position, env, { ...tableFor(position.trays?.length ?? 2, 'relaxed'), config, seed: seedFrom('bots') });

function think(level: SkillLevel, m: TestMatch<WildWords>, seat: number, luck = 'luck'): Move<WildWords> {
  const [thought] = bot(level)({ seen: m.observe(seat), seat, chance: chanceFrom(luck), env });
  if (!thought) throw new Error('nothing to say');
  return thought.move;
}

/** Plays the bot's move. */
const act = (level: SkillLevel, m: TestMatch<WildWords>, seat: number, luck?: string): State =>
  m.accept(m.game.play(m.match, seat, think(level, m, seat, luck), m.match.at)).match.state;

test('every level plays whole games of two and three players with only legal moves', () => {
  for (const [i, players] of [2, 3].entries()) {
    const table = { ...tableFor(players, 'relaxed'), seed: seedFrom(`whole game ${i}`) };
    const m = new TestMatch<WildWords>(bind(rules, env), table);
    for (let n = 0; !m.match.over; n++) {
      expect(n).toBeLessThan(500);
      const open = m.match.agenda.at(-1)!;
      const seat = open.asked.find((asked) => !open.given.some((given) => given.seat === asked))!;
      const level = (((seat + 2 * i) % 5) + 1) as SkillLevel; // 1 to 5
      act(level, m, seat, `whole ${i} ${n}`);
    }
    expect(m.match.over!.scores).toHaveLength(players);
  }
});

test('the strongest bot makes the best play if it goes out with it', () => {
  const m = start({ trays: ['RETINAS', 'CLOUDED'], pot: '' });
  const [best] = vocabularyOf(env, PLAIN_WORDS).finderFor(PRINTED).best(gridOf(m.view().board), 'RETINAS');
  const { pending, trays } = act(5, m, 0);
  expect(pending!.points).toBe(best!.score);
  expect(forSeat(trays, 0).secret).toEqual([]);
});

describe('whatever the table accepts, no offensive word', () => {
  const offensive = [...env.words()].filter((word) => env.isOffensive(word));
  const table = vocabularyOf(env, PLAIN_WORDS);
  /** Trays for which there are enough tiles. */
  const sevens = offensive
    .filter(({ length }) => length === 7)
    .map((word) => word.toUpperCase())
    .filter((word) => takeFaces([...PRINTED.tiles], word) !== undefined);

  test('is spelt, even if nothing else fits', () => {
    expect(offensive.length).toBeGreaterThan(100);
    for (const word of offensive) {
      expect(table.bestReading(word.toUpperCase())).toBe(word);
      expect(table.inoffensiveReading(word.toUpperCase())).toBeUndefined();
    }
    const [word] = offensive;
    expect(
      vocabularyOf(env, { ...PLAIN_WORDS, allowed: [word!] }).inoffensiveReading(word!.toUpperCase()),
    ).toBeUndefined();
    const m = start({ trays: ['QX*JKVW', 'CLOUDED'] })
      .play(0, '8H QX*')
      .answer(1, { challenge: true });
    const asked = m.observe(0);
    const step = { type: 'spell' as const, seat: 0, challenger: 1, patterns: [word!.toUpperCase()] };
    const seen = { ...asked, question: { ...asked.question!, step } };
    const [thought] = bot(5)({ seen, seat: 0, chance: chanceFrom('luck'), env });
    expect(thought!.move).toMatchObject({ answer: { words: null } });
  });

  test('is laid, even if it would score most', () => {
    let tempted = 0;
    for (const tray of sevens.slice(0, 12)) {
      const m = start({ trays: [tray, 'E'], pot: '' });
      const grid = gridOf(m.view().board);
      const [best] = table.finderFor(PRINTED).best(grid, tray);
      if (
        scorePlay(PRINTED, grid, best!.placements).words.some(
          ({ pattern }) => table.inoffensiveReading(pattern) === undefined,
        )
      )
        tempted++;
      const { pending } = act(5, m, 0);
      for (const { pattern } of pending?.words ?? []) expect(table.inoffensiveReading(pattern)).toBeDefined();
    }
    expect(tempted).toBeGreaterThan(3);
  });

  test('is the only one that fits a bluff with an asterisk', () => {
    const words = vocabularyOf(env, PLAIN_WORDS, 20);
    let bluffs = 0;
    for (const word of sevens) {
      const m = start({ trays: [`${word.slice(0, 3)}*${word.slice(4)}`, 'E'] });
      const outlook = makeTurnContext(m.view(0), 0);
      const chosen = findBluff({ words, table, trigrams: trigramsOf(env) }, outlook, 1, chanceFrom(word));
      if (!chosen) continue;
      bluffs++;
      const placed = chosen.tiles.map(({ tile, square }) => ({ square, face: faceOf(tile) }));
      for (const { pattern } of scorePlay(PRINTED, outlook.grid, placed).words)
        expect([pattern, table.bestReading(pattern)]).toEqual([pattern, table.inoffensiveReading(pattern)]);
    }
    expect(bluffs).toBeGreaterThan(10);
  });
});

test('a bluff looks like a word, and scores at least the given points', () => {
  const words = vocabularyOf(env, PLAIN_WORDS, 40);
  const known = { words, table: vocabularyOf(env, PLAIN_WORDS), trigrams: trigramsOf(env) };
  let bluffs = 0;
  for (let i = 0; i < 30; i++) {
    const m = start({ trays: ['FLORBEN', 'CLOUDED'], board: withFend.with(7, '....TEND.......') });
    const outlook = makeTurnContext(m.view(0), 0);
    const chosen = findBluff(known, outlook, 12, chanceFrom(`${i}`));
    if (!chosen) continue;
    bluffs++;
    expect(chosen.score).toBeGreaterThanOrEqual(12);
    const placed = chosen.tiles.map(({ tile, square }) => ({ square, face: faceOf(tile) }));
    const unknown = scorePlay(PRINTED, outlook.grid, placed).words.filter(
      ({ pattern }) => words.bestReading(pattern) === undefined,
    );
    expect(unknown).toHaveLength(1);
    expect(looksLikeAWord(known.trigrams, unknown[0]!.pattern)).toBe(true);
  }
  expect(bluffs).toBeGreaterThan(10);
});

describe('when to challenge', () => {
  const bluffed = start({ trays: ['QXZJKVW', 'CLOUDED'] }).play(0, '8H QX');
  test('a strong bot always challenges a pattern that no word fits', () => {
    for (const level of [4, 5] as const)
      for (let i = 0; i < 20; i++)
        expect(think(level, bluffed, 1, `${i}`)).toMatchObject({ answer: { challenge: true } });
  });
  test('every level challenges letters that do not look like a word', () => {
    for (const [tray, play] of [
      ['NWDDLEA', '8H NWDDL'],
      ['TLTEEAR', '8H TLTEE'],
    ] as const) {
      const odd = start({ trays: [tray, 'CLO'] }).play(0, play);
      for (const level of [1, 2, 3, 4, 5] as const) {
        const said = Array.from({ length: 40 }, (_, i) => think(level, odd, 1, `${i}`));
        const doubted = said.filter((move) => 'answer' in move && 'challenge' in move.answer && move.answer.challenge);
        expect([level, play, doubted.length >= 26]).toEqual([level, play, true]);
      }
    }
  });
  test('a weak bot sometimes challenges a plausible non-word', () => {
    const likely = start({ trays: ['FLORBEX', 'CLO'] }).play(0, '8G FLORB');
    const said = Array.from({ length: 60 }, (_, i) => JSON.stringify(think(1, likely, 1, `${i}`)));
    expect(said.filter((it) => it.includes('true')).length).toBeLessThan(30);
  });
  test('a weak bot sometimes challenges a pattern that no word fits', () => {
    const said = Array.from({ length: 60 }, (_, i) => JSON.stringify(think(1, bluffed, 1, `${i}`)));
    expect(new Set(said).size).toBe(2);
  });
  test('no bot challenges a well-known word', () => {
    const plain = start({ trays: ['FENDING', 'CLOUDED'] }).play(0, '8G DINE');
    for (const level of [1, 3, 5] as const)
      for (let i = 0; i < 20; i++)
        expect(think(level, plain, 1, `${i}`)).toMatchObject({ answer: { challenge: false } });
  });
});

describe('a challenged bot', () => {
  test('spells every word, the best-known first', () => {
    const m = start({ trays: ['STAIN*N', 'CLOUDED'], board: withFend });
    m.play(0, 'D3 STAIN*N').answer(1, { challenge: true });
    expect(think(5, m, 0)).toMatchObject({ answer: { words: [expect.any(String), 'defend'] } });
    expect(act(5, m, 0).scores[0]).toBe(37);
  });
  test('gives in if it bluffed', () => {
    const m = start({ trays: ['QX*JKVW', 'CLOUDED'] })
      .play(0, '8H QX*')
      .answer(1, { challenge: true });
    expect(think(5, m, 0)).toMatchObject({ answer: { words: null } });
  });
  test('agrees with another’s challenge of a non-word, but not of a real word', () => {
    const vote = (play: string) =>
      think(
        5,
        start({ trays: ['FENDING', 'AB', 'CD'] })
          .play(0, play)
          .answer(1, { challenge: true }),
        2,
      );
    expect(vote('8G DINE')).toMatchObject({ answer: { agree: false } });
    expect(vote('8G DINF')).toMatchObject({ answer: { agree: true } });
  });
});

describe('when to trade', () => {
  test('a bot trades a tray without a play', () => {
    const m = start({ trays: ['VVWWQJK'.slice(1), 'CLOUDED'], board: withFend });
    for (const level of [3, 4, 5] as const) expect(think(level, m, 0)).toMatchObject({ answer: { type: 'trade' } });
  });
  test('it does not trade if the pot is empty, but plays or passes', () => {
    const m = start({ trays: ['VQ', 'CLOUDED'], board: withFend, pot: '' });
    expect(think(5, m, 0)).not.toMatchObject({ answer: { type: 'trade' } });
  });
});

test('the value of a leave depends on good tiles, duplicates and vowels', () => {
  expect(leaveValue(['*'])).toBeGreaterThan(leaveValue(['Q']));
  expect(leaveValue(['A', 'T'])).toBeGreaterThan(leaveValue(['T', 'T']));
  expect(leaveValue(['A', 'R', 'T'])).toBeGreaterThan(leaveValue(['A', 'I', 'O']));
  const ending = { components: PRINTED, othersValue: 10 };
  expect(endgameValue([], { ...ending, players: 2 })).toBe(30);
  expect(endgameValue([], { ...ending, players: 3 })).toBe(10);
  expect(endgameValue(['Q', 'A'], { ...ending, players: 2 })).toBeLessThan(
    endgameValue(['A'], { ...ending, players: 2 }),
  );
});

describe('a vocabulary', () => {
  test('reads a pattern as the best-known word, and knows the words of its tier', () => {
    const wide = vocabularyOf(env, PLAIN_WORDS);
    expect(wide.bestReading('C*T')).toBe('cat');
    expect(wide.bestReading('*FEND')).toBe('defend');
    expect(wide.bestReading('QX')).toBeUndefined();
    expect(vocabularyOf(env, PLAIN_WORDS, 20).knows('qanat')).toBe(false);
    expect(wide.knows('cat')).toBe(true);
  });
  test('includes the words that the table allows, and not those it bans', () => {
    const list = { ...PLAIN_WORDS, allowed: ['xyzzy'], banned: ['cat'] };
    const own = vocabularyOf(env, list, 10);
    expect(own.bestReading('XYZ*')).toBe('xyzzy');
    expect(own.bestReading('CAT')).toBeUndefined();
    expect(
      own
        .finderFor(PRINTED)
        .best(gridOf([]), 'XYZZY')[0]!
        .placements.map(({ face }) => face)
        .join(''),
    ).toBe('XYZZY');
    expect(own.finderFor(PRINTED).all(gridOf([]), 'CAT').count).toBeGreaterThan(0);
    expect(vocabularyOf(env, list, 10)).toBe(own);
  });
  test('includes every agreed dictionary and the table’s own list [WW-15]', () => {
    const own = 'frobnicate qanat';
    const both = vocabularyOf(env, { ...PLAIN_WORDS, dictionaries: ['everyday'], own });
    expect([both.knows('frobnicate'), both.knows('qanat'), both.knows('defend')]).toEqual([true, true, true]);
    expect(both.knows('qanats')).toBe(false);
    expect([both.bestReading('FROB*'), both.bestReading('Q*AT'), both.bestReading('*FEND')]).toEqual([
      'frobnicate',
      'qanat',
      'defend',
    ]);
    const grid = gridOf([]);
    const plays = (words: typeof both, tray: string): boolean =>
      words.finderFor(PRINTED).best(grid, tray, 1)[0]?.placements.length === tray.length;
    expect([
      plays(both, 'QANAT'),
      plays(vocabularyOf(env, { ...PLAIN_WORDS, dictionaries: ['everyday'] }), 'QANAT'),
    ]).toEqual([true, false]);
    const alone = vocabularyOf(env, { ...PLAIN_WORDS, dictionaries: [], own, banned: ['qanat'] });
    expect([alone.knows('frobnicate'), alone.knows('qanat'), alone.knows('defend')]).toEqual([true, false, false]);
    expect([alone.bestReading('*FEND'), alone.bestReading('F*E')]).toEqual([undefined, 'frobnicate']);
    expect(alone.finderFor(PRINTED).all(grid, 'DEFEND').count).toBe(0);
    // A weak bot doesn't know a rare word just because a list has it, but all players know listed words without a tier.
    const weak = vocabularyOf(env, { ...PLAIN_WORDS, own }, 20);
    expect([weak.knows('frobnicate'), weak.knows('qanat')]).toEqual([true, false]);
  });
  test('may be only the table’s own list: bots use it, and challenge other words', () => {
    const config = { ...defaults, words: { ...PLAIN_WORDS, dictionaries: [], own: 'ding fend' } };
    const m = start({ trays: ['FENDING', 'CLOUDED'] }, config);
    const { pending } = act(5, m, 0);
    expect(pending!.words.map(({ pattern }) => pattern)).toEqual([expect.stringMatching(/^(DING|FEND)$/)]);
    expect(think(5, m, 1)).toMatchObject({ answer: { challenge: false } });
    const other = start({ trays: ['FENDING', 'CLOUDED'] }, config).play(0, '8G DINE');
    expect(think(5, other, 1)).toMatchObject({ answer: { challenge: true } });
  });
});
