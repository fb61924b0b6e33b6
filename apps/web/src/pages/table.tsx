import { GAMES, isGameId } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { table as strings } from '#strings/table.ts';
import { Bar } from '../shell/bar.tsx';
import { useHead } from '../shell/head.ts';
import { JoinForm } from '../shell/join-form.tsx';
import { introduce } from '../shell/me.ts';
import { rememberTable } from '../shell/my-tables.ts';
import { randomHex } from '../shell/random.ts';
import { go } from '../shell/router.ts';
import type { PageProps } from '../shell/routes.ts';
import { Session } from '../shell/session.ts';
import { connectSocket } from '../shell/socket.ts';
import { LinkState } from '../shell/table/frame.tsx';
import { Notice, Shuffling } from '../shell/table/notice.tsx';
import { Play } from '../shell/table/play.tsx';
import { Waiting } from '../shell/table/waiting.tsx';

/** A table of the house, reached by its link: waiting room, game, and what follows. */
export default function TablePage({ params }: PageProps): JSX.Element {
  const code = (params['code'] ?? '').toUpperCase();
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = new Session({
      code,
      connect: connectSocket(introduce),
      clock: () => performance.now(),
      makeId: () => randomHex(12),
    });
    setSession(opened);
    return () => opened.close();
  }, [code]);
  return session ? <Entered session={session} code={code} /> : <Shuffling text={strings.opening} />;
}

function Entered({ session, code }: { readonly session: Session; readonly code: string }): JSX.Element {
  const table = session.table.value;
  const game = table?.options.game;
  const [asked, setAsked] = useState(false);
  useHead(game && isGameId(game) ? `${GAMES[game].title} · ${code}` : code, game);
  const rematch = table?.rematch ?? null;
  useEffect(() => {
    if (asked && rematch) go(`/t/${rematch}`);
  }, [asked, rematch]);

  const refused = session.link.value === 'refused';
  const seated = table?.seats.some((it) => it?.who === session.you.value) ?? false;
  const status = table?.status;
  useEffect(() => {
    const goesOn = seated && (status === 'waiting' || status === 'playing');
    if (refused || status) rememberTable({ code, game: game ?? '' }, goesOn);
  }, [code, game, refused, seated, status]);

  if (refused) return <Refused code={code} refusal={session.refusal.value?.code ?? 'fault'} />;
  if (!table)
    return (
      <>
        <LinkState session={session} />
        {session.link.value === 'lost' && <Bar />}
        <Shuffling text={strings.opening} />
      </>
    );
  if (table.status === 'closed')
    return (
      <>
        <Bar />
        <Notice title={strings.waiting.title(code)}>
          <p>{strings.closed}</p>
        </Notice>
      </>
    );
  if (table.status === 'waiting') return <Waiting session={session} table={table} />;
  const again = (): void => {
    setAsked(true);
    void session.send({ type: 'rematch' });
  };
  return (
    <Play
      session={session}
      ending={{
        label: strings.over.rematch,
        hint: strings.over.rematchHint,
        anyTime: false,
        again: seated ? again : null,
      }}
    />
  );
}

const Refused = ({ code, refusal }: { readonly code: string; readonly refusal: string }): JSX.Element => (
  <>
    <Bar />
    <Notice title={strings.missing.title}>
      <p>{refusal === 'no-such-table' ? strings.missing.text(code) : refusalText({ code: refusal })}</p>
      {refusal === 'no-such-table' && <JoinForm />}
      <div class="row">
        <a class="btn go" href="/new/wordsy">
          {strings.missing.make}
        </a>
        <a class="btn" href="/">
          {strings.toLanding}
        </a>
      </div>
    </Notice>
  </>
);
