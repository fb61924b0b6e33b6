import { type Listings, MAX_FINISHED_TABLES } from '@wordhoard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { myFinishedTables } from '../../device/my-tables.ts';
import { isPageVisible, onVisibilityChange } from '../../device/visibility.ts';
import { api } from '../../net/api.ts';

/** Refresh interval while the page is visible, in ms. */
const EVERY = 15_000;

/** Tables that wait for players: open ones, and this guest's own. Null until known. */
export function useListings(): Listings | 'offline' | null {
  const [listings, setListings] = useState<Listings | 'offline' | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (!isPageVisible()) return;
      const lately = myFinishedTables().slice(0, MAX_FINISHED_TABLES);
      const answer = await api.tables(lately.map(({ code }) => code));
      setListings(answer.ok ? answer.value : 'offline');
    };
    void load();
    const timer = setInterval(load, EVERY);
    // A guest who comes back to the page wants to know now.
    const stopWatching = onVisibilityChange(load);
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, []);
  return listings;
}
