import { type AnyGamePackage, type FormFault, faultAt, formFault, read, within } from '@wordhoard/kernel';
import type { ServerRefusal, TableOptions } from '@wordhoard/protocol';

/** Options are no secret, so short texts among them may be quoted. */
const QUOTES = true;

const bad = (reason: string, fault: FormFault): ServerRefusal => ({ code: 'bad-options', reason, ...fault });

/** The options as the game reads them, or what is wrong with them. A config of null means the game's own defaults. */
export function readOptions(game: AnyGamePackage | undefined, options: TableOptions): TableOptions | ServerRefusal {
  if (!game) return { code: 'no-such-game' };
  const { rules } = game;
  const [min, max] = rules.players;
  if (options.seats < min || options.seats > max) {
    const fault = faultAt(['seats'], `a number from ${min} to ${max}`, options.seats);
    return bad(`${rules.id} is for ${min} to ${max} players`, fault);
  }
  const unknown = Object.keys(options.limits).find((name) => !Object.hasOwn(rules.limits, name));
  if (unknown !== undefined) {
    const fault = faultAt(
      ['limits', unknown],
      `one of ${Object.keys(rules.limits).join(', ')}`,
      options.limits[unknown],
    );
    return bad(`${rules.id} has no time limit called '${unknown}'`, fault);
  }
  const config = options.config === null ? game.defaults : read(rules.config, options.config);
  if (config !== undefined) return { ...options, config };
  // A config that can't be read has a fault.
  const fault = within('config', formFault(rules.config, options.config, QUOTES)!);
  return bad(`this config is not valid for ${rules.id}`, fault);
}
