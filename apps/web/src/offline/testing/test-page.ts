import { bindGame, botThoughts, loadGame } from '@wordhoard/catalog';
import { type AnyGamePackage, seedFrom } from '@wordhoard/kernel';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import type { ClientMessage, Command, NewTable, ServerMessage } from '@wordhoard/protocol';
import { lastInTime } from '@wordhoard/table';
import { freshTable, LocalTable, type Page } from '../local-table.ts';
import type { SavedMatch } from '../saved-match.ts';

export const wordsy: AnyGamePackage = (await loadGame('wordsy'))!;

/** Two rounds of Wordsy: one person or more at the device, and bots of these levels. */
export const wanted = (seats: number, bots: NewTable['bots']): NewTable => ({
  options: {
    game: 'wordsy',
    config: { ...wordsy.defaults, rounds: 2 },
    pace: 'live',
    limits: {},
    bank: null,
    visibility: 'link',
    watching: false,
    seats,
  },
  name: 'Anna',
  bots,
  others: Array.from({ length: seats - 1 - bots.length }, (_, i) => `Guest ${i}`),
  start: true,
});

/** Resolves when everything that needs no passing of time has been done. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The page around a local table, with a clock that moves when it is told to. */
export interface TestPage {
  readonly page: Page;
  readonly said: ServerMessage[];
  pass(ms: number): Promise<void>;
  kept(): SavedMatch | null;
}

export function testPage(): TestPage {
  let now = 0;
  let timer: { at: number; act: () => void } | null = null;
  let kept: SavedMatch | null = null;
  let draws = 0;
  const said: ServerMessage[] = [];
  const page: Page = {
    game: bindGame(wordsy, lexicon),
    words: lexicon.id,
    judging: async () => {},
    think: async (request) => lastInTime(botThoughts(wordsy, lexicon, request), () => false),
    now: () => now,
    setTimer: (ms, act) => {
      const mine = { at: now + ms, act };
      timer = mine;
      return () => {
        if (timer === mine) timer = null;
      };
    },
    random: (bytes) => seedFrom(`draw ${draws++}`).slice(0, 2 * bytes),
    say: (message) => said.push(message),
    keep: (saved) => {
      kept = structuredClone(saved);
    },
    failed: (why) => {
      throw why;
    },
  };
  const pass = async (ms: number): Promise<void> => {
    const end = now + ms;
    await settled();
    while (timer && timer.at <= end) {
      const { at, act } = timer;
      timer = null;
      now = Math.max(now, at);
      act();
      await settled();
    }
    now = end;
  };
  return { page, said, pass, kept: () => kept };
}

/** A table that the device has entered. These functions resolve when the table has answered. */
interface EnteredTable {
  tell(message: ClientMessage): Promise<void>;
  command(id: string, command: Command): Promise<void>;
  /** Answers the question last put to the first seat. */
  answer(id: string, answer: unknown): Promise<void>;
}

/** Opens a saved match on such a page, and enters it. */
export async function openTable<P extends TestPage>(on: P, saved: SavedMatch): Promise<P & EnteredTable> {
  const table = LocalTable.open(on.page, saved);
  if ('code' in table) throw new Error(table.code);
  const tell = (message: ClientMessage): Promise<void> => {
    table.hear(message);
    return settled();
  };
  const command = (id: string, it: Command): Promise<void> => tell({ type: 'command', id, command: it });
  await tell({ type: 'enter', table: 'HERE-0', after: {} });
  return {
    ...on,
    tell,
    command,
    answer: (id, answer) => command(id, { type: 'move', seat: 0, move: { to: questionOf(on.said, 0)!.id, answer } }),
  };
}

/** Makes a new table on such a page, and enters it. */
export const startTable = <P extends TestPage>(on: P, table: NewTable): Promise<P & EnteredTable> =>
  openTable(on, freshTable(on.page, table));

/** The question last put to a seat, as the page would know it. */
export function questionOf(said: readonly ServerMessage[], seat: number): { id: number; type: string } | null {
  const last = said.findLast((it) => it.type === 'update' && it.viewer === seat);
  if (last?.type !== 'update') return null;
  const { question } = last.seen;
  return question && { id: question.id, type: question.step.type };
}
