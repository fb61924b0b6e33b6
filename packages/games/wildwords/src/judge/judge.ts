import type { Judge } from '@wordhoard/kernel';
import type { WildWords } from '../types.ts';
import { judgeChallenge } from './challenge.ts';
import { judgeSpelling } from './spell.ts';
import { judgeTurn } from './turn.ts';
import { judgeVote } from './vote.ts';

/** Rates an answer and its alternatives by what its player could see. */
export const judge: Judge<WildWords> = function* (ask) {
  const { move, seen } = ask;
  const step = seen.question?.step;
  if (!step || !('to' in move)) return;
  const { to, answer } = move;
  if (step.type === 'turn' && 'type' in answer) yield* judgeTurn(ask, to, step.traded, answer);
  if (step.type === 'challenge' && 'challenge' in answer) yield* judgeChallenge(ask, to, answer.challenge);
  if (step.type === 'spell' && 'words' in answer) yield* judgeSpelling(ask, to, step.patterns, answer.words);
  if (step.type === 'vote' && 'agree' in answer) yield* judgeVote(ask, to, answer.agree);
};
