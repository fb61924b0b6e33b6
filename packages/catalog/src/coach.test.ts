import {
  type Answer,
  type AnyGamePackage,
  type AnyMatch,
  type AnyObservation,
  type CoachFact,
  canonicalJson,
  chanceFrom,
  guessMatch,
  limitsFor,
  type Move,
  type MoveCost,
  playOut,
  runToEnd,
  type Shape,
  seedFrom,
} from '@wordhoard/kernel';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { costsOf } from '@wordhoard/search';
import { componentsOf, type View as WordNerdsView } from '@wordhoard/word-nerds';
import { PRINTED as WORD_WORX, type View as WordWorxView } from '@wordhoard/word-worx';
import { describe, expect, test } from 'vitest';
import { bindGame, loadGame } from './load.ts';
import { gamesWith } from './testing.ts';

async function load(id: string): Promise<AnyGamePackage> {
  const pack = await loadGame(id);
  if (!pack) throw new Error(`there is no game ${id}`);
  return pack;
}

/** A match for two: dealt, or from a position. */
function start(pack: AnyGamePackage, position: object | null = null): AnyMatch {
  const limits = limitsFor(pack.rules, 'relaxed');
  const table = { config: pack.defaults, players: 2, seed: seedFrom('coached'), limits, bank: null, position };
  const started = bindGame(pack, env).start(table);
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  return started.match;
}

interface Told {
  readonly cost: MoveCost<Shape> | null;
  readonly facts: readonly CoachFact[];
}

/** What the coach says of the first seat's answer, compared with another one. */
function tell(
  pack: AnyGamePackage,
  match: AnyMatch,
  yours: Answer<Shape>,
  better: Answer<Shape>,
  luck = 'coached',
): Told {
  const game = bindGame(pack, env);
  const seen = game.observe(match, 0);
  const to = seen.question!.id;
  for (const answer of [yours, better]) expect(game.check(seen, 0, { to, answer })).toBeUndefined();
  const ask = { seen, seat: 0, env, move: { to, answer: yours }, lists: [[{ to, answer: better }]], luck };
  const cost = runToEnd(costsOf(pack, ask))?.costs[0] ?? null;
  return { cost, facts: cost?.facts ?? [] };
}

/** The first seat's declaration of a word in Word Nerds. */
function layWord(pack: AnyGamePackage, match: AnyMatch, word: string): Answer<Shape> {
  const view = bindGame(pack, env).observe(match, 0).view as WordNerdsView; // its game's own
  const { letterOf } = componentsOf(view.config).letters;
  const left = [...view.hand!.letters, ...view.pool];
  const cards = Array.from(word, (letter) => {
    const at = left.findIndex((card) => letterOf(card) === letter);
    return { card: left.splice(at, 1)[0]!, as: null };
  });
  return { type: 'word', cards, actions: [] };
}

const games = await gamesWith(({ coach }) => coach);
/** Enough to compare, and quick. */
const FEW_WORLDS = 15;
/** Costs are found at the first decisions of a match. */
const DECISIONS = 2;

describe.each(games)('%s', (id) => {
  test('other hidden cards change nothing, because the coach sees what the player saw', async () => {
    const full = await load(id);
    const pack = { ...full, coach: { ...full.coach!, worlds: FEW_WORLDS } };
    const game = bindGame(pack, env);
    const bots = [pack.bot(1), pack.bot(1)];
    let compared = 0;
    let different = 0;
    for (const { before, entry } of playOut({ game, env, bots, match: start(pack), luck: 'coached' })) {
      if (entry.seat !== 0 || !('to' in entry)) continue;
      const seen = game.observe(before, 0);
      const move: Move<Shape> = { to: entry.to, answer: entry.answer };
      if (!pack.coach.compares(seen, move)) continue;
      const other = guessMatch({ game, guess: pack.guess!, env, seen, viewer: 0, chance: chanceFrom('other cards') });
      if (canonicalJson(other.state) !== canonicalJson(before.state)) different += 1;
      const costs = (given: AnyObservation): unknown => {
        const thoughts = [...pack.bot(4)({ seen: given, seat: 0, chance: chanceFrom('bot'), env })];
        const list = thoughts.map((thought) => thought.move);
        return runToEnd(costsOf(pack, { seen: given, seat: 0, env, move, lists: [list], luck: 'same' }));
      };
      expect(costs(game.observe(other, 0))).toEqual(costs(seen));
      if (++compared === DECISIONS) break;
    }
    expect(compared).toBe(DECISIONS);
    expect(different).toBeGreaterThan(0);
  });
});

describe('a mistake is explained', () => {
  test('Word Nerds: a short word is trumped', async () => {
    const pack = await load('word-nerds');
    const players = [
      { letters: 'pathszeb', actions: [], spent: [], score: 0 },
      { letters: 'aeinr', actions: [], spent: [], score: 0 },
    ];
    const rest = { turn: 1, first: 0, pool: 'ra', discards: '', market: null, next: 'declaration' };
    const match = start(pack, { players, ...rest });
    const [pats, zebra] = ['pats', 'zebra'].map((word) => layWord(pack, match, word));
    const { cost, facts } = tell(pack, match, pats!, zebra!);
    expect(cost!.points.low).toBeGreaterThan(0);
    const [trumped] = facts;
    expect(trumped).toMatchObject({ fact: 'trumped', word: 'pats', seat: 1, worlds: cost!.worlds });
    expect(Number(trumped && 'times' in trumped && trumped.times)).toBeGreaterThan(cost!.worlds / 4);
  });

  test('Word Nerds: whatever letters the others really hold, the coach says the same', async () => {
    const pack = await load('word-nerds');
    const told = ['einos', 'utdol'].map((letters) => {
      const players = [
        { letters: 'pathszeb', actions: [], spent: [], score: 0 },
        { letters, actions: [], spent: [], score: 0 },
      ];
      const rest = { turn: 1, first: 0, pool: 'ra', discards: '', market: null, next: 'declaration' };
      const match = start(pack, { players, ...rest });
      return tell(pack, match, layWord(pack, match, 'pats'), layWord(pack, match, 'zebra'));
    });
    expect(told[0]!.cost).not.toBeNull();
    expect(told[1]).toEqual(told[0]);
  });

  test('Wordsy: a short word is beaten, and the sixth best word doesn’t count', async () => {
    const pack = await load('wordsy');
    const line = (word: string, points: number) => ({ word, status: 'stands', points, box: null });
    const rest = { board: 'BS GV DP ZS', noFlip: null, lastMain: null, spot: 'top' };
    const first = { round: 1, sheets: [0, 1].map(() => ({ lines: [], tallies: 0 })), ...rest };
    const lock = (text: string) => ({ text, lock: true });
    const short = tell(pack, start(pack, first), lock('it'), lock('subsidizing'));
    expect(short.facts[0]).toMatchObject({ fact: 'outscored', word: 'it', betterWord: 'subsidizing', seat: 1 });
    expect(short.facts[0]).toMatchObject({ times: short.cost!.worlds });
    const words = ['house', 'table', 'window', 'garden', 'river', 'cloud'];
    const lines = words.map((word) => line(word, 19));
    const last = {
      round: 7,
      sheets: [lines, words.map((word) => line(`${word}s`, 2))].map((it) => ({ lines: it, tallies: 0 })),
      ...rest,
    };
    const { facts } = tell(pack, start(pack, last), lock('it'), lock('subsidizing'));
    expect(facts[0]).toEqual({ fact: 'uncounted', word: 'it', points: 0, counted: 5 });
  });

  test('WildWords: a play that spells no word is taken back', async () => {
    const pack = await load('wildwords');
    const rest = { board: Array.from({ length: 15 }, () => '.'.repeat(15)), scores: [0, 0], turn: 0, passes: 0 };
    const match = start(pack, { trays: ['ATE', 'UQIVC'], pot: '', flipped: [], ...rest });
    const view = bindGame(pack, env).observe(match, 0).view as {
      trays: readonly { tiles: readonly string[] | null }[];
    };
    const tray = [...view.trays[0]!.tiles!];
    const tileOf = (face: string): string => tray[Array.from('ATE').indexOf(face)]!;
    const play = (word: string) => ({
      type: 'play',
      tiles: Array.from(word, (face, i) => ({ tile: tileOf(face), square: 112 + i })),
    });
    const { cost, facts } = tell(pack, match, play('AET'), play('TEA'));
    expect(cost!.points.low).toBeGreaterThan(0);
    expect(facts[0]).toEqual({ fact: 'taken-back', times: cost!.worlds, worlds: cost!.worlds });
  });

  test('Wordsmith: a turn that leaves a goal two squares short', async () => {
    const pack = await load('wordsmith');
    const empty = Array.from({ length: 8 }, () => '.'.repeat(8));
    const sheet = { grid: empty, words: [], spent: 0, gained: 0, crowns: 0, goals: [0, 0] };
    const mine = { ...sheet, grid: ['PLAN....', ...empty.slice(1)], words: [{ run: 'r1c1-r1c4', round: 3 }] };
    const goals = ['1a', '7b'].map((goal) => ({ goal, first: null }));
    const match = start(pack, { round: 12, offer: ['ed', 'hs', 'ort'], goals, sheets: [mine, sheet] });
    const write = (letter: string, at: number, price: number) => ({ type: 'write', letter, at, price });
    const yours = { steps: [write('e', 62, 0), write('d', 63, 0)] };
    const better = { steps: [write('e', 4, 0), write('t', 5, 2), { type: 'claim', from: 0, to: 5 }] };
    const { cost, facts } = tell(pack, match, yours, better);
    expect(cost!.points.low).toBeGreaterThan(7);
    expect(facts[0]).toEqual({ fact: 'goal', goal: '1a', missing: 2, betterMissing: 0 });
  });

  test('Word Worx: HAT is laid where HASTEN would be worth fifty', async () => {
    const pack = await load('word-worx');
    const game = bindGame(pack, env);
    const player = { hand: 'h a s t e', manifest: 24, indicator: 3, words: ['on'], lock: null, sealed: [], total: 0 };
    const players = [player, { ...player, hand: 5, manifest: null, indicator: null, words: [] }];
    const rest = { round: 1, starter: 0, seat: 0, line: 'l n d p c m', pile: null, discards: '' };
    const begun = start(pack, { players, ...rest });
    const line = (game.observe(begun, 0).view as WordWorxView).line; // its game's own
    const { faceOf } = WORD_WORX.deck;
    const picks = [line.find((card) => faceOf(card) === 'l'), null];
    const match = picks.reduce<AnyMatch>((before, card) => {
      const played = game.play(before, 0, { to: before.opened, answer: { card } }, before.at);
      if (!played.ok) throw new Error(played.refusal.code);
      return played.match;
    }, begun);
    const { mine, players: all } = game.observe(match, 0).view as WordWorxView; // its game's own
    const cards = [...all[0]!.words.flatMap((word) => word.cards), ...mine!.hand];
    const spell = (word: string): string[] =>
      Array.from(word, (face) => cards.find((card) => faceOf(card) === face) ?? `no ${face}`);
    const hat = { words: [spell('on'), spell('hat')], lock: null, seal: [] };
    const hasten = { words: [spell('hasten'), spell('lo')], lock: null, seal: [0] };
    const { cost, facts } = tell(pack, match, hat, hasten);
    expect(cost!.points.low).toBeGreaterThan(10);
    expect(facts.map(({ fact }) => fact)).toContain('laid');
    for (const fact of facts) expect(Number('points' in fact && fact.points)).toBeGreaterThan(10);
  });
});
