import type { AutoPassInfo, TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../../net/session.ts';
import { AutoPass as Switch } from '../../../table/auto-pass.tsx';
import { isAutoPassOn, keepAutoPass } from './auto-pass-kept.ts';

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
