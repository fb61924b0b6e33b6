import url from '@wordhoard/lexicon/reasons.lex?url';

/** Where the reasons are: named by their content, as the dictionary is. */
export const REASONS_URL: string = url;
