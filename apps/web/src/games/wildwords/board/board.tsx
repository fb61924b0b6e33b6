import type { Seat } from '@wordhoard/kernel';
import {
  type Components,
  componentsOf,
  faceOf,
  type Premium,
  SIZE,
  type Square,
  squareAt,
  type TileId,
  type View,
  valueOfFace,
} from '@wordhoard/wildwords';
import type { JSX, TargetedPointerEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type DropTarget, dragTile as drag } from '../../../table-kit/tiles/drag-and-drop.ts';
import { Asterisk, Tile } from '../../../table-kit/tiles/tile.tsx';
import { Button } from '../../../ui/button.tsx';
import { figure } from '../../../ui/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type TrayDraft, tileOn } from '../hand/draft.ts';
import type { Drop } from '../hand/use-draft.ts';
import { nameOf } from '../prompt/refusals.ts';
import { wildwords } from '../strings/play.ts';
import type { Badge } from './badge.ts';
import { printedValue } from './tile-value.ts';
import './board.css';

interface BoardProps {
  readonly view: View;
  readonly me: Seat | null;
  readonly over: boolean;
  readonly laying: TrayDraft;
  readonly badge: Badge | null;
  readonly onTap: (square: Square) => void;
  readonly onDrop: (tile: string, where: Drop | null) => void;
}

const LINES = Array.from({ length: SIZE }, (_, i) => i);
const COLUMNS = 'ABCDEFGHIJKLMNO';
/** Below this width squares are too small for fingers: a tap brings the board nearer. */
const SMALL = '(max-width: 599px), (max-width: 899px) and (max-height: 480px)';

/** The whole board; on a phone a tap brings it nearer, and it can then be moved about in its window. */
export function Board(props: BoardProps): JSX.Element {
  const { view, laying, onTap } = props;
  const components = componentsOf(view.config);
  const frame = useRef<HTMLDivElement>(null);
  // Not where the arrow is: a tile that was in hand is laid on the square tapped, and the arrow stays.
  const tapped = useRef(laying.arrow.square);
  const [near, setNear] = useState(false);
  const idle = laying.laid.length === 0 && !laying.arrow.shown;
  // When the play has been made, or was given up, the whole board is what one wants to see.
  useLayoutEffect(() => {
    if (idle) setNear(false);
  }, [idle, view.turns.length]);
  useEffect(() => {
    if (near) centre(frame.current, tapped.current, 0);
  }, [near]);
  useEffect(() => {
    if (near) centre(frame.current, laying.arrow.square, EASE);
  }, [laying.arrow.square]);

  const tap = (square: Square): void => {
    tapped.current = square;
    onTap(square);
    if (matchMedia(SMALL).matches) setNear(true);
  };
  return (
    <div class={`board-window ${near ? 'near' : ''}`}>
      <div class="board-frame" ref={frame}>
        {/* biome-ignore-start lint/a11y/useSemanticElements: drawn as a CSS grid, table elements would lose their roles */}
        {/* biome-ignore-start lint/a11y/useFocusableInteractive: the squares take the focus, not the grid or its rows */}
        <div class="board" role="grid" aria-label={wildwords.board.label}>
          <div class="line" aria-hidden="true">
            <span />
            {LINES.map((column) => (
              <span key={column} class="coordinate">
                {COLUMNS[column]}
              </span>
            ))}
          </div>
          {LINES.map((row) => (
            <div key={row} class="line" role="row" aria-label={wildwords.board.row(row + 1)}>
              <span class="coordinate" aria-hidden="true">
                {row + 1}
              </span>
              {LINES.map((column) => (
                <Cell key={column} {...props} components={components} square={squareAt(row, column)} onTap={tap} />
              ))}
            </div>
          ))}
        </div>
        {/* biome-ignore-end lint/a11y/useFocusableInteractive: the squares take the focus, not the grid or its rows */}
        {/* biome-ignore-end lint/a11y/useSemanticElements: drawn as a CSS grid, table elements would lose their roles */}
      </div>
      {near && <Button class="whole" icon="zoomOut" text={wildwords.board.whole} onClick={() => setNear(false)} />}
    </div>
  );
}

/** While the arrow is within this much of the middle, as a share of the window, the board lies still. */
const EASE = 0.34;

/** Moves the board in its window so that the square is in the middle of it; never scrolls the page. */
function centre(frame: HTMLElement | null, square: Square, ease: number): void {
  const cell = frame?.querySelector<HTMLElement>(`[data-square="${square}"]`);
  if (!frame || !cell) return;
  const at = cell.getBoundingClientRect();
  const box = frame.getBoundingClientRect();
  const left = at.x + at.width / 2 - box.x - box.width / 2;
  const top = at.y + at.height / 2 - box.y - box.height / 2;
  if (Math.abs(left) > ease * box.width || Math.abs(top) > ease * box.height) frame.scrollBy({ left, top });
}

type CellProps = BoardProps & { readonly components: Components; readonly square: Square };

function Cell(props: CellProps): JSX.Element {
  const { components, square, laying, badge, me, onTap } = props;
  const premium = components.premiums[square] ?? null;
  const { arrow } = laying;
  const here = arrow.square === square;
  const covered = props.view.board[square] !== null || tileOn(laying, square) !== undefined;
  const pointing = here && arrow.shown && me !== null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard for the whole board at once, in keys.ts
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    <div
      class={`square ${premium ?? ''}`}
      role="gridcell"
      tabIndex={here ? 0 : -1}
      data-square={square}
      onClick={() => onTap(square)}
    >
      <span class="sr-only">{labelOf(props)}</span>
      <span class="on" aria-hidden="true">
        {covered ? <OnSquare {...props} /> : premium && !pointing && <Caption {...{ premium, components }} />}
        {pointing && !covered && (
          <span class={`arrow ${arrow.direction}`}>
            <Icon name="arrow" />
          </span>
        )}
        {badge?.square === square && <span class={`points ${badge.side}`}>{figure(badge.points)}</span>}
      </span>
    </div>
  );
}

interface CaptionProps {
  readonly premium: Premium;
  readonly components: Components;
}
const Caption = ({ premium, components }: CaptionProps): JSX.Element => (
  <span class="label">
    {premium === 'wild' && <Asterisk />}
    {premium === 'wild' ? (
      <em>{wildwords.board.short('wild', components)}</em>
    ) : (
      wildwords.board.short(premium, components)
    )}
  </span>
);

/** The tile on a square: an unplayed one of the player, or a played one. */
function OnSquare({ components, square, view, laying, me, over, onDrop }: CellProps): JSX.Element {
  const trying = tileOn(laying, square);
  if (trying !== undefined) {
    const face = faceOf(trying);
    const turns = components.premiums[square] === 'wild';
    const value = printedValue(components, face);
    const tile = { letter: face, ...(value === undefined ? {} : { value }) };
    return (
      <span
        class={`mine ${turns ? 'turning' : ''}`}
        data-piece={trying}
        onPointerDown={(event) => dragTile(event, trying, onDrop)}
      >
        {turns && <Tile {...tile} class="front" />}
        {turns ? (
          <span class="tile back unplayed">
            <Asterisk />
            <i>{face}</i>
          </span>
        ) : (
          <Tile {...tile} class="unplayed" />
        )}
      </span>
    );
  }
  const cell = view.board[square]!;
  const just = view.last.includes(square) && !over;
  const by = just ? whoPlayedLast(view) : null;
  const more = just ? `last-play ${by === me ? '' : 'came'}` : '';
  const from = by === null ? undefined : `seat-${by}`;
  if ('flipped' in cell)
    return (
      <span class={`tile back ${more}`} data-seat={by} data-piece={cell.tile ?? `on-${square}`} data-from={from}>
        <Asterisk />
        {over && cell.tile !== null && <i>{faceOf(cell.tile)}</i>}
      </span>
    );
  const face = faceOf(cell.tile);
  const value = printedValue(components, face);
  return (
    <span class={`tile ${face === '*' ? 'wild' : ''} ${more}`} data-seat={by} data-piece={cell.tile} data-from={from}>
      {face === '*' ? <Asterisk /> : <b>{face}</b>}
      {value !== undefined && <i>{value}</i>}
    </span>
  );
}

const whoPlayedLast = (view: View): Seat | null =>
  view.pending?.seat ?? view.turns.findLast((turn) => turn.type === 'play' && turn.fate !== 'failed')?.seat ?? null;

/** Screen-reader text of a square: its place, its tile or effect, and the arrow if it is here. */
function labelOf({ components, square, view, laying, me, over }: CellProps): string {
  const { board } = wildwords;
  const parts = [nameOf(square)];
  const premium = components.premiums[square];
  const trying = tileOn(laying, square);
  const cell = view.board[square] ?? null;
  if (trying !== undefined)
    parts.push(premium === 'wild' ? board.tryingFlipped(faceOf(trying)) : board.trying(faceOf(trying)));
  else if (cell === null) parts.push(premium ? board.premium(premium, components) : board.empty);
  else if ('flipped' in cell)
    parts.push(cell.tile !== null && (over || me !== null) ? board.was(faceOf(cell.tile)) : board.flipped);
  else parts.push(board.face(faceOf(cell.tile), valueOfFace(components, faceOf(cell.tile))));
  if (cell !== null && view.last.includes(square)) parts.push(board.last);
  if (laying.arrow.square === square && laying.arrow.shown) parts.push(board.arrow[laying.arrow.direction]);
  return parts.join(', ');
}

/** The drop target under a point. */
function dropAt(x: number, y: number): DropTarget<Drop> | null {
  const under = document.elementFromPoint(x, y);
  const cell = under?.closest<HTMLElement>('[data-square]') ?? null;
  if (cell) return { where: { square: Number(cell.dataset['square']) }, lit: cell };
  const tile = under?.closest<HTMLElement>('[data-tile]');
  if (tile) return { where: { before: tile.dataset['tile']! }, lit: null };
  return under?.closest('.rack') ? { where: { before: null }, lit: null } : null;
}

/** A tile of the tray or of the board goes where it is let go. */
export const dragTile = (
  event: TargetedPointerEvent<HTMLElement>,
  tile: TileId,
  drop: (tile: TileId, where: Drop | null) => void,
): void => drag(event, dropAt, (where) => drop(tile, where));
