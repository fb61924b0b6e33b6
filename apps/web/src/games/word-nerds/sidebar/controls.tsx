import type { AutoPassInfo, TableInfo } from '@wordhoard/protocol';
import type { View } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import type { Session } from '../../../net/session.ts';
import { AutoPass as Switch } from '../../../table/auto-pass.tsx';
import type { Names } from '../../../table-kit/phrases.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { PlayerProps } from '../hand/draft.ts';
import { wordNerds } from '../strings/play.ts';
import { vote } from '../strings/vote.ts';
import { isAutoPassOn, keepAutoPass } from './auto-pass.ts';

interface AutoPassProps {
  readonly session: Session;
  readonly table: TableInfo;
  readonly passing: AutoPassInfo;
}

/** Auto-pass starts switched on at a table with people; a player who has switched it off finds it off at the next. */
export function AutoPass({ session, table, passing }: AutoPassProps): JSX.Element {
  const byDay = typeof table.options.pace === 'object';
  const isUnwanted = !byDay && passing.wish !== null && !isAutoPassOn();
  useEffect(() => {
    if (isUnwanted) void session.send({ type: 'pass-for-me', seat: passing.seat, wish: null });
  }, [isUnwanted, passing.seat]);
  return (
    <Switch {...{ session, passing, byDay }} game={table.options.game} {...(byDay ? {} : { onSwitch: keepAutoPass })} />
  );
}

/** [WN-21] The vote to end the game: who is for it, and this player’s own vote. */
export function VoteToEnd({
  situation,
  seat,
  draft,
  names,
  may,
}: PlayerProps & { readonly may: boolean }): JSX.Element {
  const { stopping, players } = situation.view;
  const agreed = stopping.includes(seat);
  const missing = [...players.keys()].filter((it) => !stopping.includes(it));
  return (
    <>
      {stopping.length > 0 && <p class="small">{vote.who(names, stopping, missing)}</p>}
      {may && (
        <button
          type="button"
          class={`btn ${agreed ? '' : 'quiet'}`}
          onClick={() => draft.play({ type: 'stop', agree: !agreed })}
        >
          {agreed && <Icon name="check" />}
          {agreed ? vote.undo : vote.stop}
        </button>
      )}
    </>
  );
}

/** [WN-4] Number of cards and spent tokens of each player: public, and too long for a phone's seats. */
export const Holdings = ({ view, names }: { readonly view: View; readonly names: Names }): JSX.Element => (
  <details class="holdings only-narrow">
    <summary>{wordNerds.status.everybody}</summary>
    <ul class="plain">
      {view.players.map(({ letters, actions, spent }, seat) => (
        <li key={seat}>
          <b>{seat === names.me ? strings.you : names.of(seat)}</b> {wordNerds.status.long(letters, actions, spent)}
        </li>
      ))}
    </ul>
  </details>
);
