import { DESKTOP } from '../browser.ts';
import { checkReview } from '../check-review.ts';

checkReview({
  game: 'wildwords',
  // A whole tray, and nothing done with it.
  blunder: (kind) => (kind === 'turn' ? { type: 'pass' } : null),
  said: /^Anna: Turn Pass/,
  device: DESKTOP,
});
