import { useEffect, useRef } from 'preact/hooks';
import { play } from '../device/sound.ts';
import { setTurn } from '../device/turns.ts';
import type { Session } from '../net/session.ts';
import { situationOf } from '../table-kit/situation.ts';

/** Is one of the seats this device plays for itself asked something? Null before the table is known. */
function isMyTurn({ table, you, observations, passing }: Session): boolean | null {
  if (!table.value) return null;
  const { seats, status } = table.value;
  return [...observations.value].some(
    ([viewer, { seen }]) =>
      viewer !== 'audience' &&
      status === 'playing' &&
      seats[viewer]?.who === you.value &&
      seats[viewer]?.level === null &&
      !passing.value.get(viewer)?.now &&
      situationOf(seen, viewer).mine,
  );
}

/** Says whether it is this player's turn, and lets the icon say so; and by a sound when it has become it, if one wants that. */
export function useTurn(session: Session, code: string): boolean {
  const mine = isMyTurn(session);
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    if (mine === null) return;
    if (mine && before.current === false) play('turn');
    before.current = mine;
    setTurn(code, mine);
  }, [code, mine]);
  return mine ?? false;
}
