import { DESKTOP } from '../browser.ts';
import { checkReview } from '../check-review.ts';

checkReview({
  game: 'wordsmith',
  // Both letters are written, and the word they make is not claimed.
  blunder: (kind, { steps = [] }) =>
    kind === 'turn' && steps.some(({ type }) => type === 'claim')
      ? { steps: steps.filter(({ type }) => type === 'write') }
      : null,
  said: /^Anna: Turn Write .+, (some|much) lost/,
  device: DESKTOP,
});
