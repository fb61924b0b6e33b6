import { forSeat, type Observation } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import { unspentTokens, type WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import type { Session } from '../../../net/session.ts';
import { useGameKeys } from '../../../table-kit/use-game-keys.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { owedTokens } from '../ask/owed.ts';
import type { Own } from '../ask/use-desk.ts';
import { ActionCards } from '../cards/action-cards.tsx';
import { Tokens } from './tokens.tsx';
import './screen.css';

/** Not needed before the first window, and never in a review. */
const AutoPass = lazy(async () => (await import('./auto-pass.tsx')).AutoPass);
const Stopping = lazy(async () => (await import('./stopping.tsx')).Stopping);

interface ScreenProps extends Own {
  readonly session: Session;
  readonly table: TableInfo;
  readonly seen: Observation<WordNerds>;
}

/** Behind the player's screen: action cards and tokens, and how they want to be asked. */
export function Screen({ session, table, seen, ...own }: ScreenProps): JSX.Element {
  const { situation, seat, desk } = own;
  const passing = session.passing.value.get(seat);
  // Several people at one device are asked together, and nothing is passed for one of them.
  const isAlone = table.seats.filter((it) => it?.who === session.you.value).length === 1;
  return (
    <>
      <OwnTokens {...own} />
      <div class="behind">
        <ActionCards {...{ situation, seat }} chosen={desk.card} onChoose={desk.takeUp} />
        {passing && isAlone && <AutoPass {...{ session, table, passing }} />}
        <Stopping {...own} may={seen.free.includes('stop')} />
      </div>
    </>
  );
}

/** Tokens to bid with, to take back or to buy with. */
function OwnTokens({ situation, seat, desk }: Own): JSX.Element {
  const { view, step, mine } = situation;
  const player = forSeat(view.players, seat);
  const payable = unspentTokens(player, view.topToken);
  const most = step?.type === 'keep' ? owedTokens(situation) : step?.type === 'bid' ? 1 : view.topToken;
  const may = (token: number, spent: boolean): boolean => {
    if (!mine) return false;
    if (step?.type === 'bid') return payable.includes(token);
    if (step?.type === 'keep') return spent && most > 0;
    return step?.type === 'purchase' && token > 0 && !spent;
  };
  useGameKeys((key) => {
    const token = /^\d$/.test(key) ? Number(key) : -1;
    const there = token >= 0 && token <= view.topToken && may(token, player.spent.includes(token));
    return there ? () => desk.toggleToken(token, most) : undefined;
  });
  return (
    <Tokens
      {...{ player, may }}
      top={view.topToken}
      chosen={desk.tokens}
      onPress={(token) => desk.toggleToken(token, most)}
    />
  );
}
