import { columnOf, itemAt, kindOf, rowOf, type Sheet, SIZE, type Square } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { wordsmith } from '#strings/wordsmith.ts';

const EIGHT = Array.from({ length: SIZE }, (_, i) => i);

/** One square: where it is, what is drawn, written and circled there. */
export function squareInWords(sheet: Sheet, square: Square): string {
  const item = itemAt(square);
  const { text } = wordsmith;
  const parts = [
    text.at(rowOf(square) + 1, columnOf(square) + 1),
    contents(sheet, square),
    sheet.forged.includes(item.name) ? text.forgedItem(item.kind) : text.itemPart(item.kind, item.squares.length),
  ];
  return parts.join(', ');
}

function contents({ letters, circled }: Sheet, square: Square): string {
  const letter = letters[square] ?? null;
  const { text } = wordsmith;
  const written = letter === null ? text.vacant : letter.toUpperCase();
  return circled[square] ? text.circled(written) : written;
}

/** The sheet as a list, for those who read it: row by row, then words, items and coins. */
export const InWords = ({ sheet, label }: { readonly sheet: Sheet; readonly label: string }): JSX.Element => (
  <ul class="ws-in-words plain" aria-label={label}>
    {EIGHT.map((row) => (
      <li key={row}>{rowInWords(sheet, row)}</li>
    ))}
    <li>{wordsmith.text.words(sheet.words.map(({ word }) => word))}</li>
    <li>{wordsmith.text.forged(sheet.forged.map(kindOf))}</li>
    <li>{wordsmith.tracks.coins(sheet.spent, sheet.gained)}</li>
    <li>{wordsmith.tracks.crowns(sheet.crowns)}</li>
  </ul>
);

/** Only what is written or circled: 'Row 5: column 1 B circled, column 2 U'. */
function rowInWords(sheet: Sheet, row: number): string {
  const marked = EIGHT.filter((column) => {
    const square = row * SIZE + column;
    return sheet.letters[square] !== null || sheet.circled[square];
  });
  const told = marked.map((column) => wordsmith.text.inRow(column + 1, contents(sheet, row * SIZE + column)));
  return wordsmith.text.row(row + 1, told);
}
