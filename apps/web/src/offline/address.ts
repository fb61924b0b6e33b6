import url from '@wordhoard/lexicon/wordhoard.lex?url';

/** Address of the dictionary: named by its content, so it may be cached for ever. */
export const LEXICON_URL: string = url;
