import type { Company } from '@wordhoard/kernel';
import { DEFAULT_WORD_LIST } from '@wordhoard/lexicon';
import type { Config } from './config.ts';

/** The default config. In a file of its own, so that pages can load it without the schema. */
export const defaults: Config = { deck: 'printed', words: DEFAULT_WORD_LIST };

/** [WS-18] */
export const spotsWords = ({ spotWords = true }: Pick<Config, 'spotWords'>): boolean => spotWords;

/**
 * [WS-18] Words are spotted for beginners: in games against only bots of level 1, and for a family at one device. All
 * others have the fun of finding them.
 */
export function defaultsFor({ place, people, bots, familyFriendly }: Company): Pick<Config, 'spotWords'> {
  const isFamily = people > 1 && familyFriendly;
  const isBeginner = people === 1 && bots.length > 0 && bots.every((level) => level === 1);
  return { spotWords: place === 'device' && (isFamily || isBeginner) };
}
