import { bindGame, GAME_IDS, type GameId, judgements, loadGame } from '@wordhoard/catalog';
import { limitsFor, type Shape } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import type { Lexicon } from '@wordhoard/lexicon';
import { type DecisionFinding, judgeDecisions, judgeSeedOf, Replay, summaryOf } from '@wordhoard/review';
import { printTable, quantile } from './table.ts';
import { measureCpuTime } from './timing.ts';
import { openWords } from './words.ts';

/** Level of the bots that play the reviewed game. */
const LEVEL = 3;
/** Targets: seconds of one core for the review of a whole game, and the longest slice in ms. */
const WHOLE_S = 10;
const SLICE_MS = 30;

/** Reviews a game of two average bots: total time and longest slice. */
export async function run(): Promise<void> {
  const lexicon = openWords();
  const rows = [];
  for (const id of GAME_IDS) rows.push(await rowOf(id, lexicon));
  printTable(
    `Review of a game of two between bots of level ${LEVEL}, in CPU time; aim: ${WHOLE_S} s, slices of ${SLICE_MS} ms`,
    ['game', 'lines', 'replay ms', 'decisions', 'rated', 'total s', 'slices', 'p99 ms', 'longest ms', 'found'],
    rows,
  );
}

async function rowOf(id: GameId, lexicon: Lexicon): Promise<string[]> {
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
  const slices: number[] = [];
  const findings: DecisionFinding[] = [];
  for (;;) {
    const { ms, value } = measureCpuTime(() => steps.next());
    slices.push(ms);
    if (value.done) break;
    if (value.value.finding) findings.push(value.value.finding);
  }
  const all = slices.reduce((sum, ms) => sum + ms, 0);
  const { found } = summaryOf(findings, [], 0);
  return [
    id,
    String(record.entries.length),
    replayed.ms.toFixed(0),
    String(decisions.length),
    String(findings.length),
    (all / 1000).toFixed(2),
    String(slices.length),
    quantile(slices, 0.99).toFixed(1),
    Math.max(...slices).toFixed(1),
    found === null ? '' : `${Math.round(100 * found)} %`,
  ];
}
