import type { Rejection } from '@wordhoard/lexicon';

/** Says why something is not a word and what may have been meant, as the end of a sentence. */
export function describeRejection(rejection: Rejection): string {
  const { nearest } = rejection;
  const near = nearest.length > 0 ? `; did you mean ${nearest.join(', ')}?` : '';
  switch (rejection.kind) {
    case 'too-short':
      return `a word needs at least ${rejection.minimum} letters`;
    case 'banned':
      return 'removed by this table';
    case 'offensive':
      return 'removed from the family list';
    case 'not-everyday':
      return 'only in the wide dictionary, not in the everyday one';
    case 'name':
      // Some are stored without their capital, because they occur in phrases only.
      return `a proper name, ${capitalize(rejection.written)}`;
    case 'abbreviation':
      return `an abbreviation${rejection.meaning === null ? '' : ` (${rejection.meaning})`}`;
    case 'contraction':
      return `written with an apostrophe, ${rejection.written}`;
    case 'joined':
      return `${rejection.written.includes('-') ? 'written with a hyphen' : 'more than one word'}, ${rejection.written}`;
    case 'foreign':
      return `${capitalize(rejection.language)}, not English`;
    case 'misspelling':
      return `misspelled; the correct spelling is ${rejection.right}`;
    case 'rulebook':
      return 'a printed rulebook rules it out';
    case 'unknown':
      return `${/^[a-z]*$/.test(rejection.word) ? 'not in the dictionary' : 'words have only the letters a to z'}${near}`;
  }
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
