import type { Seat } from '@wordhoard/kernel';
import type { AnyRefusal, SeatInfo, TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { away as strings } from '#strings/away.ts';
import { refusalText } from '#strings/refusals.ts';
import { timeLeft } from '../format.ts';
import type { Session } from '../session.ts';
import { useTimeLeft } from './clock.ts';
import { Sure } from './sure.tsx';

interface AwayProps {
  readonly session: Session;
  readonly table: TableInfo;
}

/** The first of the others who is away, and from when on nobody need wait for them. */
function firstAway({ seats, status }: TableInfo, you: string | null): { seat: Seat; info: SeatInfo } | null {
  const plays = seats.some((it) => it?.who === you && it.presence === 'here');
  const seat = seats.findIndex((it) => it?.presence === 'away' && it.goOnAt !== undefined);
  const info = seats[seat];
  return status === 'playing' && plays && info ? { seat, info } : null;
}

/** Somebody is not there: from when on one can go on without them, and then how. */
export function Away({ session, table }: AwayProps): JSX.Element | null {
  const away = firstAway(table, session.you.value);
  const left = useTimeLeft(session, away?.info.goOnAt ?? null);
  if (!away || left === null) return null;
  const { name } = away.info;
  const say = strings;
  const live = table.options.pace === 'live';
  return (
    <div class="stand-in">
      <p role="status">{say.is(name)}</p>
      {left > 0 && <p>{live ? say.botIn(timeLeft(left)) : say.goOnIn(name, timeLeft(left))}</p>}
      {left === 0 && !live && (
        <>
          <button type="button" class="btn go" onClick={() => void session.send({ type: 'stand-in', seat: away.seat })}>
            {say.bot(name)}
          </button>
          <EndGame session={session} />
        </>
      )}
    </div>
  );
}

/** For who plays without somebody. */
export function EndGame({ session }: { readonly session: Session }): JSX.Element {
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  return (
    <>
      <Sure
        label={strings.end}
        question={strings.endSure}
        yes={strings.endYes}
        onYes={async () => setRefusal(await session.send({ type: 'end' }))}
      />
      {refusal && <p role="alert">{refusalText(refusal)}</p>}
    </>
  );
}

/** A bot keeps the place of whoever was away for long; it is theirs again for the asking. */
export function StandIn({
  session,
  table,
}: {
  readonly session: Session;
  readonly table: TableInfo;
}): JSX.Element | null {
  const isMine = (it: SeatInfo | null): boolean => it?.who === session.you.value;
  const mine = table.seats.flatMap((it, seat) => (isMine(it) && it?.presence === 'stand-in' ? [seat] : []));
  if (table.status !== 'playing') return null;
  if (table.seats.some((it) => isMine(it) && it?.presence === 'resigned'))
    return (
      <div class="stand-in" role="status">
        <p>{strings.resigned}</p>
      </div>
    );
  if (mine.length === 0) return null;
  return (
    <div class="stand-in" role="status">
      <p>{strings.standIn}</p>
      <button
        type="button"
        class="btn go"
        onClick={() => {
          for (const seat of mine) void session.send({ type: 'return', seat });
        }}
      >
        {strings.return}
      </button>
    </div>
  );
}
