import id from '@wordhoard/lexicon/wordhoard.lex?id';

/** Which dictionary it is: a game that was kept says which it was begun with, before any is fetched. */
export const LEXICON_ID: string = id;
