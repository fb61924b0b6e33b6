import type { PlayersOverview } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { lab as strings } from '#strings/lab.ts';
import { Measures } from './measures.tsx';
import { Outliers } from './outliers.tsx';
import { Standings } from './standings.tsx';
import { Things } from './things.tsx';
import { VersusTable } from './versus.tsx';

/** All that is said of games with so many players. */
export function PlayersSection({ overview }: { readonly overview: PlayersOverview }): JSX.Element {
  const { players, games, seats, bots, versus, things, outliers } = overview;
  return (
    <section class="lab-players" aria-label={strings.playersGames(players, games)}>
      <h3>{strings.playersGames(players, games)}</h3>
      {games > 0 && (
        <>
          <Measures overview={overview} />
          <Standings
            title={strings.standings}
            standings={seats.map((it, seat) => ({ ...it, name: strings.seat(seat + 1) }))}
            players={players}
          />
          {bots.length > 1 && (
            <Standings
              title={strings.standingsOfBots}
              standings={bots.map((it) => ({ ...it, name: strings.botOf(it.name) }))}
              players={players}
            />
          )}
          {players > 2 && versus.length > 0 && <VersusTable versus={versus} />}
        </>
      )}
      <Outliers outliers={outliers} />
      {games > 0 && <Things things={things} />}
    </section>
  );
}
