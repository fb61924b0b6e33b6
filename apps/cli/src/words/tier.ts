import { TIERS } from '@wordhoard/lexicon';
import { type Command, EXIT } from '../command.ts';
import { createWordsCommand, readWords } from './words-command.ts';

export const tierCommand: Command = createWordsCommand({
  summary: 'show how well known a word is',
  help: `wordhoard words tier WORD… [--json]
wordhoard words tier --stdin

Shows the tier of each word: ${TIERS.join(', ')}. Everyone knows the words in tier ${TIERS[0]};
hardly anyone knows those in tier ${TIERS.at(-1)}. The everyday dictionary ends at tier 60. With
--stdin or -, reads one word per line from standard input. Exit code 1 if one of them isn't a word.

Examples
  wordhoard words tier flinch
  wordhoard words tier cat qanat --json
  wordhoard words tier --stdin < words.txt`,
  options: { stdin: 'boolean' },
  answer(named, { stdin = false }, lexicon) {
    const words = readWords(named, stdin);
    if ('fault' in words) return words;
    const found = words.map((word) => ({ word, tier: lexicon.tier(word) ?? null }));
    return {
      text: found.map(({ word, tier }) => `${word}: ${tier ?? 'not a word'}`).join('\n'),
      json: found,
      exit: found.some(({ tier }) => tier === null) ? EXIT.no : EXIT.yes,
    };
  },
});
