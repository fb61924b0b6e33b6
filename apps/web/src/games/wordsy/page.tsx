import { type Event, scoreWord, type View } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { wordsy } from '#strings/wordsy.ts';
import type { Sight } from '../../shell/session.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { useTimeLeft } from '../../shell/table/clock.ts';
import { Frame } from '../../shell/table/frame.tsx';
import type { GamePage, GameTableProps } from '../../shell/table/game-page.ts';
import { Seats } from '../../shell/table/seats.tsx';
import { BoardView } from './board.tsx';
import { RoundBoxes } from './boxes.tsx';
import { Challenge } from './challenge.tsx';
import { LIMITS, type Limit } from './defaults.ts';
import { describe } from './describe.ts';
import { End } from './end.tsx';
import { Keyboard } from './keyboard.tsx';
import { Pad, type Telling } from './pad.tsx';
import { preview } from './preview.ts';
import { promptOf } from './prompt.ts';
import { inWords } from './refusals.ts';
import { type Moment, momentOf, type WordsySeen } from './scene.ts';
import { seatState } from './seats.ts';
import { AllSheets, MiniSheet, ScoreSheet } from './sheet.tsx';
import { useDraft } from './use-draft.ts';
import { useReveal, Words } from './words.tsx';
import { Writing } from './writing.tsx';

// The house does not look inside; that this is Wordsy's is known by the table's game.
const seenBy = (sight: Sight): WordsySeen => sight.seen as unknown as WordsySeen;
const eventsOf = (sight: Sight): readonly Event[] => sight.events as unknown as readonly Event[];

function Table(props: GameTableProps): JSX.Element {
  const { session, table, sight, me, here, names, move, ending } = props;
  const seen = seenBy(sight);
  const moment = momentOf(seen, me);
  const { view, scene, until } = moment;
  const left = useTimeLeft(session, until);
  const draft = useDraft(moment, (answer) => (me === null ? Promise.resolve(null) : move(me, answer)));
  const open = useReveal(view.round, view.entered.length);
  const [seenRound, setSeenRound] = useState(Math.max(0, view.round - 1));
  const [sheets, showSheets] = useState(false);

  const writing = scene.is === 'write' && me !== null;
  const shown = preview(view.board, writing ? draft.text : '', me !== null && view.config.handicaps.includes(me));
  // Without a timer there is no pause between rounds: the page makes one, for as long as the player likes.
  const untimed = scene.is === 'write' && scene.stage === 'writing' && view.mode !== 'race';
  const looking = untimed && view.round - 1 > seenRound;
  const full = (limit: Limit): number => table.options.limits[limit] ?? LIMITS[limit];
  const deciding = here.flatMap((seat) => {
    const theirs = session.sights.value.get(seat);
    const at = theirs && momentOf(seenBy(theirs), seat);
    return at && at.scene.is !== 'over' && at.scene.mine ? [at] : [];
  });

  return (
    <Frame {...props} describe={describeAny} title={wordsy.title} sub={wordsy.round(view.round, view.config.rounds)}>
      <div class="cols">
        <aside class="col seats-col">
          <Seats seats={table.seats} me={me} state={(seat) => seatState(moment, seat)} said={session.said.value} />
          <div class="only-wide">
            <RoundBoxes view={view} names={names} />
          </div>
        </aside>
        <main class="col middle" id="main">
          <BoardView board={view.board} scores={shown.points > 0 ? shown.cards : []} deal={view.round} />
          <Pad
            prompt={promptOf(moment, names, seen.over?.places ?? null)}
            refusal={draft.refusal && { code: draft.refusal.code, text: inWords(draft.refusal, names) }}
            telling={telling(moment, left, full)}
          >
            {scene.is === 'write' && looking && (
              <LastRound {...{ view, names }} events={eventsOf(sight)} onDone={() => setSeenRound(view.round - 1)} />
            )}
            {writing && !looking && <Writing draft={draft} preview={shown} mine={scene.mine} />}
            {scene.is === 'ready' && (
              <Ready
                {...{ view, names, open }}
                round={scene.round}
                go={
                  deciding.length > 0
                    ? () => deciding.forEach(({ me: seat }) => void move(seat!, { ready: true }))
                    : null
                }
              />
            )}
            {scene.is === 'challenge' && (
              <Challenge
                {...{ deciding, moment, names, open }}
                answer={(seat, challenge) => void move(seat, { challenge })}
              />
            )}
            {scene.is === 'mend' && <Mend {...{ moment }} answer={(word) => void move(me ?? scene.seat, { word })} />}
            {scene.is === 'over' && (
              <End
                {...{ view, table, names, me, ending }}
                places={seen.over?.places ?? []}
                boards={eventsOf(sight).flatMap((event) => (event.type === 'dealt' ? [event.board] : []))}
              />
            )}
          </Pad>
        </main>
        <aside class="col only-wide">
          {me !== null && scene.is !== 'over' && (
            <section class="panel">
              <ScoreSheet
                view={view}
                seat={me}
                title={wordsy.sheet.yours}
                now={writing && scene.mine ? wordsy.sheet.writing : ''}
              />
              <p class="dim small">{view.solo ? wordsy.sheet.noteSolo : wordsy.sheet.note}</p>
              {view.sheets.length > 1 && (
                <button type="button" class="btn quiet" onClick={() => showSheets(true)}>
                  {wordsy.sheet.all}
                </button>
              )}
            </section>
          )}
        </aside>
      </div>
      {scene.is !== 'over' && (
        <div class="only-narrow">
          <MiniSheet view={view} seat={me ?? 0} onOpen={() => showSheets(true)} />
          {!(writing && scene.mine) && <RoundBoxes view={view} names={names} />}
        </div>
      )}
      {writing && scene.mine && !looking && <Keyboard board={view.board} onLetter={draft.type} onErase={draft.erase} />}
      <Sheet title={wordsy.sheet.all} open={sheets} onClose={() => showSheets(false)}>
        <AllSheets view={view} names={names} />
      </Sheet>
    </Frame>
  );
}

/** The sand runs from the flip to its end; other windows close in a ring; days and no limit at all are in the words. */
function telling({ scene, view }: Moment, left: number | null, full: (limit: Limit) => number): Telling {
  if (scene.is === 'write') {
    const running = scene.stage !== 'writing' && left !== null;
    if (scene.stage === 'grace') return left === null ? { by: 'nothing' } : { by: 'ring', left, of: full('grace') };
    if (view.mode === 'race' || running) return { by: 'sand', left, of: full('timer'), running };
    return { by: 'nothing' };
  }
  if (scene.is === 'over' || left === null) return { by: 'nothing' };
  return { by: 'ring', left, of: full(scene.is) };
}

interface ReadyProps {
  readonly view: View;
  readonly names: GameTableProps['names'];
  readonly open: number;
  readonly round: number;
  readonly go: (() => void) | null;
}

/** Between two boards: what the last round brought, and a button. */
const Ready = ({ view, names, open, round, go }: ReadyProps): JSX.Element => (
  <>
    {view.entered.length > 0 ? (
      <Words view={view} names={names} open={open} scored={open === view.entered.length} />
    ) : (
      <p class="dim">{wordsy.ready.rounds(view.config.rounds)}</p>
    )}
    {go && (
      <div class="act">
        <button type="button" class="btn big go" onClick={go}>
          {round > 1 ? wordsy.ready.next : wordsy.ready.go}
        </button>
      </div>
    )}
  </>
);

interface LastRoundProps {
  readonly view: View;
  readonly names: GameTableProps['names'];
  readonly events: readonly Event[];
  readonly onDone: () => void;
}

/** The same where there is no timer: the words of the last round as the sheets have them, on the board they were made on. */
function LastRound({ view, names, events, onDone }: LastRoundProps): JSX.Element {
  const deals = events.filter((event) => event.type === 'dealt');
  const scored = events.findLast((event) => event.type === 'round-scored');
  const board = deals.at(-2)?.board ?? view.board;
  const entered = (scored?.lines ?? []).map(({ word, points, status }, seat) => ({ seat, word, points, status }));
  return (
    <>
      <h2 class="round">{wordsy.ready.result(view.round - 1)}</h2>
      <Words view={{ ...view, board, entered }} names={names} open={entered.length} scored />
      <div class="act">
        <button type="button" class="btn big go" onClick={onDone}>
          {wordsy.ready.next}
        </button>
      </div>
    </>
  );
}

/** [WY-24] Words that may have been meant, with what they would score. */
function Mend({
  moment,
  answer,
}: {
  readonly moment: Moment;
  readonly answer: (word: string | null) => void;
}): JSX.Element {
  const { scene, view } = moment;
  if (scene.is !== 'mend' || !scene.mine) return <p />;
  const handicap = view.config.handicaps.includes(scene.seat);
  return (
    <div class="mend">
      {scene.offered.map((word) => (
        <button key={word} type="button" class="btn wood" onClick={() => answer(word)}>
          <span class="word">{word}</span> <span class="num">{scoreWord(view.board, word, handicap).points}</span>
        </button>
      ))}
      <button type="button" class="btn" onClick={() => answer(null)}>
        {wordsy.mend.keep}
      </button>
    </div>
  );
}

const describeAny: GamePage['describe'] = (event, names) => describe(event as unknown as Event, names);

export const page: GamePage = {
  title: wordsy.title,
  Table,
  describe: describeAny,
  isPrivate: (sight) => seenBy(sight).question?.step.type === 'write',
};
