import type { Asking, Seen } from '@wordhoard/kernel';
import { actionOf, letterOf, type WordNerds } from '@wordhoard/word-nerds';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** What it was about, in a word or two: what was done is said after it. */
const kinds: Readonly<Record<Asking<WordNerds> | WordNerds['free']['type'], string>> = {
  bid: 'Auction',
  'bid-cards': 'Before the bids',
  select: 'Letter',
  declare: 'Declaration',
  respond: 'Reply',
  join: 'Challenge',
  keep: 'Hand',
  purchase: 'Shop',
  drop: 'Letter to drop',
  discard: 'Too many letters',
  card: 'Card',
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
