import url from '@wordhoard/lexicon/wordhoard.lex?url';

/** Where the dictionary is: named by its content, so it may be kept for ever. */
export const LEXICON_URL: string = url;
