import { TIERS } from '@wordhoard/lexicon';
import { type Command, EXIT } from '../command.ts';
import { createWordsCommand } from './words-command.ts';

export const tierCommand: Command = createWordsCommand({
  summary: 'show how well known a word is',
  help: `wordhoard words tier WORD… [--json]

Shows the tier of each word: ${TIERS.join(', ')}. Everyone knows the words in tier ${TIERS[0]};
hardly anyone knows those in tier ${TIERS.at(-1)}. The everyday dictionary ends at tier 60. Exit code 1 if one of them isn't a word.

Examples
  wordhoard words tier flinch
  wordhoard words tier cat qanat --json`,
  options: {},
  answer(words, _given, lexicon) {
    if (words.length === 0) return { fault: 'Name at least one word.' };
    const found = words.map((word) => ({ word, tier: lexicon.tier(word) ?? null }));
    return {
      text: found.map(({ word, tier }) => `${word}: ${tier ?? 'not a word'}`).join('\n'),
      json: found,
      exit: found.some(({ tier }) => tier === null) ? EXIT.no : EXIT.yes,
    };
  },
});
