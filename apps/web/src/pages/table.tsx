import { GAMES, isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { go, type PageProps } from '../app/router.ts';
import { introduce } from '../device/me.ts';
import { rememberTable, setTurn } from '../device/my-tables.ts';
import { play } from '../device/sound.ts';
import { randomHex } from '../net/ids.ts';
import { Session } from '../net/session.ts';
import { connectSocket } from '../net/socket.ts';
import { LinkState } from '../table/frame.tsx';
import { MatchAtTable } from '../table/match.tsx';
import { announce } from '../ui/announcer.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Shuffling, useHead } from '../ui/page.tsx';
import '../table/frame.css';
import { situationOf } from '../table-kit/situation.ts';
import { LinkButton } from '../ui/button.tsx';

// A player who comes back to a game doesn't need the waiting room.
const Waiting = lazy(async () => (await import('../table/waiting/waiting.tsx')).Waiting);
const OptionChanges = lazy(async () => (await import('../table/waiting/change-options.tsx')).OptionChanges);
const GhostAtTable = lazy(async () => (await import('./deal/ghost.tsx')).GhostAtTable);
const NotifyOffer = lazy(async () => (await import('./notifications.tsx')).NotifyOffer);
const PastTable = lazy(async () => (await import('../table/no-play.tsx')).PastTable);
const ShuffleCheck = lazy(async () => (await import('../table/no-play.tsx')).ShuffleCheck);
const NoTable = lazy(async () => (await import('../table/no-play.tsx')).NoTable);

/** An online table, reached by its link: waiting room, game, and what follows. */
export default function TablePage({ params }: PageProps): JSX.Element {
  const code = (params['code'] ?? '').toUpperCase();
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = new Session({
      code,
      connect: connectSocket(code, introduce),
      clock: () => performance.now(),
      makeId: () => randomHex(12),
    });
    setSession(opened);
    // Fetched while the socket opens. Where it cannot be, the match starts without this device's salts.
    import('../net/shuffle-salts.ts').then(({ addSalts }) => addSalts(opened, code)).catch(() => {});
    return () => opened.close();
  }, [code]);
  if (!session) return <Shuffling text={strings.opening} />;
  return (
    <>
      <OptionChanges session={session} />
      <Entered session={session} code={code} />
    </>
  );
}

function Entered({ session, code }: { readonly session: Session; readonly code: string }): JSX.Element {
  const table = session.table.value;
  const game = table?.options.game;
  const [asked, setAsked] = useState(false);
  const rematch = table?.rematch ?? null;
  const title = game && isGameId(game) ? `${GAMES[game].title} · ${code}` : code;
  const myTurn = useTurn(session, code);
  useHead(rematch ? strings.over.rematchTitle(title) : myTurn ? strings.yourTurnAt(title) : title, game);
  useEffect(() => {
    if (asked && rematch) go(`/t/${rematch}`);
  }, [asked, rematch]);

  const refused = session.link.value === 'refused';
  const mine = table?.seats.findIndex((it) => it?.who === session.you.value) ?? -1;
  const seated = mine >= 0;
  const status = table?.status;
  useEffect(() => {
    const goesOn = status === 'waiting' || status === 'playing' ? 'goes-on' : status === 'over' ? 'over' : 'forgotten';
    if (refused || status) rememberTable({ code, game: game ?? '' }, seated ? goesOn : 'forgotten');
  }, [code, game, refused, seated, status]);

  useEffect(() => {
    if (!table || status !== 'over' || !seated) return;
    const you = session.you.peek();
    // Kept without delay, but fetched only now.
    if (you !== null) import('../my-games/store.ts').then(({ keepOver }) => keepOver(table, you)).catch(() => {});
  }, [code, seated, status]);

  const sameAs = table?.sameAs;
  const byDay = seated && status === 'playing' && typeof table?.options.pace === 'object';
  if (refused) return <NoTable code={code} refusal={session.refusal.value ?? { code: 'fault' }} />;
  if (!table)
    return (
      <>
        <LinkState session={session} />
        <Shuffling text={strings.opening} />
      </>
    );
  if (table.outdated) return <PastTable {...{ session, table }} />;
  if (table.status === 'waiting' && table.commitment !== null) return <Shuffling text={strings.openingLocal} />;
  if (table.status === 'waiting') return <Waiting session={session} table={table} />;
  const again = (): void => {
    setAsked(true);
    void session.send({ type: 'rematch' });
  };
  return (
    <>
      <RematchOffer code={seated && !asked ? rematch : null} />
      <MatchAtTable
        session={session}
        ending={{
          label: strings.over.rematch,
          hint: strings.over.rematchHint,
          anyTime: false,
          allows: !sameAs,
          again: seated ? again : null,
          review: `/review/${code}${mine < 0 ? '' : `?seat=${mine}`}`,
          record: `/api/tables/${code}/record`,
          publicPage: {
            of: 'table',
            allow: (agreed) => void session.send({ type: 'allow-viewing', agreed }),
          },
          shuffle: <ShuffleCheck code={code} />,
          deal: async () => `${location.origin}/deal/${code}?seat=${Math.max(0, mine)}`,
          ...(sameAs && { beside: `/beside/${sameAs.code}/${code}?seat=${sameAs.seat}` }),
          ...(byDay && { aside: <NotifyOffer code={code} /> }),
          ...(sameAs && mine === sameAs.seat && { aside: <GhostAtTable {...{ session, code }} seat={mine} /> }),
        }}
      />
    </>
  );
}

/** Over the page, wherever on it one is: the others want to play again, and wait. `code` is of the table where. */
function RematchOffer({ code }: { readonly code: string | null }): JSX.Element | null {
  useEffect(() => {
    if (code === null) return;
    announce(strings.over.offered, { mine: true });
    play('reveal');
  }, [code]);
  if (code === null) return null;
  return (
    <div class="rematch-offer" role="status">
      <p>{strings.over.offered}</p>
      <LinkButton class="primary" text={strings.over.accept} href={`/t/${code}`} />
    </div>
  );
}

/** Is one of the seats this device plays for itself asked something? Null before the table is known. */
function isMyTurn({ table, you, observations, passing }: Session): boolean | null {
  if (!table.value) return null;
  const { seats, status } = table.value;
  return [...observations.value].some(
    ([viewer, { seen }]) =>
      viewer !== 'audience' &&
      status === 'playing' &&
      seats[viewer]?.who === you.value &&
      seats[viewer]?.level === null &&
      !passing.value.get(viewer)?.now &&
      situationOf(seen, viewer).mine,
  );
}

/** Says whether it is this player's turn, and lets the icon say so; and by a sound when it has become it, if one wants that. */
function useTurn(session: Session, code: string): boolean {
  const mine = isMyTurn(session);
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    if (mine === null) return;
    if (mine && before.current === false) play('turn');
    before.current = mine;
    setTurn(code, mine);
  }, [code, mine]);
  return mine ?? false;
}
