import { isGameId } from '@wordhoard/catalog';
import type { SealedRecord, Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { review as strings } from '#strings/review.ts';
import { go } from '../../app/router.ts';
import { randomHex } from '../../device/random.ts';
import { openGame } from '../../my-games/unfinished.ts';
import { playOnFrom } from '../../review/play-on.ts';

interface PlayOnProps {
  readonly record: SealedRecord;
  readonly line: number;
  readonly seat: Seat;
}

/** From this decision on, against bots, on this device. */
export function PlayOn({ record, line, seat }: PlayOnProps): JSX.Element | null {
  const { game } = record;
  if (!isGameId(game)) return null;
  const start = (): void => {
    openGame(game, playOnFrom(record, line, seat, randomHex(16)));
    go(`/play/${game}`);
  };
  return (
    <button type="button" class="btn" onClick={start}>
      {strings.playOn}
    </button>
  );
}
