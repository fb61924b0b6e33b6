import { titleOf } from '@wordhoard/catalog';
import type { Listings } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { landing } from '#strings/landing.ts';

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
              <a class="btn" href={`/t/${table.code}`}>
                {landing.sit}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p class="none dim">{listings === null ? '' : listings === 'offline' ? landing.offline : landing.none}</p>
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
      {watchable.length === 0 && <p class="none dim">{landing.noneToWatch}</p>}
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
              <a class="btn" href={`/t/${code}`} aria-label={landing.watchOf(title, players)}>
                {landing.watch}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
