import type { ComponentChildren, JSX } from 'preact';
import { Tile } from '../table-kit/tiles/tile.tsx';
import { Bar } from './page.tsx';

/** A page with one thing to say. */
export const Notice = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <main class="notice" id="main">
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </main>
);

/** Tiles that will not lie still, while something is fetched. */
export const Shuffling = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    <Bar />
    <main class="notice" id="main" aria-busy="true">
      <span class="shuffling" aria-hidden="true">
        {['W', 'O', 'R', 'D'].map((letter) => (
          <Tile key={letter} letter={letter} />
        ))}
      </span>
      <p role="status">{text}</p>
    </main>
  </>
);
