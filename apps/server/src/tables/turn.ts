import type { Seat } from '@wordhoard/kernel';
import type { TurnStatus } from '@wordhoard/protocol';
import { isAwaited, placesOf, type RunningMatch, type TableState } from '@wordhoard/table';

/** True if the seat's player must answer, and auto-pass doesn't. */
const asksPerson = (running: RunningMatch, seat: Seat): boolean =>
  isAwaited(running.observe(seat), seat) && !running.isAutoPassing(seat);

/** The question this guest has to answer for themselves now; null when there is none. */
export function openQuestionOf(running: RunningMatch, table: TableState, who: string): number | null {
  const asked = placesOf(table, who)
    .filter((seat) => table.places[seat]?.level === null)
    .find((seat) => asksPerson(running, seat));
  return asked === undefined ? null : (running.observe(asked).question?.id ?? null);
}

/** Whether this guest is asked something, and how long is left. Based only on their own observations. */
export function turnOf(running: RunningMatch, table: TableState, who: string): TurnStatus {
  const seen = placesOf(table, who)
    .filter((seat) => table.places[seat]?.level === null)
    .flatMap((seat) => {
      const { question } = running.observe(seat);
      return question ? [{ question, isMine: asksPerson(running, seat) }] : [];
    });
  const first = seen.find(({ isMine }) => isMine) ?? seen[0];
  const until = first?.question.until ?? null;
  return {
    mine: first?.isMine ?? false,
    left: until === null ? null : Math.max(0, until - running.now()),
    waitsFor: first?.question.waiting ?? [],
  };
}
