import type { Event } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { wordsy } from '#strings/wordsy.ts';
import { announce } from '../../shell/announcer.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { useTimeLeft } from '../../shell/table/clock.ts';
import { Frame } from '../../shell/table/frame.tsx';
import type { GamePage, GameTableProps } from '../../shell/table/game-page.ts';
import { Seats } from '../../shell/table/seats.tsx';
import { LastRound, Ready } from './between.tsx';
import { BoardView } from './board.tsx';
import { RoundBoxes } from './boxes.tsx';
import { Challenge } from './challenge.tsx';
import { LIMITS, type Limit } from './defaults.ts';
import { describe } from './describe.ts';
import { BestOfGame, End } from './end.tsx';
import { Keyboard } from './keyboard.tsx';
import { Mend } from './mend.tsx';
import { Pad, type Telling } from './pad.tsx';
import { preview } from './preview.ts';
import { promptOf } from './prompt.ts';
import { inWords } from './refusals.ts';
import { type Moment, momentOf } from './scene.ts';
import { seatState } from './seats.ts';
import { AllSheets, MiniSheet, ScoreSheet } from './sheet.tsx';
import { eventsOf, seenBy } from './sight.ts';
import { useDraft } from './use-draft.ts';
import { useReveal } from './words.tsx';
import { Writing } from './writing.tsx';

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

  const round = wordsy.round(view.round, view.config.rounds);
  const subtitle = here.length === 0 ? strings.watchingAt(round) : round;
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

  const prompt = promptOf(together(moment, deciding.length > 0), names, seen.over?.places ?? null);
  // While words are written, events say what matters; a prompt on top would talk over the typing.
  const spoken = scene.is === 'write' ? '' : prompt;
  useEffect(() => announce(spoken, { mine: true }), [spoken]);
  const begin = props.quick && scene.is === 'ready' && scene.round === 1 && scene.mine && view.mode === 'race';
  useEffect(() => {
    if (begin && me !== null) void move(me, { ready: true });
  }, [begin]);

  return (
    <Frame {...props} describe={describeAny} title={wordsy.title} sub={subtitle}>
      <div class="cols">
        <aside class="col" aria-label={strings.seats}>
          <Seats seats={table.seats} me={me} state={(seat) => seatState(moment, seat)} said={session.said.value} />
          {scene.is !== 'over' && (
            <div class="only-wide">
              <RoundBoxes view={view} names={names} />
            </div>
          )}
        </aside>
        <main class="col middle" id="main">
          {scene.is === 'over' ? (
            <BestOfGame view={view} names={names} />
          ) : (
            <BoardView
              compact={scene.is !== 'write' && view.sheets.length > 3}
              board={view.board}
              scores={shown.points > 0 ? shown.cards : []}
              deal={view.round}
            />
          )}
          <Pad
            prompt={looking ? wordsy.prompt.lastRound(view.round - 1) : prompt}
            refusal={draft.refusal && { code: draft.refusal.code, text: inWords(draft.refusal, names) }}
            telling={telling(moment, left, full)}
          >
            {looking && (
              <>
                <LastRound sight={sight} names={names} />
                <div class="act">
                  <button type="button" class="btn big go" onClick={() => setSeenRound(view.round - 1)}>
                    {wordsy.ready.next}
                  </button>
                </div>
              </>
            )}
            {writing && !looking && <Writing draft={draft} preview={shown} mine={scene.mine} />}
            {scene.is === 'ready' && (
              <Ready
                {...{ view, names, open }}
                round={scene.round}
                go={
                  deciding.length > 0 && !begin
                    ? () => {
                        for (const { me: seat } of deciding) if (seat !== null) void move(seat, { ready: true });
                      }
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
          {scene.is !== 'over' && (
            <div class="only-narrow">
              {me === null ? (
                <button type="button" class="btn quiet" onClick={() => showSheets(true)}>
                  {wordsy.sheet.all}
                </button>
              ) : (
                <MiniSheet view={view} seat={me} onOpen={() => showSheets(true)} />
              )}
              {!(writing && scene.mine) && <RoundBoxes view={view} names={names} />}
            </div>
          )}
          {writing && scene.mine && !looking && (
            <Keyboard board={view.board} onLetter={draft.type} onErase={draft.erase} />
          )}
        </main>
        <aside class="col only-wide" aria-label={wordsy.sheet.short}>
          {(scene.is === 'over' || me === null) && (
            <section class="panel">
              <AllSheets view={view} names={names} />
            </section>
          )}
          {me !== null && scene.is !== 'over' && (
            <section class="panel">
              <ScoreSheet
                view={view}
                seat={me}
                title={wordsy.sheet.yours}
                now={writing && scene.mine ? wordsy.sheet.writing : ''}
              />
              <p class="dim small">{wordsy.sheet.note(view.config.rounds, view.solo !== null)}</p>
              {view.sheets.length > 1 && (
                <button type="button" class="btn quiet" onClick={() => showSheets(true)}>
                  {wordsy.sheet.all}
                </button>
              )}
            </section>
          )}
        </aside>
      </div>
      <Sheet title={wordsy.sheet.all} open={sheets} onClose={() => showSheets(false)}>
        <AllSheets view={view} names={names} />
      </Sheet>
    </Frame>
  );
}

/** Several people before one screen: what one of them may still answer is theirs to answer together. */
const together = (moment: Moment, deciding: boolean): Moment =>
  moment.me === null && deciding && moment.scene.is !== 'over'
    ? { ...moment, scene: { ...moment.scene, mine: true } }
    : moment;

/** The sand runs from the flip to its end; other windows close in a ring; days and no limit at all are in the words. */
function telling({ scene, view }: Moment, left: number | null, full: (limit: Limit) => number): Telling {
  if (scene.is === 'write') {
    const running = scene.stage !== 'writing' && left !== null;
    // In the grace after it the sand lies below, and only the figures count on.
    const share = scene.stage === 'timer' ? (left ?? 0) / full('timer') : 0;
    return view.mode === 'race' || running ? { by: 'sand', left, share, running } : { by: 'nothing' };
  }
  if (scene.is === 'over' || left === null) return { by: 'nothing' };
  return { by: 'ring', left, of: full(scene.is) };
}

const describeAny: GamePage['describe'] = (event, names) => describe(event as unknown as Event, names);

export const page: GamePage = {
  title: wordsy.title,
  Table,
  describe: describeAny,
  Summary: LastRound,
  isPrivate: (sight) => seenBy(sight).question?.step.type === 'write',
};
