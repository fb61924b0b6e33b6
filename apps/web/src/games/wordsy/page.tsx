import { componentsOf, handicapOf, roundsOf, type Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { Frame } from '../../table/frame.tsx';
import type { GamePage, GameTableProps } from '../../table-kit/game-page.ts';
import { type Situation, situationOf } from '../../table-kit/situation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { BoardView } from './board/board.tsx';
import { LastRound } from './board/words.tsx';
import { describe } from './describe.ts';
import { decides, preview } from './hand/draft.ts';
import { useDraft } from './hand/use-draft.ts';
import { Keyboard } from './hand/word-field.tsx';
import { Pad } from './prompt/prompt.tsx';
import { isUnhurried } from './prompt/prompt-text.ts';
import { AllSheets } from './sidebar/score-sheet.tsx';
import { PlayerColumn, SheetColumn, SheetRow } from './sidebar/sidebar.tsx';
import { wordsy } from './strings/play.ts';

function Table(props: GameTableProps<Wordsy>): JSX.Element {
  const { session, table, observation, me, here, names } = props;
  const situation = situationOf(observation.seen, me);
  const { view } = situation;
  const [sheets, showSheets] = useState(false);
  const openSheets = (): void => showSheets(true);
  const round = wordsy.round(view.round, roundsOf(view.config));
  const subtitle = here.length === 0 ? strings.watchingAt(round) : round;
  return (
    <Frame
      {...props}
      describe={describe}
      title={wordsy.title}
      sub={subtitle}
      undecided={undecided(situation)}
      dock={DOCK}
    >
      <div class="cols">
        <PlayerColumn {...{ session, table, names, situation }} />
        <Middle {...props} situation={situation} openSheets={openSheets} />
        <SheetColumn situation={situation} names={names} onOpen={openSheets} />
      </div>
      <Dialog title={wordsy.sheet.all} open={sheets} onClose={() => showSheets(false)}>
        <AllSheets view={view} names={names} />
      </Dialog>
    </Frame>
  );
}

/** Under the sheet there is room for log and chat; on wider screens beside it. */
const DOCK = { from: 1440, at: 'side' } as const;

/** While words can be challenged the dictionary keeps silent about them. */
const undecided = ({ view, step }: Situation<Wordsy>): readonly string[] =>
  step?.type === 'challenge' || step?.type === 'mend' ? view.entered.map(({ word }) => word) : [];

interface MiddleProps extends GameTableProps<Wordsy> {
  readonly situation: Situation<Wordsy>;
  readonly openSheets: () => void;
}

/** The board, the pad under it, and the keys. */
function Middle({ openSheets, ...props }: MiddleProps): JSX.Element {
  const { situation, me, names, move } = props;
  const { view, step } = situation;
  const draft = useDraft(situation, (answer) => (me === null ? Promise.resolve(null) : move(me, answer)));
  const last = view.round - 1;
  const [seenRound, setSeenRound] = useState(Math.max(0, last));
  const isLookingBack = isUnhurried(situation) && last > seenRound;
  const isWriting = step?.type === 'write' && me !== null;
  const score = preview(view.board, isWriting ? draft.text : '', me === null ? null : handicapOf(view.config, me));
  return (
    <main class="col middle" id="main">
      <BoardView
        compact={step?.type !== 'write' && view.sheets.length > 3}
        components={componentsOf(view.config)}
        board={view.board}
        scores={score.points > 0 ? score.cards : []}
        deal={view.round}
      />
      <Pad {...props} draft={draft} preview={score} goOn={isLookingBack ? () => setSeenRound(last) : null} />
      {step && <SheetRow situation={situation} names={names} onOpen={openSheets} />}
      {isWriting && decides(situation) && !isLookingBack && (
        <Keyboard board={view.board} onLetter={draft.type} onErase={draft.erase} />
      )}
    </main>
  );
}

export const page: GamePage<Wordsy> = {
  title: wordsy.title,
  Table,
  describe,
  Summary: LastRound,
  scores: ({ sheets }) => sheets.map(({ total }) => total),
  end: async () => (await import('./end/end.tsx')).end,
  isPrivate: (observation) => observation.seen.question?.step.type === 'write',
};
