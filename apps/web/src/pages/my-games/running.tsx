import { GAMES, isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { myGames as strings } from '#strings/my-games.ts';
import type { Games, RunningTable } from './use-games.ts';

export const titleOf = (game: string): string => (isGameId(game) ? GAMES[game].title : game);

interface Row {
  readonly game: string;
  readonly href: string;
  readonly where: string;
  readonly state: string;
  readonly yours: boolean;
}

function rowOf({ code, game, told }: RunningTable): Row {
  const others = told?.seats.flatMap(({ name, mine }) => (mine || name === '' ? [] : [name])) ?? [];
  const where = others.length > 0 ? `${strings.atTable(code)}, ${strings.with(others)}` : strings.atTable(code);
  const turn = told?.turn;
  const yours = turn?.mine ?? false;
  const whose = told?.status === 'waiting' ? strings.waitingRoom : yours ? strings.yourTurn : strings.theirTurn;
  const left = turn && turn.left !== null ? `, ${strings.left(turn.left)}` : '';
  return { game, href: `/t/${code}`, where, state: told ? whose + left : strings.unknown, yours };
}

/** Games that wait to be played on, those in which one is asked something first. */
export function Running({ games: { tables, here } }: { readonly games: Games }): JSX.Element {
  const rows = [
    ...tables.map(rowOf),
    ...here.map(({ game, progress }): Row => {
      const where = strings.onDevice(progress);
      return { game, href: `/play/${game}`, where, state: strings.yourTurn, yours: true };
    }),
  ].sort((a, b) => Number(b.yours) - Number(a.yours));
  return (
    <section aria-labelledby="running">
      <h2 id="running">{strings.running}</h2>
      {rows.length === 0 && <p class="dim">{strings.noneRunning}</p>}
      <ul class="plain games-list">
        {rows.map(({ game, href, where, state, yours }) => (
          <li key={href} data-game={game}>
            <span class="swatch" />
            <span class="what">
              <b>{titleOf(game)}</b>
              <small>{where}</small>
            </span>
            <span class={yours ? 'came-to yours' : 'came-to'}>{state}</span>
            <a class={yours ? 'btn go' : 'btn'} href={href} aria-label={strings.goOnWith(titleOf(game), where)}>
              {strings.goOn}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
