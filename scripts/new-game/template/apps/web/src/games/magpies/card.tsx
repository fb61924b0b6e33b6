import type { JSX } from 'preact';
import type { GameCard } from '../../pages/landing/cards.ts';
import { Tile } from '../../table-kit/tiles/tile.tsx';
import { pitch } from './strings/card.ts';
import './card.css';

const Art = (): JSX.Element => (
  <div class="gems">
    {['9', '4', '7'].map((worth) => (
      <Tile key={worth} letter={worth} />
    ))}
    <Tile letter="" />
  </div>
);

export const card: GameCard = { pitch, Art };
