import { columnOf, itemAt, rowOf, type Sheet, SIZE, type Square } from '@wordhoard/wordsmith';
import { wordsmith } from '../strings/play.ts';

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

/** Only what is written or circled: 'Row 5: column 1 B circled, column 2 U'. */
export function rowInWords(sheet: Sheet, row: number): string {
  const marked = EIGHT.filter((column) => {
    const square = row * SIZE + column;
    return sheet.letters[square] !== null || sheet.circled[square];
  });
  const told = marked.map((column) => wordsmith.text.inRow(column + 1, contents(sheet, row * SIZE + column)));
  return wordsmith.text.row(row + 1, told);
}
