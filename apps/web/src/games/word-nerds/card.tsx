import type { JSX } from 'preact';
import type { GameCard } from '../../pages/landing/cards.ts';
import './card.css';

const Art = (): JSX.Element => (
  <>
    {['3', '6', '0'].map((value) => (
      <span key={value} class="token">
        <b>{value}</b>
      </span>
    ))}
    <span class="token edge-on" />
  </>
);

export const card: GameCard = { pitch: 'Bid for letters. Trump words. Doubt your friends.', Art };
