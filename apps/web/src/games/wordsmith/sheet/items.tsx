import { columnOf, ITEMS, type Item, rowOf, type SquareKind } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';

/** A square of the sheet is 10 by 10. */
export const UNIT = 10;

/** Each drawn once, as if engraved: the body, then the fine lines. A sword lies with its point to the right. */
const DRAWN: Readonly<
  Record<SquareKind, { readonly wide: number; readonly high: number; readonly art: () => JSX.Element }>
> = {
  coin: {
    wide: 10,
    high: 10,
    art: () => (
      <>
        <circle cx="5" cy="5" r="3.9" />
        <circle cx="5" cy="5" r="2.9" class="fine" />
        <path class="fine" d="M3.6 6.2L3.3 4l1 .8L5 3.5l.7 1.3 1-.8-.3 2.2z" />
      </>
    ),
  },
  ring: {
    wide: 10,
    high: 10,
    art: () => (
      <>
        <path fill-rule="evenodd" d="M5 3.3a3.05 3.05 0 1 0 .01 0zM5 4.3a2.05 2.05 0 1 1-.01 0z" />
        <path d="M3.7 1.9L4.3 1h1.4l.6.9L5 3.5z" />
        <path class="fine" d="M3.7 1.9h2.6" />
      </>
    ),
  },
  goblet: {
    wide: 10,
    high: 30,
    art: () => (
      <>
        <path d="M1.2 1.5h7.6c.2 6-.5 10-2.7 12-.4 3.5-.4 6 .2 8.3 1.2 2 2.3 3.6 2.6 6.2H1.1c.3-2.6 1.4-4.2 2.6-6.2.6-2.3.6-4.8.2-8.3C1.7 11.5 1 7.5 1.2 1.5z" />
        <path class="fine" d="M1.3 4.2h7.4M3.9 13.5h2.2M3.6 21.8h2.8M1.7 26.3h6.6" />
      </>
    ),
  },
  sword: {
    wide: 40,
    high: 10,
    art: () => (
      <>
        <circle cx="2.6" cy="5" r="1.7" />
        <rect x="4" y="4.1" width="6.5" height="1.8" />
        <rect x="10.3" y="1.2" width="1.9" height="7.6" rx=".8" />
        <path d="M12.2 3.4H34L38.6 5 34 6.6H12.2z" />
        <path class="fine" d="M13 5h21M5.6 4.1v1.8M7.2 4.1v1.8M8.8 4.1v1.8" />
      </>
    ),
  },
  axe: {
    wide: 20,
    high: 30,
    art: () => (
      <>
        <path d="M4 1.5h2.2V29H4z" />
        <path d="M6.2 5.5C10 5.5 13 3.8 16 1.2c3.4 5.3 3.4 12.3 0 17.6-3-2.6-6-4.3-9.8-4.3z" />
        <path d="M2 6h2v8H2z" />
        <path class="fine" d="M14.4 3.3c2.3 4.3 2.3 9.2 0 13.5M4 20.5h2.2M4 23h2.2M4 25.5h2.2" />
      </>
    ),
  },
};

/** Transform of an item's drawing: a standing sword is turned, an axe whose haft is on the right is mirrored. */
function placing({ kind, squares }: Item): string {
  const rows = squares.map(rowOf);
  const columns = squares.map(columnOf);
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  const to = `translate(${left * UNIT} ${top * UNIT})`;
  if (kind === 'sword' && Math.max(...rows) > top) return `${to} rotate(-90) translate(-40 0)`;
  if (kind === 'axe' && columnOf(Math.max(...squares)) > left) return `${to} translate(20 0) scale(-1 1)`;
  return to;
}

/** All the items of the sheet; what is forged is gold. */
export const Items = ({ forged }: { readonly forged: readonly string[] }): JSX.Element => (
  <>
    {ITEMS.map((item) => (
      <g key={item.name} class={forged.includes(item.name) ? 'ws-item forged' : 'ws-item'} transform={placing(item)}>
        {DRAWN[item.kind].art()}
      </g>
    ))}
  </>
);

/** One item by itself, beside its name. */
export function ItemIcon({ kind, gold = true }: { readonly kind: SquareKind; readonly gold?: boolean }): JSX.Element {
  const { wide, high, art } = DRAWN[kind];
  const stands = kind === 'sword';
  return (
    <svg class="ws-icon" viewBox={stands ? `0 0 ${high} ${wide}` : `0 0 ${wide} ${high}`} aria-hidden="true">
      <g class={gold ? 'ws-item forged' : 'ws-item'} transform={stands ? 'rotate(-90) translate(-40 0)' : undefined}>
        {art()}
      </g>
    </svg>
  );
}
