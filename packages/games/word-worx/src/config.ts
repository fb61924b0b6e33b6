import type { Schema } from '@wordhoard/kernel';
import { isAccepted, type Lexicon, type WordList } from '@wordhoard/lexicon';
import { wordListSchema } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { componentsOf } from './components.ts';
import { manifestCountFault, variantSchema, type WordWorxVariant } from './variant.ts';

/** The options of a table. */
export interface Config {
  /** [WX-12] A fixed number, or depending on the number of players. */
  readonly rounds: 'by-players' | 1 | 2;
  /** [WX-7] Minimum number of letters of a new word. */
  readonly minimum: 2 | 3;
  /** [WX-11] Ours: each entry of a manifest pays for only one copy of its word. */
  readonly once: boolean;
  /** [WX-4] Ours: of the cards drawn to replenish a hand, only the one that was face up is shown to others. */
  readonly unseen: boolean;
  /** Decides which words are valid, besides those of the manifests. */
  readonly words: WordList;
  /** [WX-14] What differs from the printed game. */
  readonly variant?: WordWorxVariant;
}

/** [WX-6] Minimum number of letters left of a word that lost a card, whatever the option says. */
export const SHORTEST_WORD = 2;

const fields = v.strictObject({
  rounds: v.pipe(
    v.picklist(['by-players', 1, 2]),
    v.title('Rounds'),
    v.description(
      'Number of rounds. By players: one for two or three players, two for more, or as many as the variant says. A number here replaces the rounds of the variant.',
    ),
  ),
  minimum: v.pipe(
    v.picklist([2, 3]),
    v.title('Shortest new word'),
    v.description('Letters that a new word needs. A theft may leave a word of two letters whatever this says.'),
  ),
  once: v.pipe(
    v.boolean(),
    v.title('Each manifest word pays once'),
    v.description('Further copies of a manifest word pay no more than any other word.'),
  ),
  unseen: v.pipe(
    v.boolean(),
    v.title('Hidden refills'),
    v.description('Of the cards that a player draws to refill the hand, the others see only the first.'),
  ),
  words: wordListSchema(),
  variant: v.exactOptional(variantSchema),
});

type Fields = v.InferOutput<typeof fields>;

const manifestsFault = ({ rounds, variant }: Fields): string | undefined =>
  variant && manifestCountFault(variant, rounds === 'by-players' ? undefined : rounds);

export const config: Schema<Config> = v.pipe(
  fields,
  v.forward(
    v.check(
      (options) => manifestsFault(options) === undefined,
      ({ input }) => manifestsFault(input) ?? '',
    ),
    ['variant'],
  ),
);

const FEW_PLAYERS = 3;

/** [WX-12] */
export const roundsFor = (config: Pick<Config, 'rounds' | 'variant'>, players: number): number => {
  if (config.rounds !== 'by-players') return config.rounds;
  const { roundsFewPlayers, roundsMorePlayers } = componentsOf(config);
  return players <= FEW_PLAYERS ? roundsFewPlayers : roundsMorePlayers;
};

/** The dictionary and options by which words are checked. */
export interface WordRules {
  readonly env: Lexicon;
  readonly config: Config;
}

/** [WX-7] */
export const isWord = ({ env, config }: WordRules, word: string): boolean =>
  componentsOf(config).manifests.words.has(word) || isAccepted(env, config.words, word);
