import { bind, chanceFrom, type Judgement, judgementsOf, type Seat, seedFrom } from '@wordhoard/kernel';
import { TestMatch } from '@wordhoard/kernel/testing';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { componentsOf } from '../components.ts';
import { judge } from '../judge/judge.ts';
import type { Position } from '../position.ts';
import { rules } from '../rules.ts';
import { rowsOf, TestGame, tableFor, VARIANTS } from '../testing.ts';
import { ALL_FACES, faceOf } from '../tiles.ts';
import type { TurnMove, WildWords } from '../types.ts';
import type { WildWordsVariant } from '../variant.ts';
import { bot, planningBot } from './bot.ts';
import { endgameValue } from './leave.ts';
import { makeTempo } from './tempo.ts';

const start = (variant: WildWordsVariant, position: Partial<Position>): TestGame =>
  new TestGame(position, env, {
    ...tableFor(position.trays?.length ?? 2, 'relaxed', { config: { variant } }),
    seed: seedFrom('variant'),
  });

describe('[WW-23] bots play by the variant’s numbers', () => {
  const turnOf = (m: TestGame): TurnMove => {
    const [thought] = bot(5)({ seen: m.observe(0), seat: 0, chance: chanceFrom('luck'), env });
    if (!thought || !('to' in thought.move) || !('type' in thought.move.answer)) throw new Error('no turn');
    return thought.move.answer;
  };
  const facesLaid = (move: TurnMove): string =>
    move.type === 'play' ? move.tiles.map(({ tile }) => faceOf(tile)).join('') : '';

  test('the most valuable letter is laid first, whichever it is', () => {
    for (const face of ['R', 'T', 'O']) {
      // Three tiles of five, so that two letters stay.
      const variant = { name: 'Dear', values: { [face]: 50 }, traySize: 5, board: rowsOf(() => '..') };
      expect(facesLaid(turnOf(start(variant, { trays: ['RTOEA', 'CLOUD'] })))).toContain(face);
    }
  });
  test('a LOSE-20 square that costs much is left alone', () => {
    const board = rowsOf((row, column) => (row === 7 && column !== 7 ? '-!' : '..'));
    const move = turnOf(start({ name: 'Dear', losePoints: 500, board }, { trays: ['RETINAS', 'CLOUDED'] }));
    if (move.type !== 'play') throw new Error('no play');
    expect(new Set(move.tiles.map(({ square }) => square % 15))).toEqual(new Set([7]));
  });
  test('the value of a leave at the end is that of the variant', () => {
    const components = componentsOf({ variant: VARIANTS.small });
    const ending = { components, othersValue: 10, players: 2 };
    expect(endgameValue([], ending)).toBe(10);
    // E is worth 3 and A nothing; the owner loses it once, the other gains it once.
    expect(endgameValue(['E', 'A'], ending)).toBe((-2 * 3 * 2) / 4);
  });
  test('tempo knows trays of all sizes, and the bonus for a whole one', () => {
    for (const traySize of [2, 3, 5, 6, 8]) {
      const plain = makeTempo(componentsOf({ variant: { name: 'Plain', traySize, bombPoints: 0 } }), 2, 0.8);
      const dear = makeTempo(componentsOf({ variant: { name: 'Dear', traySize, bombPoints: 500 } }), 2, 0.8);
      for (let pot = 1; pot < 60; pot++) {
        expect(plain.afterTurn(pot, traySize)).toBeLessThan(200);
        expect(dear.bestShortSize(pot)).toBeLessThan(traySize);
        expect(dear.bestShortSize(pot)).toBeGreaterThan(0);
      }
      // The other player lays the last whole tray.
      expect(dear.afterTurn(traySize, traySize)).toBeLessThan(plain.afterTurn(traySize, traySize) - 200);
    }
  });
});

describe('[WW-23] the judge rates by the variant’s numbers', () => {
  const judged = (m: TestGame, seat: Seat, answer: unknown): Judgement<WildWords> => {
    const seen = m.observe(seat);
    // A test writes only legal answers.
    const move = { to: seen.question!.id, answer } as Judgement<WildWords>['yours']['move'];
    return judgementsOf(judge, { seen, seat, move, chance: chanceFrom('luck'), env }).at(-1)!;
  };

  test('the best play of a turn', () => {
    const variant = { name: 'Dear', values: { R: 40 }, traySize: 4 };
    const m = start(variant, { trays: ['RATE', 'CLOU'], pot: '' });
    const { best, yours } = judged(m, 0, m.toMove(0, '8H TEA'));
    expect(best[0]!.text).toContain('R');
    expect(best[0]!.points).toBeGreaterThan(80);
    expect(best[0]!.worth - yours.worth).toBeGreaterThan(80);
  });
  test('a pass that ends the game', () => {
    const variant = { name: 'Ends', values: { E: 5, C: 3 }, passes: 1, passingTwoPlayers: 2, leftTilesCost: 3 };
    const tiles = Object.fromEntries(ALL_FACES.map((face) => [face, face === 'E' || face === 'C' ? 14 : 0]));
    const m = start({ ...variant, tiles }, { trays: ['EEE', 'CC'], pot: '', passes: 1 });
    // The other player holds two of 25 unseen tiles, worth 97 together. The difference counts twice, and what they lose
    // themselves three times.
    const held = (2 * (11 * 5 + 14 * 3)) / 25;
    expect(judged(m, 0, { type: 'pass' }).yours.worth).toBeCloseTo(2 * (held - 15) - 3 * (15 - held));
  });
  test('the penalty at stake in a vote', () => {
    const m = start({ name: 'Dear', penalty: 77 }, { trays: ['FENDING', 'AB', 'CD'] });
    m.play(0, '8G DINE').answer(1, { challenge: true });
    expect(judged(m, 2, { agree: true }).yours.worth).toBe(-77);
  });
});

describe('[WW-23] every level plays a variant to the end with legal moves', () => {
  const levels = (players: number): (1 | 2 | 3 | 4 | 5 | 'planning')[] =>
    players === 2 ? [5, 'planning'] : players === 3 ? [1, 2, 3] : [4, 5, 1, 'planning'];
  for (const [players, variant] of [
    [2, VARIANTS.small],
    [3, VARIANTS.large],
    [4, VARIANTS.small],
    [2, VARIANTS.large],
  ] as const)
    test(`${players} players with ${variant.name.toLowerCase()}`, () => {
      const table = { ...tableFor(players, 'relaxed', { config: { variant } }), seed: seedFrom(`${variant.name}`) };
      const m = new TestMatch<WildWords>(bind(rules, env), table);
      let bombs = 0;
      for (let n = 0; !m.match.over; n++) {
        expect(n).toBeLessThan(500);
        const open = m.match.agenda.at(-1)!;
        const seat = open.asked.find((asked) => !open.given.some((given) => given.seat === asked))!;
        const level = levels(players)[seat]!;
        const mind = level === 'planning' ? planningBot : bot(level);
        const [thought] = mind({ seen: m.observe(seat), seat, chance: chanceFrom(`${n}`), env });
        m.accept(m.game.play(m.match, seat, thought!.move, m.match.at));
        const { pending } = m.match.state;
        if (open.step.type === 'turn' && pending?.calls.includes('bomb')) bombs++;
      }
      expect(m.match.over!.scores).toHaveLength(players);
      expect(bombs).toBeGreaterThan(0);
    });
});
