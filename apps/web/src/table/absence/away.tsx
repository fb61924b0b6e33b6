import type { Seat } from '@wordhoard/kernel';
import type { AnyRefusal, SeatInfo, TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { doneToYou, endProposal, away as strings } from '#strings/table-dialogs.ts';
import type { Session } from '../../net/session.ts';
import { Sentence } from '../../table-kit/event-feed.tsx';
import type { Names } from '../../table-kit/phrases.ts';
import { useTimeLeft } from '../../table-kit/prompt.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { listed, timeLeft } from '../../ui/format.ts';
import { asStandIn, standInReport, type ToldEvent } from './missed-events.ts';

interface AwayProps {
  readonly session: Session;
  readonly table: TableInfo;
}

/** The first other player who is away, and the time from which the game may go on without them. */
function firstAway({ seats, status }: TableInfo, you: string | null): { seat: Seat; info: SeatInfo } | null {
  const plays = seats.some((it) => it?.who === you && it.presence === 'here');
  const seat = seats.findIndex((it) => it?.presence === 'away' && it.goOnAt !== undefined);
  const info = seats[seat];
  return status === 'playing' && plays && info ? { seat, info } : null;
}

/** Says that a player is away, from when on the game can go on without them, and then how. */
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
          <Button
            class="primary"
            text={say.bot(name)}
            onClick={() => void session.send({ type: 'stand-in', seat: away.seat })}
          />
          <EndGame session={session} />
        </>
      )}
    </div>
  );
}

/** For players who go on without another. */
export function EndGame({ session }: { readonly session: Session }): JSX.Element {
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  return (
    <>
      <ConfirmButton
        label={strings.end}
        question={strings.endSure}
        yes={strings.endYes}
        onYes={async () => setRefusal(await session.send({ type: 'end' }))}
      />
      {refusal && <p role="alert">{refusalText(refusal)}</p>}
    </>
  );
}

interface StandInProps extends AwayProps {
  readonly names: Names;
  /** All events, in words for these names. */
  readonly inWords: (names: Names) => readonly ToldEvent[];
  readonly undecided: readonly string[];
  /** The first event of the stand-in's. */
  readonly from: number | undefined;
}

/**
 * Tells a returning player that a bot keeps their place, and what it did; they get it back on request. The report stays
 * until it is closed, or until they move.
 */
export function StandIn({ session, table, names, inWords, undecided, from }: StandInProps): JSX.Element | null {
  const isMine = (it: SeatInfo | null): boolean => it?.who === session.you.value;
  const mine = table.seats.flatMap((it, seat) => (isMine(it) && it?.presence === 'stand-in' ? [seat] : []));
  const [isRead, setRead] = useState(false);
  const { me } = names;
  const isReplaced = mine.length > 0;
  if (table.status !== 'playing') return null;
  if (table.seats.some((it) => isMine(it) && it?.presence === 'resigned'))
    return (
      <div class="stand-in" role="status">
        <p>{strings.resigned}</p>
      </div>
    );
  const report = me !== null && from !== undefined ? standInReport(inWords(asStandIn(names, me)), from, me) : null;
  if (!isReplaced && (isRead || !report)) return null;
  return (
    <div class="stand-in" role="status">
      {isReplaced && <p>{strings.standIn}</p>}
      {report && (
        <p>
          <Sentence told={report} undecided={undecided} />
        </p>
      )}
      {isReplaced ? (
        <Button
          class="primary"
          text={strings.return}
          onClick={() => {
            for (const seat of mine) void session.send({ type: 'return', seat });
          }}
        />
      ) : (
        <Button text={doneToYou.seen} onClick={() => setRead(true)} />
      )}
    </div>
  );
}

interface EndProposalProps {
  readonly session: Session;
  readonly table: TableInfo;
}

/** Names of those who play for themselves, by whether they have agreed; the own places of `you` are left out. */
function others({ seats, wantEnd = [] }: TableInfo, you: string | null, agreed: boolean): readonly string[] {
  return seats.flatMap((it, seat) =>
    it?.who && it.who !== you && it.level === null && wantEnd.includes(seat) === agreed ? [it.name] : [],
  );
}

/** In the menu: proposes to the others to end the game here. What a host may end without asking, the server ends at once. */
export function ProposeEnd({
  session,
  table,
  onDone,
}: EndProposalProps & { readonly onDone: () => void }): JSX.Element | null {
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  if (table.seats.some((it, seat) => it?.who === session.you.value && table.wantEnd?.includes(seat))) return null;
  const propose = async (): Promise<void> => {
    const no = await session.send({ type: 'agree-end', agrees: true });
    if (no) setRefusal(no);
    else onDone();
  };
  return (
    <>
      <ConfirmButton
        label={endProposal.propose}
        question={endProposal.proposeSure}
        yes={endProposal.proposeYes}
        onYes={() => void propose()}
      />
      {refusal && <p role="alert">{refusalText(refusal)}</p>}
    </>
  );
}

/** Over the board while a proposal is open: to agree, to decline, or to withdraw. */
export function EndProposal({ session, table }: EndProposalProps): JSX.Element | null {
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const you = session.you.value;
  const mine = table.seats.findIndex((it) => it?.who === you && it.level === null);
  const plays = mine >= 0;
  const agreed = plays && (table.wantEnd?.includes(mine) ?? false);
  const proposers = others(table, you, true);
  const text = agreed ? endProposal.mine(listed(others(table, you, false))) : endProposal.from(listed(proposers));
  useEffect(() => announce(text, { mine: true }), [text]);
  useEffect(
    () => () => {
      if (session.table.peek()?.status === 'playing') announce(endProposal.declined, { mine: true });
    },
    [session],
  );
  if (table.status !== 'playing') return null;
  const answer = async (agrees: boolean): Promise<void> =>
    setRefusal(await session.send({ type: 'agree-end', agrees }));
  return (
    <section class="stand-in" aria-label={endProposal.propose}>
      <p>{text}</p>
      {plays && !agreed && <Button class="primary" text={endProposal.agree} onClick={() => void answer(true)} />}
      {plays && (
        <Button text={agreed ? endProposal.takeBack : endProposal.decline} onClick={() => void answer(false)} />
      )}
      {refusal && <p role="alert">{refusalText(refusal)}</p>}
    </section>
  );
}
