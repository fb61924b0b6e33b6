import reasonsUrl from '@wordhoard/lexicon/reasons.lex?url';
import url from '@wordhoard/lexicon/wordhoard.lex?url';

/** Address of the dictionary: named by its content, so it may be cached for ever. */
export const LEXICON_URL: string = url;

/** Address of the reasons: named by their content, as the dictionary is. */
export const REASONS_URL: string = reasonsUrl;
