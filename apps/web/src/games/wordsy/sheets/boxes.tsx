import type { Seat } from '@wordhoard/kernel';
import { boxValue, SPOTS, type View, type Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { signed } from '../../../ui/format.ts';
import { wordsy } from '../strings/play.ts';
import './boxes.css';

interface BoxesProps {
  readonly situation: Situation<Wordsy>;
  readonly names: Names;
}

/** This round's two boxes, explained beside the board. */
export function RoundBoxes({ situation: { view, step }, names }: BoxesProps): JSX.Element | null {
  // [WY-19] Alone, and the sand has run out.
  const late = step?.type === 'write' && step.stage === 'late';
  if (view.solo) return <SoloSpots view={view} late={late} />;
  if (view.round === 0) return null;
  const { boxes } = wordsy;
  const scored = view.sheets.every(({ lines }) => lines.length >= view.round);
  const says = scored
    ? (box: Box): string => boxes.went(names, winners(view, box))
    : (box: Box): string =>
        box === 'first' ? boxes.beat(names, view.lead) : boxes.hold(names, view.lead, view.sheets.length - 1);
  return (
    <section class="panel boxes">
      <h2>{scored ? boxes.titleOf(view.round) : boxes.title}</h2>
      {(['first', 'second'] as const).map((box) => (
        <p key={box}>
          <span class="box">{signed(boxValue(box, view.round))}</span> {says(box)}
        </p>
      ))}
    </section>
  );
}

type Box = 'first' | 'second';

/** Seats that checked it in the round that was just scored. */
const winners = ({ sheets, round }: View, box: Box): readonly Seat[] =>
  sheets.flatMap(({ lines }, seat) => (lines[round - 1]?.box === box ? [seat] : []));

/** [WY-19] [WY-20] The three spots of the solo card, and where the timer stands. */
function SoloSpots({ view, late }: { readonly view: View; readonly late: boolean }): JSX.Element {
  const { solo: text } = wordsy;
  const round = Math.max(1, view.round);
  const { level, target, spot } = view.solo!;
  // [WY-21] Brutal has no middle.
  const spots = SPOTS.filter((it) => it !== 'middle' || level !== 'brutal');
  return (
    <section class={late ? 'panel boxes late' : 'panel boxes'}>
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
      {late ? <p class="small">{text.noBonus}</p> : <p class="dim small">{text.bonus}</p>}
      <p class="dim small">{text.rule}</p>
      <p>
        {text.level(level)}: {text.goal(target)}
      </p>
    </section>
  );
}
