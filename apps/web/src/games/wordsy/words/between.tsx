import type { Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameTableProps, SummaryProps } from '../../../table-kit/game-page.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { wordsy } from '../strings/play.ts';
import { Words } from './words.tsx';

interface ReadyProps extends Pick<GameTableProps<Wordsy>, 'names' | 'quick' | 'move'> {
  readonly situation: Situation<Wordsy>;
  /** One for every seat at this device that is not ready yet. */
  readonly deciding: readonly Situation<Wordsy>[];
  readonly open: number;
  readonly round: number;
}

/** Between two boards: what the last round brought, and a button. */
export function Ready({ situation, deciding, names, quick, move, open, round }: ReadyProps): JSX.Element {
  const { view, me, mine } = situation;
  const begin = quick && round === 1 && me !== null && mine && view.mode === 'race';
  useEffect(() => {
    if (begin) void move(me, { ready: true });
  }, [begin]);
  const go = (): void => {
    for (const { me: seat } of deciding) if (seat !== null) void move(seat, { ready: true });
  };
  return (
    <>
      {view.entered.length > 0 ? (
        <Words view={view} names={names} open={open} scored={open === view.entered.length} />
      ) : (
        <p class="dim">{wordsy.ready.rounds(view.config.rounds)}</p>
      )}
      {deciding.length > 0 && !begin && <Go text={round > 1 ? wordsy.ready.next : wordsy.ready.go} onClick={go} />}
    </>
  );
}

const Go = ({ text, onClick }: { readonly text: string; readonly onClick: () => void }): JSX.Element => (
  <div class="act">
    <button type="button" class="btn big go" data-next onClick={onClick}>
      {text}
    </button>
  </div>
);

/** The words of the last round as the sheets have them, on the board they were made on; nothing before the first. */
export function LastRound({ sight, names }: SummaryProps<Wordsy>): JSX.Element | null {
  const { view } = sight.seen;
  const events = sight.events;
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

/** Looking at the last round although the next board lies there already, until one has seen enough. */
export const LookBack = ({ onDone, ...last }: SummaryProps<Wordsy> & { readonly onDone: () => void }): JSX.Element => (
  <>
    <LastRound {...last} />
    <Go text={wordsy.ready.next} onClick={onDone} />
  </>
);

/** Without a timer there is no pause between rounds: the page makes one, for as long as the player likes. */
export const isUnhurried = ({ step, view }: Situation<Wordsy>): boolean =>
  step?.type === 'write' && (step.stage === 'alone' || (step.stage === 'writing' && view.mode === 'main-player'));
