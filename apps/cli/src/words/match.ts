import { DICTIONARIES, findMatches, type PatternRefusal, parsePattern } from '@wordhoard/lexicon';
import { type Command, EXIT } from '../command.ts';
import { createWordsCommand, readDictionary, readLimit } from './words-command.ts';

export const matchCommand: Command = createWordsCommand({
  summary: 'list the words that fit a pattern',
  help: `wordhoard words match PATTERN [--limit N] [--dictionary wide|everyday] [--json]

Lists the words that fit, one per line, best known first. In the pattern, ? is one letter and * is one or more. Exit
code 1 if no word fits.

Examples
  wordhoard words match 'S*T*N*G'
  wordhoard words match '?UI?' --limit 10 --dictionary everyday
  wordhoard words match '*Q' --json`,
  options: { limit: 'string', dictionary: 'string' },
  answer([text, ...more], given, lexicon) {
    if (text === undefined || more.length > 0) return { fault: "Name one pattern, in quotes, for example 'S*T*N*G'." };
    const dictionary = readDictionary(given.dictionary);
    if (typeof dictionary === 'object') return dictionary;
    const limit = readLimit(given.limit);
    if (typeof limit === 'object') return limit;
    const parsed = parsePattern(text);
    if (!parsed.ok) return { fault: describeRefusal(parsed.refusal) };
    const found = findMatches(lexicon, parsed.pattern, { limit, maxTier: DICTIONARIES[dictionary] });
    return { text: found.join('\n'), json: found, exit: found.length > 0 ? EXIT.yes : EXIT.no };
  },
});

function describeRefusal(refusal: PatternRefusal): string {
  switch (refusal.code) {
    case 'empty-pattern':
      return 'The pattern is empty; write letters, ? and *.';
    case 'not-in-a-pattern':
      return `'${refusal.character}' is not allowed in a pattern; use letters, ? and *.`;
  }
}
