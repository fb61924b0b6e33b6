import type { View } from '@wordhoard/wordsmith';
import type { Names } from '../../../shell/table/names.ts';
import type { Places } from '../../../shell/table/ranking.ts';
import { wordsmith } from '../strings/play.ts';

/** [WS-16] Who has won; alone, how that compares with the record before it. */
export function resultInWords(view: View, places: Places, names: Names, record: number | null): string {
  const first = places[0] ?? [];
  const { total } = view.tallies[first[0] ?? 0]!;
  return view.sheets.length === 1 ? wordsmith.prompt.solo(total, record) : wordsmith.prompt.won(names, first, total);
}
