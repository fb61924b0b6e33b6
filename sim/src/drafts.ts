import { apply, type Match, type Shape } from '@wordhoard/kernel';
import { KEPT_WITHIN_MS, type Line, placesOf, type TableState } from '@wordhoard/table';
import { game } from './oracle.ts';
import type { Player } from './player.ts';
import type { World } from './world.ts';

/** What a disk in order takes, in ms, and what happens before it is its turn. */
const WRITING_MS = 300;
/** What broke this long before may still be felt, in ms. */
const FELT_MS = 5000;

/** Which question was open after each line. */
function questions(state: TableState, lines: readonly Line[]): (number | null)[] {
  const started = game.start(state.beginning!.table);
  if (!started.ok) throw new Error(started.refusal.code);
  let match: Match<Shape> = started.match;
  return lines.map(({ entry }) => {
    const outcome = apply(game, match, entry);
    if (outcome.ok) match = outcome.match;
    return match.agenda.at(-1)?.id ?? null;
  });
}

/**
 * Of what this player typed and was told to be done: what was not on the disk in time, though nothing broke and it was
 * neither changed again nor too late for it by then.
 */
export function lostDrafts(
  world: World,
  state: TableState,
  lines: readonly Line[],
  writtenAt: readonly number[],
  { who, typed }: Player,
): string[] {
  if (!state.beginning) return [];
  const open = questions(state, lines);
  const [seat] = placesOf(state, who);
  return typed.flatMap(({ command, to, since }) => {
    const until = since + KEPT_WITHIN_MS + WRITING_MS;
    if (!world.wasQuiet(since - FELT_MS, until)) return [];
    world.counts.drafts += 1;
    const byThen = lines.filter((_, i) => writtenAt[i]! <= until);
    const isThere = byThen.some((line) => line.command === command);
    const isReplaced = byThen.some(
      ({ entry }, i) => entry.seat === seat && 'to' in entry && entry.to === to && writtenAt[i]! > since - WRITING_MS,
    );
    const isClosed = byThen.length > 0 && open[byThen.length - 1] !== to;
    return isThere || isReplaced || isClosed ? [] : [`${command} was typed, and is not there a second later`];
  });
}
