import { forSeat, type Seat } from '@wordhoard/kernel';
import { componentsOf, runBetween, type Square, spotsWords, totalSoFar, type Wordsmith } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { Frame } from '../../table/frame.tsx';
import { useMovingPieces } from '../../table/moving-pieces.ts';
import type { GamePage, GameTableProps } from '../../table-kit/game-page.ts';
import { situationOf } from '../../table-kit/situation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { describe } from './describe.ts';
import { Cards, LetterCardDialog } from './hand/cards.tsx';
import { type TurnDraft, useDraft, useTurnRules } from './hand/use-draft.ts';
import { TurnActions, TurnPrompt } from './prompt/prompt.tsx';
import { promptOf } from './prompt/prompt-text.ts';
import { type SheetActions, useFirstFocus } from './sheet/grid.tsx';
import { SheetOnTable, Tracks } from './sheet/sheet.tsx';
import { useShownSheet } from './sheet/shown-sheet.ts';
import { AllSheets, LastRound, Summary } from './sidebar/last-round.tsx';
import { readRecord } from './sidebar/seat-state.ts';
import { Sidebar } from './sidebar/sidebar.tsx';
import { wordsmith } from './strings/play.ts';
import './sheet/layout.css';

/**
 * On screens this wide, log and chat have a column of their own and the sheet still fills the height of a usual screen.
 * On narrower ones they are under the coins and crowns.
 */
const DOCK = { from: 1680, at: 'side' } as const;

/**
 * The sheet, the prompt and the players keep their place in every situation, so that focus and open dialogs are kept;
 * only a player who writes gets actions.
 */
function Table(props: GameTableProps<Wordsmith>): JSX.Element {
  const { table, observation, me, here, names, move } = props;
  const situation = situationOf(observation.seen, me);
  const { view, mine, until } = situation;
  const components = componentsOf(view.config);
  const { rules, hasFailed } = useTurnRules();
  const own = me ?? here[0] ?? 0;
  const draft = useDraft({
    situation,
    // A table's code may serve for several games, but each has a shuffle of its own.
    match: table.commitment ?? table.code,
    sheet: forSeat(view.sheets, own),
    rules,
    send: (turn) => (me === null ? Promise.resolve(null) : move(me, turn)),
  });
  const { turn, hand } = draft;
  const [pointed, point] = useState<readonly Square[]>([]);
  const [over, setOver] = useState<Square | null>(null);
  const [sheetOpen, openSheet] = useState<Seat | null>(null);
  const [isCardOpen, openCard] = useState(false);
  const [record] = useState(() => readRecord(view.config));
  const writing = mine && draft.isReady;
  useFirstFocus(writing, view.round);
  const root = useRef<HTMLDivElement>(null);
  useMovingPieces(root, turn.rewards.length);
  const shown = useShownSheet({ observation, me, own, writing, turn });
  const players = view.sheets.length;
  // A round has just begun: the last one is shown until the first letter is written.
  const hasNews = view.round > 1 && (players > 1 || !spotsWords(view.config));
  const beginning = writing && hasNews && turn.rewards.length === 0 && hand === null;

  const prompt = (): string => {
    if (mine && hasFailed) return wordsmith.prompt.noDictionary;
    if (mine && !draft.isReady) return wordsmith.prompt.loading;
    return promptOf(situation, draft, names);
  };
  const round = wordsmith.round(view.round, components.rounds);
  const sub = here.length === 0 ? strings.watchingAt(round) : round;
  return (
    <Frame {...props} describe={describe} title={wordsmith.title} sub={sub} dock={DOCK}>
      <div
        ref={root}
        class={hand ? 'ws-table ws-holding' : 'ws-table'}
        data-words={rules?.hasWords ? 'here' : 'coming'}
      >
        <main class="ws-main" id="main">
          <Cards components={components} offer={view.offer} round={view.round} draft={draft} mine={writing} />
          <SheetOnTable
            {...{ shown, names, players }}
            items={components}
            numbered
            pointed={hand?.is === 'claim' ? marked(hand.from, over) : pointed}
            actions={writing ? sheetActions(draft, setOver) : null}
          />
          <section class="ws-turn" aria-label={wordsmith.ask.label}>
            <TurnPrompt
              {...props}
              until={until}
              text={prompt()}
              last={writing ? turn.rewards.at(-1) : undefined}
              refusal={draft.refusal}
              onLetterCard={() => openCard(true)}
            />
            {writing && <TurnActions draft={draft} onPoint={point} />}
            {beginning && (
              <div class="only-narrow">
                <LastRound observation={observation} names={names} onLook={openSheet} />
              </div>
            )}
          </section>
          <Tracks sheet={shown.sheet} components={components} />
        </main>
        <Sidebar {...props} {...{ situation, beginning, record }} sheet={shown.sheet} onLook={openSheet} />
      </div>
      <LetterCardDialog config={view.config} open={isCardOpen} onClose={() => openCard(false)} />
      <Dialog title={wordsmith.sheets.all} open={sheetOpen !== null} onClose={() => openSheet(null)}>
        <AllSheets observation={observation} names={names} first={sheetOpen ?? own} />
      </Dialog>
    </Frame>
  );
}

/** [WS-9] The squares of a word that is being marked: as far as the pointer or the focus, if that is in line. */
const marked = (from: Square, over: Square | null): readonly Square[] =>
  (over !== null && runBetween(from, over)) || [from];

function sheetActions(draft: TurnDraft, over: (square: Square | null) => void): SheetActions {
  const { hand, turn, offered, press, type, undo, confirm } = draft;
  const first = offered.find(({ gains }) => gains)?.claim;
  const isHolding = hand !== null && !('letter' in hand && hand.letter === null);
  return {
    press,
    type,
    undo,
    confirm,
    drop: () => draft.take(null),
    over,
    isHandEmpty: hand === null,
    claimFirst: () => {
      if (first) draft.claim(first);
    },
    isNext: isHolding || (hand === null && !first && turn.remaining.letters > 0),
  };
}

export const page: GamePage<Wordsmith> = {
  title: wordsmith.title,
  Table,
  describe,
  Summary,
  scores: ({ tallies }) => tallies.map(totalSoFar),
  end: async () => (await import('./end/end.tsx')).end,
  isPrivate: (observation) => observation.seen.question?.step.type === 'turn',
};
