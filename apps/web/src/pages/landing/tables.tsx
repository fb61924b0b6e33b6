import { GAME_IDS, GAMES, type GameId, isGameId, titleOf } from '@wordhoard/catalog';
import { type Listings, MAX_FINISHED_TABLES, MAX_OWN_TABLES, type MyTable, type Rematch } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { landing } from '#strings/landing.ts';
import { myFinishedTables, myTables, setTurns, turns } from '../../device/my-tables.ts';
import { END_HASH, SHELF_HASH } from '../../device/practice.ts';
import { isPageVisible, onVisibilityChange } from '../../device/visibility.ts';
import { opponentsIn, unfinishedGames } from '../../my-games/unfinished.ts';
import { api } from '../../net/api.ts';
import { keptGame } from '../../offline/saved-match.ts';
import { announce } from '../../ui/announcer.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { useHead } from '../../ui/page.tsx';
import { isUnasked } from '../asked-to-notify.ts';

const NotifyOffer = lazy(async () => (await import('../notifications.tsx')).NotifyOffer);

interface GoingOn {
  readonly game: string;
  readonly title: string;
  /** The place of play, in words. */
  readonly where: string;
  readonly href: string;
  /** Special cases: a finished game to look at, a rematch others wait for, or the player's turn. */
  readonly as?: 'over' | 'rematch' | 'turn';
}

/** Of tables, and of games on this device, so many: this is the way back to what was left last. */
const MOST = 6;

/** Known facts about the table, perhaps from the last visit: the row must not jump when the server has answered. */
function atTable(code: string, game: GameId, told: MyTable | undefined): GoingOn {
  const here = { game, title: GAMES[game].title, href: `/t/${code}` };
  const isMine = turns.value.includes(code);
  const where = told?.days === undefined ? null : correspondenceText(told);
  if (!isMine) return { ...here, where: where ?? landing.atTable(code) };
  return { ...here, where: where ?? landing.turnAt(code, told?.turn?.left ?? null), as: 'turn' };
}

/** Of a correspondence game: with whom, whose turn, and how long is left. */
function correspondenceText({ code, seats, status, turn }: MyTable): string {
  const others = seats.flatMap(({ name, mine }) => (mine || name === '' ? [] : [name]));
  const waited = turn?.waitsFor.flatMap((seat) => (seats[seat] && !seats[seat].mine ? [seats[seat].name] : [])) ?? [];
  const whose = status === 'waiting' ? 'waiting' : turn?.mine ? 'mine' : waited;
  return landing.correspondence(code, others, whose, turn?.left ?? null);
}

function goingOn(rematches: readonly Rematch[], told: readonly MyTable[]): GoingOn[] {
  const mine = myTables();
  const again = rematches.flatMap(({ code, game }): GoingOn[] =>
    isGameId(game) && !mine.some((it) => it.code === code)
      ? [{ game, title: GAMES[game].title, where: landing.rematchAt(code), href: `/t/${code}`, as: 'rematch' }]
      : [],
  );
  const tables = mine
    .flatMap(({ code, game }) =>
      isGameId(game)
        ? [
            atTable(
              code,
              game,
              told.find((it) => it.code === code),
            ),
          ]
        : [],
    )
    .sort((a, b) => Number(b.as === 'turn') - Number(a.as === 'turn'));
  const here = unfinishedGames(GAME_IDS).map(({ game, id, saved, progress, isOpen }): GoingOn => {
    const where = landing.onDevice(progress, opponentsIn(saved));
    const hash = isOpen ? '' : `${SHELF_HASH}${id}`;
    return { game, title: titleOf(game), where, href: `/play/${game}${hash}` };
  });
  const ended = GAME_IDS.flatMap((game): GoingOn[] =>
    keptGame(game)?.over
      ? [{ game, title: GAMES[game].title, where: landing.ended, href: `/play/${game}${END_HASH}`, as: 'over' }]
      : [],
  );
  // The rest is under My games.
  return [...again, ...tables.slice(0, MOST), ...here.slice(0, MOST), ...ended];
}

/** The link's visible text, and the whole sentence for a screen reader. */
const SAID = {
  'goes-on': { short: landing.goOn, whole: landing.goOnWith },
  over: { short: landing.seeEnd, whole: landing.endOf },
  rematch: { short: landing.toRematch, whole: landing.rematchOf },
  turn: { short: landing.goOn, whole: landing.goOnWith },
} as const;

interface GoingOnProps {
  readonly rematches: readonly Rematch[];
  readonly told: readonly MyTable[];
}

/**
 * Games that wait for this player, unfinished games, and the way back to them; then finished games to look at once
 * more.
 */
export function GoingOn({ rematches, told }: GoingOnProps): JSX.Element | null {
  const games = goingOn(rematches, told);
  const again = games.find((it) => it.as === 'rematch');
  const mine = games.filter((it) => it.as === 'turn');
  useEffect(() => {
    if (again) announce(landing.rematchOf(again.title, again.where), { mine: true });
  }, [again?.href]);
  useEffect(() => {
    if (mine.length > 0) announce(landing.yourTurn(mine.length), { mine: true });
  }, [mine.length]);
  useHead(again ? landing.rematch(again.title) : mine.length > 0 ? landing.yourTurn(mine.length) : null);
  if (games.length === 0) return null;
  const allOver = games.every((it) => it.as === 'over');
  // Asked once for each table: the next one when this has been answered.
  const byDay = told.find(({ code, days, status }) => days !== undefined && status !== 'over' && isUnasked(code))?.code;
  const heading = mine.length > 0 ? landing.waitsForYou : allOver ? landing.playedOut : landing.goingOn;
  return (
    <section class="waiting going-on" aria-labelledby="going-on">
      <h2 id="going-on">{heading}</h2>
      <ul class="plain">
        {games.map(({ game, title, where, href, as }) => (
          <li key={href} data-game={game}>
            <span class="swatch" />
            <span>
              <b>{title}</b>
              <small>{where}</small>
            </span>
            <a
              class={as === 'rematch' || as === 'turn' ? 'btn primary' : 'btn'}
              href={href}
              aria-label={SAID[as ?? 'goes-on'].whole(title, where)}
            >
              {SAID[as ?? 'goes-on'].short}
            </a>
          </li>
        ))}
      </ul>
      {byDay !== undefined && <NotifyOffer key={byDay} code={byDay} />}
    </section>
  );
}

/** Interval at which turns are checked, in ms: while the page is visible, and while only the icon is. */
const EVERY = 15_000;
const UNSEEN = 4;

/** The server's list of the guest's tables under way; empty until it has answered. Keeps the icon up to date. */
export function useMyTurns(): readonly MyTable[] {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let current = true;
    let rounds = 0;
    const load = async (): Promise<void> => {
      const codes = myTables().map(({ code }) => code);
      if (codes.length === 0) return setTurns([]);
      const answer = await api.myTables(codes.slice(0, MAX_OWN_TABLES));
      if (!current || !answer.ok) return;
      setTables(answer.value.tables);
      setTurns(answer.value.tables.flatMap(({ code, turn }) => (turn?.mine ? [code] : [])));
    };
    const look = (): void => {
      rounds += 1;
      if (isPageVisible() || rounds % UNSEEN === 0) void load();
    };
    void load();
    const timer = setInterval(look, EVERY);
    const stopWatching = onVisibilityChange(look);
    return () => {
      current = false;
      clearInterval(timer);
      stopWatching();
    };
  }, []);
  return tables;
}

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
