import type { JudgedMove, Shape } from '@wordhoard/kernel';
import type { Advice } from '../../review/advice.ts';
import { plural } from '../../ui/format.ts';

const points = (worth: number): string => plural(Math.max(1, Math.round(worth)), 'point', 'points');

/** 'Lock in SAD (5 points)': with the points that the game gives for it at once, if it is a move that scores. */
function withPoints({ text, points: scored }: JudgedMove<Shape>): string {
  if (scored === null) return text;
  const minus = scored < 0 ? '−' : '';
  return `${text} (${scored === 0 ? 'no points' : minus + plural(Math.abs(scored), 'point', 'points')})`;
}

/** Less is no difference: values are averages. */
const SAME = 0.5;

/** Around every game's lessons. */
export const lessons = {
  title: (game: string): string => `Learn ${game}`,
  lead: 'A few short lessons at a real table. Do them in any order and stop whenever you like.',
  list: 'Lessons',
  done: 'done',
  begin: 'Start',
  goOn: 'Continue',
  all: 'All lessons',
  of: (n: number, all: number): string => `Lesson ${n} of ${all}`,
  laying: 'Setting up the lesson…',
  showMe: 'Show me',
  showing: 'Watch: this is one way to do it.',
  doIt: 'Try it myself',
  next: 'Next',
  skip: 'Skip',
  tryAgain: 'Start over',
  firstGame: 'Play a first game',
  rules: 'All the rules',
  /** Offered to a player who is new to the game. */
  offer: {
    label: 'Start with a lesson?',
    text: (game: string): string => `New to ${game}?`,
    yes: 'Learn it',
    no: 'No, thanks',
  },
  failed: {
    title: 'The lesson couldn’t be set up',
    text: 'It has to download the dictionary once. Connect to the internet and try again.',
  },
  /** The judge's answer to a move that is allowed but isn't the lesson's. */
  answer: ({ yours, best, isWhole }: Advice): string => {
    const more = (best[0]?.worth ?? yours.worth) - yours.worth;
    const mine = withPoints(yours);
    if (more >= SAME) return `${mine}: you can do that, but another move is worth about ${points(more)} more.`;
    if (isWhole) return `${mine}: a great move, but try what the lesson asks for.`;
    return `${mine}: you can do that, but this lesson is about something else.`;
  },
  nonWord: (text: string): string => `${text.toUpperCase()} isn’t a word in our dictionary. Try a real one.`,
  answering: 'Let me see what that would be worth…',
  noAnswer: 'You can do that, but this lesson is about something else.',
} as const;
