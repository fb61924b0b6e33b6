import url from '@wordhoard/lexicon/reasons.lex?url';

/** Address of the reasons: named by their content, as the dictionary is. */
export const REASONS_URL: string = url;
