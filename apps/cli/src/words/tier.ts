import { TIERS } from '@wordhoard/lexicon';
import { type Command, EXIT } from '../command.ts';
import { question } from './question.ts';

export const tierCommand: Command = question({
  summary: 'how well known is a word?',
  help: `wordhoard words tier WORD… [--json]

Tiers are ${TIERS.join(', ')}: everybody knows a word of ${TIERS[0]}, hardly anybody one of ${TIERS.at(-1)}. The everyday dictionary
ends at 60. Exit 1 if one is no word.

Examples
  wordhoard words tier flinch
  wordhoard words tier cat qanat --json`,
  options: {},
  answer(words, _given, lexicon) {
    if (words.length === 0) return { fault: 'Which word?' };
    const found = words.map((word) => ({ word, tier: lexicon.tier(word) ?? null }));
    return {
      text: found.map(({ word, tier }) => `${word}: ${tier ?? 'not a word'}`).join('\n'),
      json: found,
      exit: found.some(({ tier }) => tier === null) ? EXIT.no : EXIT.yes,
    };
  },
});
