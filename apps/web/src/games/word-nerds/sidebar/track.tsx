import type { View } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import type { Names } from '../../../table-kit/phrases.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { wordNerds } from '../strings/play.ts';
import './sidebar.css';

/** The score track. The scores themselves stand beside the names; here one sees who is near the end. */
export function Track({ view, names }: { readonly view: View; readonly names: Names }): JSX.Element {
  const end = view.config.winningScore;
  return (
    <div class="score-track">
      <div class="track" aria-hidden="true">
        {view.players.map(({ score }, seat) => (
          <span
            key={seat}
            style={{
              '--at': `${Math.min(100, (100 * score) / end).toFixed(1)}%`,
              '--row': String(seat % 2),
              // Equal scores are fanned out, so that no player is hidden.
              '--tie': String(view.players.slice(0, seat).filter((other) => other.score === score).length),
            }}
          >
            <Disc name={names.of(seat)} seat={seat} />
          </span>
        ))}
        <b class="num">{end}</b>
      </div>
      <p class="small muted only-wide">
        {wordNerds.table.to(end, view.config.lastTurn)} {wordNerds.table.first(names, view.first)}
      </p>
    </div>
  );
}
