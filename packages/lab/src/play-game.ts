import {
  type AnyEntry,
  type AnyMatch,
  type AnyMatchSetup,
  commitmentOf,
  forSeat,
  playOut,
  type SealedRecord,
  seedFrom,
} from '@wordhoard/kernel';
import { botsOfGame, type Experiment, type GameKey, setupOfGame } from './experiment.ts';
import type { BrokenLine, GameLine } from './game-line.ts';
import { GameRecorder } from './game-recorder.ts';
import type { LabGame } from './lab-game.ts';
import { botOf, levelOf, parsePlayer } from './player.ts';
import { restrictBot } from './restrict-bot.ts';

/** No game of bots comes near this; one that does is going round in circles. */
const MAX_ENTRIES = 10_000;

/** A game's line for the file, and its record for review and replay. */
export interface PlayedGame {
  readonly line: GameLine;
  readonly record: SealedRecord;
}

/** The position from which bots play: the start of a game, or where a record stops. */
export interface StartingPoint {
  readonly table: AnyMatchSetup;
  readonly match: AnyMatch;
  readonly entries: readonly AnyEntry[];
  readonly recorder: GameRecorder;
}

/** Plays one game of an experiment. The same game every time, wherever. */
export function playGame(
  labGame: LabGame,
  experiment: Experiment,
  key: GameKey,
  maxEntries: number = MAX_ENTRIES,
): PlayedGame {
  const table = setupOfGame(labGame, experiment, key);
  const started = labGame.game.start(table);
  if (!started.ok) throw new Error(`the table was refused: ${started.refusal.code}`);
  const recorder = new GameRecorder(labGame, key.players);
  recorder.addFirstEvents(started.match, started.events);
  return continueGame(
    labGame,
    { table, match: started.match, entries: [], recorder },
    key,
    botsOfGame(experiment, key),
    maxEntries,
  );
}

/** Lets bots play from there to the end, or until they can't go on. */
export function continueGame(
  labGame: LabGame,
  { table, match: from, entries: before, recorder }: StartingPoint,
  key: GameKey,
  names: readonly string[],
  maxEntries: number = MAX_ENTRIES,
): PlayedGame {
  const { pack, game, words } = labGame;
  const held = names.map(() => new Set<number>());
  const bots = names.map((name) => {
    const player = parsePlayer(name);
    const bot = player && botOf(pack, player);
    if (!bot) throw new Error(`${game.id} has no bot called ${name}`);
    const noteHeld = (seat: number, question: number): void => void forSeat(held, seat).add(question);
    return restrictBot(bot, { game, notes: pack.lab, never: player.never, onHeld: noteHeld });
  });
  const entries = [...before];
  let match = from;
  let fault: Omit<BrokenLine['fault'], 'after'> | null = null;
  try {
    const lines = playOut({ game, env: words, bots, match, luck: table.seed });
    for (let line = lines.next(); fault === null; line = lines.next()) {
      if (line.done) {
        if (line.value) fault = { code: line.value.code, why: JSON.stringify(line.value) };
        break;
      }
      entries.push(line.value.entry);
      match = line.value.after;
      recorder.addEntry(line.value);
      if (entries.length >= maxEntries && !match.over) fault = { code: 'no-end', why: `${maxEntries} lines` };
    }
  } catch (error) {
    // A bug of the rules or of a bot: one game is lost, and kept to be looked at; the others go on.
    fault = { code: 'exception', why: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
  const who = { players: key.players, game: key.game, bots: names };
  const record = recordOf(labGame, table, names, entries);
  if (fault) return { record, line: { ...who, fault: { code: fault.code, after: entries.length, why: fault.why } } };
  return { record, line: { ...who, ...recorder.result(match), held: held.map(({ size }) => size) } };
}

/** Names a bot for people, by its seat. No number ends a name: points often follow it. */
const nameInSeat = (bot: string, seat: number): string => `bot ${seat + 1} (${/^\d/.test(bot) ? 'level ' : ''}${bot})`;

function recordOf(
  { game, words }: LabGame,
  table: AnyMatchSetup,
  names: readonly string[],
  entries: readonly AnyEntry[],
): SealedRecord {
  const nonce = seedFrom(`${table.seed} nonce`).slice(0, 32);
  return {
    format: 1,
    game: game.id,
    rules: game.version,
    words: words.id,
    seats: names.map((name, seat) => ({ name: nameInSeat(name, seat), bot: levelOf(name) })),
    table,
    nonce,
    commitment: commitmentOf(table.seed, nonce),
    entries,
  };
}
