import { DESKTOP } from '../browser.ts';
import { checkReview } from '../check-review.ts';

checkReview({
  game: 'word-nerds',
  // A word in hand, and not declared.
  blunder: (kind, { type }) => (kind === 'declare' && type === 'word' ? { type: 'pass' } : null),
  said: /^Anna: Declaration Pass ?, nothing lost/,
  // It costs less than the judge says: the word would be trumped often, and can still be a trump.
  isEven: true,
  device: DESKTOP,
});
