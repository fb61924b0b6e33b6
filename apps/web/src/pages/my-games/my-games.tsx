import type { JSX } from 'preact';
import { myGames as strings } from '#strings/my-games.ts';
import { keepFault } from '../../my-games/keep.ts';
import { Tile } from '../../table-kit/tile.tsx';
import { Bar, useHead } from '../../ui/page.tsx';
import { PlayAgain } from './again.tsx';
import { Finished } from './finished.tsx';
import { Keeping } from './keeping.tsx';
import './my-games.css';
import { Running } from './running.tsx';
import { useGames } from './use-games.ts';
import { HowItWent } from './went.tsx';

/** All games of a guest, on this device and at tables. */
export default function MyGamesPage(): JSX.Element {
  useHead(strings.title);
  const { games, reload } = useGames();
  const fault = keepFault();
  const empty = games && games.tables.length + games.here.length + games.past.length === 0;
  return (
    <>
      <Bar />
      <main class="prose my-games" id="main" aria-busy={games === null}>
        <h1 tabIndex={-1}>{strings.title}</h1>
        {fault && (
          <p role="alert" class="refusal">
            {strings.fault[fault]}
          </p>
        )}
        {games === null && <p class="dim">{strings.looking}</p>}
        {empty && <Empty />}
        {games && !empty && (
          <>
            <Running games={games} onChange={() => void reload()} />
            <Finished past={games.past} />
            <HowItWent past={games.past} />
            <PlayAgain past={games.past} />
          </>
        )}
        {games && <Keeping onChange={() => void reload()} />}
      </main>
    </>
  );
}

const Empty = (): JSX.Element => (
  <section class="empty" aria-labelledby="empty">
    <span class="shelf" aria-hidden="true">
      {['', '', '', '', ''].map((letter, i) => (
        <Tile key={i} letter={letter} />
      ))}
    </span>
    <h2 id="empty">{strings.empty}</h2>
    <p>{strings.emptyText}</p>
    <div class="row">
      <a class="btn go" href="/play/wordsy">
        {strings.play}
      </a>
      <a class="btn" href="/new/wordsy">
        {strings.make}
      </a>
    </div>
  </section>
);
