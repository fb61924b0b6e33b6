import type { ScoredAnswer, TaskResult } from '@wordhoard/hoard';
import type { AnyObservation } from '@wordhoard/kernel';
import { today as strings } from '#strings/today.ts';
import type { KeptAnswer } from '../../hoard/stored-days.ts';

/** A symbol on the board and its meaning. */
interface BoardSymbol {
  readonly mark: string;
  readonly meaning: string;
}

interface TaskWords {
  readonly task: string;
  readonly help: { readonly todo: string; readonly counts: string };
  /** The symbols that matter in this very position. */
  symbolsOn(view: AnyObservation['view']): readonly BoardSymbol[];
}

/** Texts of each game's task; a game without them has no task. */
const TASKS = import.meta.glob<TaskWords>('../../games/*/strings/task.ts', { eager: true });

const wordsOf = (game: string): TaskWords | undefined => TASKS[`../../games/${game}/strings/task.ts`];

export const taskText = (game: string): string => wordsOf(game)?.task ?? '';

/** For a newcomer to the game: what to do, and what counts. */
export const taskHelp = (game: string): readonly string[] => {
  const help = wordsOf(game)?.help;
  return help ? [help.todo, help.counts] : [];
};

export const symbolsOn = (game: string, { view }: AnyObservation): readonly BoardSymbol[] =>
  wordsOf(game)?.symbolsOn(view) ?? [];

/** Which of the answers is on the board. */
export type ShownAnswer = 'yours' | 'best' | 'curiosity';

/** The answers to compare: the player's own, and each better one that differs from those before it. */
export function shownAnswers({ move, result }: Pick<KeptAnswer, 'move' | 'result'>): Map<ShownAnswer, ScoredAnswer> {
  const { score, yours, best, curiosity } = result;
  // The answer is stored beside its result, also for older results that don't contain it.
  const shown = new Map<ShownAnswer, ScoredAnswer>([['yours', { ...yours, move }]]);
  if (score < 100) shown.set('best', best);
  const isNew = curiosity && ![...shown.values()].some((other) => looksLike(other, curiosity));
  // A rarer answer is worth showing only if it beats the player's.
  if (isNew && curiosity.worth > yours.worth) shown.set('curiosity', curiosity);
  return shown;
}

const looksLike = (one: ScoredAnswer, other: ScoredAnswer): boolean =>
  one.points === other.points && headlineOf(one) === headlineOf(other);

/** The words of an answer, or why it has none. */
export function headlineOf({ word, words, notWords }: ScoredAnswer): string {
  const [wrong] = notWords ?? [];
  if (wrong !== undefined) return strings.notInDictionary(wrong);
  const made = words ?? (word === null ? [] : [word]);
  return made.length === 0 ? strings.noWord : strings.words(made);
}

/** One sentence about the whole result: the player's points beside the best. */
export function summaryOf({ score, yours, best }: TaskResult): string {
  const { points: mine } = yours;
  const { points: most } = best;
  const isKnown = typeof mine === 'number' && typeof most === 'number';
  if (score === 100) return isKnown && mine > most ? strings.beatBest : strings.sameAsBest;
  return isKnown ? strings.ofBest(mine, most) : '';
}
