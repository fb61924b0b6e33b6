import type { Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { wordsmith } from '#strings/wordsmith.ts';
import { Icon } from '../../shell/icon.tsx';
import type { SummaryProps } from '../../shell/table/game-page.ts';
import type { Names } from '../../shell/table/names.ts';
import { Disc } from '../../shell/table/seats.tsx';
import { turnInWords } from './describe.ts';
import { Drawing } from './drawing.tsx';
import { InWords } from './in-words.tsx';
import { lastSeen } from './marks.ts';
import { lastRound, seenBy } from './sight.ts';
import { Tracks } from './tracks.tsx';
import './sheets.css';

interface WhoseProps {
  readonly seats: readonly Seat[];
  readonly chosen: Seat;
  readonly names: Names;
  readonly onChoose: (seat: Seat) => void;
}

/** Which of the sheets is looked at. */
export const Whose = ({ seats, chosen, names, onChoose }: WhoseProps): JSX.Element => (
  <fieldset class="ws-whose">
    <legend class="unseen">{wordsmith.sheets.whose}</legend>
    {seats.map((seat) => (
      <button key={seat} type="button" aria-pressed={seat === chosen} onClick={() => onChoose(seat)}>
        <Disc name={names.of(seat)} seat={seat} />
        <span>{wordsmith.sheets.who(names, seat)}</span>
      </button>
    ))}
  </fieldset>
);

/** [WS-5] Everybody's sheet as it was when the last round ended, one at a time, to look at only. */
export function Sheets({ sight, names, first }: SummaryProps & { readonly first: Seat }): JSX.Element {
  const [seat, look] = useState(first);
  const { view } = seenBy(sight);
  const { sheet, before } = lastSeen(sight, seat);
  const label = wordsmith.grid.of(names, seat);
  return (
    <div class="ws-sheets">
      <Whose seats={[...view.sheets.keys()]} chosen={seat} names={names} onChoose={look} />
      <h3>{label}</h3>
      <p class="dim small">{wordsmith.sheets.score(view.tallies[seat]!.total)}</p>
      <Drawing sheet={sheet} before={before} />
      <div class="unseen">
        <InWords sheet={sheet} label={label} />
      </div>
      <p class="small">{wordsmith.text.words(sheet.words.map(({ word }) => word))}</p>
      <Tracks sheet={sheet} />
    </div>
  );
}

interface LastRoundProps extends SummaryProps {
  /** Opens a player's sheet; without it, nothing can be pressed. */
  readonly onLook?: (seat: Seat) => void;
}

/** What everybody did in the last round; nothing before the first is over. */
export function LastRound({ sight, names, onLook }: LastRoundProps): JSX.Element | null {
  const turned = lastRound(sight);
  const [any] = turned;
  if (!any) return null;
  return (
    <section class="ws-last" aria-label={wordsmith.sheets.last(any.round)}>
      <h2>{wordsmith.sheets.last(any.round)}</h2>
      <ul class="plain">
        {turned.map(({ seat, earned }) => (
          <li key={seat}>
            <Disc name={names.of(seat)} seat={seat} />
            <span>
              <b>{wordsmith.sheets.who(names, seat)}</b> {wordsmith.sheets.wrote} {turnInWords(earned)}
            </span>
            {onLook && (
              <button
                type="button"
                class="icon-btn"
                aria-label={wordsmith.sheets.look(names, seat)}
                onClick={() => onLook(seat)}
              >
                <Icon name="eye" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Between two players at one device: what the last round brought, and the sheets, which all may see. */
export const Summary = (props: SummaryProps): JSX.Element | null =>
  lastRound(props.sight).length === 0 ? null : (
    <>
      <LastRound {...props} />
      <Sheets {...props} first={0} />
    </>
  );
