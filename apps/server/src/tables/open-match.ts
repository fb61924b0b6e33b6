import type { UnplayableReason } from '@wordhoard/protocol';
import {
  CLOSING_ENTRY,
  isClosing,
  type MatchHost,
  outdatedReason,
  RunningMatch,
  type TableState,
} from '@wordhoard/table';
import { PoolClosedError } from '@wordhoard/worker-rpc';
import { readWholeLog } from '../storage/whole-log.ts';
import type { MatchClock } from './match-clock.ts';
import type { TableServices } from './services.ts';

export const UNPLAYABLE: UnplayableReason = { code: 'unplayable' };

/** Callbacks of a running match to its table. */
export type MatchCallbacks = Pick<MatchHost, 'send' | 'scheduleChanged'> & Required<Pick<MatchHost, 'draftPending'>>;

/** Connects a running match with this server: its clock, log and bots. */
export function matchHost(
  { storage, think, botPace = 1, log, pause }: TableServices,
  clock: MatchClock,
  state: () => TableState,
  callbacks: MatchCallbacks,
): MatchHost {
  const { code, options } = state();
  return {
    ...callbacks,
    now: () => clock.now(),
    log: {
      append: (lines) => storage.append(code, lines),
      linesAfter: (seq) => storage.entriesAfter(code, seq),
    },
    isShared: storage.self !== null,
    pause,
    think: (request) => think(request, state().host),
    botPace,
    botFailed: (why) => {
      if (!(why instanceof PoolClosedError)) log.error({ err: why, game: options.game }, 'bot failed');
    },
  };
}

/**
 * Replays a match from its log, or says why this server can't play it. Such a match stays in play, because another
 * server may continue it, and so may this one after a rollback. Only `closeLog` ends it.
 */
export async function openMatch(
  services: TableServices,
  { beginning, options, status }: TableState & { readonly beginning: object },
  host: MatchHost,
): Promise<{ readonly running: RunningMatch } | { readonly unplayable: UnplayableReason }> {
  const ready = await services.findGame(options.game);
  const fault = ready ? outdatedReason(ready.game, services.words, beginning) : UNPLAYABLE;
  const opened = fault || !ready ? null : RunningMatch.open(ready.game, beginning, [], host);
  if (!opened || 'refusal' in opened || status === 'closed' || (await opened.running.replayLog()) !== null)
    return { unplayable: fault ?? UNPLAYABLE };
  return opened;
}

/**
 * Appends the closing entry after the last entry of any server. From then on no server continues this match, whatever
 * rules it has, and only then may the secrets of the match be published.
 */
export async function closeLog(
  { storage, pause }: Pick<TableServices, 'storage' | 'pause'>,
  code: string,
  command: string,
): Promise<void> {
  for (;;) {
    const last = (await readWholeLog(storage, code, pause)).at(-1);
    if (last && isClosing(last)) return;
    if (await storage.append(code, [{ seq: (last?.seq ?? 0) + 1, entry: CLOSING_ENTRY, command }])) return;
  }
}
