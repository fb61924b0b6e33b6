import { type Box, boxValue, componentsOf, SPOTS, type Spot, type View, type Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Seats } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { Button } from '../../../ui/button.tsx';
import { signed } from '../../../ui/format.ts';
import { decides } from '../hand/draft.ts';
import { wordsy } from '../strings/play.ts';
import { AllSheets, boxesOf, MiniSheet, ScoreSheet, SheetNote } from './score-sheet.tsx';
import { seatState } from './seat-state.ts';
import './sidebar.css';

interface SidebarProps {
  readonly situation: Situation<Wordsy>;
  readonly names: Names;
}

/** The left column: the players, and the bonuses of this round. */
export const PlayerColumn = ({
  session,
  table,
  names,
  situation,
}: SidebarProps & Pick<GameTableProps<Wordsy>, 'session' | 'table'>): JSX.Element => (
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

interface SheetProps extends SidebarProps {
  /** Shows all sheets. */
  readonly onOpen: () => void;
}

/** The right column: the player's own sheet, or all sheets for spectators. */
export const SheetColumn = ({ situation, names, onOpen }: SheetProps): JSX.Element => {
  const { view, me } = situation;
  const now = isWriting(situation) ? wordsy.sheet.writing : '';
  return (
    <aside class="col only-wide" aria-label={wordsy.sheet.short}>
      <section class="panel">
        {me === null ? (
          <AllSheets view={view} names={names} />
        ) : (
          <>
            <ScoreSheet view={view} seat={me} title={wordsy.sheet.yours} now={now} />
            <SheetNote view={view} />
            {view.sheets.length > 1 && <OpenAll onOpen={onOpen} />}
          </>
        )}
      </section>
    </aside>
  );
};

/** The same on a phone, under the pad: a row to open, and the boxes unless the keyboard needs their room. */
export const SheetRow = ({ situation, names, onOpen }: SheetProps): JSX.Element => (
  <div class="only-narrow">
    {situation.me === null ? (
      <OpenAll onOpen={onOpen} />
    ) : (
      <MiniSheet view={situation.view} seat={situation.me} onOpen={onOpen} />
    )}
    {!isWriting(situation) && <RoundBoxes situation={situation} names={names} />}
  </div>
);

const isWriting = (situation: Situation<Wordsy>): boolean =>
  situation.me !== null && situation.step?.type === 'write' && decides(situation);

const OpenAll = ({ onOpen }: Pick<SheetProps, 'onOpen'>): JSX.Element => (
  <Button class="quiet" text={wordsy.sheet.open} onClick={onOpen} />
);

/** This round's two bonus boxes, explained beside the board. */
function RoundBoxes({ situation: { view, step }, names }: SidebarProps): JSX.Element | null {
  // [WY-19] Alone, and the sand has run out.
  const late = step?.type === 'write' && step.stage === 'late';
  if (view.solo) return <SoloSpots view={view} solo={view.solo} late={late} />;
  if (view.round === 0) return null;
  const { round, sheets, lead } = view;
  const { boxes } = wordsy;
  const components = componentsOf(view.config);
  const worth = boxesOf(components, round);
  if (worth.length === 0) return null;
  const scored = sheets.every(({ lines }) => lines.length >= round);
  const explain = (box: Box): string => {
    if (!scored)
      return box === 'first'
        ? boxes.beat(names, lead)
        : boxes.hold(names, lead, sheets.length - 1, components.opponents);
    const winners = sheets.flatMap(({ lines }, seat) => (lines[round - 1]?.box === box ? [seat] : []));
    return boxes.went(names, winners);
  };
  return (
    <section class="panel boxes">
      <h2>{scored ? boxes.titleOf(round) : boxes.title}</h2>
      {worth.map(({ box, value }) => (
        <p key={box}>
          <span class="box">{signed(value)}</span> {explain(box)}
        </p>
      ))}
    </section>
  );
}

interface SoloProps {
  readonly view: View;
  readonly solo: NonNullable<View['solo']>;
  readonly late: boolean;
}

/** [WY-19] [WY-20] The three spots of the solo card, and where the timer stands. */
function SoloSpots({ view, solo: { level, target, spot }, late }: SoloProps): JSX.Element {
  const { solo: text } = wordsy;
  const round = Math.max(1, view.round);
  const components = componentsOf(view.config);
  const bonusAt = (it: Spot): number => boxValue(components, it === 'top' ? 'second' : 'first', round);
  // [WY-21] Brutal has no middle.
  const spots = SPOTS.filter((it) => it !== 'middle' || level !== 'brutal');
  return (
    <section class={late ? 'panel boxes late' : 'panel boxes'}>
      <h2>{text.title}</h2>
      <ol class="spots plain">
        {spots.map((it) => (
          <li key={it} aria-current={it === spot ? 'true' : undefined}>
            <span class="dot" aria-hidden="true" />
            <b>{it}</b>
            {bonusAt(it) > 0 && <span class="box">{signed(bonusAt(it))}</span>}
          </li>
        ))}
      </ol>
      {late ? <p class="small">{text.noBonus}</p> : <p class="muted small">{text.bonus(components.soloBonusFrom)}</p>}
      <p class="muted small">{text.rule(components.soloSafeFrom, components.tallyCost)}</p>
      <p>
        {text.level(level)}: {text.goal(target)}
      </p>
    </section>
  );
}
