import { forSeat } from '@wordhoard/kernel';
import type { CsvCell } from './csv.ts';
import type { LabFile } from './file.ts';
import { isObject } from './form-faults.ts';
import { type FinishedLine, isBroken, winShare } from './game-line.ts';

interface Column {
  readonly name: string;
  /** A sentence for the page about the lab. */
  readonly meaning: string;
}

interface GameColumn extends Column {
  valueOf(line: FinishedLine, seat: number): CsvCell;
}

const GAME_COLUMNS: readonly GameColumn[] = [
  { name: 'players', meaning: 'number of players', valueOf: ({ players }) => players },
  {
    name: 'number',
    meaning: 'the number of the game, from 0: games with equal `players` and `number` have the same deal',
    valueOf: ({ game }) => game,
  },
  { name: 'seat', meaning: 'the seat, from 1', valueOf: (_, seat) => seat + 1 },
  { name: 'bot', meaning: 'the bot in this seat', valueOf: ({ bots }, seat) => forSeat(bots, seat) },
  { name: 'points', meaning: 'final score of this seat', valueOf: ({ scores }, seat) => forSeat(scores, seat) },
  { name: 'place', meaning: '1 for a winner; seats that share a place have the same number', valueOf: placeOf },
  { name: 'win', meaning: '1 for a win, 0 for none, 0.5 if two seats share the win', valueOf: winShare },
  {
    name: 'held_back',
    meaning: 'how often `--forbid` kept this bot from its move',
    valueOf: ({ held }, seat) => forSeat(held, seat),
  },
  { name: 'turns', meaning: 'turns or rounds of the game', valueOf: ({ turns }) => turns },
  { name: 'decisions', meaning: 'answers that all players gave', valueOf: ({ decisions }) => decisions },
  {
    name: 'no_choice',
    meaning: 'answers that were the only one possible; empty if the game can’t tell',
    valueOf: ({ forced }) => forced,
  },
  { name: 'free_moves', meaning: 'moves that answer no question', valueOf: ({ free }) => free },
  { name: 'late_answers', meaning: 'how often time ran out before an answer', valueOf: ({ timeouts }) => timeouts },
  { name: 'lead_changes', meaning: 'how often the lead changed', valueOf: ({ leads }) => leads },
  {
    name: 'winner_behind',
    meaning: 'the most points by which the winner was ever behind',
    valueOf: ({ behind }) => behind,
  },
  {
    name: 'settled_after',
    meaning: 'share of the decisions after which the winner led alone to the end',
    valueOf: ({ settled }) => settled,
  },
  { name: 'bot_seconds', meaning: 'match time in seconds, as fast as the bots play', valueOf: ({ ms }) => ms / 1000 },
];

function placeOf({ places }: FinishedLine, seat: number): number {
  const group = places.findIndex((seats) => seats.includes(seat));
  return 1 + places.slice(0, group).reduce((sum, seats) => sum + seats.length, 0);
}

/** The columns of every row: which file and which rules. */
const FILE_COLUMNS: readonly Column[] = [
  { name: 'file', meaning: 'the file that the game is from, without its ending' },
  { name: 'game', meaning: 'such as `wordsy`' },
  {
    name: 'variant',
    meaning: 'the name of the variant; empty for none, and if a variant file changes only options and limits',
  },
];

/** Columns of the table of games, in order. */
export const GAME_ROW_COLUMNS: readonly Column[] = [...FILE_COLUMNS, ...GAME_COLUMNS];

/** Columns of the table of items, in order. */
export const ITEM_ROW_COLUMNS: readonly Column[] = [
  ...FILE_COLUMNS,
  ...GAME_COLUMNS.filter(({ name }) => ['players', 'number', 'seat'].includes(name)),
  { name: 'kind', meaning: 'what kind of thing it is: `card`, `letter`, `event` …' },
  { name: 'item', meaning: 'its name: `FREE BID`, `Q` …' },
  { name: 'times', meaning: 'how often it came up' },
];

/** A lab file with the name that its rows carry. */
export interface NamedFile {
  readonly name: string;
  readonly file: LabFile;
}

/** One row for each seat of each finished game, below the names of the columns. */
export function gameRows(files: readonly NamedFile[]): CsvCell[][] {
  const rows = files.flatMap((file) =>
    finishedLines(file).flatMap((line) =>
      line.scores.map((_, seat) => [...fileCells(file), ...GAME_COLUMNS.map(({ valueOf: of }) => of(line, seat))]),
    ),
  );
  return [GAME_ROW_COLUMNS.map(({ name }) => name), ...rows];
}

/** One row for each item that came up in a game for a seat; the seat is empty for items that all players share. */
export function itemRows(files: readonly NamedFile[]): CsvCell[][] {
  const rows = files.flatMap((file) =>
    finishedLines(file).flatMap((line) => {
      const row = (seat: number | null, key: string, times: number): CsvCell[] => {
        const cut = key.indexOf('/');
        return [...fileCells(file), line.players, line.game, seat, key.slice(0, cut), key.slice(cut + 1), times];
      };
      return [
        ...Object.entries(line.things).flatMap(([key, bySeat]) =>
          bySeat.flatMap((times, seat) => (times === 0 ? [] : [row(seat + 1, key, times)])),
        ),
        ...Object.entries(line.common).map(([key, times]) => row(null, key, times)),
      ];
    }),
  );
  return [ITEM_ROW_COLUMNS.map(({ name }) => name), ...rows];
}

const finishedLines = ({ file }: NamedFile): FinishedLine[] =>
  file.games.flatMap(({ line }) => (isBroken(line) ? [] : [line]));

const fileCells = ({ name, file: { experiment } }: NamedFile): CsvCell[] => [
  name,
  experiment.game,
  variantNameOf(experiment.options),
];

/** The name of the variant in the options of a table; empty without one. */
export function variantNameOf(options: object): string {
  const variant = 'variant' in options ? options.variant : undefined;
  return isObject(variant) && typeof variant['name'] === 'string' ? variant['name'] : '';
}
