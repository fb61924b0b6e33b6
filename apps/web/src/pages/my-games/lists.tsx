import { titleOf } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { myGames as strings } from '#strings/my-games.ts';
import { SHELF_HASH } from '../../device/practice.ts';
import { opponentsOf, outcomeOf, type PastGame } from '../../my-games/past-game.ts';
import { deleteGame, opponentsIn, type UnfinishedGame } from '../../my-games/unfinished.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { figure, listed } from '../../ui/format.ts';
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

/** Rows per batch: a list of hundreds is drawn on request. */
const AT_ONCE = 20;

/** The review's address: a table's by its code, as long as the server has it, unless its record is here. */
const reviewOf = ({ id, code, record, mine }: PastGame): string =>
  record === null && code !== null ? `/review/${code}${mine === null ? '' : `?seat=${mine}`}` : `/games/${id}`;

function Row({ past }: { readonly past: PastGame }): JSX.Element {
  const { game, seats, mine, result, at, tried } = past;
  const outcome = outcomeOf(past);
  const others = seats.flatMap(({ name }, seat) => (seat === mine ? [] : [name]));
  const scores = result?.scores ?? [];
  const score = mine === null ? scores : [scores[mine], ...scores.filter((_, seat) => seat !== mine)];
  const written = result ? score.map((points) => figure(points ?? 0)).join(' : ') : '';
  const when = strings.date(at) + (tried ? `, ${strings.tried}` : '');
  const spoken = [strings.outcome[outcome], written, strings.with(others), when].filter((part) => part !== '');
  return (
    <li data-game={game}>
      <span class="swatch" />
      <span class="what">
        <b>{titleOf(game)}</b>
        <small>
          {strings.with(others)}, <span class="when">{when}</span>
        </small>
      </span>
      <span class="came-to" data-outcome={outcome}>
        <b class="num">{written}</b>
        <small>{strings.outcome[outcome]}</small>
      </span>
      <LinkButton
        text={strings.review}
        href={reviewOf(past)}
        aria-label={strings.reviewOf(titleOf(game), spoken.join(', '))}
      />
    </li>
  );
}

/** Finished games, the latest first, all or of one kind. */
export function Finished({ past }: { readonly past: readonly PastGame[] }): JSX.Element {
  const [which, setWhich] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  const kinds = [...new Set(past.map(({ game }) => game))].sort();
  const chosen = past.filter(({ game }) => which === '' || game === which);
  return (
    <section aria-labelledby="finished">
      <div class="heading">
        <h2 id="finished">{strings.finished}</h2>
        {kinds.length > 1 && (
          <label>
            <span class="sr-only">{strings.which}</span>
            <select class="input" value={which} onChange={({ currentTarget }) => setWhich(currentTarget.value)}>
              <option value="">{strings.all}</option>
              {kinds.map((game) => (
                <option key={game} value={game}>
                  {titleOf(game)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {chosen.length === 0 && <p class="muted">{strings.noneFinished}</p>}
      <ul class="plain games-list">
        {chosen.slice(0, shown).map((game) => (
          <Row key={game.id} past={game} />
        ))}
      </ul>
      {chosen.length > shown && (
        <Button
          text={strings.more(Math.min(AT_ONCE, chosen.length - shown))}
          onClick={() => setShown(shown + AT_ONCE)}
        />
      )}
    </section>
  );
}

/** People one has lately met at tables, and the way to another game with them. */
export function PlayAgain({ past }: { readonly past: readonly PastGame[] }): JSX.Element | null {
  const met = opponentsOf(past);
  if (met.length === 0) return null;
  return (
    <section aria-labelledby="again">
      <h2 id="again">{strings.again}</h2>
      <p class="muted small">{strings.againText}</p>
      <p class="row">
        {met.map(({ names, code, game }) => (
          <a
            key={code}
            class="chip"
            data-game={game}
            href={`/t/${code}`}
            aria-label={strings.againWith(listed(names), titleOf(game))}
          >
            <span class="swatch" />
            {listed(names)}
          </a>
        ))}
      </p>
    </section>
  );
}
