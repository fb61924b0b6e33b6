import { type Company, matchesSchema, type Schema } from '@wordhoard/kernel';
import type { NewTable } from '@wordhoard/protocol';

/** This device's last choices about words. */
export interface ChosenWords {
  readonly familyFriendly: boolean;
  /** Allowed at earlier tables. */
  readonly allowedWords: readonly string[];
}

interface Game {
  readonly defaults: object;
  readonly defaultsFor?: (company: Company) => object;
  readonly rules: { readonly config: Schema<object> };
}

/**
 * A table made in one tap has the game's defaults for who plays, no coarse words if this device chose so last, and the
 * words that its tables have allowed, as far as they can be words in this game.
 */
export const withConfig = (wanted: NewTable, game: Game, chosen: ChosenWords): NewTable => ({
  ...wanted,
  options: { ...wanted.options, config: wanted.options.config ?? usualConfig(wanted, game, chosen) },
});

function usualConfig({ bots, others }: NewTable, game: Game, chosen: ChosenWords): object {
  const { familyFriendly } = chosen;
  const company: Company = { place: 'device', people: 1 + others.length, bots, familyFriendly };
  return { ...withWords(game, chosen), ...game.defaultsFor?.(company) };
}

function withWords({ defaults, rules }: Game, { familyFriendly, allowedWords }: ChosenWords): object {
  const words = 'words' in defaults ? defaults.words : null;
  if (typeof words !== 'object' || words === null || !('familyFriendly' in words)) return defaults;
  const allowing = (allowed: readonly string[]): object => ({
    ...defaults,
    words: { ...words, familyFriendly, allowed },
  });
  return allowing(allowedWords.filter((word) => matchesSchema(rules.config, allowing([word]))));
}
