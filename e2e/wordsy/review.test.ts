import { PHONE } from '../browser.ts';
import { checkReview } from '../check-review.ts';

checkReview({
  game: 'wordsy',
  // Two letters, where there are eight.
  blunder: (kind) => (kind === 'write' ? { text: 'it', lock: true } : null),
  said: /^Anna: Word Lock in IT/,
  device: PHONE,
});
