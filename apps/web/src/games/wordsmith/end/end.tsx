import { forSeat, type Seat } from '@wordhoard/kernel';
import { SCORE_LINES, type View, type Wordsmith } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type AtEnd, type GameEnd, rowsOf } from '../../../table/end/game-end.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { figure } from '../../../ui/format.ts';
import { LetterCard } from '../later.ts';
import { CouldClaim } from '../others/could-claim.tsx';
import { lastRound } from '../others/last-round.ts';
import { Whose } from '../others/whose.tsx';
import { Grid } from '../sheet/grid.tsx';
import { SheetInWords } from '../sheet/sheet-in-words.tsx';
import { Tracks } from '../sheet/tracks.tsx';
import { Words } from '../sheet/words.tsx';
import { wordsmith } from '../strings/play.ts';
import { keepRecord, readRecord } from './record.ts';
import './end.css';

/** Any player's final sheet, with its coins and crowns. */
function FinalSheet({ sight, names, me, result }: AtEnd<Wordsmith>): JSX.Element {
  const { view } = sight.seen;
  const [seat, look] = useState(me ?? result.ranked[0]?.seat ?? 0);
  const [reference, refer] = useState(false);
  const sheet = forSeat(view.sheets, seat);
  const { deck } = view.config;
  // The missed words of the last round haven't been shown yet.
  const turned = lastRound(sight).find((it) => it.turned.seat === seat)?.turned;
  const label = wordsmith.grid.of(names, seat);
  return (
    <div class="end-wordsmith">
      <section class="ws-work" aria-label={label}>
        {view.sheets.length > 1 && (
          <Whose seats={[...view.sheets.keys()]} chosen={seat} names={names} onChoose={look} />
        )}
        <Grid {...{ label, sheet }} before={sheet} pointed={[]} hands={null} />
        <div class="unseen">
          <SheetInWords sheet={sheet} label={wordsmith.text.label} />
        </div>
      </section>
      <div class="end-sheet">
        <Tracks sheet={sheet} />
        <section class="panel">
          <h2>{wordsmith.text.claimed}</h2>
          <Words sheet={sheet} />
          {turned && <CouldClaim {...{ sight, names, turned }} />}
        </section>
        {/* [WS-1] */}
        <button type="button" class="btn" onClick={() => refer(true)}>
          {wordsmith.letters.whole}
        </button>
        <Sheet title={wordsmith.letters.title(deck)} open={reference} onClose={() => refer(false)}>
          <LetterCard deck={deck} />
        </Sheet>
      </div>
    </div>
  );
}

/** [WS-15] Every line of the score, once the game has come to its end. */
const Scores = ({ sight: { seen }, names, result }: AtEnd<Wordsmith>): JSX.Element | null =>
  seen.over && <ScoreTable view={seen.view} names={names} seats={result.ranked.map((it) => it.seat)} />;

interface ScoreTableProps {
  readonly view: View;
  readonly names: Names;
  readonly seats: readonly Seat[];
}

const ScoreTable = ({ view, names, seats }: ScoreTableProps): JSX.Element => (
  <table class="ws-scores panel">
    <caption>{wordsmith.end.scores}</caption>
    <thead>
      <tr>
        <td />
        {seats.map((seat) => (
          <th key={seat} scope="col">
            <Disc name={names.of(seat)} seat={seat} />
            <span class="unseen">{names.of(seat)}</span>
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

/** [WS-16] Alone: how it compares with the record before it on this device, which is kept if this one beats it. */
function useRecordHeadline({ sight: { seen }, me }: AtEnd<Wordsmith>): { text: string; won: boolean } | null {
  const [before] = useState(readRecord);
  const alone = seen.over !== null && seen.view.sheets.length === 1;
  const points = forSeat(seen.view.tallies, 0).total;
  const beaten = before === null || points > before;
  const mine = alone && me !== null;
  const text = mine ? wordsmith.prompt.solo(points, before) : '';
  useEffect(() => {
    // No event tells a solo player how it ended.
    if (mine) announce(text, { mine: true });
    if (mine && beaten) keepRecord(points);
  }, []);
  return mine ? { text, won: beaten } : null;
}

export const end: GameEnd<Wordsmith> = {
  Board: FinalSheet,
  Details: Scores,
  about: ({ sight }, seat) => <small>{wordsmith.end.crowns(forSeat(sight.seen.view.sheets, seat).crowns)}</small>,
  useHeadline: useRecordHeadline,
  // The player's own sheet; for a spectator the best.
  grid: ({ sight, me, result }) => rowsOf(forSeat(sight.seen.view.sheets, me ?? result.ranked[0]?.seat ?? 0).letters),
};
