import { titleOf } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { myGames as strings } from '#strings/my-games.ts';
import { SHELF_HASH } from '../../device/practice.ts';
import { deleteGame, opponentsIn, type UnfinishedGame } from '../../my-games/unfinished.ts';
import { announce } from '../../ui/announcer.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import type { Games, RunningTable } from './use-games.ts';

interface RunningGameRow {
  readonly game: string;
  readonly href: string;
  readonly where: string;
  readonly state: string;
  readonly yours: boolean;
  /** Deletes it; only possible for games without other people. */
  readonly drop?: () => void;
}

function rowOf({ code, game, told }: RunningTable): RunningGameRow {
  const others = told?.seats.flatMap(({ name, mine }) => (mine || name === '' ? [] : [name])) ?? [];
  const where = others.length > 0 ? `${strings.atTable(code)}, ${strings.with(others)}` : strings.atTable(code);
  const turn = told?.turn;
  const yours = turn?.mine ?? false;
  const whose = told?.status === 'waiting' ? strings.waitingRoom : yours ? strings.yourTurn : strings.theirTurn;
  const left = turn && turn.left !== null ? `, ${strings.left(turn.left)}` : '';
  return { game, href: `/t/${code}`, where, state: told ? whose + left : strings.unknown, yours };
}

function rowHere({ game, id, saved, progress, isOpen }: UnfinishedGame): RunningGameRow {
  const where = strings.onDevice(progress, opponentsIn(saved));
  const href = `/play/${game}${isOpen ? '' : `${SHELF_HASH}${id}`}`;
  return { game, href, where, state: strings.yourTurn, yours: true, drop: () => deleteGame(game, id) };
}

interface RunningProps {
  readonly games: Games;
  readonly onChange: () => void;
}

/** Games that wait to be played on, those in which one is asked something first. */
export function Running({ games: { tables, here }, onChange }: RunningProps): JSX.Element {
  const rows = [...tables.map(rowOf), ...here.map(rowHere)].sort((a, b) => Number(b.yours) - Number(a.yours));
  return (
    <section aria-labelledby="running">
      <h2 id="running" tabIndex={-1}>
        {strings.running}
      </h2>
      {rows.length === 0 && <p class="muted">{strings.noneRunning}</p>}
      <ul class="plain games-list">
        {rows.map((row) => (
          <RunningRow key={row.href} {...row} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function RunningRow({
  game,
  href,
  where,
  state,
  yours,
  drop,
  onChange,
}: RunningGameRow & Omit<RunningProps, 'games'>): JSX.Element {
  const title = titleOf(game);
  const remove = (): void => {
    drop?.();
    announce(strings.deletedOne, { mine: true });
    onChange();
    // The row is gone, and its buttons with it.
    document.getElementById('running')?.focus();
  };
  return (
    <li data-game={game}>
      <span class="swatch" />
      <span class="what">
        <b>{title}</b>
        <small>{where}</small>
      </span>
      <span class={yours ? 'came-to yours' : 'came-to'}>{state}</span>
      <a class={yours ? 'btn primary' : 'btn'} href={href} aria-label={strings.goOnWith(title, where)}>
        {strings.goOn}
      </a>
      {drop && (
        <div class="drop">
          <ConfirmButton
            label={strings.deleteOne}
            about={strings.deleteOneOf(title, where)}
            question={strings.deleteOneSure(title)}
            yes={strings.deleteOneYes}
            no={strings.deleteOneNo}
            onYes={remove}
          />
        </div>
      )}
    </li>
  );
}
