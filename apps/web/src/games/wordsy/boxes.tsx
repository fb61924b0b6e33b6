import { boxValue, SPOTS, type View } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { wordsy } from '#strings/wordsy.ts';
import { signed } from '../../shell/format.ts';
import type { Names } from '../../shell/table/names.ts';
import './boxes.css';

/** What this round's two boxes are for, beside the board. */
export function RoundBoxes({ view, names }: { readonly view: View; readonly names: Names }): JSX.Element | null {
  if (view.solo) return <SoloSpots view={view} />;
  if (view.round === 0) return null;
  const { boxes } = wordsy;
  return (
    <section class="panel boxes">
      <h2>{boxes.title}</h2>
      <p>
        <span class="box">{signed(boxValue('first', view.round))}</span> {boxes.beat(names, view.lead)}
      </p>
      <p>
        <span class="box">{signed(boxValue('second', view.round))}</span>{' '}
        {boxes.hold(names, view.lead, view.sheets.length - 1)}
      </p>
    </section>
  );
}

/** [WY-19] [WY-20] The three spots of the solo card, and where the timer stands. */
function SoloSpots({ view }: { readonly view: View }): JSX.Element {
  const { solo: text } = wordsy;
  const round = Math.max(1, view.round);
  const { level, target, spot } = view.solo!;
  // [WY-21] Brutal has no middle.
  const spots = SPOTS.filter((it) => it !== 'middle' || level !== 'brutal');
  return (
    <section class="panel boxes">
      <h2>{text.title}</h2>
      <ol class="spots plain">
        {spots.map((it) => (
          <li key={it} aria-current={it === spot ? 'true' : undefined}>
            <span class="dot" aria-hidden="true" />
            <b>{text.spot(it)}</b>
            <span class="box">{signed(boxValue(it === 'top' ? 'second' : 'first', round))}</span>
          </li>
        ))}
      </ol>
      <p class="dim small">{text.bonus}</p>
      <p class="dim small">{text.rule}</p>
      <p>
        {text.level(level)}: {text.goal(target)}
      </p>
    </section>
  );
}
