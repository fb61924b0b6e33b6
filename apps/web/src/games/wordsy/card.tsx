import type { JSX } from 'preact';
import type { GameCard } from '../../pages/landing/cards.ts';
import { Hourglass } from '../../table-kit/tiles/hourglass.tsx';
import { Tile } from '../../table-kit/tiles/tile.tsx';
import './card.css';

const Art = (): JSX.Element => (
  <>
    <div class="columns">
      {['Q', 'N', 'M', 'G'].map((letter, i) => (
        <span key={letter}>
          <span class="num">{5 - i}</span>
          <Tile letter={letter} />
        </span>
      ))}
    </div>
    <Hourglass left={0.55} running />
  </>
);

export const card: GameCard = { pitch: 'Eight letters, one word, thirty seconds of sand.', Art };
