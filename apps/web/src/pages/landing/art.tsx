import type { GameId } from '@wordhoard/catalog';
import type { ComponentType, JSX } from 'preact';
import { Hourglass } from '../../tiles/hourglass.tsx';
import { Tile } from '../../tiles/tile.tsx';

/** A small still life for each game. Decoration: the card's words say what it is. */

const WildWords = (): JSX.Element => (
  <div class="board">
    <span class="square under" />
    <span class="square double">DW</span>
    {['S', 'T', 'A', 'I', '', '*'].map((letter, i) => (
      <Tile key={i} letter={letter} value={1} />
    ))}
    <Tile letter="N" value={1} class="turning" />
  </div>
);

const Wordsy = (): JSX.Element => (
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

const WordNerds = (): JSX.Element => (
  <>
    {['3', '6', '0'].map((value) => (
      <span key={value} class="token">
        <b>{value}</b>
      </span>
    ))}
    <span class="token edge-on" />
  </>
);

const SPARK = 'M0-8C1-2 2-1 8 0 2 1 1 2 0 8-1 2-2 1-8 0-2-1-1-2 0-8z';

const Wordsmith = (): JSX.Element => (
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
    <g class="ring">
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

const WordWorx = (): JSX.Element => (
  <div class="belt">
    <Tile letter="S" class="sliding" />
    {['H', 'A', 'D', 'E'].map((letter) => (
      <Tile key={letter} letter={letter} />
    ))}
  </div>
);

export const ART: Readonly<Record<GameId, ComponentType>> = {
  wildwords: WildWords,
  wordsy: Wordsy,
  'word-nerds': WordNerds,
  wordsmith: Wordsmith,
  'word-worx': WordWorx,
};
