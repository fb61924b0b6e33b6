import { GAME_IDS } from '@wordhoard/catalog';
import { MAX_OWN_TABLES, type MyTable } from '@wordhoard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { myFinishedTables, myTables, rememberTable } from '../../device/my-tables.ts';
import { isPageVisible, onVisibilityChange } from '../../device/visibility.ts';
import type { PastGame } from '../../my-games/past-game.ts';
import { allGames, keepTable } from '../../my-games/store.ts';
import { type UnfinishedGame, unfinishedGames } from '../../my-games/unfinished.ts';
import { api } from '../../net/api.ts';
import { fetchHistory, isLinked } from '../settings/linked-devices.ts';

/** A table under way; `told` is null while the server has not said how it stands, or cannot. */
export interface RunningTable {
  readonly code: string;
  readonly game: string;
  readonly told: MyTable | null;
}

export interface Games {
  readonly tables: readonly RunningTable[];
  readonly here: readonly UnfinishedGame[];
  readonly past: readonly PastGame[];
}

const pieces = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** All of them that the server knows; null when it cannot be asked. */
async function ask(codes: readonly string[]): Promise<MyTable[] | null> {
  const answers = await Promise.all(pieces(codes, MAX_OWN_TABLES).map((some) => api.myTables(some)));
  return answers.every((it) => it.ok) ? answers.flatMap((it) => (it.ok ? it.value.tables : [])) : null;
}

/** Moves games that ended meanwhile to the finished ones, and forgets those that no longer exist. */
async function settle(told: readonly MyTable[]): Promise<void> {
  for (const { code, game } of myTables()) {
    const status = told.find((it) => it.code === code)?.status;
    if (status === 'over') rememberTable({ code, game }, 'over');
    else if (status === undefined || status === 'closed') rememberTable({ code, game }, 'forgotten');
  }
  for (const table of told) if (table.status === 'over') await keepTable(table);
}

/** Refresh interval while the page is visible, in ms. */
const EVERY = 15_000;

/**
 * At once the games this device knows; then the server's answer about its tables, refreshed regularly. `reload`
 * refreshes now.
 */
export function useGames(): { readonly games: Games | null; readonly reload: () => Promise<void> } {
  const [games, setGames] = useState<Games | null>(null);
  const show = async (told: readonly MyTable[]): Promise<void> => {
    const tables = myTables().map((it) => ({ ...it, told: told.find(({ code }) => code === it.code) ?? null }));
    const yours = ({ told: theirs }: RunningTable): number => (theirs?.turn?.mine ? 0 : 1);
    tables.sort((a, b) => yours(a) - yours(b));
    setGames({ tables, here: unfinishedGames(GAME_IDS), past: await allGames() });
  };
  const askAgain = async (): Promise<void> => {
    const known = new Set((await allGames()).map(({ id }) => id));
    const unknown = myFinishedTables().filter(({ code }) => !known.has(code));
    const codes = [...myTables(), ...unknown].map(({ code }) => code);
    const told = codes.length > 0 ? await ask(codes) : null;
    if (!told) return;
    await settle(told);
    await show(told);
  };
  const reload = async (): Promise<void> => {
    // Games played on another of the guest's devices are among them, too.
    if (isLinked()) await fetchHistory();
    await show([]);
    await askAgain();
  };
  useEffect(() => {
    void reload();
    const look = (): void => {
      if (isPageVisible()) void askAgain();
    };
    const timer = setInterval(look, EVERY);
    const stopWatching = onVisibilityChange(look);
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, []);
  return { games, reload };
}
