import { ALL_FACES, type View } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { Asterisk } from '../../../table-kit/tile.tsx';
import { wildwords } from '../strings/play.ts';
import './unseen.css';

export const unseenCount = ({ unseen }: View): number => Object.values(unseen).reduce((sum, n) => sum + n, 0);

/** Face down on the board, and not laid by the viewer: what they are is among the unseen [WW-9]. */
const faceDown = ({ board }: View): number =>
  board.filter((cell) => cell !== null && 'flipped' in cell && cell.tile === null).length;

/** The asterisk last, as it stands for whatever is wanted. */
const ORDER = [...ALL_FACES.filter((face) => face !== '*'), '*'];

/** Unseen tiles: in the pot, in others' trays, or lying face down. */
export const Unseen = ({ view }: { readonly view: View }): JSX.Element => (
  <section class="panel unseen-tiles">
    <h2>
      {wildwords.unseen.title} <span>{wildwords.unseen.sum(unseenCount(view), faceDown(view))}</span>
    </h2>
    <ul class="plain">
      {ORDER.map((face) => {
        const n = view.unseen[face] ?? 0;
        return (
          <li key={face} class={n === 0 ? 'none' : ''}>
            <span class="unseen">{wildwords.unseen.face(face, n)}</span>
            <b aria-hidden="true">{face === '*' ? <Asterisk /> : face}</b>
            <span aria-hidden="true">{n}</span>
          </li>
        );
      })}
    </ul>
    <p class="dim small">{wildwords.unseen.pot(view.pot)}</p>
  </section>
);
