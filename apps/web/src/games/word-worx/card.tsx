import type { JSX } from 'preact';
import type { GameCard } from '../../pages/landing/cards.ts';
import { Tile } from '../../table-kit/tiles/tile.tsx';
import './card.css';

const Art = (): JSX.Element => (
  <div class="belt">
    <Tile letter="S" class="sliding" />
    {['H', 'A', 'D', 'E'].map((letter) => (
      <Tile key={letter} letter={letter} />
    ))}
  </div>
);

export const card: GameCard = { pitch: 'Weld short words into long ones. Guard the S.', Art };
