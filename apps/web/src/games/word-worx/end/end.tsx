import { forSeat, type Seat } from '@wordhoard/kernel';
import { componentsOf, type View, type WordWorx } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { type AtEnd, type GameEnd, wordRows } from '../../../table/end/game-end.ts';
import type { LatestEvent } from '../../../table-kit/events.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { Weld } from '../floor/weld.tsx';
import { ComponentsContext } from '../hand/components-context.ts';
import { Sheets } from '../sidebar/dialogs.tsx';
import { wordWorx } from '../strings/play.ts';
import './end.css';

/** All players' words at the end of the last round, and every line of each round's score. */
const FinalWords = ({ observation, names, result }: AtEnd<WordWorx>): JSX.Element => {
  const { view } = observation.seen;
  return (
    <ComponentsContext.Provider value={componentsOf(view.config)}>
      <div class="end-worx">
        <ul class="slab plain">
          {result.ranked.map(({ seat }) => (
            <li key={seat}>
              <h3>
                <Disc name={names.of(seat)} seat={seat} />
                {names.of(seat)}
              </h3>
              <Words view={view} seat={seat} />
            </li>
          ))}
        </ul>
        {view.sheets.map((sheets, i) => (
          <section key={i} class="panel">
            <h2>{wordWorx.sheet.title(i + 1)}</h2>
            <Sheets sheets={sheets} names={names} />
          </section>
        ))}
      </div>
    </ComponentsContext.Provider>
  );
};

function Words({ view, seat }: { readonly view: View; readonly seat: Seat }): JSX.Element {
  const { sealed, words } = forSeat(view.players, seat);
  if (sealed.length + words.length === 0) return <p>{wordWorx.end.noWords}</p>;
  return (
    <p class="welds">
      {sealed.map((cards, i) => (
        <Weld key={i} cards={cards} sealed known />
      ))}
      {words.map(({ cards }, i) => (
        <Weld key={i} cards={cards} known />
      ))}
    </p>
  );
}

const manifestWords = ({ sheets }: View, seat: Seat): number =>
  sheets.reduce((sum, round) => sum + forSeat(round, seat).lines.filter(({ why }) => why === 'manifest').length, 0);

function bestWord({ observation, names }: AtEnd<WordWorx>): LatestEvent[] {
  const lines = observation.seen.view.sheets.flatMap((round) =>
    round.flatMap((sheet, seat) => sheet.lines.map(({ word, points }) => ({ word, points, seat }))),
  );
  const best = lines.reduce((a, b) => (b.points > a.points ? b : a), lines[0]!);
  return best ? [{ text: wordWorx.end.best(names, best.seat, best.word, best.points) }] : [];
}

export const end: GameEnd<WordWorx> = {
  Board: FinalWords,
  about: ({ observation }, seat) => <small>{wordWorx.end.words(manifestWords(observation.seen.view, seat))}</small>,
  facts: bestWord,
  // The player's own words, those locked for good first; for a spectator the winner's.
  grid: ({ observation, me, result }) => {
    const { config, players } = observation.seen.view;
    const { sealed, words } = forSeat(players, me ?? result.ranked[0]?.seat ?? 0);
    return wordRows([...sealed, ...words.map(({ cards }) => cards)].map(componentsOf(config).deck.textOf));
  },
};
