import { forSeat } from '@wordhoard/kernel';
import { componentsOf, SCORE_LINES, type Wordsmith } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type AtEnd, type GameEnd, rowsOf } from '../../../table/end/game-end.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { figure } from '../../../ui/format.ts';
import { LetterCardDialog } from '../hand/cards.tsx';
import { ClaimedWords, SheetOnTable, Tracks } from '../sheet/sheet.tsx';
import { lastTurnOf } from '../sheet/shown-sheet.ts';
import { MissedWords } from '../sidebar/last-round.tsx';
import { readRecord, writeRecord } from '../sidebar/seat-state.ts';
import { wordsmith } from '../strings/play.ts';
import './end.css';

/** Any player's final sheet, with its coins and crowns. */
function FinalSheet({ observation, names, me, result }: AtEnd<Wordsmith>): JSX.Element {
  const { sheets, config } = observation.seen.view;
  const [seat, choose] = useState(me ?? result.ranked[0]?.seat ?? 0);
  const [isCardOpen, openCard] = useState(false);
  const components = componentsOf(config);
  const sheet = forSeat(sheets, seat);
  // The missed words of the last round haven't been shown yet.
  const turned = lastTurnOf(observation, seat);
  return (
    <div class="end-wordsmith">
      <SheetOnTable
        items={components}
        shown={{ seat, sheet, before: sheet, choose }}
        names={names}
        players={sheets.length}
      />
      <div class="end-sheet">
        <Tracks sheet={sheet} components={components} />
        <section class="panel">
          <h2>{wordsmith.text.claimed}</h2>
          <ClaimedWords sheet={sheet} />
          {turned && <MissedWords {...{ observation, names, turned }} />}
        </section>
        {/* [WS-1] */}
        <Button text={wordsmith.letters.whole} onClick={() => openCard(true)} />
        <LetterCardDialog config={config} open={isCardOpen} onClose={() => openCard(false)} />
      </div>
    </div>
  );
}

/** [WS-15] Every line of the score, once the game has come to its end. */
function Scores({ observation, names, result }: AtEnd<Wordsmith>): JSX.Element | null {
  const { view, over } = observation.seen;
  const seats = result.ranked.map(({ seat }) => seat);
  if (!over) return null;
  return (
    <table class="ws-scores panel">
      <caption>{wordsmith.end.scores}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <Disc name={names.of(seat)} seat={seat} />
              <span class="sr-only">{names.of(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORE_LINES.map((line) => (
          <tr key={line}>
            <th scope="row">{wordsmith.end.line(line)}</th>
            {seats.map((seat) => (
              <td key={seat}>{figure(forSeat(view.tallies, seat).lines[line])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{wordsmith.end.total}</th>
          {seats.map((seat) => (
            <td key={seat} class="num sum">
              {figure(forSeat(view.tallies, seat).total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** [WS-16] Compares a solo game with the record on this device, and stores a new one. */
function useRecordHeadline({ observation: { seen }, me }: AtEnd<Wordsmith>): { text: string; won: boolean } | null {
  const { config } = seen.view;
  const [before] = useState(() => readRecord(config));
  const isSolo = seen.over !== null && seen.view.sheets.length === 1;
  const points = forSeat(seen.view.tallies, 0).total;
  const beaten = before === null || points > before;
  const mine = isSolo && me !== null;
  const text = mine ? wordsmith.prompt.solo(points, before) : '';
  useEffect(() => {
    // A solo game has no event about its result.
    if (mine) announce(text, { mine: true });
    if (mine && beaten) writeRecord(config, points);
  }, []);
  return mine ? { text, won: beaten } : null;
}

export const end: GameEnd<Wordsmith> = {
  Board: FinalSheet,
  Details: Scores,
  about: ({ observation }, seat) => (
    <small>{wordsmith.end.crowns(forSeat(observation.seen.view.sheets, seat).crowns)}</small>
  ),
  useHeadline: useRecordHeadline,
  // The player's own sheet; for a spectator the best.
  grid: ({ observation, me, result }) =>
    rowsOf(forSeat(observation.seen.view.sheets, me ?? result.ranked[0]?.seat ?? 0).letters),
};
