import type { JSX } from 'preact';
import type { GameCard } from '../../pages/landing/cards.ts';
import './card.css';

const SPARK = 'M0-8C1-2 2-1 8 0 2 1 1 2 0 8-1 2-2 1-8 0-2-1-1-2 0-8z';

const Art = (): JSX.Element => (
  <svg viewBox="0 -75 330 185" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
    <path class="cells" d="M0 0h330M0-55h330M0 55h330M55-75v185M110-75v185M165-75v185M220-75v185M275-75v185" />
    {/* A crown, a goblet and a blade, engraved. */}
    <g class="item">
      <circle cx="82" cy="26" r="21" />
      <path d="M73 33l-2-13 6 5 5-8 5 8 6-5-2 13z" />
      <path d="M124 2h28c0 18-5 26-11 29v14l8 10h-22l8-10V31c-6-3-11-11-11-29z" />
      <path d="M297 8l9 12v62h-18V20zM280 84h34v8h-34zM292 92h10v16h-10z" />
    </g>
    <path class="won" d="M0 55h220v55H0z" />
    <g class="circled">
      {[27, 82, 137, 192].map((x, i) => (
        <ellipse key={x} cx={x} cy="82" rx="24" ry="23" transform={`rotate(${i * 13 - 20} ${x} 82)`} />
      ))}
    </g>
    {['B', 'U', 'R', 'N'].map((letter, i) => (
      <text key={letter} x={27 + 55 * i} y="93">
        {letter}
      </text>
    ))}
    <path class="spark" transform="translate(50 60)" d={SPARK} />
    <path class="spark" transform="translate(158 60)" d={SPARK} />
  </svg>
);

export const card: GameCard = { pitch: 'Write words, circle squares, forge the hoard.', Art };
