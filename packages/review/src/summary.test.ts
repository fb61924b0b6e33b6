import { type AnyJudgement, type JudgedMove, judgementOf, type MadeWord, type Shape } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { peopleFirst } from './decision.ts';
import { bestMoveBy, gradeOf, MEASURES, wholePointsLost } from './grade.ts';
import { type DecisionFinding, judgeDecisions, judgeSeedOf } from './judge-decisions.ts';
import { leadChanges } from './lead-changes.ts';
import { Replay } from './replay.ts';
import { summaryOf } from './summary.ts';
import { game, highCardRecord } from './testing/high-card-record.ts';

const choice = (text: string, worth: number, word: string | null = text): JudgedMove<Shape> => ({
  move: { free: { type: text } } as never,
  worth,
  points: word === null ? null : Math.round(worth),
  text,
  word,
});
const judgement = (
  yours: JudgedMove<Shape>,
  others: readonly JudgedMove<Shape>[],
  common: JudgedMove<Shape> | null = null,
): AnyJudgement => judgementOf<Shape>({ yours, found: others, common });
const finding = (seat: number, line: number, judged: AnyJudgement): DecisionFinding => ({
  line,
  seat,
  kind: 'write',
  judgement: judged,
});

const FINDINGS = [
  finding(0, 3, judgement(choice('cat', 10), [choice('quiz', 40), choice('cart', 14)], choice('cart', 14))),
  finding(1, 4, judgement(choice('quiz', 40), [choice('cart', 14)], choice('cart', 14))),
  finding(0, 8, judgement(choice('house', 20), [choice('house', 20)])),
  finding(0, 9, judgement(choice('pass', 0, null), [choice('flip', 5, null)])),
];

const made = (seat: number, word: string, points: number | null): MadeWord => ({ seat, word, points });
const WORDS = [made(0, 'cat', 10), made(1, 'quiz', 40), made(0, 'house', null), made(0, 'house', 20)];

test('found, lost and the words of one seat', () => {
  const summary = summaryOf(FINDINGS, WORDS, 0);
  expect(summary).toMatchObject({ seat: 0, decisions: 3, found: 30 / 65, lost: 35 });
  expect(summary.worst?.line).toBe(3);
  expect(summary.bestWord).toEqual({ word: 'house', points: 20, line: 8 });
  expect(summary.missed?.judgement.best[0]?.text).toBe('quiz');
  expect(summaryOf(FINDINGS, WORDS, 1)).toMatchObject({ found: 1, lost: 0, worst: null, missed: null });
  expect(summaryOf([], [], 1)).toMatchObject({ decisions: 0, found: null, lost: 0, bestWord: null });
});

test('the best word has points, and the missed word is none that the seat made', () => {
  // Struck or beaten: it was laid, and scored nothing.
  const struck = [made(0, 'cat', 10), made(0, 'house', null)];
  expect(summaryOf(FINDINGS, struck, 0).bestWord).toEqual({ word: 'cat', points: 10, line: 3 });
  expect(summaryOf(FINDINGS, [made(1, 'quiz', 40)], 0).bestWord).toBeNull();
  // An asterisk that was never spelled out is read as the judge reads it; without a judgement it is shown as it lies.
  expect(summaryOf(FINDINGS, [made(0, 'h*e', 20)], 0).bestWord).toEqual({ word: 'house', points: 20, line: 8 });
  expect(summaryOf(FINDINGS, [made(0, 'd*g', 21)], 0).bestWord).toEqual({ word: 'd*g', points: 21, line: null });
  // The quiz of another decision was made elsewhere in the match, perhaps as a word beside the one that was judged.
  expect(summaryOf(FINDINGS, [made(0, 'quiz', null)], 0).missed).toBeNull();
  expect(summaryOf(FINDINGS, [made(1, 'quiz', 40)], 0).missed?.line).toBe(3);
  // Another player's word that one should have doubted is no word that one could have written.
  const doubt = { ...choice('quizz?', 12, 'quizz'), points: null };
  const doubted = finding(0, 12, judgement(choice('pass', 0, null), [doubt]));
  expect(summaryOf([doubted], [], 0)).toMatchObject({ lost: 12, missed: null, bestWord: null });
  expect(wholePointsLost(doubted.judgement, 'common')).toBe(12);
});

test('luck compares the best possible values with the average for such decisions, whatever was played', () => {
  const [first, second] = [summaryOf(FINDINGS, [], 0), summaryOf(FINDINGS, [], 1)];
  // The best were 40, 40, 20 and 5: on average 26.25.
  expect(first.luck).toBeCloseTo(40 + 20 + 5 - 3 * 26.25);
  expect(second.luck).toBeCloseTo(40 - 26.25);
  expect(summaryOf(FINDINGS.slice(2), [], 0).luck).toBeNull();
  // Kinds are not mixed: a bid is worth little for any player.
  const bid = { ...finding(1, 10, judgement(choice('bid', 1, null), [])), kind: 'bid' };
  expect(summaryOf([...FINDINGS, bid], [], 0).luck).toBeCloseTo(first.luck!);
  const worth = fc.double({ min: 0, max: 100, noNaN: true });
  const some = fc.array(fc.tuple(fc.nat(2), fc.constantFrom('write', 'bid'), worth, worth));
  fc.assert(
    fc.property(some, (all) => {
      const findings = all.map(([seat, kind, yours, other], line) => ({
        ...finding(seat, line, judgement(choice('a', yours), [choice('b', other)])),
        kind,
      }));
      const lucks = [0, 1, 2].map((seat) => summaryOf(findings, [], seat).luck ?? 0);
      expect(lucks.reduce((sum, luck) => sum + luck, 0)).toBeCloseTo(0);
    }),
  );
});

test('measured by common words, missing a rare word costs nothing', () => {
  const summary = summaryOf(FINDINGS, [], 0, 'common');
  expect(summary).toMatchObject({ lost: 9 });
  expect(summary.missed?.judgement.common?.text).toBe('cart');
  // A rare word that was found counts no more than the best common one.
  expect(summaryOf(FINDINGS, [], 1, 'common')).toMatchObject({ found: 1, lost: 0 });
  // Without a common word there was nothing more to find.
  const rare = judgement(choice('aa', 2), [choice('qi', 11)]);
  expect({
    best: bestMoveBy(rare, 'common').text,
    lost: wholePointsLost(rare, 'common'),
    all: wholePointsLost(rare, 'all'),
  }).toEqual({
    best: 'aa',
    lost: 0,
    all: 9,
  });
  // And where words do not matter, common ones do not either.
  expect(wholePointsLost(FINDINGS[3]!.judgement, 'common')).toBe(5);
});

test('a grade depends on the lost share of the possible value', () => {
  const grades = [40, 39.8, 36, 30, 10].map((worth) =>
    gradeOf(judgement(choice('cat', worth), [choice('quiz', 40)]), 'all'),
  );
  expect(grades).toEqual(['best', 'best', 'near', 'less', 'big']);
  expect(gradeOf(judgement(choice('cat', -5), [choice('pass', 0)]), 'all')).toBe('big');
  expect(gradeOf(judgement(choice('cat', 0), [choice('quiz', 2)]), 'all')).toBe('less');
});

test('losses are whole points, and a loss of 0 has the best grade', () => {
  const worth = fc.double({ min: -50, max: 100, noNaN: true });
  fc.assert(
    fc.property(worth, worth, fc.option(worth), (yours, other, known) => {
      const common = known === null ? null : choice('cart', known);
      const judged = judgement(choice('cat', yours), [choice('quiz', other)], common);
      for (const measure of MEASURES) {
        const lost = wholePointsLost(judged, measure);
        expect(Object.is(Math.abs(Math.round(lost)), lost)).toBe(true);
        expect(gradeOf(judged, measure) === 'best').toBe(lost === 0);
        expect(Math.abs(lost - Math.max(0, bestMoveBy(judged, measure).worth - yours))).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test('found is from 0 to 1, and nothing is lost if the best or nearly the best was played', () => {
  const worth = fc.double({ min: -50, max: 100, noNaN: true });
  const judged = fc.tuple(worth, fc.array(worth)).map(([yours, others]) =>
    judgement(
      choice('yours', yours),
      others.map((it, i) => choice(`w${i}`, it)),
    ),
  );
  fc.assert(
    fc.property(fc.array(judged), (all) => {
      const findings = all.map((it, line) => finding(0, line, it));
      const { found, lost, worst } = summaryOf(findings, [], 0);
      if (found !== null) expect(found).toBeGreaterThanOrEqual(0);
      if (found !== null) expect(found).toBeLessThanOrEqual(1);
      expect(lost === 0).toBe(all.every(({ yours, best }) => best[0]!.worth - yours.worth < 0.5));
      expect(worst === null).toBe(lost === 0);
    }),
  );
});

test('every decision is judged in slices, people’s first, and each time with the same chance', () => {
  const record = highCardRecord('judged');
  const { decisions } = Replay.readAll(game, record);
  const order = peopleFirst(decisions, record.seats);
  const firstBot = order.findIndex(({ seat }) => seat === 1);
  expect(order.slice(firstBot).every(({ seat }) => seat === 1)).toBe(true);
  expect([...order].sort((a, b) => a.line - b.line)).toEqual(decisions);
  const lucks = new Set(decisions.map(judgeSeedOf));
  expect(lucks.size).toBe(decisions.length);
  // Two slices for a card; of a wave nothing is said.
  const steps = [
    ...judgeDecisions(order, (decision) =>
      decision.kind === 'lay' ? [judgement(choice('a', 1), []), judgement(choice('a', 2), [])] : [],
    ),
  ];
  const cards = order.filter(({ kind }) => kind === 'lay');
  expect(steps.flatMap(({ finding: found }) => found ?? [])).toEqual(
    cards.map(({ line, seat, kind }) => ({ line, seat, kind, judgement: judgement(choice('a', 2), []) })),
  );
  expect(steps.at(-1)?.done).toBe(order.length);
  expect(steps.length).toBe(3 * cards.length + (order.length - cards.length));
});

test('the lead changes when another seat is ahead, not when it draws level', () => {
  const stood = (...all: number[][]): { lines: number; scores: number[] }[] =>
    all.map((scores, lines) => ({ lines, scores }));
  expect(leadChanges(stood([0, 0], [5, 0], [5, 5], [9, 5], [9, 12], [20, 12]))).toEqual([
    { lines: 4, seat: 1 },
    { lines: 5, seat: 0 },
  ]);
  expect(leadChanges(stood([0], [4]))).toEqual([]);
});
