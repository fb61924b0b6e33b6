import { bindGame } from '@wordhoard/catalog';
import {
  type AnyGame,
  type AnyGamePackage,
  type AnyObservation,
  chanceFrom,
  limitsFor,
  playOut,
  type Seat,
  type Shape,
  seedFrom,
  type TaskNotes,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { type Baseline, baselineOf, solveTask, ZERO } from './baseline.ts';
import { type DullReason, dullEveryday, dullReason } from './dull-reason.ts';
import { questionOf, type Task } from './task.ts';

/** A task with its baseline, and the number of questions that were rejected for each reason. */
export interface ChosenTask {
  readonly task: Task;
  readonly baseline: Baseline;
  /** Games begun for it. */
  readonly games: number;
  readonly passedOver: Readonly<Partial<Record<DullReason, number>>>;
}

/** Questions to try in one game; if these are dull, the others probably are, too. */
const MAX_QUESTIONS_PER_GAME = 3;
/** Number of games after which any task that can be solved is good enough. */
const STRICT_GAMES = 16;
const MAX_GAMES = 100;

/** Finds the task of a game for this seed. The same seed gives the same task everywhere. */
export function chooseTask(pack: AnyGamePackage, words: Lexicon, seed: string): ChosenTask {
  const { task: notes } = pack;
  if (!notes) throw new Error(`${pack.rules.id} gives no tasks`);
  const game = bindGame(pack, words);
  const passedOver: Partial<Record<DullReason, number>> = {};
  for (let games = 1; games <= MAX_GAMES; games++) {
    let questionsSeen = 0;
    for (const { seen, seat, players } of findQuestions(game, notes, words, pack, `${seed} ${game.id} ${games}`)) {
      const { seconds } = notes;
      const made = { game: game.id, rules: game.version, words: words.id, seat, players, seconds, seen };
      const task: Task = { ...made, limits: limitsOf(pack, { ...made, limits: {} }) };
      const everyday = solveTask(pack, words, task, 'common');
      const points = everyday.map((answer) => answer.points);
      let reason = dullEveryday(points, ZERO, notes.minGain);
      if (reason === null) {
        const baseline = baselineOf(pack, words, task, everyday);
        reason = dullReason(task, baseline, notes.minGain, words);
        const isGood = reason === null || (games > STRICT_GAMES && isSolvable(reason));
        if (isGood) return { task, baseline, games, passedOver };
      }
      if (reason) passedOver[reason] = (passedOver[reason] ?? 0) + 1;
      if (++questionsSeen >= MAX_QUESTIONS_PER_GAME) break;
    }
  }
  throw new Error(`${game.id}: ${MAX_GAMES} games and not one task`);
}

const isSolvable = (dull: DullReason): boolean => dull === 'no clear best' || dull === 'few good answers';

/** The time limit of the task's question, if it has one, and no other. */
function limitsOf(pack: AnyGamePackage, task: Task): Task['limits'] {
  const { limit } = questionOf(pack, task);
  const name = typeof limit === 'function' ? limit(task.seen.question!.step) : limit;
  return name === undefined || name === null || task.seconds === null ? {} : { [name]: task.seconds * 1000 };
}

interface TaskPosition {
  readonly seen: AnyObservation;
  readonly seat: Seat;
  readonly players: number;
}

/** Lets bots play a game and yields its questions that make a task. */
function* findQuestions(
  game: AnyGame,
  notes: TaskNotes<Shape>,
  words: Lexicon,
  pack: AnyGamePackage,
  text: string,
): Generator<TaskPosition> {
  const chance = chanceFrom(text, 'task');
  const { config, players, position } = notes.table(chance);
  const limits = limitsFor(game.rules, 'relaxed');
  const started = game.start({ config, players, position, seed: seedFrom(text), limits, bank: null });
  if (!started.ok) throw new Error(`${game.id}: no table for tasks (${started.refusal.code})`);
  const [from, to] = notes.depth;
  let before = from + chance.below(to - from + 1);
  const bots = Array.from({ length: players }, () => pack.bot(notes.level));
  const { match } = started;
  let lines = 0;
  for (const line of playOut({ game, env: words, bots, match, luck: text })) {
    if (++lines > notes.maxEntries) return;
    const { entry } = line;
    if (entry.seat === undefined || !('to' in entry)) continue;
    const seen = notes.toTask(game.observe(line.before, entry.seat), entry.seat, words);
    if (seen && before-- <= 0) yield { seen, seat: entry.seat, players };
  }
}
