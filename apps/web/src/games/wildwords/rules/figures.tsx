import {
  columnOf,
  countFaces,
  EMPTY_GRID,
  EVERY_FACE,
  EVERY_TILE,
  type Grid,
  PREMIUMS,
  type Premium,
  parsePlay,
  placementsOf,
  rowOf,
  scorePlay,
  squareAt,
  valueOfFace,
  withTiles,
} from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { figure } from '../../../shell/format.ts';
import { RulesTable } from '../../../shell/rules/table.tsx';
import { Tile } from '../../../tiles/tile.tsx';
import { termsOfScore } from '../ask/arithmetic.ts';
import { Terms } from '../ask/ask.tsx';
import { wildwords } from '../strings/play.ts';
import { wildwordsRules as text } from '../strings/rules.ts';
import '../board/board.css';
import './figures.css';

export const Tiles = (): JSX.Element => {
  const counts = countFaces(EVERY_TILE);
  return (
    <figure>
      <figcaption>{text.tiles.caption}</figcaption>
      <ul class="every-tile plain">
        {EVERY_FACE.map((face) => (
          <li key={face}>
            <span class="unseen">{wildwords.tray.tile(face, valueOfFace(face))}</span>
            <span aria-hidden="true">
              <Tile letter={face} value={valueOfFace(face)} />
            </span>
            <small>× {counts[face]}</small>
          </li>
        ))}
      </ul>
    </figure>
  );
};

const KINDS: readonly Premium[] = ['DL', 'TL', 'DW', 'TW', 'wild', 'lose'];

export const Squares = (): JSX.Element => (
  <RulesTable
    {...text.squares}
    rows={KINDS.map((premium) => [
      wildwords.board.short(premium),
      text.does[premium],
      PREMIUMS.filter((it) => it === premium).length,
    ])}
  />
);

/** Plays that follow one another, each with the corner of the board where it lies. */
export function Examples(): JSX.Element {
  let grid: Grid = EMPTY_GRID;
  return (
    <>
      {text.examples.map(({ play, meant, note }) => {
        const before = grid;
        const written = parsePlay(play);
        const placements = 'code' in written ? [] : placementsOf(before, written);
        if ('code' in placements || placements.length === 0) throw new Error(`${play} is no play`);
        const score = scorePlay(before, placements);
        const laid = placements.map(({ square }) => square);
        grid = withTiles(before, placements);
        return (
          <figure key={play} class="example">
            <Corner grid={grid} laid={laid} />
            <figcaption>
              <p>
                <span class="word">{play}</span> {meant}: <b>{figure(score.score)}</b>
              </p>
              <Terms terms={termsOfScore(score, laid)} />
              <p>{note}</p>
            </figcaption>
          </figure>
        );
      })}
    </>
  );
}

/** Rows 3 to 9, columns C to I: all that the examples cover. */
const CORNER = { row: 2, column: 2, rows: 7, columns: 7 };

const Corner = ({ grid, laid }: { readonly grid: Grid; readonly laid: readonly number[] }): JSX.Element => (
  <div class="board corner" aria-hidden="true">
    {Array.from({ length: CORNER.rows * CORNER.columns }, (_, i) => {
      const square = squareAt(CORNER.row + Math.floor(i / CORNER.columns), CORNER.column + (i % CORNER.columns));
      const face = grid[square] ?? null;
      const premium = PREMIUMS[square];
      const flipped = premium === 'wild';
      return (
        <span key={`${rowOf(square)}-${columnOf(square)}`} class={`sq ${premium ?? ''}`}>
          <span class="on">
            {face === null && premium && <span class="lb">{wildwords.board.short(premium)}</span>}
            {face !== null && (
              <Tile
                letter={flipped ? '' : face}
                {...(face === '*' ? {} : { value: valueOfFace(face) })}
                class={laid.includes(square) ? 'just' : ''}
              />
            )}
          </span>
        </span>
      );
    })}
  </div>
);
