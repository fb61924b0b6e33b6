import { type AnyGamePackage, read } from '@wordhoard/kernel';
import type { ServerRefusal, TableOptions } from '@wordhoard/protocol';

const bad = (reason: string): ServerRefusal => ({ code: 'bad-options', reason });

/** The options as the game reads them, or what is wrong with them. A config of null means the game's own defaults. */
export function readOptions(game: AnyGamePackage | undefined, options: TableOptions): TableOptions | ServerRefusal {
  if (!game) return { code: 'no-such-game' };
  const { rules } = game;
  const [min, max] = rules.players;
  if (options.seats < min || options.seats > max) return bad(`${rules.id} is for ${min} to ${max} players`);
  const unknown = Object.keys(options.limits).find((name) => !Object.hasOwn(rules.limits, name));
  if (unknown !== undefined) return bad(`${rules.id} has no time limit called '${unknown}'`);
  const config = options.config === null ? game.defaults : read(rules.config, options.config);
  return config === undefined ? bad(`these options are not valid for ${rules.id}`) : { ...options, config };
}
