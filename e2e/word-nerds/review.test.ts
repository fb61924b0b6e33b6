import { DESKTOP } from '../browser.ts';
import { checkReview } from '../check-review.ts';

checkReview({
  game: 'word-nerds',
  // A word in hand, and not declared.
  blunder: (kind, { type }) => (kind === 'declare' && type === 'word' ? { type: 'pass' } : null),
  said: /^Anna: Declaration Pass ?, (some|a lot) lost/,
  device: DESKTOP,
});
