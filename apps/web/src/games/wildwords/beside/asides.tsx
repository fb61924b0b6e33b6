import type { Grid, TileId, WildWords } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import type { Situation } from '../../../table-kit/situation.ts';
import type { Hands } from '../turn/use-laying.ts';
import { Written } from '../turn/written.tsx';
import { ToRead } from './to-read.tsx';
import { Unseen } from './unseen.tsx';

interface AsidesProps {
  readonly situation: Situation<WildWords>;
  /** True if no player is at this device. */
  readonly watching: boolean;
  readonly grid: Grid;
  readonly tray: readonly TileId[];
  readonly hands: Hands;
  readonly onPlay: () => void;
  /** To the board, from where a play was written. */
  readonly onLeave: () => void;
}

/** Reference material, and another way to play: beside the board, or in a dialog on a phone. */
export function Asides({ situation, watching, grid, tray, hands, onPlay, onLeave }: AsidesProps): JSX.Element {
  const { view, step, me, mine } = situation;
  return (
    <>
      {/* Before one screen, what one player cannot see would tell the others what that player holds. */}
      {(me !== null || watching || step === null) && <Unseen view={view} />}
      {me !== null && step !== null && (
        <Written {...{ grid, tray, hands, onLeave }} onPlay={mine && step.type === 'turn' ? onPlay : null} />
      )}
      <ToRead {...{ view, tray }} />
    </>
  );
}
