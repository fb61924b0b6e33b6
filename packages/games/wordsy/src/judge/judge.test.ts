import { chanceFrom, type Judgement, judgementsOf, MAX_BEST_MOVES, pointsLost, type Seat } from '@wordhoard/kernel';
import { COMMON_TIER, clashingWord, isAccepted, type Lexicon, type Tier } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { wholeLexicon as whole } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { formatBoard } from '../board.ts';
import { handicapOf } from '../components.ts';
import type { Config } from '../config.ts';
import { defaults } from '../defaults.ts';
import { scoreWord } from '../scoring.ts';
import { dealBoard, SPRINT, TestGame, type TestGameOptions, VOWELS } from '../testing.ts';
import type { Wordsy } from '../types.ts';
import type { WordsyVariant } from '../variant.ts';
import { judge } from './judge.ts';

/** Judgement of an answer that the seat could give now. */
function judged(play: TestGame, seat: Seat, answer: unknown, env: Lexicon = whole): Judgement<Wordsy> {
  const seen = play.observe(seat);
  // A test may write any answer; whether it is legal is asked right here.
  const move = { to: seen.question!.id, answer } as Judgement<Wordsy>['yours']['move'];
  expect(play.game.check(seen, seat, move)).toBeUndefined();
  return judgementsOf(judge, { seen, seat, move, chance: chanceFrom('luck'), env }).at(-1)!;
}
const locked = (play: TestGame, seat: Seat, text: string, env?: Lexicon): Judgement<Wordsy> =>
  judged(play, seat, { text, lock: true }, env);
const texts = ({ best }: Judgement<Wordsy>): string[] => best.map(({ text }) => text);
const at = (options: Omit<TestGameOptions, 'players'> & { players?: number }): TestGame => {
  const play = new TestGame(whole, { players: 2, position: {}, ...options });
  return options.pace === 'relaxed' ? play : play.ready();
};

describe('[WY-12] [WY-26] the best words are the same as those of an exhaustive search, in variants too', () => {
  const everyWord = [...whole.words()];
  const someWords = (part: number): Record<string, Tier> =>
    Object.fromEntries(everyWord.filter((_, i) => i % 100 === part).map((word) => [word, whole.tier(word)!]));

  /** The obvious slow way: scores all words and takes the best whose family has not been used or listed. */
  function slowly(env: Lexicon, play: TestGame, seat: Seat, maxTier: number): number[] {
    const { board, used, config } = play.view(seat);
    const tierOf = (word: string): number => (config.words.allowed.includes(word) ? 0 : env.tier(word)!);
    const ranked = [...new Set([...env.words(), ...config.words.allowed])]
      .filter((word) => isAccepted(env, config.words, word) && !env.isOffensive(word) && tierOf(word) <= maxTier)
      .map((word) => ({ word, ...scoreWord(board, word, handicapOf(config, seat)) }))
      .sort((a, b) => b.points - a.points);
    const told: { word: string; points: number }[] = [];
    for (const { word, points } of ranked) {
      if (told.length === MAX_BEST_MOVES) break;
      const earlier = [...used, ...told].map((it) => it.word);
      if (clashingWord(env, word, earlier) === undefined) told.push({ word, points });
    }
    return told.map(({ points }) => points);
  }

  for (let part = 0; part < 12; part++)
    test(`on a random board, ${part}`, () => {
      const chance = chanceFrom(`oracle ${part}`);
      const words = someWords(part);
      const env = lexiconOf(words);
      const names = Object.keys(words);
      const variant = [undefined, VOWELS, undefined, { ...SPRINT, rounds: 4 }][part % 4];
      const config: Partial<Config> = {
        ...(variant && { variant }),
        handicaps: part % 3 === 0 ? [1] : [],
        words: {
          dictionary: part % 2 === 0 ? 'wide' : 'everyday',
          allowed: ['zzyzx', 'brrr', chance.pick(names)],
          banned: chance.shuffle(names).slice(0, 20),
          familyFriendly: false,
        },
      };
      const line = (word: string) => ({ word, status: 'stands', points: 10, box: null }) as const;
      const [one, other] = [chance.shuffle(names).slice(0, 3), chance.shuffle(names).slice(0, 3)];
      const sheets = [one, other].map((used) => ({ lines: used.map(line), tallies: 0 }));
      const position = {
        round: 4,
        board: formatBoard(dealBoard(chance, { ...defaults, ...config })),
        sheets,
        lastMain: 0,
      };
      const play = new TestGame(env, { players: 2, pace: 'relaxed', config, position });
      // The fastest is this seat or another: the box changes the values, but never their order.
      for (const seat of [0, 1]) {
        const judgement = judged(play, seat, { text: '', lock: false }, env);
        const points = (word: string | null): number =>
          scoreWord(play.view(seat).board, word!, handicapOf(play.view(seat).config, seat)).points;
        const expected = slowly(env, play, seat, 80);
        expect(judgement.best.map(({ word }) => points(word))).toEqual(expected);
        expect(points(judgement.common!.word)).toEqual(slowly(env, play, seat, COMMON_TIER)[0]);
      }
    });
});

describe('a word', () => {
  test('that ties for the best loses nothing', () => {
    const play = at({});
    const [best] = locked(play, 0, 'magic').best;
    expect(pointsLost(locked(play, 0, best!.word!))).toBe(0);
    const { yours, best: again } = locked(play, 0, 'magic');
    expect(pointsLost(locked(play, 0, 'magic'))).toBe(again[0]!.worth - yours.worth);
    expect(yours).toMatchObject({ text: 'MAGIC', word: 'magic' });
  });
  test('that is the best common one is reported separately', () => {
    const { common, best } = locked(at({}), 0, 'magic');
    expect(whole.tier(common!.word!)).toBeLessThanOrEqual(COMMON_TIER);
    expect(common!.worth).toBeLessThanOrEqual(best[0]!.worth);
  });
  test('[WY-10] of a family already used is not among the best', () => {
    const [first] = locked(at({}), 0, 'magic').best;
    const line = { word: first!.word!, status: 'stands', points: 20, box: null } as const;
    const sheets = [
      { lines: [line], tallies: 0 },
      { lines: [{ ...line, word: 'ocean' }], tallies: 0 },
    ];
    const later = locked(at({ position: { round: 2, sheets } }), 1, 'magic');
    for (const { word } of later.best) expect(clashingWord(whole, word!, [first!.word!])).toBeUndefined();
  });
  test('[WY-11] [WY-14] that is not in the dictionary is worth nothing', () => {
    expect(locked(at({}), 0, 'squidlet').yours.worth).toBe(0);
  });
  test('[WY-24] that is misspelt is worth as much as the word offered for it, at a friendly table', () => {
    const play = at({ config: { friendlySpelling: true } });
    expect(locked(play, 0, 'misqoting').yours.worth).toBe(locked(play, 0, 'misquoting').yours.worth);
  });
});

describe('when to flip', () => {
  test('[WY-15] the first to lock may get the second box, more likely with a good word than with a poor one', () => {
    const [good, poor] = ['misquoting', 'magic'].map((word) => locked(at({}), 0, word).yours.worth);
    expect(good).toBeGreaterThan(23 + 1);
    expect(poor! - scoreWord(at({}).view().board, 'magic').points).toBeLessThan(0.5);
  });
  test('[WY-15] with four players it is better to wait with a middling word, which then need only beat the fastest', () => {
    const play = at({ players: 4 });
    const [lock, keep] = [true, false].map((it) => judged(play, 0, { text: 'dominions', lock: it }).yours.worth);
    expect(scoreWord(play.view().board, 'dominions').points).toBeLessThan(18);
    expect(keep).toBeGreaterThan(lock!);
  });
  test('[WY-15] it is better to lock the best word', () => {
    const { best } = judged(at({ players: 4 }), 0, { text: '', lock: false });
    expect(best[0]!.move).toMatchObject({ answer: { lock: true } });
  });
  test('[WY-6] for the holder of the No-Flip card locking and waiting are worth the same', () => {
    const play = at({ players: 3, position: { noFlip: 0 } });
    const [lock, keep] = [true, false].map((it) => judged(play, 0, { text: 'misquoting', lock: it }).yours.worth);
    expect(lock).toBe(keep);
    expect(lock).toBeLessThan(judged(play, 1, { text: 'misquoting', lock: true }).yours.worth);
  });
  test('[WY-8] without a fastest player no box is expected', () => {
    expect(locked(at({}).expire(), 0, 'misquoting').yours.worth).toBe(23);
  });
  test('[WY-23] the Main Player may get the second box, the others the first', () => {
    const play = at({ pace: 'relaxed', position: { lastMain: 0 } });
    const { lead } = play.view();
    const [main, other] = [lead!, 1 - lead!].map((seat) => locked(play, seat, 'misquoting').yours.worth);
    expect(main).toBeGreaterThan(other!);
  });
});

describe('[WY-7] while the text is frozen', () => {
  test('the best words start with it', () => {
    const play = at({}).type(0, 'mis').lock(1, 'magic').expire();
    const judgement = judged(play, 0, { text: 'misled', lock: false });
    expect(texts(judgement)[0]).toMatch(/^MIS/);
    const points = (word: string): number => scoreWord(play.view().board, word).points;
    const all = [...whole.completions('mis')].filter((word) => !whole.isOffensive(word)).map(points);
    expect(points(judgement.best[0]!.word!)).toBe(Math.max(...all));
    expect(judgement.common!.word).toMatch(/^mis/);
  });
  test('a player with an empty text has no alternatives', () => {
    const play = at({}).lock(1, 'magic').expire();
    const judgement = judged(play, 0, { text: '', lock: false });
    expect(judgement).toMatchObject({ yours: { worth: 0, text: '…', word: null }, common: null });
    expect(pointsLost(judgement)).toBe(0);
  });
});

describe('[WY-20] solo', () => {
  const solo = () => at({ players: 1 });
  test('a word in time earns its bonus, a late one does not', () => {
    expect(locked(solo(), 0, 'misquoting').yours.worth).toBe(23 + 2);
    expect(locked(solo().expire(), 0, 'misquoting').yours.worth).toBe(23);
  });
  test('at the bottom spot, fewer than 20 points cost a tally', () => {
    const play = at({ players: 1, position: { spot: 'bottom' } });
    expect(locked(play, 0, 'a').yours.worth).toBe(-2);
  });
  test('a non-word earns nothing', () => {
    expect(locked(solo(), 0, 'squidlet').yours.worth).toBe(0);
  });
});

test('[WY-11] for a non-word the judge shows the points of the reveal, but values it at 0', () => {
  const play = at({});
  const { points } = scoreWord(play.view().board, 'squidlets');
  expect(points).toBeGreaterThan(0);
  expect(locked(play, 0, 'squidlets').yours).toMatchObject({ points, worth: 0 });
  expect(play.lockAll('squidlets', 'magic').view().entered[0]).toMatchObject({ word: 'squidlets', points });
  // In solo the word is looked up at once.
  expect(locked(at({ players: 1 }), 0, 'squidlets').yours.points).toBe(0);
});

describe('[WY-14] challenges', () => {
  const after = (...words: string[]): TestGame => at({ players: words.length }).lockAll(...words);
  const challenge = (play: TestGame, target: Seat | null): Judgement<Wordsy> => judged(play, 0, { challenge: target });
  test('a non-word should be challenged: that gains its points and the box', () => {
    const play = after('magic', 'squidlets');
    const points = scoreWord(play.view().board, 'squidlets').points;
    const judgement = challenge(play, null);
    expect(texts(judgement)).toEqual(['SQUIDLETS?', 'pass']);
    // The other player loses the word and the first box; MAGIC, the fastest, now matches all and gets the second.
    expect(pointsLost(judgement)).toBe(points + 1 + 2);
    expect(pointsLost(challenge(play, 1))).toBe(0);
  });
  test('points taken from one of three opponents count a third', () => {
    const play = after('misquoting', 'squidlets', 'garden', 'planet');
    const points = scoreWord(play.view().board, 'squidlets').points;
    expect(challenge(play, 1).yours.worth).toBeCloseTo(points / 3);
  });
  test('[WY-17] challenging a word that would not count in the total gains only the box', () => {
    const line = (word: string, points: number) => ({ word, status: 'stands' as const, points, box: null });
    const words = ['anchor', 'bridge', 'candle', 'dragon', 'engine', 'falcon'];
    const sheet = (points: number) => ({ lines: words.map((word) => line(word, points)), tallies: 0 });
    const last = (theirs: number): TestGame =>
      at({ position: { round: 7, sheets: [sheet(9), sheet(theirs)] } }).lockAll('misquoting', 'squidlets');
    const play = last(40);
    const points = scoreWord(play.view().board, 'squidlets').points;
    const mine = scoreWord(play.view().board, 'misquoting').points;
    expect(points).toBeLessThan(mine);
    // The other sheet has five words of 40 points, and the first seat has the box already.
    expect(pointsLost(challenge(play, null))).toBe(0);
    // If the other words score 9, the word counts for the points by which it exceeds the lowest of them.
    expect(pointsLost(challenge(last(9), null))).toBe(points - 9);
  });
  test('a common word should not be challenged: that costs a tally', () => {
    expect(pointsLost(challenge(after('magic', 'garden'), 1))).toBe(2);
    expect(pointsLost(challenge(after('magic', 'garden'), null))).toBe(0);
  });
  test('challenging a rare word counts less against a player, and not challenging it never does', () => {
    expect(whole.tier('qanat')).toBeGreaterThan(60);
    expect(pointsLost(challenge(after('magic', 'qanat'), 1))).toBeLessThan(2);
    expect(pointsLost(challenge(after('magic', 'qanat'), null))).toBe(0);
  });
  test('[WY-24] at a friendly table a challenge gains only the difference to the word offered', () => {
    const play = at({ config: { friendlySpelling: true } }).lockAll('magic', 'misqoting');
    expect(challenge(play, 1).yours.worth).toBeLessThanOrEqual(0);
  });
  test('all players are expected to know the words that the table added', () => {
    const config = { words: { ...defaults.words, allowed: ['squidlet'] } };
    expect(pointsLost(challenge(at({ config }).lockAll('magic', 'squidlet'), 1))).toBe(2);
  });
});

describe('[WY-27] in a variant', () => {
  const variant = (change: Omit<WordsyVariant, 'name'>): Partial<Config> => ({ variant: { name: 'Test', ...change } });
  test('a failed challenge costs what the variant says', () => {
    const play = at({ config: variant({ tallyCost: 9 }) }).lockAll('magic', 'garden');
    expect(pointsLost(judged(play, 0, { challenge: 1 }))).toBe(9);
  });
  test('a box is worth what the variant says, and is as likely as the number of opponents makes it', () => {
    const bonus = (players: number, change: Omit<WordsyVariant, 'name'> = {}): number =>
      locked(at({ players, config: variant(change) }), 0, 'misquoting').yours.worth - 23;
    const bonuses = [{ fromRound: 1, first: 1, second: 20 }];
    expect(bonus(4, { bonuses })).toBeCloseTo(10 * bonus(4));
    expect(bonus(4, { opponents: 1 })).toBeGreaterThan(bonus(4));
  });
  test('a word in a game of one player brings a bonus from the points that the variant says', () => {
    const worth = (change: Omit<WordsyVariant, 'name'>): number =>
      locked(at({ players: 1, config: variant(change) }), 0, 'misquoting').yours.worth;
    expect([worth({}), worth({ soloBonusFrom: 24 })]).toEqual([25, 23]);
  });
});

describe('[WY-24] mending a word', () => {
  const play = at({ config: { friendlySpelling: true } })
    .lockAll('icecream', 'magic')
    .challenge(1, 0);
  test('the highest-scoring word offered is the best choice, and changing nothing is worth 0', () => {
    const declined = judged(play, 0, { word: null });
    expect(texts(declined)[0]).toBe('CREAM');
    expect(declined.yours).toMatchObject({ worth: 0, text: 'as it is', word: null });
    expect(pointsLost(declined)).toBeGreaterThan(0);
    expect(pointsLost(judged(play, 0, { word: 'cream' }))).toBe(0);
    expect(declined.common!.word).toBe('cream');
  });
});

test('the question whether a player is ready has no alternatives', () => {
  const play = new TestGame(whole, { players: 2, position: {} });
  expect(judged(play, 0, { ready: true })).toMatchObject({ yours: { worth: 0, text: 'ready' }, worlds: 0 });
});
