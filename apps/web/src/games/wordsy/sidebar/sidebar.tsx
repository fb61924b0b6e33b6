import type { Seat } from '@wordhoard/kernel';
import { boxValue, SPOTS, type View, type Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Seats } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { signed } from '../../../ui/format.ts';
import { decides } from '../hand/draft.ts';
import { wordsy } from '../strings/play.ts';
import { AllSheets, MiniSheet, ScoreSheet } from './score-sheet.tsx';
import { seatState } from './seat-state.ts';
import './sidebar.css';

interface PlayersProps extends Pick<GameTableProps<Wordsy>, 'session' | 'table' | 'names'> {
  readonly situation: Situation<Wordsy>;
}

/** The left column: who plays and what they are at, and what there is to gain this round. */
export const Players = ({ session, table, names, situation }: PlayersProps): JSX.Element => (
  <aside class="col" aria-label={strings.seats}>
    <Seats
      seats={table.seats}
      me={situation.me}
      state={(seat) => seatState(situation, seat)}
      said={session.said.value}
    />
    {situation.step && (
      <div class="only-wide">
        <RoundBoxes situation={situation} names={names} />
      </div>
    )}
  </aside>
);

interface WordsySidebarProps {
  readonly situation: Situation<Wordsy>;
  readonly names: Names;
  /** Shows all sheets. */
  readonly onOpen: () => void;
}

const isWriting = (situation: Situation<Wordsy>): boolean =>
  situation.me !== null && situation.step?.type === 'write' && decides(situation);

const OpenAll = ({ onOpen }: Pick<WordsySidebarProps, 'onOpen'>): JSX.Element => (
  <button type="button" class="btn quiet" onClick={onOpen}>
    {wordsy.sheet.open}
  </button>
);

/** The right column: the player's own sheet, or all sheets for spectators. */
export function SheetColumn({ situation, names, onOpen }: WordsySidebarProps): JSX.Element {
  const { view, me } = situation;
  return (
    <aside class="col only-wide" aria-label={wordsy.sheet.short}>
      {me === null ? (
        <section class="panel">
          <AllSheets view={view} names={names} />
        </section>
      ) : (
        <section class="panel">
          <ScoreSheet
            view={view}
            seat={me}
            title={wordsy.sheet.yours}
            now={isWriting(situation) ? wordsy.sheet.writing : ''}
          />
          <p class="dim small">{wordsy.sheet.note(view.config.rounds, view.solo !== null)}</p>
          {view.sheets.length > 1 && <OpenAll onOpen={onOpen} />}
        </section>
      )}
    </aside>
  );
}

/** The same on a phone, under the pad: a row to open, and the boxes unless the keyboard needs their room. */
export const SheetRow = ({ situation, names, onOpen }: WordsySidebarProps): JSX.Element => (
  <div class="only-narrow">
    {situation.me === null ? (
      <OpenAll onOpen={onOpen} />
    ) : (
      <MiniSheet view={situation.view} seat={situation.me} onOpen={onOpen} />
    )}
    {!isWriting(situation) && <RoundBoxes situation={situation} names={names} />}
  </div>
);

interface BoxesProps {
  readonly situation: Situation<Wordsy>;
  readonly names: Names;
}

/** This round's two boxes, explained beside the board. */
function RoundBoxes({ situation: { view, step }, names }: BoxesProps): JSX.Element | null {
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
