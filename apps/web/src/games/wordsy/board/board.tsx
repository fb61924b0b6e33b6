import type { Board, BoardCard, Components } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { Tile } from '../../../table-kit/tiles/tile.tsx';
import { signed } from '../../../ui/format.ts';
import { wordsy } from '../strings/play.ts';
import './board.css';

const COLUMNS = [0, 1, 2, 3];

interface BoardProps {
  readonly components: Components;
  readonly board: Board;
  /** Points of each card for the typed word; empty without one. */
  readonly scores: readonly number[];
  /** Changes with every deal, so that new cards are seen to be laid. */
  readonly deal: number;
  /** Smaller, where the words under it need the room. */
  readonly compact: boolean;
}

/** Four columns of two cards, the first worth most [WY-2]. */
export function BoardView({ components, board, scores, deal, compact }: BoardProps): JSX.Element {
  if (board.length === 0) return <FaceDown {...components} />;
  const { discarded } = components;
  return (
    <section class={compact ? 'slab compact' : 'slab'} aria-label={wordsy.board.label}>
      <ul class="columns plain">
        {COLUMNS.map((column) => (
          <li key={column}>
            <span class="worth num" aria-hidden="true">
              {board[2 * column]?.column}
            </span>
            {[2 * column, 2 * column + 1].map((place) => (
              <Card
                key={`${deal}-${place}`}
                card={board[place]!} // a board has eight cards
                score={scores[place] ?? 0}
                piece={pieceAt(place, deal, discarded)}
                fresh={place < discarded || deal === 1}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** [WY-16] Names a card by when and where it was laid: since then it slid once a round. */
function pieceAt(place: number, deal: number, discarded: number): string {
  const slides = Math.min(Math.floor(place / discarded), deal - 1);
  return `${deal - slides}-${place - slides * discarded}`;
}

interface CardProps {
  readonly card: BoardCard;
  readonly score: number;
  /** [WY-16] Which card it is: those to the left lie further right a round later. */
  readonly piece: string;
  /** Lies in a column that was just filled. */
  readonly fresh: boolean;
}

function Card({ card: { letter, column, rare }, score, piece, fresh }: CardProps): JSX.Element {
  const name = wordsy.board.card(letter, column, rare);
  const label = score > 0 ? `${name}, ${wordsy.board.used(score)}` : name;
  return (
    <span
      class={`tile card ${score > 0 ? 'used' : ''} ${fresh ? 'laid' : ''}`}
      role="img"
      aria-label={label}
      data-piece={piece}
    >
      <b>{letter.toUpperCase()}</b>
      {rare > 0 && <i>{signed(rare)}</i>}
      {score > 0 && <em>{score}</em>}
    </span>
  );
}

/** Before the first board. */
const FaceDown = ({ columns }: Components): JSX.Element => (
  <section class="slab" aria-label={wordsy.board.faceDown}>
    <ul class="columns plain" aria-hidden="true">
      {COLUMNS.map((column) => (
        <li key={column}>
          <span class="worth num">{columns[2 * column]}</span>
          <Tile letter="" class="card" />
          <Tile letter="" class="card" />
        </li>
      ))}
    </ul>
  </section>
);
