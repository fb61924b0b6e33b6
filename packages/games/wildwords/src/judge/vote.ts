import { type JudgedMove, type JudgeInput, type Judgement, judgementOf } from '@wordhoard/kernel';
import { penaltyOf } from '../components.ts';
import type { WildWords } from '../types.ts';
import { challengeOdds } from './challenge-odds.ts';

/** [WW-17] Players who vote with the loser pay. Agreeing with a challenge of a rare word counts less against a voter. */
export function* judgeVote(
  { env, seen: { view } }: JudgeInput<WildWords>,
  to: number,
  agree: boolean,
): Iterable<Judgement<WildWords>> {
  const { pending, config } = view;
  // A spelling has no asterisks, so it fails if the table doesn't know the word.
  const patterns = (pending?.spelt ?? []).map((word) => word.toUpperCase());
  const { failureChance, worlds } = challengeOdds(env, config.words, patterns);
  const choiceOf = (agreed: boolean): JudgedMove<WildWords> => ({
    move: { to, answer: { agree: agreed } },
    worth: -penaltyOf(config) * (agreed ? 1 - failureChance : failureChance),
    points: null,
    text: agreed ? 'agree' : 'disagree',
    word: null,
  });
  yield judgementOf({ yours: choiceOf(agree), found: [choiceOf(true), choiceOf(false)], worlds });
}
