import type { View } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { wordsy } from '#strings/wordsy.ts';
import type { SummaryProps } from '../../shell/table/game-page.ts';
import type { Names } from '../../shell/table/names.ts';
import { eventsOf, seenBy } from './sight.ts';
import { Words } from './words.tsx';

interface ReadyProps {
  readonly view: View;
  readonly names: Names;
  readonly open: number;
  readonly round: number;
  readonly go: (() => void) | null;
}

/** Between two boards: what the last round brought, and a button. */
export const Ready = ({ view, names, open, round, go }: ReadyProps): JSX.Element => (
  <>
    {view.entered.length > 0 ? (
      <Words view={view} names={names} open={open} scored={open === view.entered.length} />
    ) : (
      <p class="dim">{wordsy.ready.rounds(view.config.rounds)}</p>
    )}
    {go && (
      <div class="act">
        <button type="button" class="btn big go" onClick={go}>
          {round > 1 ? wordsy.ready.next : wordsy.ready.go}
        </button>
      </div>
    )}
  </>
);

/** The words of the last round as the sheets have them, on the board they were made on; nothing before the first. */
export function LastRound({ sight, names }: SummaryProps): JSX.Element | null {
  const { view } = seenBy(sight);
  const events = eventsOf(sight);
  const deals = events.filter((event) => event.type === 'dealt');
  const scored = events.findLast((event) => event.type === 'round-scored');
  if (!scored) return null;
  const board = deals.at(-2)?.board ?? view.board;
  const entered = scored.lines.map(({ word, points, status }, seat) => ({ seat, word, points, status }));
  return (
    <>
      <h2 class="round">{wordsy.ready.result(scored.round)}</h2>
      <Words view={{ ...view, board, entered, lead: null }} names={names} open={entered.length} scored />
    </>
  );
}
