import { type Choice, type JudgeAsk, type Judgement, judgementOf } from '@wordhoard/kernel';
import type { WildWords } from '../types.ts';
import { oddsOf } from './doubt.ts';

/** [WW-17] Whoever votes with the loser pays; of a word that few know it is held against nobody to have doubted it. */
export function* judgeVote(
  { env, seen: { view } }: JudgeAsk<WildWords>,
  to: number,
  agree: boolean,
): Iterable<Judgement<WildWords>> {
  const { pending, config } = view;
  // What was spelt is read as it is, so it falls if the table does not know it.
  const patterns = (pending?.spelt ?? []).map((word) => word.toUpperCase());
  const { falls, worlds } = oddsOf(env, config.words, patterns);
  const choiceOf = (agreed: boolean): Choice<WildWords> => ({
    move: { to, answer: { agree: agreed } },
    worth: -config.penalty * (agreed ? 1 - falls : falls),
    points: null,
    text: agreed ? 'agree' : 'disagree',
    word: null,
  });
  yield judgementOf({ yours: choiceOf(agree), found: [choiceOf(true), choiceOf(false)], worlds });
}
