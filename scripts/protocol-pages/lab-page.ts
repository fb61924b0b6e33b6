import { readFileSync } from 'node:fs';
import { GAME_ROW_COLUMNS, GAUGES, ITEM_ROW_COLUMNS, REPORT_COLUMNS } from '@wordhoard/lab';
import { tableOf, withPart } from './markdown.ts';

export const LAB_PAGE = 'docs/lab.md';

/** The page about the lab with its generated tables up to date. */
export function labPage(): string {
  const columns = (list: typeof GAME_ROW_COLUMNS): string =>
    tableOf(
      ['column', 'meaning'],
      list.map(({ name, meaning }) => [`\`${name}\``, meaning]),
    );
  const meanings = (name: string, list: readonly { readonly title: string; readonly meaning: string }[]): string =>
    tableOf(
      [name, 'meaning'],
      list.map(({ title, meaning }) => [title, meaning]),
    );
  const parts = {
    'rows of a report': meanings('row', GAUGES),
    'columns of a report': meanings('column', Object.values(REPORT_COLUMNS)),
    'columns of games': columns(GAME_ROW_COLUMNS),
    'columns of items': columns(ITEM_ROW_COLUMNS),
  };
  return Object.entries(parts).reduce(
    (page, [name, part]) => withPart(page, name, part),
    readFileSync(LAB_PAGE, 'utf8'),
  );
}
