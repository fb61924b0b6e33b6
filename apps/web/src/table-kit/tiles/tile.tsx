import type { JSX } from 'preact';

/** Six petals, Wordhoard's wild glyph. */
export const Asterisk = (): JSX.Element => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {[0, 60, 120, 180, 240, 300].map((turn) => (
      <path
        key={turn}
        transform={`rotate(${turn} 12 12)`}
        d="M12 12.2C10.9 8.6 9.7 5.9 9.7 3.9A2.3 2.3 0 0 1 14.3 3.9C14.3 5.9 13.1 8.6 12 12.2Z"
      />
    ))}
  </svg>
);

interface TileProps {
  /** A letter, '*' for an asterisk, or '' for a tile that lies face down. */
  readonly letter: string;
  readonly value?: number;
  readonly class?: string;
}

export function Tile({ letter, value, class: more = '' }: TileProps): JSX.Element {
  if (letter === '' || letter === '*')
    return (
      <span class={`tile ${letter === '' ? 'back' : 'wild'} ${more}`}>
        <Asterisk />
      </span>
    );
  return (
    <span class={`tile ${more}`}>
      <b>{letter}</b>
      {value !== undefined && <i>{value}</i>}
    </span>
  );
}

const MARK: readonly (readonly [letter: string, value: number])[] = [
  ['W', 6],
  ['O', 1],
  ['R', 1],
  ['D', 2],
  ['', 0],
  ['O', 1],
  ['A', 1],
  ['R', 1],
  ['D', 2],
];

/** Wordhoard's name in tiles, its H turned face down. Decoration: the name in words stands beside it. */
export const Logo = (): JSX.Element => (
  <span class="logo" aria-hidden="true">
    {MARK.map(([letter, value], i) => (
      <Tile key={i} letter={letter} value={value} />
    ))}
  </span>
);
