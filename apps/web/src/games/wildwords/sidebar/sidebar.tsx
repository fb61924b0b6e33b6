import {
  componentsOf,
  facesInBox,
  type Grid,
  type TileFace,
  type TileId,
  type View,
  type WildWords,
} from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { Seats } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { Asterisk } from '../../../table-kit/tiles/tile.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import type { TrayEditor } from '../hand/use-draft.ts';
import { Written } from '../hand/written.tsx';
import { wildwords } from '../strings/play.ts';
import { useClocks } from './clocks.ts';
import { seatState } from './seat-state.ts';
import './sidebar.css';

interface AsidesProps {
  readonly situation: Situation<WildWords>;
  /** True if no player is at this device. */
  readonly watching: boolean;
  readonly grid: Grid;
  readonly tray: readonly TileId[];
  readonly editor: TrayEditor;
  readonly onPlay: () => void;
  /** To the board, from where a play was written. */
  readonly onLeave: () => void;
}

/** Reference material, and another way to play: beside the board, or in a dialog on a phone. */
export function Asides({ situation, watching, grid, tray, editor, onPlay, onLeave }: AsidesProps): JSX.Element {
  const { view, step, me, mine } = situation;
  return (
    <>
      {/* Before one screen, what one player cannot see would tell the others what that player holds. */}
      {(me !== null || watching || step === null) && <Unseen view={view} />}
      {me !== null && step !== null && (
        <Written
          components={componentsOf(view.config)}
          {...{ grid, tray, editor, onLeave }}
          onPlay={mine && step.type === 'turn' ? onPlay : null}
        />
      )}
      <Reference {...{ view, tray }} />
    </>
  );
}

// Folded away, and few unfold them.
const Rows = lazy(async () => (await import('./look-ups.tsx')).BoardInWords);
const Agreed = lazy(async () => (await import('./look-ups.tsx')).Agreed);

interface ReferenceProps {
  readonly view: View;
  readonly tray: readonly TileId[];
}

/** Reference material: the board in words, and the word list. */
export const Reference = ({ view, tray }: ReferenceProps): JSX.Element => (
  <>
    <details class="in-words">
      <summary>{wildwords.inWords}</summary>
      <Rows {...{ view, tray }} />
    </details>
    <details class="in-words">
      <summary>{wildwords.agreed}</summary>
      <Agreed view={view} />
    </details>
  </>
);

export const unseenCount = ({ unseen }: View): number => Object.values(unseen).reduce((sum, n) => sum + n, 0);

/** Face down on the board, and not laid by the viewer: what they are is among the unseen [WW-9]. */
const faceDown = ({ board }: View): number =>
  board.filter((cell) => cell !== null && 'flipped' in cell && cell.tile === null).length;

/** The asterisk last, as it stands for whatever is wanted. */
const lettersFirst = (faces: readonly TileFace[]): readonly TileFace[] =>
  faces.toSorted((a, b) => Number(a === '*') - Number(b === '*'));

/** Unseen tiles: in the pot, in others' trays, or lying face down. */
const Unseen = ({ view }: { readonly view: View }): JSX.Element => (
  <section class="panel unseen-tiles">
    <h2>
      {wildwords.unseen.title} <span>{wildwords.unseen.sum(unseenCount(view), faceDown(view))}</span>
    </h2>
    <ul class="plain">
      {lettersFirst(facesInBox(componentsOf(view.config))).map((face) => {
        const n = view.unseen[face] ?? 0;
        return (
          <li key={face} class={n === 0 ? 'none' : ''}>
            <span class="sr-only">{wildwords.unseen.face(face, n)}</span>
            <b aria-hidden="true">{face === '*' ? <Asterisk /> : face}</b>
            <span aria-hidden="true">{n}</span>
          </li>
        );
      })}
    </ul>
    <p class="muted small">{wildwords.unseen.pot(view.pot)}</p>
  </section>
);

interface ClockedSeatsProps extends Pick<GameTableProps<WildWords>, 'session' | 'table' | 'observation'> {
  readonly situation: Situation<WildWords>;
}

/** Draws the clocks by itself, so that they do not draw the board. */
export function ClockedSeats({ session, table, observation, situation }: ClockedSeatsProps): JSX.Element {
  const { view, me } = situation;
  const clock = useClocks(session, observation.seen.banks, view.overtime);
  const urgency = (me !== null && view.overtime[me] === 0 && clock(me)?.urgency) || 'none';
  useEffect(() => {
    if (urgency !== 'none') announce(wildwords.status.urgency[urgency], { mine: true });
  }, [urgency]);
  return (
    <Seats
      seats={table.seats}
      me={me}
      state={(seat) => seatState(situation, seat, clock(seat))}
      said={session.said.value}
    />
  );
}
