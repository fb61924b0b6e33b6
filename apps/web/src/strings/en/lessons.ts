import type { AnyJudgement } from '@wordhoard/kernel';
import { plural } from '../../shell/format.ts';

const points = (worth: number): string => plural(Math.max(1, Math.round(worth)), 'point', 'points');

/** Less is no difference: worths are averages. */
const SAME = 0.5;

/** Around every game's lessons. */
export const lessons = {
  title: (game: string): string => `Learn ${game}`,
  lead: 'A few short lessons on the real table. Do them in any order; stop whenever you like.',
  list: 'Lessons',
  done: 'done',
  begin: 'Begin',
  goOn: 'Go on',
  all: 'All lessons',
  of: (n: number, all: number): string => `Lesson ${n} of ${all}`,
  laying: 'Laying out the lesson…',
  showMe: 'Show me',
  showing: 'Watch: this is one way to do it.',
  doIt: 'Try it myself',
  next: 'Next',
  skip: 'Skip',
  tryAgain: 'Start over',
  firstGame: 'Play a first game',
  rules: 'All the rules',
  /** To somebody who plays it for the first time here. */
  offer: {
    label: 'A lesson first?',
    text: (game: string): string => `New to ${game}?`,
    yes: 'Learn it',
    no: 'No, thanks',
  },
  failed: {
    title: 'The lesson could not be laid out',
    text: 'It needs the dictionary once, and that could not be fetched. Try again with a connection.',
  },
  /** To a move that is allowed, but not what the lesson is about: what the judge makes of it. */
  answer: ({ yours, best }: AnyJudgement): string => {
    const more = (best[0]?.worth ?? yours.worth) - yours.worth;
    const mine = yours.text;
    if (more < SAME) return `${mine}: nothing is better here, but try what the lesson asks for.`;
    return `${mine}: that is allowed, but there is something here that is worth about ${points(more)} more.`;
  },
  nonWord: (text: string): string => `${text.toUpperCase()} isn’t a word in our dictionary. Try a real one.`,
  answering: 'Let me see what that would be worth…',
  noAnswer: 'That is allowed, but it is not what this lesson is about.',
} as const;
