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
  switch (step.type) {
    case 'turn':
      return yield* 'type' in answer ? judgeTurn(ask, to, step.traded, answer) : [];
    case 'challenge':
      return yield* 'challenge' in answer ? judgeChallenge(ask, to, answer.challenge) : [];
    case 'spell':
      return yield* 'words' in answer ? judgeSpelling(ask, to, step.patterns, answer.words) : [];
    case 'vote':
      return yield* 'agree' in answer ? judgeVote(ask, to, answer.agree) : [];
    default:
      step satisfies never; // a new question doesn't compile without a case
  }
};
