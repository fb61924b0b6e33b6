import type { LoadGame } from '@wordhoard/catalog';
import type { AnyGamePackage } from '@wordhoard/kernel';
import { boasts, highCard, highCardBot } from '@wordhoard/table/testing';

const PACKAGES: Readonly<Record<string, object>> = {
  'high-card': { rules: highCard, defaults: { rounds: 3 }, bot: () => highCardBot },
  // Played by people only.
  boasts: { rules: boasts, defaults: { rounds: 3 }, bot: () => function* () {} },
};

/** Two small games, which use no words. */
export const loadHighCard: LoadGame = async (id) =>
  // A server never looks at a game's own types.
  PACKAGES[id] as AnyGamePackage | undefined;

/** The same games with a later version of their rules. */
export const newerRules: LoadGame = async (id) => {
  const pack = await loadHighCard(id);
  return pack && { ...pack, rules: { ...pack.rules, version: 2 } };
};
