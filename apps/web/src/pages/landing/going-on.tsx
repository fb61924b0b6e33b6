import { GAME_IDS, GAMES, isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { landing } from '#strings/landing.ts';
import { isKept } from '../../offline/saved.ts';
import { myTables } from '../../shell/my-tables.ts';

interface GoingOn {
  readonly game: string;
  readonly title: string;
  /** Where it is played, in words. */
  readonly where: string;
  readonly href: string;
}

function goingOn(): GoingOn[] {
  const tables = myTables().flatMap(({ code, game }) =>
    isGameId(game) ? [{ game, title: GAMES[game].title, where: landing.atTable(code), href: `/t/${code}` }] : [],
  );
  const here = GAME_IDS.filter(isKept).map((game) => ({
    game,
    title: GAMES[game].title,
    where: landing.onDevice,
    href: `/play/${game}`,
  }));
  return [...tables, ...here];
}

/** Games that were left before their end, and the way back to them; nothing when there are none. */
export function GoingOn(): JSX.Element | null {
  const games = goingOn();
  if (games.length === 0) return null;
  return (
    <section class="waiting going-on" aria-label={landing.goingOn}>
      <h2>{landing.goingOn}</h2>
      <ul class="plain">
        {games.map(({ game, title, where, href }) => (
          <li key={href} data-game={game}>
            <span class="swatch" />
            <span>
              <b>{title}</b>
              <small>{where}</small>
            </span>
            <a class="btn" href={href} aria-label={landing.goOnWith(title, where)}>
              {landing.goOn}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
