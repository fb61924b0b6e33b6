import { GAMES, isGameId } from '@wordhoard/catalog';
import type { SealedRecord, Seat, Shape } from '@wordhoard/kernel';
import type { Ghost } from '@wordhoard/protocol';
import { chaptersOf, eventsBy, lastChapterPlayed } from '@wordhoard/review';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { deal as strings } from '#strings/deal.ts';
import { loadGamePage } from '../../games/load.ts';
import type { Session } from '../../net/session.ts';
import { storyOf } from '../../review/open-review.ts';
import { dealApi } from '../../same-deal/deal-link.ts';
import { toldOf } from '../../table-kit/events.ts';
import { configOf } from '../../table-kit/game-page.ts';
import { announce } from '../../ui/announcer.tsx';

interface GhostProps {
  readonly session: Session;
  /** The one that is compared. */
  readonly seat: Seat;
  /** Fetches the events of the first playing: all of them, or at least as far as this one has got. */
  readonly first: () => Promise<Ghost | null>;
}

/** After the player's own word of a round: the earlier word from the same letters. */
function GhostLine({ session, seat, first }: GhostProps): JSX.Element | null {
  const table = session.table.value;
  const game = table?.options.game ?? '';
  const [line, setLine] = useState<string | null>(null);
  const chapter = lastChapterPlayed(chaptersOf(session.observations.value.get(seat)?.events ?? [], seat), seat);
  const shows = isGameId(game) && GAMES[game].ghosts === true && table?.status === 'playing' && chapter > 0;
  useEffect(() => {
    let current = true;
    setLine(null);
    if (shows)
      void Promise.all([first(), loadGamePage(game)]).then(([ghost, page]) => {
        if (!current || !ghost || !page) return;
        const there = chaptersOf<Shape['event']>(ghost.events, ghost.seat).find(({ number }) => number === chapter);
        const names = { me: null, of: () => ghost.name };
        const told = there ? toldOf(eventsBy(there, ghost.seat), page.describe, names, configOf(table)) : [];
        const text = [strings.ghostSays(ghost.name), ...told.map((it) => it.text)].join(' ');
        setLine(told.length > 0 ? text : null);
        if (told.length > 0) announce(text);
      });
    return () => {
      current = false;
    };
  }, [shows, chapter]);
  return line === null ? null : (
    <aside class="stand-in ghost" aria-label={strings.bare}>
      <p>{line}</p>
    </aside>
  );
}

/** At an online table: the server tells no more than may be known by now. */
export const GhostAtTable = ({
  session,
  code,
  seat,
}: Omit<GhostProps, 'first'> & { readonly code: string }): JSX.Element => {
  const first = async (): Promise<Ghost | null> => {
    const answer = await dealApi.ghost(code);
    return answer.ok ? answer.value : null;
  };
  return <GhostLine {...{ session, seat, first }} />;
};

/** On this device: the one who shared sat in the first place, and so does the reader. */
export function GhostHere({
  session,
  record,
}: Pick<GhostProps, 'session'> & { readonly record: SealedRecord }): JSX.Element {
  const [story] = useState(() => storyOf(record));
  const first = async (): Promise<Ghost | null> => {
    const events = await story;
    return events && { name: record.seats[0]?.name ?? '', seat: 0, events };
  };
  return <GhostLine {...{ session, first }} seat={0} />;
}
