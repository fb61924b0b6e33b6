import type { AnyRefusal, TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { endProposal as strings } from '#strings/table-dialogs.ts';
import type { Session } from '../../net/session.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { listed } from '../../ui/format.ts';

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
        label={strings.propose}
        question={strings.proposeSure}
        yes={strings.proposeYes}
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
  const text = agreed ? strings.mine(listed(others(table, you, false))) : strings.from(listed(proposers));
  useEffect(() => announce(text, { mine: true }), [text]);
  useEffect(
    () => () => {
      if (session.table.peek()?.status === 'playing') announce(strings.declined, { mine: true });
    },
    [session],
  );
  if (table.status !== 'playing') return null;
  const answer = async (agrees: boolean): Promise<void> =>
    setRefusal(await session.send({ type: 'agree-end', agrees }));
  return (
    <section class="stand-in" aria-label={strings.propose}>
      <p>{text}</p>
      {plays && !agreed && <Button class="primary" text={strings.agree} onClick={() => void answer(true)} />}
      {plays && <Button text={agreed ? strings.takeBack : strings.decline} onClick={() => void answer(false)} />}
      {refusal && <p role="alert">{refusalText(refusal)}</p>}
    </section>
  );
}
