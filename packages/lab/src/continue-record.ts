import { type AnyMatch, applyEntry, type SealedRecord } from '@wordhoard/kernel';
import { optionsFault } from './form-faults.ts';
import type { GameLine } from './game-line.ts';
import { GameRecorder } from './game-recorder.ts';
import type { LabGame } from './lab-game.ts';
import { continueGame, type PlayedGame } from './play-game.ts';
import { botFault } from './player.ts';
import { type VariantFile, withChanges } from './variant-file.ts';

export interface Continuation {
  /** Options to change, the variant among them; the others stay as they were. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Time limits to change. */
  readonly limits: NonNullable<VariantFile['limits']>;
  /** Bot that plays on for the people. Bots of the record stay the same. */
  readonly bot: string;
  /** Maximum number of the record's entries to keep. */
  readonly keep: number;
  /** Which of several records this is. */
  readonly game: number;
}

export interface ContinuedGame extends PlayedGame {
  /** Number of the record's entries that the other rules accepted; bots played on from there. */
  readonly kept: number;
  /** Code of the refusal of the next entry; null if the record was at its end. */
  readonly left: string | null;
  /** The result as it was played; null if it was never finished. */
  readonly original: AnyMatch['over'];
}

/**
 * Plays a record on under other options: its own entries for as long as the other rules accept them, then bots. Returns
 * a fault if no game can start like that.
 */
export function continueRecord(
  labGame: LabGame,
  record: SealedRecord,
  { options, limits, bot, keep, game: number }: Continuation,
): ContinuedGame | { readonly fault: string } {
  const { game } = labGame;
  const names = record.seats.map(({ bot: level }) => (level === null ? bot : String(level)));
  const original = resultOf(labGame, record);
  const config = withChanges(record.table.config, options);
  const fault = botFault(labGame.pack, bot) ?? optionsFault(labGame.pack.rules.config, config);
  if (fault !== undefined) return { fault };
  const table = { ...record.table, config, limits: { ...record.table.limits, ...limits } };
  const started = game.start(table);
  if (!started.ok) return { fault: `no game starts like this (${started.refusal.code})` };
  const recorder = new GameRecorder(labGame, table.players);
  recorder.addFirstEvents(started.match, started.events);
  let { match } = started;
  let kept = 0;
  let left: string | null = null;
  for (const entry of record.entries.slice(0, keep)) {
    if (match.over || entry.at < match.at) break;
    const outcome = applyEntry(game, match, entry);
    if (!outcome.ok) {
      left = outcome.refusal.code;
      break;
    }
    recorder.addEntry({ entry: outcome.entry, before: match, after: outcome.match, events: outcome.events });
    match = outcome.match;
    kept += 1;
  }
  const entries = record.entries.slice(0, kept);
  const key = { players: table.players, game: number };
  return { ...continueGame(labGame, { table, match, entries, recorder }, key, names), kept, left, original };
}

/** The record's result by the rules it was played with; null if it has none, or not by these rules. */
function resultOf({ game }: LabGame, { table, entries }: SealedRecord): AnyMatch['over'] {
  const started = game.start(table);
  if (!started.ok) return null;
  let { match } = started;
  for (const entry of entries) {
    if (match.over || entry.at < match.at) break;
    const outcome = applyEntry(game, match, entry);
    if (!outcome.ok) return null;
    match = outcome.match;
  }
  return match.over;
}

/** A game's result in a few words; for a broken game the fault. */
export function resultText(line: GameLine): string {
  if ('fault' in line) return `broken (${line.fault.code})`;
  return line.scores.join(' : ');
}
