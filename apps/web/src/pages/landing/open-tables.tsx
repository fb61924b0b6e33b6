import { GAMES, isGameId } from '@wordhoard/catalog';
import type { TableListing } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { landing } from '#strings/landing.ts';
import { api } from '../../shell/api.ts';

/** How often the list is fetched again while somebody looks at it, in ms. */
const EVERY = 15_000;

/** Public tables with a free place. */
export function OpenTables(): JSX.Element {
  const [tables, setTables] = useState<readonly TableListing[] | 'offline' | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (document.hidden) return;
      const answer = await api.tables();
      setTables(answer.ok ? answer.value.tables : 'offline');
    };
    void load();
    const timer = setInterval(load, EVERY);
    return () => clearInterval(timer);
  }, []);

  return (
    <section class="waiting">
      <h2>{landing.waiting}</h2>
      {Array.isArray(tables) && tables.length > 0 ? (
        <ul class="plain">
          {tables.map((table: TableListing) => (
            <li key={table.code} data-game={table.game}>
              <span class="swatch" />
              <span>
                <b>{landing.hosted(table.hostName, isGameId(table.game) ? GAMES[table.game].title : table.game)}</b>
                <small>{landing.seats(table)}</small>
              </span>
              <a class="btn" href={`/t/${table.code}`}>
                {landing.sit}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p class="none dim">{tables === null ? '' : tables === 'offline' ? landing.offline : landing.none}</p>
      )}
    </section>
  );
}
