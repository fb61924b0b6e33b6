import type { JudgedMove, Shape } from '@wordhoard/kernel';
import { plural } from '../../ui/format.ts';

const points = (n: number): string => plural(n, 'point', 'points');
const deals = (n: number): string => plural(n, 'possible deal', 'possible deals');

/** The word of a move; the whole move where there is none, or where it is the word of what was played. */
const inShort = ({ text, word }: JudgedMove<Shape>, played: string | null): string =>
  word === null || word === played ? `“${text}”` : word.toUpperCase();

/** What the coach says: it plays moves out in deals that fit what the player saw. */
export const coach = {
  title: 'The coach',
  /** @param margin half the width of the interval; 0 if every deal says the same */
  cost: (better: JudgedMove<Shape>, played: string | null, n: number, margin: number, worlds: number): string =>
    `Played out in ${deals(worlds)}, ${inShort(better, played)} did better by about ${points(n)}${margin === 0 ? '' : `, give or take ${margin}`}.`,
  /** @param n games in 100 */
  wins: (n: number): string => `It would win about ${plural(n, 'more game', 'more games')} in 100.`,
  even: 'Played out in possible deals, nothing was clearly better: about even.',

  looking: (done: number, of: number): string => `The coach is playing out decisions: ${done} of ${of}`,
  looked: (done: number, of: number): string =>
    done === of
      ? `The coach looked at all ${plural(of, 'decision', 'decisions')}.`
      : `The coach looked at ${done} of ${of} decisions.`,
  mistakes: (name: string, mistakes: number, looked: number, cost: number): string =>
    mistakes === 0
      ? `${name}: no clear mistake in ${plural(looked, 'decision', 'decisions')}`
      : `${name}: ${plural(mistakes, 'clear mistake', 'clear mistakes')} in ${plural(looked, 'decision', 'decisions')}, about ${points(cost)}`,
  explained:
    'The coach deals the hidden cards in many ways that fit what the player saw, and plays each move on in all of them. A mistake is clear if the better move came out ahead by more than luck could explain.',
} as const;
