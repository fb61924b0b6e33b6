import type { Asking, Seen } from '@wordhoard/kernel';
import { makeStep, type Wordsmith } from '@wordhoard/wordsmith';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** What it was about, in a word or two: what was done is said after it. */
const kinds: Readonly<Record<Asking<Wordsmith>, string>> = {
  turn: 'Turn',
};

const square = (text: string): string => text.replace(/r(\d)c(\d)/g, 'row $1, column $2');

/** 'write U r5c2 1' for who does not read that yet. */
const inPlainWords = (text: string): string =>
  square(text)
    .replaceAll(/write (\w) (row \d, column \d) (\d)/g, (_, letter, where, price) =>
      price === '0' ? `${letter} into ${where}` : `${letter} into ${where} for ${price}`,
    )
    .replaceAll(/claim (row \d, column \d)-(row \d, column \d)/g, 'claim the word from $1 to $2')
    .replaceAll(/goblet (\w) /g, '$1 by the goblet into ')
    .replaceAll('sword ', 'circle ');

/** What is written in this round, before all show it. */
const held = ({ question }: Seen<Wordsmith>): string[] => {
  const mine = question?.mine?.answer;
  return mine && mine.steps.length > 0 ? [mine.steps.map(makeStep).join(', ')] : [];
};

export const review: GameReview<Wordsmith> = { kinds, held, inPlainWords };
