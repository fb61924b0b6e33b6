import { type AnyGame, anyGame, bind, canonical, type Viewer } from '@wordhoard/kernel';
import type { GameUpdate } from '@wordhoard/protocol';
import { type Line, placesOf, RunningMatch, type TableState, withoutDraft } from '@wordhoard/table';
import { highCard } from '@wordhoard/table/testing';
import type { Player } from './player.ts';

export const game: AnyGame = anyGame(bind(highCard, null));

type Told = ReadonlyMap<Viewer, ReadonlyMap<number, GameUpdate>>;

/** What everybody is to be told, under which cursor, by the log alone. */
async function toldBy(state: TableState, lines: readonly Line[]): Promise<Told> {
  const told = new Map<Viewer, Map<number, GameUpdate>>();
  const tell = (updates: readonly GameUpdate[]): void => {
    for (const update of updates) {
      const before = told.get(update.viewer) ?? new Map<number, GameUpdate>();
      // Somebody's own draft comes under the cursor they have already.
      const events = before.get(update.cursor)?.events ?? update.events;
      told.set(update.viewer, before.set(update.cursor, { ...update, events }));
    }
  };
  const opened = RunningMatch.open(game, state.beginning!, [], {
    now: () => 0,
    log: { append: async () => false, linesAfter: async (seq) => lines.slice(seq) },
    think: async () => null,
    tell,
    changed: () => undefined,
    botFailed: () => undefined,
  });
  if ('refusal' in opened) throw new Error(`the log cannot be played: ${opened.refusal.code}`);
  tell(opened.running.opening());
  await opened.running.catchUp();
  return told;
}

/** What must be true of a table when all is quiet again: faults, in words. */
export async function faultsOf(
  state: TableState,
  lines: readonly Line[],
  players: readonly Player[],
): Promise<string[]> {
  const faults: string[] = [];
  if (state.status !== 'over') faults.push(`${state.code} did not go on: ${state.status} after ${lines.length} lines`);
  const done = lines.flatMap(({ command }) => command ?? []);
  for (const command of new Set(done)) {
    const times = done.filter((it) => it === command).length;
    if (times > 1) faults.push(`${command} was carried out ${times} times`);
  }
  for (const { acknowledged } of players)
    for (const command of acknowledged)
      if (!done.includes(command)) faults.push(`${command} was acknowledged and is lost`);
  if (!state.beginning) return faults;
  const told = await toldBy(state, lines);
  for (const player of players) faults.push(...misledBy(player, placesOf(state, player.who), told));
  return faults;
}

/** What one player was sent that they should not have been, or not like that. */
function misledBy({ who, heard, wrote }: Player, seats: readonly Viewer[], told: Told): string[] {
  const faults: string[] = [];
  let cursor = 0;
  for (const { update, isCatchUp } of heard) {
    const { viewer } = update;
    if (!seats.includes(viewer)) return [...faults, `${who} was shown what ${viewer} sees`];
    const { mine = null, id } = update.seen.question ?? {};
    const isDraft = mine !== null && !mine.done;
    if (isDraft && !wrote.has(canonical({ to: id, answer: mine.answer })))
      faults.push(`${who} was shown a draft they never wrote`);
    const mayBe = isCatchUp
      ? update.cursor >= cursor
      : update.cursor === cursor + (isDraft && update.cursor === cursor ? 0 : 1);
    if (!mayBe) faults.push(`${who} was told ${update.cursor} after ${cursor}`);
    const truth = told.get(viewer)?.get(update.cursor);
    if (!truth) faults.push(`${who} was told ${update.cursor}, which never happened`);
    else if (canonical(withoutDraft(truth.seen)) !== canonical(withoutDraft(update.seen)))
      faults.push(`${who} saw another ${update.cursor} than was`);
    const due = eventsBetween(told.get(viewer), cursor, update.cursor);
    if (truth && canonical(due) !== canonical(update.events))
      faults.push(`${who} heard something else at ${update.cursor}`);
    cursor = Math.max(cursor, update.cursor);
  }
  return faults;
}

const eventsBetween = (told: ReadonlyMap<number, GameUpdate> | undefined, after: number, upTo: number): object[] =>
  [...(told ?? [])].flatMap(([cursor, { events }]) => (cursor > after && cursor <= upTo ? events : []));
