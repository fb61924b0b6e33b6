import { bindGame, loadGame } from '@wordhoard/catalog';
import { limitsFor, type SealedRecord, type Shape } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import { wholeLexicon as words } from '@wordhoard/lexicon/testing/whole';
import { playShortMatch } from '@wordhoard/wordsy/testing';
import { expect, test } from 'vitest';
import { summaries } from '#strings/review-details.ts';
import { linesOfHash, stopAt, viewerAt } from '../pages/review/game-review.ts';
import { loadDescribeMove } from './describe-move.ts';
import type { ReviewMoment, ReviewReport } from './messages.ts';
import { ReplayedSession } from './replay-line.ts';
import { Reviewer } from './reviewer.ts';
import { playOnFrom } from './saved-records.ts';

const { record: played } = playShortMatch(words, 'reviewer');
const record: SealedRecord = {
  ...(played as unknown as SealedRecord), // a record is read by its game, whatever its type says
  seats: [
    { name: 'Bot', bot: 3 },
    { name: 'Anna', bot: null },
  ],
};

type ReportOf<T extends ReviewReport['type']> = Extract<ReviewReport, { type: T }>;

/** A reviewer without a worker: every look at the clock takes longer than it may be busy, so it breathes at every step. */
function reviewing(given: SealedRecord, onBreath: (reviewer: Reviewer, n: number) => void = () => {}) {
  const said: ReviewReport[] = [];
  let time = 0;
  let breaths = 0;
  const reviewer = new Reviewer({
    load: loadGame,
    words: words.id,
    fetchWords: async () => words,
    loadDescribeMove,
    now: () => (time += 100),
    breathe: async () => onBreath(reviewer, ++breaths),
  });
  const done = reviewer.open(given, (news) => void said.push(news));
  const heard = <T extends ReviewReport['type']>(type: T): ReportOf<T>[] =>
    said.filter((it): it is ReportOf<T> => it.type === type);
  return { done, heard, reviewer };
}

test('opens, tells how it stood, and judges people before bots', async () => {
  const { done, heard } = reviewing(record);
  await done;
  const [{ contents }] = heard('opened') as [ReportOf<'opened'>];
  expect(contents).toMatchObject({ lines: record.entries.length, fault: null });
  expect(heard('stood')[0]?.views[0]?.lines).toBe(0);
  const seats = heard('judged').flatMap(({ findings }) => findings.map(({ seat }) => seat));
  expect(seats.length).toBe(contents.decisions.length);
  expect(seats).toEqual(seats.toSorted((a, b) => b - a));
});

test('when all is judged, the coach looks at people’s decisions first, and names moves in words', async () => {
  const { done, heard } = reviewing(record);
  await done;
  const told = heard('coached');
  const last = told.at(-1)!;
  expect(last).toMatchObject({ ended: true, done: last.of });
  expect(told.slice(0, -1).every(({ ended }) => !ended)).toBe(true);
  const findings = told.flatMap((it) => it.findings);
  expect(findings.length).toBe(last.of);
  const seats = findings.map(({ seat }) => seat);
  expect(seats).toEqual(seats.toSorted((a, b) => b - a));
  const better = findings.flatMap(({ costs }) => costs.all?.better ?? []);
  expect(better.length).toBeGreaterThan(0);
  for (const { text, word } of better) expect(text).toBe(`Lock in ${word!.toUpperCase()}`);
});

test('when all is judged, it tells how strong each player was, if there were enough decisions', async () => {
  const short = reviewing(record);
  await short.done;
  expect(short.heard('strengths')).toEqual([{ type: 'strengths', strengths: [null, null] }]);
  const pack = (await loadGame('wordsy'))!;
  const limits = limitsFor<Shape>(pack.rules, 'relaxed');
  const table = { config: pack.defaults, players: 2, limits, bank: null, position: null };
  const game = bindGame(pack, words);
  const whole = recordGame<Shape>({ game, env: words, bot: pack.bot(3), table, words: words.id, name: 'whole' });
  const long = reviewing(whole.record);
  await long.done;
  const [{ strengths }] = long.heard('strengths') as [ReportOf<'strengths'>];
  for (const strength of strengths)
    expect(summaries.strength.played('Anna', strength!)).toMatch(
      /^Anna played like level [1-5]½? \(between [1-5]½? and [1-5]½?\), judged by \d+ decisions\.$/,
    );
});

test('shows any moment while it judges, and stops judging when it is told to', async () => {
  const shown: ReviewMoment[] = [];
  const { done, heard, reviewer } = reviewing(record, (it, n) => {
    if (n === record.entries.length + 2) {
      it.judge(false);
      shown.push(it.show({ lines: 3, viewer: 1, instead: null }));
      // It waits until it is told to go on: that is said only after everything else had its turn.
      setImmediate(() => {
        expect(heard('judged').some((told) => told.done === told.of)).toBe(false);
        reviewer.judge(true);
      });
    }
  });
  await done;
  expect(shown).toMatchObject([{ viewer: 1 }]);
});

test('other rules, other words, another game: it says which, and shows nothing', async () => {
  for (const [changed, why] of [
    [{ rules: record.rules - 1 }, { code: 'other-rules', needs: record.rules - 1, has: record.rules }],
    [{ words: 'other' }, { code: 'other-words' }],
    [{ game: 'chess' }, { code: 'other-game' }],
  ] as const) {
    const { done, heard } = reviewing({ ...record, ...changed });
    expect(await done).toEqual({ why });
    expect(heard('opened')).toEqual([]);
  }
});

test('a broken promise is told, and what was played can be looked at all the same', async () => {
  const { done, heard } = reviewing({ ...record, nonce: '1'.repeat(32) });
  await done;
  expect(heard('opened')[0]?.contents.fault).toEqual({ code: 'broken-commitment' });
});

test('a session of a moment goes on to later ones, refuses whatever is said to it, and never back', async () => {
  const { done, reviewer } = reviewing(record);
  await done;
  const show = (lines: number) => {
    const update = reviewer.show({ lines, viewer: 0, instead: null });
    if ('refusal' in update) throw new Error(update.refusal.code);
    return update;
  };
  const [early, late] = [show(1), show(record.entries.length)];
  const replayed = new ReplayedSession(record, early);
  await Promise.resolve();
  const { session } = replayed;
  expect(session.table.value?.seats[0]?.who).toBe(session.you.value);
  expect(session.observations.value.get(0)?.events).toEqual(early.events);
  expect(await session.send({ type: 'move', seat: 0, move: {} })).toEqual({ code: 'only-looking' });
  expect(replayed.goTo(late)).toBe(true);
  expect(session.observations.value.get(0)?.events).toEqual(late.events);
  expect(session.observations.value.get(0)?.seen.over).not.toBeNull();
  expect(replayed.goTo(early)).toBe(false);
});

test('to play on from a line, the decider sits where they sat and bots have the other places', () => {
  const saved = playOnFrom(record, 4, 1, 'luck');
  expect(saved.entries).toEqual(record.entries.slice(0, 4));
  expect(saved.places).toEqual([
    { who: null, name: 'Bot', level: 3 },
    { who: 'here', name: 'Anna', level: null },
  ]);
  expect(playOnFrom(record, 4, 0, 'luck').places?.[1]).toEqual({ who: null, name: 'Anna', level: 3 });
});

test('where one is, and with whose eyes', () => {
  const contents = {
    lines: 9,
    stops: [0, 2, 5, 9],
    decisions: [
      { line: 2, seat: 1, kind: 'write' },
      { line: 5, seat: 0, kind: 'write' },
    ],
    words: [],
    fault: null,
  };
  expect([0, 2, 4, 9, 99].map((lines) => stopAt(contents, lines))).toEqual([0, 1, 1, 3, 3]);
  expect([0, 2, 5, 9].map((lines) => viewerAt(contents, 'decider', lines))).toEqual([1, 1, 0, 0]);
  expect(viewerAt(contents, 'audience', 2)).toBe('audience');
  expect(['#12', '', '#end', '#-1'].map(linesOfHash)).toEqual([12, 0, 0, 0]);
});
