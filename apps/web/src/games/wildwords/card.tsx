import type { JSX } from 'preact';
import type { GameCard } from '../../pages/landing/cards.ts';
import { Tile } from '../../table-kit/tiles/tile.tsx';
import './card.css';

const Art = (): JSX.Element => (
  <div class="board">
    <span class="square under" />
    <span class="square double">DW</span>
    {['S', 'T', 'A', 'I', '', '*'].map((letter, i) => (
      <Tile key={i} letter={letter} value={1} />
    ))}
    <Tile letter="N" value={1} class="turning" />
  </div>
);

export const card: GameCard = { pitch: 'An asterisk is any letters you like. So is a bluff.', Art };
