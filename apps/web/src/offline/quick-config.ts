import type { NewTable } from '@wordhoard/protocol';

/**
 * A table made in one tap has the game's own defaults, and no coarse words if this device chose so last.
 *
 * @param defaults of the game; of its words only those of a game that has the switch are changed.
 */
export const withConfig = (wanted: NewTable, defaults: object, familyFriendly: boolean): NewTable => ({
  ...wanted,
  options: { ...wanted.options, config: wanted.options.config ?? withFamily(defaults, familyFriendly) },
});

function withFamily(defaults: object, familyFriendly: boolean): object {
  const words = 'words' in defaults ? defaults.words : null;
  const isSwitched = typeof words === 'object' && words !== null && 'familyFriendly' in words;
  return isSwitched ? { ...defaults, words: { ...words, familyFriendly } } : defaults;
}
