import type { Asking, Seen } from '@wordhoard/kernel';
import { actionOf, letterOf, type WordNerds } from '@wordhoard/word-nerds';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** What was decided, in a word or two. */
const kinds: Readonly<Record<Asking<WordNerds> | WordNerds['free']['type'], string>> = {
  bid: 'Bid',
  'bid-cards': 'Before the bids',
  select: 'Took',
  declare: 'Declared',
  respond: 'Replied',
  join: 'Joined in',
  tokens: 'Tokens',
  keep: 'Kept or redrew',
  purchase: 'Bought',
  drop: 'Dropped',
  discard: 'Let go',
  card: 'Played a card',
  stop: 'An end',
};

/** Letters, action cards, and a bid that nobody has seen yet. */
const held = ({ view, question }: Seen<WordNerds>): string[] => {
  const { letters = [], actions = [] } = view.hand ?? {};
  const mine = question?.mine?.answer;
  return [
    letters.map((card) => letterOf(card).toUpperCase()).join(' '),
    actions.map((card) => actionOf(card).name).join(', '),
    mine && 'token' in mine && typeof mine.token === 'number' ? `bids ${mine.token}` : '',
  ].filter((text) => text !== '');
};

export const review: GameReview<WordNerds> = { kinds, held };
