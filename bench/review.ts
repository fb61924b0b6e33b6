import { bindGame, coachMove, GAME_IDS, type GameId, judgements, loadGame } from '@wordhoard/catalog';
import { limitsFor, type Shape } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import type { Lexicon } from '@wordhoard/lexicon';
import {
  coachDecisions,
  coachSeedOf,
  type DecisionFinding,
  isEstablished,
  judgeDecisions,
  judgeSeedOf,
  Replay,
  summaryOf,
} from '@wordhoard/review';
import { printTable, quantile } from './table.ts';
import { measureCpuTime } from './timing.ts';
import { openWords } from './words.ts';

/** Level of the bots that play the reviewed game. */
const LEVEL = 3;
/** Targets: seconds of one core for the review of a whole game, and the longest slice in ms. */
const WHOLE_S = 10;
const SLICE_MS = 30;

/** Reviews a game of two average bots, by the judge and by the coach: total time and longest slice. */
export async function run(): Promise<void> {
  const lexicon = openWords();
  const rows = [];
  for (const id of GAME_IDS) rows.push(await rowOf(id, lexicon));
  printTable(
    `Review of a game of two between bots of level ${LEVEL}, in CPU time; aim: ${WHOLE_S} s, slices of ${SLICE_MS} ms`,
    ['game', 'lines', 'replay ms', 'decisions', 'rated', 'judge s', 'slices', 'p99 ms', 'longest ms', 'found'],
    rows.map(({ judge }) => judge),
  );
  printTable(
    'The coach in the same reviews: decisions it looked at, established costs, and its share of the time',
    ['game', 'looked at', 'of', 'established', 'moves', 'coach s', 'slices', 'p99 ms', 'longest ms', 'both s'],
    rows.map(({ coach }) => coach),
  );
}

interface Rows {
  readonly judge: string[];
  readonly coach: string[];
}

async function rowOf(id: GameId, lexicon: Lexicon): Promise<Rows> {
  const pack = await loadGame(id);
  if (!pack) throw new Error(`there is no game ${id}`);
  const game = bindGame(pack, lexicon);
  const { record } = recordGame<Shape>({
    game,
    env: lexicon,
    bot: pack.bot(LEVEL),
    table: {
      config: pack.defaults,
      players: 2,
      limits: limitsFor(pack.rules, 'relaxed'),
      bank: null,
      position: null,
    },
    words: lexicon.id,
    name: 'a game to be looked at again',
  });
  const replayed = measureCpuTime(() => Replay.readAll(game, record));
  const { decisions } = replayed.value;
  // The page judges in a worker of its own, with a fresh dictionary.
  const fresh = openWords();
  const steps = judgeDecisions(decisions, (decision) =>
    judgements(pack, fresh, { ...decision, luck: judgeSeedOf(decision) }),
  );
  const findings: DecisionFinding[] = [];
  const judged = measureSlices(steps, ({ finding }) => {
    if (finding) findings.push(finding);
  });
  const { found } = summaryOf(findings, [], 0);
  const { coach } = pack;
  if (!coach) throw new Error(`the game ${id} has no coach`);
  let [looked, of, established, moves] = [0, 0, 0, 0];
  const compares = ({ seen, move }: (typeof decisions)[number]): boolean => coach.compares(seen, move);
  const input = { decisions, findings, seats: record.seats, compares, steps: coach.steps };
  const work = coachDecisions(input, function* (decision, lists) {
    const asked = coachMove(pack, fresh, { ...decision, lists, luck: coachSeedOf(decision) });
    for (;;) {
      const { done, value } = asked.next();
      if (done) {
        moves += value?.steps ?? 0;
        return value;
      }
      yield;
    }
  });
  const coached = measureSlices(work, (step) => {
    [looked, of] = [step.done, step.of];
    if (step.finding && isEstablished(step.finding.costs.common)) established += 1;
  });
  return {
    judge: [
      id,
      String(record.entries.length),
      replayed.ms.toFixed(0),
      String(decisions.length),
      String(findings.length),
      ...formatSlices(judged),
      found === null ? '' : `${Math.round(100 * found)} %`,
    ],
    coach: [
      id,
      String(looked),
      String(of),
      String(established),
      String(moves),
      ...formatSlices(coached),
      ((sum(judged) + sum(coached)) / 1000).toFixed(2),
    ],
  };
}

const sum = (slices: readonly number[]): number => slices.reduce((total, ms) => total + ms, 0);

/** CPU time of each slice in ms. */
function measureSlices<T>(work: Iterator<T, void>, take: (step: T) => void): number[] {
  const slices: number[] = [];
  for (;;) {
    const { ms, value: step } = measureCpuTime(() => work.next());
    slices.push(ms);
    if (step.done) return slices;
    take(step.value);
  }
}

/** Seconds in all, number of slices, and the longest ones. */
const formatSlices = (slices: readonly number[]): string[] => [
  (sum(slices) / 1000).toFixed(2),
  String(slices.length),
  quantile(slices, 0.99).toFixed(1),
  Math.max(...slices).toFixed(1),
];
