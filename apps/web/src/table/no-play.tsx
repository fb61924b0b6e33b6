import { checkShuffle, isCheat, readRecord, type ShuffleVerdict } from '@wordhoard/kernel';
import type { AnyRefusal, TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { noPlay, shuffleTexts } from '#strings/no-play.ts';
import { refusalText } from '#strings/refusals.ts';
import { table as strings } from '#strings/table.ts';
import { api } from '../net/api.ts';
import type { Session } from '../net/session.ts';
import { shuffleNote } from '../net/shuffle-salts.ts';
import { LinkButton } from '../ui/button.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { JoinForm } from '../ui/join-form.tsx';
import { Bar, Notice } from '../ui/page.tsx';

const STATUS_TEXTS: Readonly<Record<TableInfo['status'], string>> = {
  waiting: noPlay.stopped,
  playing: noPlay.stopped,
  over: noPlay.played,
  closed: noPlay.closed,
};

/** Its players may wait for the earlier version, or end it and have the record. */
function CloseForGood({ session, seats }: Pick<TableInfo, 'seats'> & { readonly session: Session }): JSX.Element {
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  return (
    <>
      <p>{noPlay.mayGoOn}</p>
      {seats.some((seat) => seat?.who === session.you.value) && (
        <ConfirmButton
          label={noPlay.close}
          question={noPlay.closeSure}
          yes={noPlay.closeYes}
          no={noPlay.keep}
          onYes={async () => setRefusal(await session.send({ type: 'end' }))}
        />
      )}
      {refusal && <p role="alert">{refusalText(refusal)}</p>}
    </>
  );
}

/** A table whose play cannot be shown here: what is known of it, and its record. */
export function PastTable({ session, table }: { readonly session: Session; readonly table: TableInfo }): JSX.Element {
  const { code, status, outdated, result, seats } = table;
  const name = (seat: number): string => seats[seat]?.name ?? '';
  return (
    <>
      <Bar />
      <Notice title={noPlay.table(code)}>
        <p>{STATUS_TEXTS[status]}</p>
        {result && (
          <ol class="past-ranking">
            {result.places.map((group) => (
              <li key={group.join()}>
                {group.map(name).join(', ')}: {group.map((seat) => result.scores[seat]).join(', ')}
              </li>
            ))}
          </ol>
        )}
        <p>{noPlay.outdated(outdated, table.words)}</p>
        {status === 'playing' && <CloseForGood {...{ session, seats }} />}
        <div class="row">
          {status !== 'playing' && <LinkButton text={strings.record} href={`/api/tables/${code}/record`} download />}
          <LinkButton class="primary" text={strings.toLanding} href="/" />
        </div>
      </Notice>
    </>
  );
}

/** Why there is no way in, and what else there is to do. */
export const NoTable = ({ code, refusal }: { readonly code: string; readonly refusal: AnyRefusal }): JSX.Element => (
  <>
    <Bar />
    <Notice title={noPlay.missing.title}>
      <p>{refusal.code === 'no-such-table' ? noPlay.missing.text(code) : refusalText(refusal)}</p>
      {refusal.code === 'no-such-table' && <JoinForm />}
      <div class="row">
        <LinkButton class="primary" text={noPlay.missing.make} href="/new/wordsy" />
        <LinkButton text={strings.toLanding} href="/" />
      </div>
    </Notice>
  </>
);

/** After the match: is this device's part in the shuffle, and was it the one that was promised? */
export function ShuffleCheck({ code }: { readonly code: string }): JSX.Element | null {
  const [verdict, setVerdict] = useState<ShuffleVerdict | null>(null);
  useEffect(() => {
    const note = shuffleNote(code);
    if (!note) return;
    void api.record(code).then((answer) => {
      if (!answer.ok) return;
      const record = readRecord(answer.value);
      setVerdict(record ? checkShuffle(note, record) : 'broken-commitment');
    });
  }, [code]);
  if (verdict === null) return null;
  return (
    <p class="small" role={isCheat(verdict) ? 'alert' : 'status'}>
      {shuffleTexts[verdict]}
    </p>
  );
}
