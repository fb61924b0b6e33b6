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
  if (step.type === 'write' && 'text' in answer) yield* judgeWrite(ask, to, step.stage, answer);
  else if (step.type === 'challenge' && 'challenge' in answer) yield* judgeChallenge(ask, to, answer.challenge);
  else if (step.type === 'mend' && 'word' in answer) yield judgeMend(ask, to, step.offered, answer.word);
  else yield judgementOf({ yours: { move, worth: 0, points: null, text: 'ready', word: null }, found: [] });
};
