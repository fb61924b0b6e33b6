import {
  ALL_FACES,
  columnOf,
  countFaces,
  defaults,
  EMPTY_GRID,
  type Grid,
  PRINTED,
  type Premium,
  parsePlay,
  placementsOf,
  rowOf,
  SIZE,
  scorePlay,
  squareAt,
  valueOfFace,
  withTiles,
} from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { Chapters, RulesTable } from '../../../table-kit/rules/chapters.tsx';
import { Tile } from '../../../table-kit/tiles/tile.tsx';
import { termsOfScore } from '../prompt/arithmetic.ts';
import { nameOf } from '../prompt/refusals.ts';
import { Terms } from '../prompt/terms.tsx';
import { wildwords } from '../strings/play.ts';
import { rowInWords } from '../strings/row-text.ts';
import { wildwordsRules as text } from '../strings/rules.ts';
import '../board/board.css';
import './rules.css';

const Tiles = (): JSX.Element => {
  const counts = countFaces(PRINTED.tiles);
  return (
    <figure>
      <figcaption>{text.tiles.caption}</figcaption>
      <ul class="every-tile plain">
        {ALL_FACES.map((face) => (
          <li key={face}>
            <span class="sr-only">{wildwords.tray.tile(face, valueOfFace(PRINTED, face))}</span>
            <span aria-hidden="true">
              <Tile letter={face} value={valueOfFace(PRINTED, face)} />
            </span>
            <small>× {counts[face]}</small>
          </li>
        ))}
      </ul>
    </figure>
  );
};

const KINDS: readonly Premium[] = ['DL', 'TL', 'DW', 'TW', 'wild', 'lose'];

const Squares = (): JSX.Element => (
  <RulesTable
    {...text.squares}
    rows={KINDS.map((premium) => [
      wildwords.board.short(premium, PRINTED),
      text.does[premium],
      PRINTED.premiums.filter((it) => it === premium).length,
    ])}
  />
);

/** Plays that follow one another, each with the corner of the board where it lies. */
function Examples(): JSX.Element {
  let grid: Grid = EMPTY_GRID;
  return (
    <>
      {text.examples.map(({ play, meant, note }) => {
        const before = grid;
        const written = parsePlay(play);
        const placements = 'code' in written ? [] : placementsOf(before, written);
        if ('code' in placements || placements.length === 0) throw new Error(`${play} is no play`);
        const score = scorePlay(PRINTED, before, placements);
        const laid = placements.map(({ square }) => square);
        grid = withTiles(PRINTED, before, placements);
        return (
          <figure key={play} class="example">
            <Part grid={grid} laid={laid} area={CORNER} />
            <figcaption>
              <p>
                <b>{text.scores(meant, score.score)}</b>
              </p>
              <Terms terms={termsOfScore(PRINTED, score, laid)} />
              <p>{note}</p>
            </figcaption>
          </figure>
        );
      })}
    </>
  );
}

const EMPTY_BOARD = EMPTY_GRID.map(() => null);

/** The empty board, drawn for the eye and row by row in words for screen readers. */
const WholeBoard = (): JSX.Element => (
  <figure>
    <figcaption>{text.board.caption}</figcaption>
    <Part grid={EMPTY_GRID} laid={[]} area={WHOLE} />
    <ol class="sr-only">
      {Array.from({ length: SIZE }, (_, row) => (
        <li key={nameOf(squareAt(row, 0))}>{rowInWords({ config: defaults, board: EMPTY_BOARD }, row)}</li>
      ))}
    </ol>
  </figure>
);

/** A square part of the board: where it begins, and how many rows and columns it has. */
interface Area {
  readonly row: number;
  readonly column: number;
  readonly side: number;
  readonly name: 'whole' | 'corner';
}
const WHOLE: Area = { row: 0, column: 0, side: SIZE, name: 'whole' };
/** Rows 3 to 9, columns C to I: all that the examples cover. */
const CORNER: Area = { row: 2, column: 2, side: 7, name: 'corner' };

interface PartProps {
  readonly grid: Grid;
  readonly laid: readonly number[];
  readonly area: Area;
}
const Part = ({ grid, laid, area: { row, column, side, name } }: PartProps): JSX.Element => (
  <div class={`board part ${name}`} aria-hidden="true">
    {Array.from({ length: side * side }, (_, i) => {
      const square = squareAt(row + Math.floor(i / side), column + (i % side));
      const face = grid[square] ?? null;
      const premium = PRINTED.premiums[square];
      const flipped = premium === 'wild';
      return (
        <span key={`${rowOf(square)}-${columnOf(square)}`} class={`square ${premium ?? ''}`}>
          <span class="on">
            {face === null && premium && <span class="label">{wildwords.board.short(premium, PRINTED)}</span>}
            {face !== null && (
              <Tile
                letter={flipped ? '' : face}
                {...(face === '*' ? {} : { value: valueOfFace(PRINTED, face) })}
                class={laid.includes(square) ? 'last-play' : ''}
              />
            )}
          </span>
        </span>
      );
    })}
  </div>
);

const SHOWS = { tiles: Tiles, squares: Squares, board: WholeBoard, examples: Examples } as const;

/** The rules in our own words. Tables and examples are worked out by the game itself, so they cannot be wrong. */
export const Rules = (): JSX.Element => <Chapters text={text} after={({ shows }) => shows && SHOWS[shows]()} />;
