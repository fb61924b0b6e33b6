import type { Observation, QuestionKind } from '@wordhoard/kernel';
import { actionsOf, componentsOf, type WordNerds } from '@wordhoard/word-nerds';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** Names of the decisions: the move itself follows. */
const kinds: Readonly<Record<QuestionKind<WordNerds> | WordNerds['free']['type'], string>> = {
  bid: 'Auction',
  'bid-cards': 'Cards on bids',
  select: 'Letter pick',
  declare: 'Declaration',
  respond: 'Response',
  join: 'Challenge',
  keep: 'Hand',
  purchase: 'Buying',
  drop: 'Letter to discard',
  discard: 'Too many letters',
  card: 'Action card',
  stop: 'Vote to end',
};

/** Letters, action cards, and a bid that is still sealed. */
const held = ({ view, question }: Observation<WordNerds>): string[] => {
  const { letters = [], actions = [] } = view.hand ?? {};
  const mine = question?.mine?.answer;
  return [
    letters.map((card) => componentsOf(view.config).letters.letterOf(card).toUpperCase()).join(' '),
    actions.map((card) => actionsOf(view.config).card(card).name).join(', '),
    mine && 'token' in mine && typeof mine.token === 'number' ? `bid ${mine.token}` : '',
  ].filter((text) => text !== '');
};

export const review: GameReview<WordNerds> = { kinds, held };
