import { MAX_OWN_TABLES, type MyTable } from '@wordhoard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { myTables } from '../../device/my-tables.ts';
import { setTurns } from '../../device/turns.ts';
import { isPageVisible, onVisibilityChange } from '../../device/visibility.ts';
import { api } from '../../net/api.ts';

/** Interval at which turns are checked, in ms: while the page is visible, and while only the icon is. */
const EVERY = 15_000;
const UNSEEN = 4;

/** The server's list of the guest's tables under way; empty until it has answered. Keeps the icon up to date. */
export function useMyTurns(): readonly MyTable[] {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let current = true;
    let rounds = 0;
    const load = async (): Promise<void> => {
      const codes = myTables().map(({ code }) => code);
      if (codes.length === 0) return setTurns([]);
      const answer = await api.myTables(codes.slice(0, MAX_OWN_TABLES));
      if (!current || !answer.ok) return;
      setTables(answer.value.tables);
      setTurns(answer.value.tables.flatMap(({ code, turn }) => (turn?.mine ? [code] : [])));
    };
    const look = (): void => {
      rounds += 1;
      if (isPageVisible() || rounds % UNSEEN === 0) void load();
    };
    void load();
    const timer = setInterval(look, EVERY);
    const stopWatching = onVisibilityChange(look);
    return () => {
      current = false;
      clearInterval(timer);
      stopWatching();
    };
  }, []);
  return tables;
}
