import type { Move, Question, Seen } from './wire.ts';

type Below = (n: number) => number;

/** One answer in three is a draft; one in three is followed by a wave. */
function chooseCard(question: Question, view: Seen['view'], below: Below): Move[] {
  // A view of this game has these.
  const cards = (view['mine'] as string[] | null) ?? [];
  if (cards.length === 0) return [];
  const move = { to: question.id, answer: { card: cards[below(cards.length)]!, sure: below(3) > 0 } };
  return below(3) === 0 ? [move, { free: { type: 'wave' } }] : [move];
}

function chooseBoast({ id, step }: Question, below: Below): Move[] {
  return [{ to: id, answer: step.type === 'boast' ? { number: 1 + below(9) } : { doubt: below(4) === 0 } }];
}

/** Random moves in the two small test games. */
export const choose = (game: string, question: Question, view: Seen['view'], below: Below): Move[] =>
  game === 'boasts' ? chooseBoast(question, below) : chooseCard(question, view, below);
