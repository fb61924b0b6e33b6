import type { TableInfo, TableOptions } from '@wordhoard/protocol';
import { bots as botStrings } from '#strings/make.ts';
import { table } from '#strings/table.ts';
import { variant as variantStrings } from '#strings/variant.ts';
import { waiting as words } from '#strings/waiting.ts';
import { listLine } from '#strings/words.ts';
import type { GameOptions } from '../../table-kit/game-options.ts';
import { variantIn } from '../../variants/named.ts';

/**
 * The options players accept by sitting down, one line each.
 *
 * @param lexicon the id of the table's lexicon
 */
export function termsOf(
  options: TableOptions,
  game: GameOptions | null,
  bots: boolean,
  lexicon: TableInfo['words'],
): readonly string[] {
  const { config, seats, bank, botSpeed = 'natural', visibility, watching } = options;
  const variant = variantIn(config);
  return [
    paceText(options, game?.limits),
    ...(variant ? [variantStrings.term(variant.name)] : []),
    ...(game?.summary(config ?? game.initial, seats, bank !== null) ?? []),
    ...(game?.words ? [listLine(game.words.of(config ?? game.initial).dictionary, lexicon)] : []),
    ...(bots ? [botStrings.summary[botSpeed]] : []),
    visibility === 'public' ? words.public : words.byLink,
    watching ? words.watchable : words.unwatchable,
  ];
}

/** Lines that a change has brought in. None where the options differ in something too long for a line. */
export const newTerms = (before: readonly string[], after: readonly string[]): readonly string[] =>
  after.filter((line) => !before.includes(line));

/** The pace in words. A chess clock replaces a limit that is switched off; only numbers were changed. */
export function paceText(
  { pace, limits, bank }: Pick<TableOptions, 'pace' | 'limits' | 'bank'>,
  usual: GameOptions['limits'] = {},
): string {
  if (pace === 'relaxed') return table.pace.relaxed;
  if (typeof pace === 'object') return table.pace.days(pace.days);
  const changed = Object.entries(limits).flatMap(([name, ms]) => (ms === null ? [] : [{ name, ms }]));
  const isLess = changed.some(({ name, ms }) => ms < (usual[name]?.ms ?? 0));
  const text = isLess ? table.pace.other : changed.length > 0 ? table.pace.changed : table.pace.live;
  return bank === null ? text : `${text}, ${table.pace.bank(Math.round(bank / 60_000))}`;
}
