import { GAMES, isGameId } from '@wordhoard/catalog';
import { readRecord, type SealedRecord } from '@wordhoard/kernel';
import type { PublicGame, TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { publicGame as strings } from '#strings/deal.ts';
import { refusalText } from '#strings/refusals.ts';
import { go, type PageProps } from '../app/router.ts';
import { call } from '../net/api.ts';
import { finalUpdate } from '../review/open-review.ts';
import { ReplayedSession, tableOf } from '../review/replay-line.ts';
import { readDealText } from '../same-deal/deal-link.ts';
import { MatchAtTable } from '../table/match.tsx';
import { LinkButton } from '../ui/button.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Bar, Notice, Shuffling, useHead } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const RecordReview = lazy(async () => (await import('./review/review-screen.tsx')).RecordReview);

interface ShownGame {
  readonly record: SealedRecord;
  /** Null where today's rules or words are others than those it was played with. */
  readonly session: ReplayedSession | null;
}

/** Facts about the table that a record doesn't contain. */
function aboutTable(record: SealedRecord, { ended, resigned, result }: Omit<PublicGame, 'record'>): Partial<TableInfo> {
  const { seats } = tableOf(record, 'audience');
  return {
    result,
    ...(ended && { ended }),
    seats: seats.map((it, seat) => it && (resigned.includes(seat) ? { ...it, presence: 'resigned' as const } : it)),
  };
}

/** Only a game that is over is put into a link: without a result, the one person in it resigned. */
const resignedOnDevice = ({ seats }: SealedRecord): Partial<TableInfo> => ({
  ended: { code: 'resigned', by: seats.findIndex(({ bot }) => bot === null) },
});

/** The game an address names: shown by a server, or carried by the address itself. */
async function find(id: string): Promise<ShownGame | string> {
  const carried = isGameId(id) ? ((await readDealText(location.hash.slice(1)))?.record ?? null) : null;
  if (isGameId(id) && carried?.game !== id) return strings.broken;
  const answer = carried ? null : await call<PublicGame>(`/games/${encodeURIComponent(id)}`);
  if (answer && !answer.ok) return refusalText(answer.refusal);
  const record = carried ?? readRecord(answer?.value.record);
  if (!record) return strings.broken;
  const update = await finalUpdate(record);
  const more = answer ? aboutTable(record, answer.value) : update?.seen.over === null ? resignedOnDevice(record) : {};
  return { record, session: update && new ReplayedSession(record, update, more) };
}

/** A finished game for anyone with its link: its end screen as spectators saw it, and every move of it. */
export default function PublicGamePage({ params }: PageProps): JSX.Element {
  const id = params['id'] ?? '';
  const found = useLoaded<ShownGame | string | null>(() => find(id), [id], null);
  const [reviewing, review] = useState(false);
  const game = found !== null && typeof found !== 'string' ? found.record.game : undefined;
  const title = game && isGameId(game) ? GAMES[game].title : null;
  useHead(title === null ? strings.bare : strings.title(title), game);

  if (found === null) return <Shuffling text={strings.opening} />;
  if (typeof found === 'string' || !found.session)
    return (
      <>
        <Bar />
        <Notice title={strings.cannot}>
          <p>{typeof found === 'string' ? found : strings.outdated(found.record.seats.map(({ name }) => name))}</p>
          <LinkButton class="primary" text={strings.home} href="/" />
        </Notice>
      </>
    );
  const { record, session } = found;
  if (reviewing)
    return (
      <RecordReview
        source={{ record, mine: null, back: location.pathname + location.hash, link: `/game/${id}` }}
        onOther={() => review(false)}
      />
    );
  return (
    <MatchAtTable
      session={session.session}
      ending={{
        label: strings.play(title ?? ''),
        hint: '',
        anyTime: false,
        again: () => go(`/play/${record.game}`),
        review: () => review(true),
        isReplay: true,
        publicPage: { of: 'here', link: location.href },
      }}
    />
  );
}
