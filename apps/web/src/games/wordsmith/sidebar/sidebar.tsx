import type { Seat } from '@wordhoard/kernel';
import {
  componentsOf,
  countForged,
  goalPointsNow,
  goalProgress,
  goalRuleOf,
  type Sheet,
  spotsWords,
  type View,
  type Wordsmith,
} from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Disc, Seats } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { Button } from '../../../ui/button.tsx';
import { GoalPicture, ItemIcon, KINDS } from '../sheet/drawing.tsx';
import { ClaimedWords } from '../sheet/sheet.tsx';
import { lastRound } from '../sheet/shown-sheet.ts';
import { wordsmith } from '../strings/play.ts';
import { LastRound } from './last-round.tsx';
import { seatState } from './seat-state.ts';
import './sidebar.css';

interface SidebarProps extends Pick<GameTableProps<Wordsmith>, 'session' | 'table' | 'observation' | 'names'> {
  readonly situation: Situation<Wordsmith>;
  /** The sheet whose progress is shown. */
  readonly sheet: Sheet;
  /** On a narrow screen the last round is then shown under the prompt, not here. */
  readonly beginning: boolean;
  readonly record: number | null;
  readonly onLook: (seat: Seat) => void;
}

/** Beside the sheet: the players, the goals, what is forged, and a button to see all sheets. */
export function Sidebar({ situation, session, table, observation, names, ...shown }: SidebarProps): JSX.Element {
  const { sheet, beginning, record, onLook } = shown;
  const { view, me } = situation;
  const solo = view.sheets.length === 1;
  // [WS-18] A solo player has seen the last round; only the words they missed are new.
  const missed = solo && !spotsWords(view.config) && lastRound(observation).length > 0;
  return (
    <aside class="ws-sidebar" aria-label={strings.seats}>
      <Seats seats={table.seats} me={me} state={(it) => seatState(situation, it)} said={session.said.value} />
      <Goals {...{ view, names, sheet }} />
      <Forged sheet={sheet} />
      <section class="panel">
        <h2>{wordsmith.text.claimed}</h2>
        <ClaimedWords sheet={sheet} />
      </section>
      {solo && record !== null && <p class="panel">{wordsmith.goals.record(record)}</p>}
      {missed && (
        <section class={beginning ? 'panel only-wide' : 'panel'}>
          <LastRound observation={observation} names={names} />
        </section>
      )}
      {!solo && (
        <section class="panel" aria-label={wordsmith.sheets.all}>
          <div class={beginning ? 'only-wide' : ''}>
            <LastRound observation={observation} names={names} onLook={onLook} />
          </div>
          <Button text={wordsmith.sheets.open} onClick={() => onLook(view.sheets.findIndex((_, it) => it !== me))} />
        </section>
      )}
    </aside>
  );
}

interface GoalsProps {
  readonly view: Pick<View, 'config' | 'goals' | 'sheets'>;
  readonly names: Names;
  /** The sheet whose progress is shown, including the draft. */
  readonly sheet: Sheet;
}

/** [WS-4] [WS-14] The two goals, the progress of this sheet, and the other players who have reached them. */
function Goals({ view, names, sheet }: GoalsProps): JSX.Element {
  const components = componentsOf(view.config);
  return (
    <section class="panel ws-goals" aria-label={wordsmith.goals.label}>
      <h2>{wordsmith.goals.label}</h2>
      <ul class="plain">
        {view.goals.map(({ goal, first }, i) => {
          const rule = goalRuleOf(components, goal);
          const { done, needed } = goalProgress(rule, sheet);
          const won = sheet.goals[i] ?? 0;
          const others = view.sheets.flatMap((it, seat) => (it.goals[i] && seat !== names.me ? [seat] : []));
          return (
            <li key={goal}>
              <GoalPicture rule={rule} />
              <span>
                {wordsmith.goals.name(goal, rule.changed)}
                <small>{won > 0 ? wordsmith.goals.won(won) : wordsmith.goals.progress(done, needed)}</small>
              </span>
              <span class="worth">
                {won > 0
                  ? ''
                  : wordsmith.goals.worth(
                      goalPointsNow(components, first),
                      first === null ? components.laterGoalPoints : null,
                    )}
                {others.map((seat) => (
                  <Disc key={seat} name={names.of(seat)} seat={seat} />
                ))}
                {others.length > 0 && <span class="sr-only">{wordsmith.goals.others(names, others)}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** [WS-13] The number of forged items of each kind. */
const Forged = ({ sheet }: { readonly sheet: Sheet }): JSX.Element => (
  <section class="panel ws-forged" aria-label={wordsmith.goals.forged}>
    <h2>{wordsmith.goals.forged}</h2>
    <ul class="plain">
      {KINDS.map((kind) => {
        const count = countForged(sheet.forged, kind);
        return (
          <li key={kind}>
            <ItemIcon kind={kind} gold={count > 0} />
            <span aria-hidden="true">{count}</span>
            <span class="sr-only">{wordsmith.items(count, kind)}</span>
          </li>
        );
      })}
    </ul>
  </section>
);
