import { type CardId, componentsOf, type View, type WordWorx } from '@wordhoard/word-worx';
import type { DescribeMove, MoveAt } from '../../../review/describe-move.ts';
import { listed } from '../../../ui/format.ts';
import { wordWorx } from './play.ts';

const word = ({ config }: View, cards: readonly CardId[]): string =>
  componentsOf(config).deck.textOf(cards).toUpperCase();
const faces = (view: View, cards: readonly CardId[]): string => listed(cards.map((card) => word(view, [card])));

/** The words that were not there before, or all of them where none is new. */
function newWords(view: View, seat: number, words: readonly (readonly CardId[])[]): string {
  const before = view.players[seat]?.words.map(({ cards }) => word(view, cards)) ?? [];
  const now = words.map((cards) => word(view, cards));
  const added = now.filter((text) => !before.includes(text));
  return added.length > 0 ? `build ${listed(added)}` : 'build nothing new';
}

type Theft = NonNullable<WordWorx['steps']['steal']['answer']['steal']>;

function theftInWords(
  { seen: { view }, seat, nameOf }: MoveAt<WordWorx>,
  { word: id, card, rest, words }: Theft,
): string {
  const owner = view.players.findIndex((player) => player.words.some((open) => open.id === id));
  const robbed = view.players[owner]?.words.find((open) => open.id === id);
  const from = robbed ? ` from ${nameOf(owner)}’s ${word(view, robbed.cards)}, leaving ${word(view, rest)}` : '';
  return `Steal the ${word(view, [card])}${from}; ${newWords(view, seat, words)}`;
}

export const describeMove: DescribeMove<WordWorx> = (at) => {
  const { move, seat } = at;
  const { view, question } = at.seen;
  if (!('to' in move)) {
    const open = view.players[seat]?.words.find(({ id }) => id === move.free.word);
    return open ? `Put the lock on ${word(view, open.cards)}` : 'Take the lock off';
  }
  const { answer } = move;
  if ('steal' in answer) return answer.steal ? theftInWords(at, answer.steal) : 'Steal nothing';
  if ('card' in answer)
    return answer.card === null
      ? wordWorx.pick.enough(question?.step.type === 'pick' ? question.step.nth : 2)
      : `Take the ${word(view, [answer.card])} from the line`;
  if ('cards' in answer) return `Discard ${faces(view, answer.cards)}`;
  const sealed = answer.seal.map((i) => word(view, answer.words[i] ?? []));
  const locked = answer.lock === null ? null : answer.words[answer.lock];
  const text = [
    newWords(view, seat, answer.words),
    ...(sealed.length > 0 ? [`lock ${listed(sealed)} for good`] : []),
    ...(locked ? [`keep the lock on ${word(view, locked)}`] : []),
  ].join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
