import { forSeat } from '@wordhoard/kernel';
import type { RoundLine, Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { type AtEnd, type GameEnd, wordRows } from '../../../table/end/game-end.ts';
import { Tile } from '../../../table-kit/tiles/tile.tsx';
import { AllSheets } from '../sidebar/score-sheet.tsx';
import { wordsy } from '../strings/play.ts';
import './end.css';

/** The best word of the game, in tiles, and all sheets. */
const FinalSheets = ({ observation, names }: AtEnd<Wordsy>): JSX.Element => {
  const { view } = observation.seen;
  const all = view.sheets.flatMap(({ lines }, seat) => lines.map((line) => ({ ...line, seat })));
  const best = bestOf(all);
  return (
    <div class="end-wordsy">
      {best && (
        <section class="slab best">
          <p>{wordsy.end.bestOfGame(names, best.seat, best.points)}</p>
          <p>
            <span class="sr-only">{best.word}</span>
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

/** The line with the most points; undefined if it has no word. */
function bestOf<L extends Pick<RoundLine, 'word' | 'points'>>(lines: readonly L[]): L | undefined {
  const best = lines.toSorted((a, b) => b.points - a.points)[0];
  return best?.word === '' ? undefined : best;
}

export const end: GameEnd<Wordsy> = {
  Board: FinalSheets,
  about: ({ observation }, seat) => {
    const best = bestOf(forSeat(observation.seen.view.sheets, seat).lines);
    return <small>{best ? wordsy.end.bestWord(best.word, best.points) : ''}</small>;
  },
  useHeadline: ({ observation }) => {
    const { view, over } = observation.seen;
    if (!view.solo || !over) return null;
    const { target } = view.solo;
    const total = forSeat(view.sheets, 0).total;
    const won = total >= target;
    return { won, text: won ? wordsy.prompt.soloWon(total, target) : wordsy.prompt.soloLost(total, target) };
  },
  // The player's own words; for a spectator the winner's.
  grid: ({ observation, me, result }) =>
    wordRows(forSeat(observation.seen.view.sheets, me ?? result.ranked[0]?.seat ?? 0).lines.map(({ word }) => word)),
};
