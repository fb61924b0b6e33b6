import type { Observation, QuestionKind } from '@wordhoard/kernel';
import type { Wordsy } from '@wordhoard/wordsy';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** Names of the decisions. */
const kinds: Readonly<Record<QuestionKind<Wordsy>, string>> = {
  ready: 'Ready',
  write: 'Word',
  challenge: 'Challenge',
  mend: 'Spelling',
};

/** The word that is written, before all show theirs. */
const held = ({ question }: Observation<Wordsy>): string[] => {
  const mine = question?.mine?.answer;
  return mine && 'text' in mine && mine.text !== '' ? [mine.text.toUpperCase()] : [];
};

export const review: GameReview<Wordsy> = { kinds, held };
