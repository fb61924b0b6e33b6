import type { View } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { wordsmith } from '#strings/wordsmith.ts';
import type { SummaryProps } from '../../shell/table/game-page.ts';
import type { Names } from '../../shell/table/names.ts';
import { Disc } from '../../shell/table/seats.tsx';
import { turnInWords } from './describe.ts';
import { Drawing } from './drawing.tsx';
import { InWords } from './in-words.tsx';
import { eventsOf } from './sight.ts';
import './sheets.css';

/** Everybody's sheet as it was when the last round ended; smaller, and to look at only. */
export const AllSheets = ({ view, names }: { readonly view: View; readonly names: Names }): JSX.Element => (
  <ul class="ws-sheets plain">
    {view.sheets.map((sheet, seat) => {
      const label = seat === names.me ? wordsmith.grid.yours : wordsmith.grid.of(names.of(seat));
      return (
        <li key={seat}>
          <h3>{label}</h3>
          <p class="dim small">{wordsmith.sheets.score(view.tallies[seat]!.total)}</p>
          <Drawing sheet={sheet} before={sheet} />
          <div class="unseen">
            <InWords sheet={sheet} label={label} />
          </div>
          <p class="small">{wordsmith.text.words(sheet.words.map(({ word }) => word))}</p>
          <p class="small">{wordsmith.tracks.coins(sheet.spent, sheet.gained)}</p>
        </li>
      );
    })}
  </ul>
);

/** What everybody did in the last round; nothing before the first is over. */
export function LastRound({ sight, names }: SummaryProps): JSX.Element | null {
  const turned = eventsOf(sight).flatMap((event) => (event.type === 'turned' ? [event] : []));
  const last = turned.at(-1)?.round;
  if (last === undefined) return null;
  return (
    <section class="ws-last" aria-label={wordsmith.sheets.last(last)}>
      <h2>{wordsmith.sheets.last(last)}</h2>
      <ul class="plain">
        {turned
          .filter(({ round }) => round === last)
          .map(({ seat, earned }) => (
            <li key={seat}>
              <Disc name={names.of(seat)} seat={seat} />
              <span>
                <b>{names.of(seat)}</b> {turnInWords(earned)}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
