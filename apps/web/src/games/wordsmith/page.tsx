import { forSeat, type Seat } from '@wordhoard/kernel';
import { ROUNDS, runBetween, type Square, spotsWords, totalSoFar, type Wordsmith } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { Frame } from '../../table/frame.tsx';
import { useMovingPieces } from '../../table/moving-pieces.ts';
import type { GamePage, GameTableProps } from '../../table-kit/game-page.ts';
import { situationOf } from '../../table-kit/situation.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { Cards } from './cards/cards.tsx';
import { describe } from './describe.ts';
import { readRecord } from './end/record.ts';
import { LetterCard, Sheets } from './later.ts';
import { Summary } from './others/round-told.tsx';
import type { GridProps } from './sheet/grid.tsx';
import { Tracks } from './sheet/tracks.tsx';
import { useShown } from './sheet/use-shown.ts';
import { Work } from './sheet/work.tsx';
import { wordsmith } from './strings/play.ts';
import { Side } from './table/side.tsx';
import { useFirstFocus } from './table/use-first-focus.ts';
import { promptOf } from './turn/prompt.ts';
import { Prompt } from './turn/prompt.tsx';
import { useJudging } from './turn/use-judging.ts';
import { type TurnInHand, useTurn } from './turn/use-turn.ts';
import { Writing } from './turn/writing.tsx';
import './table/table.css';

/**
 * Log and chat lie open beside the table where that leaves the sheet as large as the height of a usual screen allows;
 * before that under the coins and crowns.
 */
const DOCK = { from: 1680, at: 'side' } as const;

/**
 * The sheet, the prompt and the players stay in place whatever happens, so that no player loses their place or what
 * they have opened; actions are for the player who writes.
 */
function Table(props: GameTableProps<Wordsmith>): JSX.Element {
  const { table, sight, me, here, names, move } = props;
  const situation = situationOf(sight.seen, me);
  const { view, mine } = situation;
  const { judging, failed } = useJudging();
  const own = me ?? here[0] ?? 0;
  const at = useTurn({
    situation,
    // A code may serve for one game after another, as it does on this device; a shuffle is made once.
    match: table.commitment ?? table.code,
    sheet: forSeat(view.sheets, own),
    judging,
    send: (turn) => (me === null ? Promise.resolve(null) : move(me, turn)),
  });
  const [pointed, point] = useState<readonly Square[]>([]);
  const [over, goOver] = useState<Square | null>(null);
  const [opened, open] = useState<Seat | null>(null);
  const [reference, refer] = useState(false);
  const writing = mine && at.ready;
  useFirstFocus(writing, view.round);
  const root = useRef<HTMLDivElement>(null);
  useMovingPieces(root, at.turn.rewards.length);
  const shown = useShown({ sight, me, own, writing, turn: at.turn });
  const [record] = useState(readRecord);
  const players = view.sheets.length;
  // A round has just begun: what the others did in the one before is of interest until the first letter is written.
  const told = players > 1 || !spotsWords(view.config);
  const beginning = writing && told && view.round > 1 && at.turn.rewards.length === 0 && at.hand === null;

  const prompt = (): string => {
    if (mine && failed) return wordsmith.prompt.noDictionary;
    if (mine && !at.ready) return wordsmith.prompt.loading;
    return promptOf(situation, at, names);
  };
  const round = wordsmith.round(view.round, ROUNDS);
  const sub = here.length === 0 ? strings.watchingAt(round) : round;
  return (
    <Frame {...props} describe={describe} title={wordsmith.title} sub={sub} dock={DOCK}>
      <div
        ref={root}
        class={at.hand ? 'ws-table ws-holding' : 'ws-table'}
        data-words={judging?.words ? 'here' : 'coming'}
      >
        <main class="ws-main" id="main">
          <Cards offer={view.offer} round={view.round} at={at} mine={writing} />
          <Work
            {...{ shown, names, players }}
            pointed={at.hand?.is === 'claim' ? marked(at.hand.from, over) : pointed}
            hands={writing ? handsOf(at, goOver) : null}
          />
          <section class="ws-ask" aria-label={wordsmith.ask.label}>
            <Prompt
              {...props}
              until={situation.until}
              prompt={prompt()}
              last={writing ? at.turn.rewards.at(-1) : undefined}
              refusal={at.refusal}
              onRefer={() => refer(true)}
            />
            {writing && <Writing {...{ at, beginning, sight, names }} onPoint={point} onLook={open} />}
          </section>
          <Tracks sheet={shown.sheet} />
        </main>
        <Side {...props} {...{ situation, beginning, record }} sheet={shown.sheet} onLook={open} />
      </div>
      <Sheet title={wordsmith.letters.title(view.config.deck)} open={reference} onClose={() => refer(false)}>
        <LetterCard deck={view.config.deck} />
      </Sheet>
      <Sheet title={wordsmith.sheets.all} open={opened !== null} onClose={() => open(null)}>
        <Sheets sight={sight} names={names} first={opened ?? own} />
      </Sheet>
    </Frame>
  );
}

/** [WS-9] The squares of a word that is being marked: as far as the pointer or the focus, if that is in line. */
const marked = (from: Square, over: Square | null): readonly Square[] =>
  (over !== null && runBetween(from, over)) || [from];

/** Actions on the sheet itself. */
function handsOf(at: TurnInHand, over: (square: Square | null) => void): GridProps['hands'] {
  const first = at.offered.find(({ gains }) => gains)?.claim;
  const holding = at.hand !== null && !('letter' in at.hand && at.hand.letter === null);
  return {
    ...at,
    drop: () => at.take(null),
    over,
    free: at.hand === null,
    claimFirst: () => {
      if (first) at.claim(first);
    },
    next: holding || (at.hand === null && !first && at.turn.remaining.letters > 0),
  };
}

export const page: GamePage<Wordsmith> = {
  title: wordsmith.title,
  Table,
  describe,
  Summary,
  scores: ({ tallies }) => tallies.map(totalSoFar),
  end: async () => (await import('./end/end.tsx')).end,
  isPrivate: (sight) => sight.seen.question?.step.type === 'turn',
};
