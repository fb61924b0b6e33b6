import type { Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useEffect, useReducer, useRef } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { settings } from '../device/settings.ts';
import { isPageVisible, onVisibilityChange } from '../device/visibility.ts';
import type { Session } from '../net/session.ts';
import { useAnnouncements } from '../table-kit/event-feed.tsx';
import type { GamePage } from '../table-kit/game-page.ts';
import { configOf, useGamePage } from '../table-kit/game-page.ts';
import { namesAt } from '../table-kit/phrases.ts';
import { Pictures } from '../ui/face.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Shuffling } from '../ui/page.tsx';
import { answersTo } from './answering.ts';
import type { EndActions } from './end/ending.ts';
import { facing, holderAfter } from './hot-seat.ts';
import { useMovingPieces } from './moving-pieces.ts';
import { AllowContext, allowingAt } from './words/allowing.ts';

const HandOver = lazy(async () => (await import('./hand-over.tsx')).HandOver);
const EndScreen = lazy(async () => (await import('./end/end-screen.tsx')).EndScreen);

interface MatchProps {
  readonly session: Session;
  readonly ending: EndActions;
  readonly quick?: boolean;
}

/** A table at which play has begun: finds the game's page, and whose eyes to draw it for. */
export function MatchAtTable({ session, ending, quick = false }: MatchProps): JSX.Element {
  const table = session.table.value;
  const game = table?.options.game;
  const page = useGamePage(game);
  const root = useRef<HTMLDivElement>(null);
  useMovingPieces(root, session.observations.value);
  useVisibility(session);
  if (!table || !page || session.observations.value.size === 0) return <Shuffling text={strings.opening} />;
  // The scope of the game's styles; they reach nothing else.
  return (
    <div ref={root} class="play" data-play={game} data-tiles={settings.value.largeTiles ? 'large' : undefined}>
      <Pictures.Provider value={table.seats}>
        <MatchView {...{ session, ending, quick, page }} />
      </Pictures.Provider>
    </div>
  );
}

function MatchView({ session, ending, quick = false, page }: MatchProps & { readonly page: GamePage }): JSX.Element {
  const table = session.table.value!;
  const observations = session.observations.value;
  const holder = useRef<Seat | null>(null);
  /** Unlike the holder, remembered while all look together or the device is handed over. */
  const lastHolder = useRef<Seat | null>(null);
  const wanted = useRef<Seat | null>(null);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const here: readonly Seat[] = table.seats.flatMap((it, seat) => (it?.who === session.you.value ? [seat] : []));
  const shows = facing(here, observations, holder.current, page.isPrivate, wanted.current);
  // At once, not after the drawing: the next message may come before that.
  holder.current = holderAfter(shows);
  lastHolder.current = holder.current ?? lastHolder.current;
  if (shows?.show === 'together' || shows?.seat !== wanted.current) wanted.current = null;
  const observation = (shows && observations.get(shows.seat)) ?? [...observations.values()][0]!;
  const me = shows?.show === 'player' ? shows.seat : null;
  const names = namesAt(table.seats, me);
  const listening = shows?.show === 'hand-over' ? [] : shows?.show === 'together' ? here : [observation.viewer];
  useAnnouncements({ observations, listening, names, describe: page.describe, config: configOf(table) });

  if (shows?.show === 'hand-over' && !table.ended)
    return (
      <HandOver
        {...{ table, observations, observation, here, names }}
        seat={shows.seat}
        last={lastHolder.current}
        onTaken={() => {
          holder.current = shows.seat;
          redraw(undefined);
        }}
      >
        <page.Summary observation={observation} names={names} />
      </HandOver>
    );
  if (observation.seen.over || table.ended)
    return <EndScreen {...{ page, session, table, observation, names, me, here, ending }} />;
  const { move, free } = answersTo(session, observations, names);
  const take = (seat: Seat): void => {
    wanted.current = seat;
    redraw(undefined);
  };
  return (
    <AllowContext.Provider value={ending.allows ? allowingAt(session, table, here) : null}>
      <page.Table
        // One player's view shares nothing with another's, nor with what all look at: no draft, no open dialog.
        key={me ?? 'together'}
        {...{ session, table, observation, observations, me, here, names, move, free, take, ending, quick }}
      />
    </AllowContext.Provider>
  );
}

/** Tells the table whether the page is visible: while a single player can't see it, no time runs and no bot plays on. */
function useVisibility(session: Session): void {
  useEffect(() => {
    const report = (): void => session.look(isPageVisible());
    report();
    return onVisibilityChange(report);
  }, [session]);
}
