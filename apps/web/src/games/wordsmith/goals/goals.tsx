import {
  countForged,
  GOAL_RULES,
  type Goal,
  goalProgress,
  type Sheet,
  type SquareKind,
  type View,
} from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import type { Names } from '../../../table-kit/phrases.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { ItemIcon } from '../sheet/items.tsx';
import { wordsmith } from '../strings/play.ts';
import './goals.css';

const KINDS: readonly SquareKind[] = ['coin', 'ring', 'goblet', 'sword', 'axe'];

interface GoalsProps {
  readonly view: Pick<View, 'goals' | 'sheets'>;
  readonly names: Names;
  /** The sheet whose progress is shown, including the draft. */
  readonly sheet: Sheet;
}

/** [WS-4] [WS-14] The two goals, how far this sheet has come, and who else has reached them. */
export const Goals = ({ view, names, sheet }: GoalsProps): JSX.Element => (
  <section class="panel ws-goals" aria-label={wordsmith.goals.label}>
    <h2>{wordsmith.goals.label}</h2>
    <ul class="plain">
      {view.goals.map(({ goal, first }, i) => {
        const { done, needed } = goalProgress(goal, sheet);
        const won = sheet.goals[i] ?? 0;
        const others = view.sheets.flatMap((it, seat) => (it.goals[i] && seat !== names.me ? [seat] : []));
        return (
          <li key={goal}>
            <GoalPicture goal={goal} />
            <span>
              {wordsmith.goals.name(goal)}
              <small>{won > 0 ? wordsmith.goals.won(won) : wordsmith.goals.progress(done, needed)}</small>
            </span>
            <span class="worth">
              {won > 0 ? '' : wordsmith.goals.worth(first === null)}
              {others.map((seat) => (
                <Disc key={seat} name={names.of(seat)} seat={seat} />
              ))}
              {others.length > 0 && <span class="unseen">{wordsmith.goals.others(names, others)}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);

export function GoalPicture({ goal }: { readonly goal: Goal }): JSX.Element {
  const rule = GOAL_RULES[goal];
  if (rule.type === 'items')
    return (
      <span class="picture">
        {KINDS.filter((kind) => rule.items[kind])
          .slice(0, 2)
          .map((kind) => (
            <ItemIcon key={kind} kind={kind} />
          ))}
      </span>
    );
  const wide = rule.rows[0]!.length;
  const side = Math.max(wide, rule.rows.length);
  return (
    <span class="picture">
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        {rule.rows.flatMap((row, y) =>
          Array.from(row, (mark, x) => (
            <circle
              key={`${x} ${y}`}
              class={mark === '#' ? 'dot' : ''}
              cx={x + 0.5 + (side - wide) / 2}
              cy={y + 0.5 + (side - rule.rows.length) / 2}
              r="0.38"
            />
          )),
        )}
      </svg>
    </span>
  );
}

/** [WS-13] How many of each are forged. */
export const Forged = ({ sheet }: { readonly sheet: Sheet }): JSX.Element => (
  <section class="panel ws-forged" aria-label={wordsmith.goals.forged}>
    <h2>{wordsmith.goals.forged}</h2>
    <ul class="plain">
      {KINDS.map((kind) => {
        const count = countForged(sheet.forged, kind);
        return (
          <li key={kind}>
            <ItemIcon kind={kind} gold={count > 0} />
            <span aria-hidden="true">{count}</span>
            <span class="unseen">{wordsmith.items(count, kind)}</span>
          </li>
        );
      })}
    </ul>
  </section>
);
