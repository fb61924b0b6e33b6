import type { GameId } from '@wordhoard/catalog';
import { EVERY_TILE, PRINTED, faceOf as tileFace, valueOfFace } from '@wordhoard/wildwords';
import { ACTIONS, defaults, componentsOf as wordNerdsComponents } from '@wordhoard/word-nerds';
import { INDICATORS, PRINTED as WORD_WORX } from '@wordhoard/word-worx';
import { componentsOf as wordsmithComponents } from '@wordhoard/wordsmith';
import { tableOf } from './markdown.ts';

/** Ids in a row that mean the same, as `T12–T18`. */
function ranges<T>(
  items: readonly T[],
  idOf: (item: T, at: number) => string,
  meaning: (item: T) => string[],
): string[][] {
  const rows: { first: string; last: string; means: string[] }[] = [];
  for (const [at, item] of items.entries()) {
    const id = idOf(item, at);
    const means = meaning(item);
    const open = rows.at(-1);
    if (open && open.means.join() === means.join()) open.last = id;
    else rows.push({ first: id, last: id, means });
  }
  return rows.map(({ first, last, means }) => [first === last ? `\`${first}\`` : `\`${first}\`–\`${last}\``, ...means]);
}

/** Meanings of the ids of a game; a game without ids has none. */
export const ID_TABLES: Readonly<Partial<Record<GameId, () => string>>> = {
  wildwords: () =>
    tableOf(
      ['tiles', 'face', 'value'],
      ranges(
        EVERY_TILE,
        (tile) => tile,
        (tile) => [tileFace(tile), String(valueOfFace(PRINTED, tileFace(tile)))],
      ),
    ),
  'word-nerds': () =>
    [
      tableOf(
        ['letter cards', 'letter', 'value', 'with an action card'],
        ranges(
          wordNerdsComponents(defaults).letters.cards,
          ({ id }) => id,
          ({ letter, value, withAction }) => [letter === '?' ? 'WILD' : letter, String(value), withAction ? 'yes' : ''],
        ),
      ),
      tableOf(
        ['action cards', 'name', 'when', 'effect'],
        ranges(
          ACTIONS.flatMap((action) => Array.from({ length: action.copies }, () => action)),
          (_, at) => `A${at}`,
          ({ name, when, text }) => [name, when, text],
        ),
      ),
    ].join('\n\n'),
  wordsmith: () =>
    tableOf(
      ['item', 'kind', 'squares'],
      wordsmithComponents({}).items.map(({ name, kind, squares }) => [`\`${name}\``, kind, squares.join(' ')]),
    ),
  'word-worx': () =>
    [
      tableOf(
        ['cards', 'letters'],
        ranges(
          WORD_WORX.deck.ids,
          (card) => card,
          (card) => [`\`${WORD_WORX.deck.faceOf(card)}\``],
        ),
      ),
      tableOf(
        ['manifest', ...INDICATORS.map((id) => `set ${id.slice(1)}`)],
        WORD_WORX.manifests.ids.map((id) => [
          `\`${id}\``,
          ...WORD_WORX.manifests.setsOf(id).map((set) => `\`${set.join(' ')}\``),
        ]),
      ),
    ].join('\n\n'),
};
