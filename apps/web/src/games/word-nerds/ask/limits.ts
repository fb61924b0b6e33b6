import type { QuestionKind } from '@wordhoard/kernel';
import type { WordNerds } from '@wordhoard/word-nerds';

/** Which limit a decision runs under: to draw its ring. */
export const LIMIT_OF: Readonly<Record<QuestionKind<WordNerds>, WordNerds['limit']>> = {
  bid: 'bid',
  'bid-cards': 'cards',
  select: 'select',
  declare: 'declare',
  respond: 'respond',
  join: 'join',
  keep: 'choose',
  purchase: 'purchase',
  drop: 'choose',
  discard: 'choose',
};
