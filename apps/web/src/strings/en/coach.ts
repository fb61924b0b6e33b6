import type { JudgedMove, Shape } from '@wordhoard/kernel';
import { plural } from '../../ui/format.ts';

const points = (n: number): string => plural(n, 'point', 'points');
const deals = (n: number): string => plural(n, 'possible deal', 'possible deals');

/** What the coach says: it plays moves out in deals that fit what the player saw. */
export const coach = {
  title: 'The coach',
  /**
   * @param margin half the width of the interval; 0 if every deal says the same
   * @param wins games more in 100; 0 if that isn't clear
   */
  cost: (better: string, n: number, margin: number, wins: number, worlds: number): string =>
    [
      `The coach played on in ${deals(worlds)}: ${better} did better by about ${points(n)}`,
      margin === 0 ? '' : `, give or take ${margin}`,
      wins === 0 ? '' : `, and would win about ${plural(wins, 'more game', 'more games')} in 100`,
      '.',
    ].join(''),
  /** The word of a move; the whole move where there is none, or where it is the word of what was played. */
  better: ({ text, word }: JudgedMove<Shape>, played: string | null): string =>
    word === null || word === played ? `“${text}”` : word.toUpperCase(),
  /** @param lost true if the judge's estimate, which is told before it, is above zero */
  even: (lost: boolean): string =>
    lost
      ? 'That is an estimate: when the coach played on, nothing came out clearly better.'
      : 'The coach found nothing clearly better.',

  looking: (done: number, of: number): string => `The coach is looking at decisions: ${done} of ${of}`,
  looked: (done: number, of: number): string =>
    done === of
      ? `The coach looked at ${of === 1 ? 'the only decision' : `all ${of} decisions`} that can be played out.`
      : `The coach looked at ${done} of ${of} decisions that can be played out.`,
  mistakes: (name: string, mistakes: number, looked: number, cost: number): string =>
    mistakes === 0
      ? `${name}: nothing was clearly better in ${plural(looked, 'decision', 'decisions')}`
      : `${name}: something was clearly better in ${mistakes} of ${plural(looked, 'decision', 'decisions')}, by about ${points(cost)} in all`,
  explained:
    'The coach deals the hidden cards in many ways that fit what the player saw, and lets strong players play on from each move. A move is clearly better if it came out ahead by more than luck could explain.',
} as const;
