import type { JudgedMove, Shape } from '@wordhoard/kernel';
import type { ToldCost } from '@wordhoard/review';
import { plural } from '../../ui/format.ts';

const points = (n: number): string => plural(n, 'point', 'points');
const deals = (n: number): string => plural(n, 'possible deal', 'possible deals');

/** What the coach says: it plays moves out in deals that fit what the player saw. */
export const coach = {
  title: 'The coach',
  /**
   * @param wins games more in 100; 0 if that isn't clear
   */
  cost: (better: string, { points: n, margin }: ToldCost, wins: number, worlds: number): string =>
    [
      `The coach played on in ${deals(worlds)}: ${better} did better by about ${points(n)}`,
      margin === 0 ? '' : `, give or take ${margin}`,
      wins === 0 ? '' : `, and wins about ${plural(wins, 'more game', 'more games')} in 100`,
      '.',
    ].join(''),
  /** The word of a move; the whole move where there is none, or where it is the word of what was played. */
  better: ({ text, word }: JudgedMove<Shape>, played: string | null): string =>
    word === null || word === played ? `“${text}”` : word.toUpperCase(),
  even: 'When the coach played on, nothing came out clearly better.',

  looking: (done: number, of: number): string => `The coach is looking at decisions: ${done} of ${of}`,
  looked: (done: number, of: number): string =>
    done === of
      ? `The coach looked at ${of === 1 ? 'the only decision' : `all ${of} decisions`} that can be played out.`
      : `The coach looked at ${done} of ${of} decisions that can be played out.`,
  mistakes: (name: string, mistakes: number, looked: number, cost: number): string =>
    mistakes === 0
      ? `${name}: no clear mistakes in ${plural(looked, 'decision', 'decisions')}`
      : `${name}: ${plural(mistakes, 'clear mistake', 'clear mistakes')} in ${plural(looked, 'decision', 'decisions')}, costing about ${points(cost)} in all`,
  explained:
    'The coach deals the hidden cards in many ways that fit what the player saw, and lets strong players play on from each move. A mistake is clear if another move came out ahead by more than luck could explain. Of decisions it hasn’t looked at, the costs are quicker estimates.',
} as const;
