import { bindGame, GAME_IDS, type GameId, judgements, loadGame } from '@wordhoard/catalog';
import { commitmentOf, forSeat, limitsFor, playOut, type Shape, type SkillLevel, seedFrom } from '@wordhoard/kernel';
import { wholeLexicon as words } from '@wordhoard/lexicon/testing/whole';
import {
  bestMoveBy,
  costliestDecisions,
  type DecisionFinding,
  gradeOf,
  judgeDecisions,
  judgeSeedOf,
  MEASURES,
  Replay,
  summaryOf,
  wholePointsLost,
} from '@wordhoard/review';
import { expect, inject, test } from 'vitest';
import { review } from '#strings/review.ts';
import { decided, summaries } from '#strings/review-details.ts';

/** Options that make a long game shorter: every decision of it is judged. */
const SHORTER: Partial<Record<GameId, object>> = { 'word-nerds': { lastTurn: 4 } };
/** WildWords has no such option: after this many questions all players pass. */
const ENOUGH = 20;

interface Played {
  readonly replay: Replay;
  readonly findings: readonly DecisionFinding[];
  readonly made: readonly { readonly seat: number; readonly word: string; readonly points: number | null }[];
}

async function played(name: GameId, levels: readonly [SkillLevel, SkillLevel], seed: string): Promise<Played> {
  const pack = (await loadGame(name))!;
  const game = bindGame(pack, words);
  const table = {
    config: { ...pack.defaults, ...SHORTER[name] },
    players: 2,
    seed: seedFrom(seed),
    limits: limitsFor(pack.rules, 'relaxed'),
    bank: null,
    position: null,
  };
  const started = game.start(table);
  if (!started.ok) throw new Error(started.refusal.code);
  const bots = levels.map((level): ReturnType<typeof pack.bot> => {
    const bot = pack.bot(level);
    return function* (ask) {
      const { question } = ask.seen;
      const tired = name === 'wildwords' && question?.step.type === 'turn' && question.id > ENOUGH;
      for (const thought of bot(ask))
        yield tired ? { ...thought, move: { to: question.id, answer: { type: 'pass' } } } : thought;
    };
  });
  const lines = [...playOut<Shape>({ game, env: words, bots, match: started.match, luck: table.seed })];
  const nonce = '0'.repeat(32);
  const replay = Replay.readAll(game, {
    format: 1,
    game: name,
    rules: pack.rules.version,
    words: words.id,
    seats: levels.map((bot) => ({ name: 'Bot', bot })),
    table,
    nonce,
    commitment: commitmentOf(table.seed, nonce),
    entries: lines.map(({ entry }) => entry),
  });
  expect(replay.fault).toBeNull();
  expect(replay.over).not.toBeNull();
  const judge = judgeDecisions(replay.decisions, (decision) =>
    judgements(pack, words, { ...decision, luck: judgeSeedOf(decision) }),
  );
  const findings = [...judge].flatMap(({ finding }) => finding ?? []);
  return {
    replay,
    findings,
    made: pack.madeWords?.(replay.updateAt(replay.lines, 'audience').events, table.config) ?? [],
  };
}

/** A seat's words and points as the finished match shows them, from other parts than `madeWords` reads. */
type Shown = { readonly words: readonly string[]; readonly best: number | null };

const SHOWN: Partial<Record<GameId, (replay: Replay, seat: number) => Shown>> = {
  wordsy: (replay, seat) => {
    const { lines } = forSeat(
      viewOf<{ sheets: { lines: { word: string; points: number; status: string }[] }[] }>(replay).sheets,
      seat,
    );
    const good = lines.filter(({ status }) => status !== 'struck' && status !== 'none');
    return { words: lines.map(({ word }) => word), best: Math.max(0, ...good.map(({ points }) => points)) };
  },
  'word-worx': (replay, seat) => {
    const rounds = viewOf<{ sheets: { lines: { word: string; points: number }[] }[][] }>(replay).sheets;
    const lines = rounds.flatMap((sheets) => forSeat(sheets, seat).lines);
    return { words: lines.map(({ word }) => word), best: Math.max(0, ...lines.map(({ points }) => points)) };
  },
  wildwords: (replay, seat) => {
    type Line = { seat: number; type: string; play?: string; points?: number; fate?: string };
    const plays = viewOf<{ turns: Line[] }>(replay).turns.filter((it) => it.seat === seat && it.type === 'play');
    const stood = plays.filter(({ fate }) => fate !== 'failed');
    const plain = stood.map(({ play }) => play!.replace(/^\S+ |[()]/g, '').toLowerCase());
    return {
      words: plain.filter((word) => !word.includes('*')),
      best: Math.max(0, ...stood.map(({ points }) => points!)),
    };
  },
  'word-nerds': (replay, seat) => {
    // A score is what its words have brought and challenges have; it rises by a word's points when it scores.
    const changes = replay
      .changesFor('audience')
      .map(({ seen }) => (seen.view as { players: { score: number }[] }).players);
    const laid = replay
      .updateAt(replay.lines, 'audience')
      .events.flatMap((event) =>
        event.type === 'laid' && 'text' in event && 'seat' in event && event.seat === seat ? [String(event.text)] : [],
      );
    const rises = changes.slice(1).map((players, i) => forSeat(players, seat).score - forSeat(changes[i]!, seat).score);
    return { words: laid, best: laid.length === 0 ? 0 : Math.max(0, ...rises) };
  },
  wordsmith: (replay, seat) => {
    const claimed = forSeat(viewOf<{ sheets: { words: { word: string }[] }[] }>(replay).sheets, seat).words;
    return { words: claimed.map(({ word }) => word), best: null };
  },
};
const viewOf = <V>(replay: Replay): V => replay.updateAt(replay.lines, 'audience').seen.view as V;

/** The numbers that a sentence names, and nothing that looks like a slip of arithmetic. */
function numbersIn(text: string): number[] {
  expect(text).not.toMatch(/NaN|Infinity|undefined|null|[-−]0\b|\d\.\d/);
  return (text.match(/\d+/g) ?? []).map(Number);
}

const LEVELS: readonly (readonly [SkillLevel, SkillLevel])[] = [
  [1, 2],
  [3, 1],
  [2, 3],
];

/** Games whose words can be read from the finished match in another way. A new game isn't among them. */
const COMPARED = GAME_IDS.flatMap((id) => {
  const shownBy = SHOWN[id];
  return shownBy ? [{ id, shownBy }] : [];
});

test.each(COMPARED)('$id: all that a review tells of a finished game agrees', async ({ id: name, shownBy }) => {
  const seeds = inject('sweep') ? ['one', 'two', 'three'] : ['one'];
  let costs = 0;
  let bests = 0;
  for (const seed of seeds)
    for (const levels of inject('sweep') ? LEVELS : LEVELS.slice(0, 2)) {
      const { replay, findings, made } = await played(name, levels, `${name} ${seed} ${levels.join()}`);
      expect(findings.length).toBeGreaterThan(5);
      for (const measure of MEASURES) {
        const costly = costliestDecisions(findings, null, measure);
        for (const finding of findings) {
          const { judgement } = finding;
          const lost = wholePointsLost(judgement, measure);
          costs += lost;
          expect(Object.is(lost, Math.abs(Math.trunc(lost)))).toBe(true);
          // Listed, told of and among the costly ones: with the same number, or nowhere.
          expect(gradeOf(judgement, measure) === 'best').toBe(lost === 0);
          expect(costly.includes(finding)).toBe(lost > 0);
          for (const text of [review.lostShort(lost), decided.lost(lost), review.costlyLoss(lost, false)])
            if (lost > 0) expect(numbersIn(text)).toEqual([lost]);
          const there = bestMoveBy(judgement, measure);
          if (there.points === null && lost > 0)
            expect(numbersIn(decided.compared(Math.round(there.worth - judgement.yours.worth)))).toEqual([lost]);
          for (const { worth, points } of [judgement.yours, ...judgement.best, ...judgement.everyday]) {
            expect(Number.isFinite(worth)).toBe(true);
            if (points !== null) expect(Number.isInteger(points) && !Object.is(points, -0)).toBe(true);
          }
        }
        for (const seat of [0, 1]) {
          const mine = findings.filter((it) => it.seat === seat);
          const shown = shownBy(replay, seat);
          const { bestWord, missed, lost, found, luck } = summaryOf(findings, made, seat, measure);
          expect(lost).toBe(mine.reduce((sum, { judgement }) => sum + wholePointsLost(judgement, measure), 0));
          numbersIn(summaries.found(found ?? 0));
          numbersIn(summaries.luck(luck ?? 0));
          expect(numbersIn(summaries.lostAll(lost))).toEqual([lost]);
          if (shown.best !== null) expect(bestWord?.points ?? 0).toBe(shown.best);
          if (bestWord) {
            bests += 1;
            const written = made.filter((it) => it.seat === seat && it.points === bestWord.points);
            expect(written.map(({ word }) => word)).toSatisfy((all: string[]) =>
              all.some((word) => word === bestWord.word || word.includes('*')),
            );
            if (!written.some(({ word }) => word.includes('*'))) expect(shown.words).toContain(bestWord.word);
            const maker = findings.find(({ line }) => line === bestWord.line);
            if (maker) expect(maker).toMatchObject({ seat, judgement: { yours: { word: bestWord.word } } });
          }
          if (missed) {
            const { word } = bestMoveBy(missed.judgement, measure);
            expect(shown.words).not.toContain(word);
            expect(made.filter((it) => it.seat === seat).map((it) => it.word)).not.toContain(word);
            expect(mine.map(({ judgement }) => judgement.yours.word)).not.toContain(word);
          }
        }
      }
    }
  // Bots of these levels lose points and score words: otherwise nothing above has been looked at.
  expect(costs).toBeGreaterThan(0);
  expect(bests).toBeGreaterThan(0);
});
