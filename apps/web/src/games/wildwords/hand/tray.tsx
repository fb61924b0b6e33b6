import { type Components, faceOf, type TileId, valueOfFace } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { Asterisk } from '../../../table-kit/tiles/tile.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { dragTile } from '../board/board.tsx';
import { printedValue } from '../board/tile-value.ts';
import { wildwords } from '../strings/play.ts';
import { isLaid, type TrayDraft } from './draft.ts';
import type { Drop } from './use-draft.ts';
import './hand.css';

interface TrayProps {
  readonly components: Components;
  readonly laying: TrayDraft;
  readonly onTap: (tile: TileId) => void;
  readonly onDrop: (tile: TileId, where: Drop | null) => void;
  readonly onShuffle: () => void;
  readonly onRecall: () => void;
}

/** The player's tiles; a laid one leaves its place empty, so that the others lie still. */
export const Tray = ({ components, laying, onTap, onDrop, onShuffle, onRecall }: TrayProps): JSX.Element => (
  <section class="tray" aria-label={wildwords.tray.label}>
    <IconButton icon="shuffle" label={wildwords.tray.shuffle} onClick={onShuffle} />
    <div class="rack" style={{ '--tray-size': String(components.traySize) }}>
      {laying.order.map((tile) =>
        isLaid(laying, tile) ? (
          <span key={tile} class="slot" />
        ) : (
          <button
            key={tile}
            type="button"
            class={`tile ${faceOf(tile) === '*' ? 'wild' : ''} ${laying.held === tile ? 'held' : ''}`}
            data-tile={tile}
            data-piece={tile}
            aria-pressed={laying.held === tile}
            onClick={() => onTap(tile)}
            onPointerDown={(event) => dragTile(event, tile, onDrop)}
          >
            <span class="sr-only">{wildwords.tray.tile(faceOf(tile), valueOfFace(components, faceOf(tile)))}</span>
            {faceOf(tile) === '*' ? <Asterisk /> : <b aria-hidden="true">{faceOf(tile)}</b>}
            {printedValue(components, faceOf(tile)) !== undefined && (
              <i aria-hidden="true">{printedValue(components, faceOf(tile))}</i>
            )}
          </button>
        ),
      )}
    </div>
    <IconButton icon="undo" label={wildwords.tray.recall} disabled={laying.laid.length === 0} onClick={onRecall} />
    <p class="sr-only">{wildwords.tray.keys}</p>
  </section>
);
