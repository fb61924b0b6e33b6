import { forSeat } from '@wordhoard/kernel';
import type { SheetView, Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { type AtEnd, type GameEnd, wordRows } from '../../../table/end/game-end.ts';
import { Tile } from '../../../table-kit/tile.tsx';
import { AllSheets } from '../sidebar/score-sheet.tsx';
import { wordsy } from '../strings/play.ts';
import './end.css';

/** The best word of the game, in tiles, and all sheets. */
const FinalSheets = ({ sight, names }: AtEnd<Wordsy>): JSX.Element => {
  const { view } = sight.seen;
  const all = view.sheets.flatMap(({ lines }, seat) => lines.map((line) => ({ ...line, seat })));
  const best = all.reduce((a, b) => (b.points > a.points ? b : a), all[0]!);
  return (
    <div class="end-wordsy">
      {best && best.word !== '' && (
        <section class="slab best">
          <p>{wordsy.end.bestOfGame(names, best.seat, best.points)}</p>
          <p>
            <span class="unseen">{best.word}</span>
            <span class="logo" aria-hidden="true" style={{ '--n': String(best.word.length) }}>
              {Array.from(best.word, (letter, i) => (
                <Tile key={i} letter={letter.toUpperCase()} />
              ))}
            </span>
          </p>
        </section>
      )}
      <div class="panel">
        <AllSheets view={view} names={names} />
      </div>
    </div>
  );
};

function bestOf({ lines }: SheetView): string {
  const best = lines.reduce((a, b) => (b.points > a.points ? b : a), lines[0]!);
  return best && best.word !== '' ? wordsy.end.bestWord(best.word, best.points) : '';
}

export const end: GameEnd<Wordsy> = {
  Board: FinalSheets,
  about: ({ sight }, seat) => <small>{bestOf(forSeat(sight.seen.view.sheets, seat))}</small>,
  useHeadline: ({ sight }) => {
    const { view, over } = sight.seen;
    if (!view.solo || !over) return null;
    const { target } = view.solo;
    const total = forSeat(view.sheets, 0).total;
    const won = total >= target;
    return { won, text: won ? wordsy.prompt.soloWon(total, target) : wordsy.prompt.soloLost(total, target) };
  },
  // The player's own words; for a spectator the winner's.
  grid: ({ sight, me, result }) =>
    wordRows(forSeat(sight.seen.view.sheets, me ?? result.ranked[0]?.seat ?? 0).lines.map(({ word }) => word)),
};
