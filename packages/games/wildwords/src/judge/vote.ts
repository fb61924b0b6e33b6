import { type JudgedMove, type JudgeInput, type Judgement, judgementOf } from '@wordhoard/kernel';
import type { WildWords } from '../types.ts';
import { oddsOf } from './doubt.ts';

/** [WW-17] Players who vote with the loser pay; doubting a word that few know isn't held against a voter. */
export function* judgeVote(
  { env, seen: { view } }: JudgeInput<WildWords>,
  to: number,
  agree: boolean,
): Iterable<Judgement<WildWords>> {
  const { pending, config } = view;
  // A spelled word is read as it is, so it falls if the table doesn't know it.
  const patterns = (pending?.spelt ?? []).map((word) => word.toUpperCase());
  const { falls, worlds } = oddsOf(env, config.words, patterns);
  const choiceOf = (agreed: boolean): JudgedMove<WildWords> => ({
    move: { to, answer: { agree: agreed } },
    worth: -config.penalty * (agreed ? 1 - falls : falls),
    points: null,
    text: agreed ? 'agree' : 'disagree',
    word: null,
  });
  yield judgementOf({ yours: choiceOf(agree), found: [choiceOf(true), choiceOf(false)], worlds });
}
