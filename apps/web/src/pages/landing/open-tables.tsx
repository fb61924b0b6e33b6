import { titleOf } from '@wordhoard/catalog';
import { type Listings, MAX_FINISHED_TABLES } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { landing } from '#strings/landing.ts';
import { myFinishedTables } from '../../device/my-tables.ts';
import { isPageVisible, onVisibilityChange } from '../../device/visibility.ts';
import { api } from '../../net/api.ts';
import { LinkButton } from '../../ui/button.tsx';

/** Public tables with a free place. */
export function OpenTables({ listings }: { readonly listings: Listings | 'offline' | null }): JSX.Element {
  const tables = listings === null || listings === 'offline' ? [] : listings.tables;
  return (
    <section class="waiting">
      <h2>{landing.waiting}</h2>
      {tables.length > 0 ? (
        <ul class="plain">
          {tables.map((table) => (
            <li key={table.code} data-game={table.game}>
              <span class="swatch" />
              <span>
                <b>{landing.hosted(table.hostName, titleOf(table.game))}</b>
                <small>{landing.seats(table)}</small>
              </span>
              <LinkButton text={landing.sit} href={`/t/${table.code}`} />
            </li>
          ))}
        </ul>
      ) : (
        <p class="none muted">{listings === null ? '' : listings === 'offline' ? landing.offline : landing.none}</p>
      )}
    </section>
  );
}

/** Public games that are being played, to watch. */
export function GamesToWatch({ listings }: { readonly listings: Listings | 'offline' | null }): JSX.Element | null {
  if (listings === null || listings === 'offline') return null;
  const { watchable } = listings;
  return (
    <section class="waiting to-watch" aria-labelledby="to-watch">
      <h2 id="to-watch">{landing.toWatch}</h2>
      {watchable.length === 0 && <p class="none muted">{landing.noneToWatch}</p>}
      <ul class="plain">
        {watchable.map(({ code, game, players, played }) => {
          const title = titleOf(game);
          return (
            <li key={code} data-game={game}>
              <span class="swatch" />
              <span>
                <b>{title}</b>
                <small>{landing.watched(players, played)}</small>
              </span>
              <LinkButton text={landing.watch} href={`/t/${code}`} aria-label={landing.watchOf(title, players)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Refresh interval while the page is visible, in ms. */
const EVERY = 15_000;

/** Tables that wait for players: open ones, and this guest's own. Null until known. */
export function useListings(): Listings | 'offline' | null {
  const [listings, setListings] = useState<Listings | 'offline' | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (!isPageVisible()) return;
      const lately = myFinishedTables().slice(0, MAX_FINISHED_TABLES);
      const answer = await api.tables(lately.map(({ code }) => code));
      setListings(answer.ok ? answer.value : 'offline');
    };
    void load();
    const timer = setInterval(load, EVERY);
    // A guest who comes back to the page wants to know now.
    const stopWatching = onVisibilityChange(load);
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, []);
  return listings;
}
