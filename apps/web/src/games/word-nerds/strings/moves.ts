import {
  actionsOf,
  type BrowseAnswer,
  componentsOf,
  type LetterId,
  type PlayedAction,
  type Purchase,
  textOf,
  type View,
  type WordCard,
  type WordNerds,
  type WordPlay,
} from '@wordhoard/word-nerds';
import type { DescribeMove, MoveAt } from '../../../review/describe-move.ts';
import { listed, plural } from '../../../ui/format.ts';

function letter({ config }: View, card: LetterId): string {
  const { isWild, letterOf } = componentsOf(config).letters;
  return isWild(card) ? 'the WILD' : letterOf(card).toUpperCase();
}
const letters = (view: View, cards: readonly LetterId[]): string => listed(cards.map((card) => letter(view, card)));
const spelt = ({ config }: View, cards: readonly WordCard[]): string =>
  textOf(componentsOf(config), cards).toUpperCase();

/** '+2 WORD VALUE on PATHS'. */
function cardInWords({ seen: { view }, nameOf }: MoveAt<WordNerds>, { card, target }: PlayedAction): string {
  const laid = target.word === undefined ? undefined : view.words[target.word];
  const parts = [
    ...(target.word === undefined ? [] : [` on ${laid ? spelt(view, laid.cards) : 'your new word'}`]),
    ...(target.seat === undefined ? [] : [` on ${nameOf(target.seat)}`]),
    ...(target.give === undefined ? [] : [`, giving ${letter(view, target.give)}`]),
    ...(target.take === undefined ? [] : [`, taking ${letter(view, target.take)}`]),
    ...(target.letters === undefined ? [] : [`, with ${letters(view, target.letters)}`]),
    ...(target.tokens === undefined ? [] : [`, taking back ${listed(target.tokens.map(String))}`]),
  ];
  return `${actionsOf(view.config).card(card).name.replace(/^-/, '−')}${parts.join('')}`;
}

/** 'PATHS with +2 WORD VALUE'; a letter that a WILD stands for is said apart. */
function layingInWords(at: MoveAt<WordNerds>, { cards, actions }: WordPlay): string {
  const wilds = cards.flatMap(({ as }) => (as === null ? [] : [as.toUpperCase()]));
  const wild = wilds.length === 0 ? '' : `, the WILD as ${listed(wilds)}`;
  const along = actions.length === 0 ? '' : `, with ${listed(actions.map((played) => cardInWords(at, played)))}`;
  return `${spelt(at.seen.view, cards)}${wild}${along}`;
}

/** As the buttons say it, by how many letters there are to keep. */
function keepInWords(held: number, redraw: boolean): string {
  if (redraw) return held === 0 ? 'Draw two' : 'Discard and draw two';
  return held === 0 ? 'Draw none' : held === 1 ? 'Keep it' : 'Keep them';
}

function purchaseInWords(view: View, bought: Purchase | BrowseAnswer): string {
  if (bought.type === 'pass' || bought.type === 'browse') return 'Pass';
  if (bought.type === 'action') return `Buy a card for token ${bought.token}`;
  return `Replace ${letters(view, bought.cards)} for ${plural(bought.tokens.length, 'token', 'tokens')}`;
}

export const describeMove: DescribeMove<WordNerds> = (at) => {
  const { move, seen } = at;
  if (!('to' in move)) {
    if (move.free.type === 'card') return `Play ${cardInWords(at, move.free)}`;
    return move.free.agree ? 'Vote to end the game' : 'Vote to play on';
  }
  const { answer } = move;
  const { view } = seen;
  if ('token' in answer && !('type' in answer)) return `Bid the ${answer.token}`;
  if ('join' in answer) return answer.join ? 'Join the challenge' : 'Stay out';
  if ('redraw' in answer) {
    const hand = keepInWords(view.hand?.letters.length ?? 0, answer.redraw);
    return answer.tokens.length === 0 ? hand : `${hand}, take back ${listed(answer.tokens.map(String))}`;
  }
  if ('card' in answer) {
    if (answer.card === null) return 'Discard a random letter';
    return seen.question?.step.type === 'drop'
      ? `Discard ${letter(view, answer.card)}`
      : `Take ${letter(view, answer.card)}`;
  }
  if (!('type' in answer)) return answer.cards ? `Discard ${letters(view, answer.cards)}` : 'Discard random letters';
  if (seen.question?.step.type === 'purchase') return purchaseInWords(view, answer as Purchase | BrowseAnswer); // a purchase is answered with one
  if (answer.type === 'word') return `Declare ${layingInWords(at, answer)}`;
  if (answer.type === 'trump') return `Trump with ${layingInWords(at, answer)}`;
  if (answer.type !== 'challenge') return 'Pass';
  const doubted = view.words[answer.word];
  return doubted ? `Challenge ${spelt(view, doubted.cards)}` : 'Challenge';
};
