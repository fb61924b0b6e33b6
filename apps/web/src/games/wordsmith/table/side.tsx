import type { Seat } from '@wordhoard/kernel';
import { type Sheet, spotsWords, type Wordsmith } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { Seats } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { Forged, Goals } from '../goals/goals.tsx';
import { lastRound } from '../others/last-round.ts';
import { LastRound } from '../others/round-told.tsx';
import { Words } from '../sheet/words.tsx';
import { wordsmith } from '../strings/play.ts';
import { seatState } from './seats.ts';

interface SideProps extends Pick<GameTableProps<Wordsmith>, 'session' | 'table' | 'sight' | 'names'> {
  readonly situation: Situation<Wordsmith>;
  /** The sheet whose progress is shown. */
  readonly sheet: Sheet;
  /** Is the last round shown elsewhere, where there is no room for it here? */
  readonly beginning: boolean;
  readonly record: number | null;
  readonly onLook: (seat: Seat) => void;
}

/** Beside the sheet: the players, the goals, what is forged, and the way to the others' sheets. */
export function Side({ situation, session, table, sight, names, ...shown }: SideProps): JSX.Element {
  const { sheet, beginning, record, onLook } = shown;
  const { view, me } = situation;
  const solo = view.sheets.length === 1;
  // [WS-18] Alone, what the last round was is of interest only for the words that were missed.
  const missed = solo && !spotsWords(view.config) && lastRound(sight).length > 0;
  return (
    <aside class="ws-side" aria-label={strings.seats}>
      <Seats seats={table.seats} me={me} state={(it) => seatState(situation, it)} said={session.said.value} />
      <Goals {...{ view, names, sheet }} />
      <Forged sheet={sheet} />
      <section class="panel">
        <h2>{wordsmith.text.claimed}</h2>
        <Words sheet={sheet} />
      </section>
      {solo && record !== null && <p class="panel">{wordsmith.goals.record(record)}</p>}
      {missed && (
        <section class={beginning ? 'panel ws-others only-wide' : 'panel ws-others'}>
          <LastRound sight={sight} names={names} />
        </section>
      )}
      {!solo && (
        <section class="panel ws-others" aria-label={wordsmith.sheets.all}>
          <div class={beginning ? 'only-wide' : ''}>
            <LastRound sight={sight} names={names} onLook={onLook} />
          </div>
          <button type="button" class="btn" onClick={() => onLook(view.sheets.findIndex((_, it) => it !== me))}>
            {wordsmith.sheets.open}
          </button>
        </section>
      )}
    </aside>
  );
}
