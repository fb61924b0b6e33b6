import type { Seat } from '@wordhoard/kernel';
import type { Square, Wordsmith } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import type { SummaryProps } from '../../../table-kit/game-page.ts';
import { LastRound } from '../others/round-told.tsx';
import { Acts } from './acts.tsx';
import type { TurnInHand } from './use-turn.ts';

interface WritingProps extends SummaryProps<Wordsmith> {
  readonly at: TurnInHand;
  /** Nothing is written yet, and others have written before. */
  readonly beginning: boolean;
  readonly onPoint: (squares: readonly Square[]) => void;
  readonly onLook: (seat: Seat) => void;
}

/** A turn to be made. */
export function Writing({ at, beginning, sight, names, onPoint, onLook }: WritingProps): JSX.Element {
  return (
    <>
      <Acts at={at} onPoint={onPoint} />
      {beginning && (
        <div class="only-narrow">
          <LastRound sight={sight} names={names} onLook={onLook} />
        </div>
      )}
    </>
  );
}
