import { PHONE } from '../browser.ts';
import { checkReview } from '../check-review.ts';

checkReview({
  game: 'word-worx',
  // A word can be built, and nothing is.
  blunder: (kind, { words = [] }) =>
    kind === 'build' && words.length > 0 ? { words: [], lock: null, seal: [] } : null,
  said: /^Anna: Building /,
  whole: /: \d+ ready|\d+ ready, \d+ one card away/,
  device: PHONE,
});
