import { type Judge, judgementOf } from '@wordhoard/kernel';
import type { Wordsy } from '../types.ts';
import { judgeChallenge } from './challenge.ts';
import { judgeMend } from './mend.ts';
import { judgeWrite } from './write.ts';

/** Rates an answer and its alternatives by what its player could see. */
export const judge: Judge<Wordsy> = function* (ask) {
  const { move, seen } = ask;
  const step = seen.question?.step;
  if (!step || !('to' in move)) return;
  const { to, answer } = move;
  switch (step.type) {
    case 'ready':
      return yield judgementOf({ yours: { move, worth: 0, points: null, text: 'ready', word: null }, found: [] });
    case 'write':
      return yield* 'text' in answer ? judgeWrite(ask, to, step.stage, answer) : [];
    case 'challenge':
      return yield* 'challenge' in answer ? judgeChallenge(ask, to, answer.challenge) : [];
    case 'mend':
      return yield* 'word' in answer ? [judgeMend(ask, to, step.offered, answer.word)] : [];
    default:
      step satisfies never; // a new question doesn't compile without a case
  }
};
