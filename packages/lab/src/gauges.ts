import { entryAt } from '@wordhoard/kernel';
import type { FinishedLine } from './game-line.ts';
import { meanOf } from './statistics.ts';

/** A measure of a finished game: a number, or null if the game lacks it. */
export interface Gauge {
  /** In files and on the command line. */
  readonly name: string;
  /** In reports. */
  readonly title: string;
  /** A sentence or two for designers. */
  readonly meaning: string;
  /** A share of 1, shown in per cent. */
  readonly share?: true;
  valueOf(line: FinishedLine): number | null;
}

/** The winner's lead over the next; null for a single player. */
export function marginOf({ scores, places }: FinishedLine): number | null {
  const [first, second] = scores.toSorted((a, b) => b - a);
  return second === undefined ? null : entryAt(places, 0).length > 1 ? 0 : first! - second;
}

export const GAUGES: readonly Gauge[] = [
  {
    name: 'turns',
    title: 'Turns',
    meaning: 'Turns of all players together. In Wordsy and Wordsmith: rounds; in Word Nerds: auctions.',
    valueOf: ({ turns }) => turns,
  },
  {
    name: 'decisions',
    title: 'Decisions',
    meaning: 'How often a player had to answer a question, all players together. More decisions make a longer game.',
    valueOf: ({ decisions }) => decisions,
  },
  {
    name: 'minutes',
    title: 'Minutes of the bots',
    meaning: 'Time on the clock of the table at the speed of the bots. It doesn’t tell how long people take.',
    valueOf: ({ ms }) => ms / 60_000,
  },
  {
    name: 'score',
    title: 'Points of a player',
    meaning: 'Final points, averaged over all players of a game.',
    valueOf: ({ scores }) => meanOf(scores).mean,
  },
  {
    name: 'best score',
    title: 'Points of the winner',
    meaning: 'The highest final points of a game.',
    valueOf: ({ scores }) => Math.max(...scores),
  },
  {
    name: 'margin',
    title: 'Winning margin',
    meaning: 'By how many points the winner beats the second; 0 if they share the win. Small margins make close games.',
    valueOf: marginOf,
  },
  {
    name: 'lead changes',
    title: 'Lead changes',
    meaning: 'How often another player takes the lead alone.',
    valueOf: ({ leads }) => leads,
  },
  {
    name: 'winner was behind',
    title: 'Winner’s largest deficit',
    meaning:
      'The most points by which the later winner was ever behind. Large deficits mean that players can catch up.',
    valueOf: ({ behind }) => behind,
  },
  {
    name: 'settled after',
    title: 'Winner led for good after',
    meaning:
      'How much of the game was over, in decisions, when the winner took the lead and kept it. Late is exciting; 100 % means that only the end decided.',
    share: true,
    valueOf: ({ settled }) => settled,
  },
  {
    name: 'one choice',
    title: 'Decisions without a choice',
    meaning: 'Decisions that had only one possible answer, as far as the game can tell.',
    share: true,
    valueOf: ({ forced, decisions }) => (forced === null || decisions === 0 ? null : forced / decisions),
  },
  {
    name: 'time-outs',
    title: 'Answers too late',
    meaning: 'How often a player’s time ran out before the answer, and the game answered instead.',
    valueOf: ({ timeouts }) => timeouts,
  },
  {
    name: 'free moves',
    title: 'Moves out of turn',
    meaning: 'Moves that no question asked for, such as playing a card at any time.',
    valueOf: ({ free }) => free,
  },
  {
    name: 'shared win',
    title: 'Shared wins',
    meaning: 'Games in which two or more players win together.',
    share: true,
    valueOf: ({ places }) => (entryAt(places, 0).length > 1 ? 1 : 0),
  },
];

/** The gauge with this name, as it is in summaries and comparisons. */
export const gaugeOf = (name: string): Gauge | undefined => GAUGES.find((gauge) => gauge.name === name);
