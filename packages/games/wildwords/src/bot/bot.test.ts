import { readFileSync } from 'node:fs';
import { type BotAsk, bind, chanceFrom, type Match, type Move, seedFrom } from '@wordhoard/kernel';
import { openLexicon, PLAIN_LIST } from '@wordhoard/lexicon';
import { describe, expect, test } from 'vitest';
import { defaults } from '../config.ts';
import type { Position } from '../position.ts';
import { rules } from '../rules.ts';
import { scorePlay } from '../scoring.ts';
import { nothingOnBoard, placements, positionWith, tableFor } from '../test-support.ts';
import { EVERY_TILE, faceOf, takeFaces } from '../tiles.ts';
import type { WildWords } from '../types.ts';
import { gridOf } from '../view.ts';
import { bluff } from './bluff.ts';
import { bot } from './bot.ts';
import { outlookOf } from './choose.ts';
import { endgameValue, leaveValue } from './leave.ts';
import type { Level } from './skills.ts';
import { vocabularyOf } from './vocabulary.ts';

const env = openLexicon(readFileSync(new URL('../../../../lexicon/data/wordhoard.lex', import.meta.url)));
const game = bind(rules, env);
const withFend = nothingOnBoard.map((line, row) => (row === 7 ? '....FEND.......' : line));

function start(position: Partial<Position>, players = 2, config = defaults): Match<WildWords> {
  const scores = Array.from({ length: players }, () => 0);
  const table = { ...tableFor(players, 'relaxed'), config, seed: seedFrom('bots'), position: null };
  const started = game.start({ ...table, position: positionWith({ scores, ...position }) });
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  return started.match;
}

function think(level: Level, match: Match<WildWords>, seat: number, luck = 'luck'): Move<WildWords> {
  const ask: BotAsk<WildWords> = { seen: game.see(match, seat), seat, chance: chanceFrom(luck), env };
  const [thought] = bot(level)(ask);
  if (!thought) throw new Error('nothing to say');
  return thought.move;
}

function after(match: Match<WildWords>, seat: number, move: unknown): Match<WildWords> {
  const outcome = game.play(match, seat, move, match.at);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.match;
}

/** Somebody lays tiles of the tray, as written. */
function lay(match: Match<WildWords>, seat: number, notation: string): Match<WildWords> {
  const tray = [...match.state.trays[seat]!.secret];
  const tiles = placements(gridOf(match.state.board), notation).map(({ square, face }) => ({
    square,
    tile: tray.splice(
      tray.findIndex((tile) => faceOf(tile) === face),
      1,
    )[0]!,
  }));
  return after(match, seat, { to: match.agenda.at(-1)!.id, answer: { type: 'play', tiles } });
}

test('every level plays whole games of two and three with legal moves only', () => {
  for (const [i, players] of [2, 3, 2, 3].entries()) {
    const started = game.start({ ...tableFor(players, 'relaxed'), seed: seedFrom(`whole game ${i}`) });
    if (!started.ok) throw new Error('refused');
    let match = started.match;
    for (let n = 0; !match.over; n++) {
      expect(n).toBeLessThan(500);
      const open = match.agenda.at(-1)!;
      const seat = open.asked.find((asked) => !open.given.some((given) => given.seat === asked))!;
      const level = (((seat + i) % 5) + 1) as Level; // 1 to 5
      match = after(match, seat, think(level, match, seat, `whole ${i} ${n}`));
    }
    expect(match.over.scores).toHaveLength(players);
  }
});

test('the strongest lays the best play there is when it goes out with it', () => {
  const match = start({ trays: ['RETINAS', 'CLOUDED'], pot: '' });
  const moved = after(match, 0, think(5, match, 0));
  const [best] = vocabularyOf(env, PLAIN_LIST).finder.best(gridOf(match.state.board), 'RETINAS');
  expect(moved.state.pending!.points).toBe(best!.score);
  expect(moved.state.trays[0]!.secret).toEqual([]);
});

describe('nothing offensive, whatever the table takes', () => {
  const offensive = [...env.words()].filter((word) => env.isOffensive(word));
  const table = vocabularyOf(env, PLAIN_LIST);
  /** Trays there are tiles for. */
  const sevens = offensive
    .filter(({ length }) => length === 7)
    .map((word) => word.toUpperCase())
    .filter((word) => takeFaces([...EVERY_TILE], word) !== undefined);

  test('is said, also where nothing else fits', () => {
    expect(offensive.length).toBeGreaterThan(100);
    for (const word of offensive) {
      expect(table.spell(word.toUpperCase())).toBe(word);
      expect(table.name(word.toUpperCase())).toBeUndefined();
    }
    const [word] = offensive;
    expect(vocabularyOf(env, { ...PLAIN_LIST, allowed: [word!] }).name(word!.toUpperCase())).toBeUndefined();
    const match = lay(start({ trays: ['QXZJKVW', 'CLOUDED'] }), 0, '8H QX');
    const challenged = after(match, 1, { to: match.agenda.at(-1)!.id, answer: { challenge: true } });
    const asked = game.see(challenged, 0);
    const step = { type: 'spell' as const, seat: 0, challenger: 1, patterns: [word!.toUpperCase()] };
    const seen = { ...asked, question: { ...asked.question!, step } };
    const [thought] = bot(5)({ seen, seat: 0, chance: chanceFrom('luck'), env });
    expect(thought!.move).toMatchObject({ answer: { words: null } });
  });

  test('is laid, though it would score most', () => {
    let tempted = 0;
    for (const tray of sevens.slice(0, 12)) {
      const match = start({ trays: [tray, 'E'], pot: '' });
      const grid = gridOf(match.state.board);
      const [best] = table.finder.best(grid, tray);
      if (scorePlay(grid, best!.placements).words.some(({ pattern }) => table.name(pattern) === undefined)) tempted++;
      const { pending } = after(match, 0, think(5, match, 0)).state;
      for (const { pattern } of pending?.words ?? []) expect(table.name(pattern)).toBeDefined();
    }
    expect(tempted).toBeGreaterThan(3);
  });

  test('is bluffed with: an asterisk in what only an offensive word fits', () => {
    const words = vocabularyOf(env, PLAIN_LIST, 20);
    let bluffs = 0;
    for (const word of sevens) {
      const match = start({ trays: [`${word.slice(0, 3)}*${word.slice(4)}`, 'E'] });
      const outlook = outlookOf(game.see(match, 0).view, 0);
      const chosen = bluff({ words, table }, outlook, 1, chanceFrom(word));
      if (!chosen) continue;
      bluffs++;
      const placed = chosen.tiles.map(({ tile, square }) => ({ square, face: faceOf(tile) }));
      for (const { pattern } of scorePlay(outlook.grid, placed).words)
        expect([pattern, table.spell(pattern)]).toEqual([pattern, table.name(pattern)]);
    }
    expect(bluffs).toBeGreaterThan(10);
  });
});

describe('when to challenge', () => {
  const bluffed = lay(start({ trays: ['QXZJKVW', 'CLOUDED'] }), 0, '8H QX');
  test('a pattern no word fits, always if strong', () => {
    for (const level of [4, 5] as const)
      for (let i = 0; i < 20; i++)
        expect(think(level, bluffed, 1, `${i}`)).toMatchObject({ answer: { challenge: true } });
  });
  test('and only sometimes if weak', () => {
    const said = Array.from({ length: 60 }, (_, i) => JSON.stringify(think(1, bluffed, 1, `${i}`)));
    expect(new Set(said).size).toBe(2);
  });
  test('never a word everybody knows', () => {
    const plain = lay(start({ trays: ['FENDING', 'CLOUDED'] }), 0, '8G DINE');
    for (const level of [1, 3, 5] as const)
      for (let i = 0; i < 20; i++)
        expect(think(level, plain, 1, `${i}`)).toMatchObject({ answer: { challenge: false } });
  });
});

describe('challenged', () => {
  test('it spells every word, the best known first', () => {
    const played = lay(start({ trays: ['STAIN*N', 'CLOUDED'], board: withFend }), 0, 'D3 STAIN*N');
    const challenged = after(played, 1, { to: played.agenda.at(-1)!.id, answer: { challenge: true } });
    const { words } = (think(5, challenged, 0) as { answer: { words: string[] } }).answer;
    expect(words).toHaveLength(2);
    expect(words[1]).toBe('defend');
    expect(after(challenged, 0, think(5, challenged, 0)).state.scores[0]).toBe(37);
  });
  test('it gives in when it bluffed', () => {
    const played = lay(start({ trays: ['QXZJKVW', 'CLOUDED'] }), 0, '8H QX');
    const challenged = after(played, 1, { to: played.agenda.at(-1)!.id, answer: { challenge: true } });
    expect(think(5, challenged, 0)).toMatchObject({ answer: { words: null } });
  });
  test('among three it agrees with a challenge of what is no word, and not of what is one', () => {
    const vote = (words: string[]) => {
      const played = lay(start({ trays: ['FENDING', 'AB', 'CD'] }, 3), 0, '8G DINE');
      const challenged = after(played, 1, { to: played.agenda.at(-1)!.id, answer: { challenge: true } });
      const spelt = after(challenged, 0, { to: challenged.agenda.at(-1)!.id, answer: { words } });
      return think(5, spelt, 2);
    };
    expect(vote(['dine'])).toMatchObject({ answer: { agree: false } });
    expect(vote(['dinx'])).toMatchObject({ answer: { agree: true } });
  });
});

describe('when to trade', () => {
  test('a tray of which nothing can be made goes back', () => {
    const match = start({ trays: ['VVWWQJK'.slice(1), 'CLOUDED'], board: withFend });
    for (const level of [3, 4, 5] as const) expect(think(level, match, 0)).toMatchObject({ answer: { type: 'trade' } });
  });
  test('not when the pot is empty; then it plays what it can or passes', () => {
    const match = start({ trays: ['VQ', 'CLOUDED'], board: withFend, pot: '' });
    expect(think(5, match, 0)).not.toMatchObject({ answer: { type: 'trade' } });
  });
});

test('tiles worth keeping', () => {
  expect(leaveValue(['*'])).toBeGreaterThan(leaveValue(['Q']));
  expect(leaveValue(['A', 'T'])).toBeGreaterThan(leaveValue(['T', 'T']));
  expect(leaveValue(['A', 'R', 'T'])).toBeGreaterThan(leaveValue(['A', 'I', 'O']));
  expect(endgameValue([], 10, 2)).toBe(30);
  expect(endgameValue([], 10, 3)).toBe(10);
  expect(endgameValue(['Q', 'A'], 10, 2)).toBeLessThan(endgameValue(['A'], 10, 2));
});

describe('a vocabulary', () => {
  test('spells a pattern with the best known word, and knows what its tier knows', () => {
    const wide = vocabularyOf(env, PLAIN_LIST);
    expect(wide.spell('C*T')).toBe('cat');
    expect(wide.spell('*FEND')).toBe('defend');
    expect(wide.spell('QX')).toBeUndefined();
    expect(vocabularyOf(env, PLAIN_LIST, 20).knows('qanat')).toBe(false);
    expect(wide.knows('cat')).toBe(true);
  });
  test('has the words a table allows, and not those it bans', () => {
    const list = { ...PLAIN_LIST, allowed: ['xyzzy'], banned: ['cat'] };
    const own = vocabularyOf(env, list, 10);
    expect(own.spell('XYZ*')).toBe('xyzzy');
    expect(own.spell('CAT')).toBeUndefined();
    expect(
      own.finder
        .best(gridOf([]), 'XYZZY')[0]!
        .placements.map(({ face }) => face)
        .join(''),
    ).toBe('XYZZY');
    expect(own.finder.all(gridOf([]), 'CAT').count).toBeGreaterThan(0);
    expect(vocabularyOf(env, list, 10)).toBe(own);
  });
});
