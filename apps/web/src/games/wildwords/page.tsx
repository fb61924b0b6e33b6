import type { Seat } from '@wordhoard/kernel';
import { type Event, gridOf, type Square, type View } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { wildwords } from '#strings/wildwords.ts';
import { announce } from '../../shell/announcer.tsx';
import { Icon } from '../../shell/icon.tsx';
import type { Session } from '../../shell/session.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { Frame } from '../../shell/table/frame.tsx';
import type { GamePage, GameTableProps } from '../../shell/table/game-page.ts';
import { Seats } from '../../shell/table/seats.tsx';
import { type Term, termsOfPending, termsOfScore } from './arithmetic.ts';
import { Ask } from './ask.tsx';
import { Board } from './board.tsx';
import { Challenge, Vote } from './challenge.tsx';
import { LIMITS, type Limit } from './defaults.ts';
import { describe } from './describe.ts';
import { End } from './end.tsx';
import { InWords } from './in-words.tsx';
import { useKeys } from './keys.ts';
import type { Laying, Worth } from './laying.ts';
import { LastPlay, Plays } from './plays.tsx';
import { endingOf, promptOf } from './prompt.ts';
import { type Moment, momentOf, type WildSeen } from './scene.ts';
import { seatState } from './seats.ts';
import { eventsOf, seenBy } from './sight.ts';
import { Spell } from './spell.tsx';
import { TimeRing, useClocks } from './time.tsx';
import { Tray } from './tray.tsx';
import { Turn } from './turn.tsx';
import { Unseen, unseenCount } from './unseen.tsx';
import { useHands } from './use-laying.ts';
import { Verdict } from './verdict.tsx';
import { Written } from './written.tsx';
import './page.css';

/** After a pause this long, a screen reader is told what lies there would score, in ms. */
const PAUSE = 900;

function Table(props: GameTableProps): JSX.Element {
  const { session, table, sight, me, here, names, move, ending } = props;
  const seen = seenBy(sight);
  const events = eventsOf(sight);
  const moment = momentOf(seen, me);
  const { view, scene } = moment;
  const grid = gridOf(view.board);
  const isOver = scene.is === 'over';
  // Several people before one screen see no tray, whoever's view it is.
  const tray = me === null || isOver ? [] : (view.trays[me]?.tiles ?? []);
  const hands = useHands({ grid, tray, question: moment.question, move });
  const { laying, worth } = hands;
  const [opened, open] = useState(false);

  const deciding = here.filter((seat) => {
    const theirs = session.sights.value.get(seat);
    const at = theirs && momentOf(seenBy(theirs), seat).scene;
    return at !== undefined && at.is !== 'over' && at.mine;
  });
  const mine = deciding.length > 0 && (me === null || deciding.includes(me));
  const actor = me ?? deciding[0] ?? null;
  const shown: Moment = mine && !isOver ? { ...moment, scene: { ...scene, mine: true } } : moment;

  const prompt = isOver
    ? endingOf(events, view.scores, names, seen.over?.places ?? [])
    : promptOf(shown, names, { laying, grid, worth });
  useSpoken(isOver || !mine || scene.is !== 'turn' || laying.laid.length === 0 ? prompt : '', worth);

  const play = (): void => {
    if (scene.is !== 'turn' || !mine || me === null) return;
    hands.play(me);
    open(false);
  };
  const focusSquare = (): void => {
    // The square the arrow has come to is drawn first.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus());
  };
  useKeys({ key: hands.key, enter: play }, !isOver, focusSquare);

  const limit = isOver ? null : scene.is;
  const full = (name: Limit): number => table.options.limits[name] ?? LIMITS[name];
  const count = view.turns.length + (view.pending || isOver ? 0 : 1);
  const number = isOver ? wildwords.finished : wildwords.playNumber(count + (view.pending ? 1 : 0));
  const asides = (
    <>
      {/* Before one screen, what one player cannot see would tell the others what that player holds. */}
      {(me !== null || here.length === 0 || isOver) && <Unseen view={view} />}
      {me !== null && !isOver && (
        <Written grid={grid} tray={tray} hands={hands} onPlay={mine && scene.is === 'turn' ? play : null} />
      )}
      <InWords view={view} tray={tray} />
    </>
  );

  return (
    <Frame
      {...props}
      describe={describeAny}
      title={wildwords.title}
      sub={here.length === 0 ? strings.watchingAt(number) : number}
    >
      <div class="cols wildwords">
        <aside class="col" aria-label={strings.seats}>
          <ClockedSeats {...{ session, moment, seen, me }} seats={table.seats} />
          <div class="only-wide col">{asides}</div>
        </aside>
        <main class="play-area" id="main">
          <div class="board-place">
            <Board
              {...{ view, me, laying }}
              over={isOver}
              badge={badgeOf(view, laying, worth)}
              onTap={hands.tapSquare}
              onDrop={hands.drop}
            />
          </div>
          <Ask
            seat={isOver ? (seen.over?.places[0]?.[0] ?? null) : (view.pending?.seat ?? view.turn)}
            names={names}
            prompt={prompt}
            refusal={hands.refusal}
            terms={isOver ? [] : termsNow(view, laying, worth)}
            ring={limit && <TimeRing session={session} until={moment.until} of={full(limit)} />}
          >
            <Verdict events={events} names={names} />
          </Ask>
          {tray.length > 0 && scene.is !== 'spell' && (
            <Tray
              laying={laying}
              onTap={hands.tapTile}
              onDrop={hands.drop}
              onShuffle={hands.shuffle}
              onRecall={hands.recall}
            />
          )}
          <div class="acts">
            {scene.is === 'turn' && mine && actor !== null && (
              <Turn
                worth={worth}
                canTrade={!scene.traded && view.pot > 0}
                onPlay={play}
                onTrade={() => hands.send(actor, { type: 'trade' })}
                onPass={() => hands.send(actor, { type: 'pass' })}
              />
            )}
            {scene.is === 'challenge' && mine && (
              <Challenge
                {...{ moment, names }}
                deciding={me === null ? deciding : [me]}
                answer={(seat, challenge) => hands.send(seat, { challenge })}
              />
            )}
            {scene.is === 'spell' && mine && (
              <Spell
                key={moment.question}
                patterns={scene.patterns}
                answer={(words) => hands.send(scene.seat, { words })}
              />
            )}
            {scene.is === 'vote' && mine && actor !== null && (
              <Vote penalty={view.config.penalty} answer={(agree) => hands.send(actor, { agree })} />
            )}
            {isOver && <End {...{ view, events, table, names, me, ending }} places={seen.over?.places ?? []} />}
          </div>
          <div class="only-wide plays-place">
            <Plays view={view} names={names} />
          </div>
          <button type="button" class="peek only-narrow" onClick={() => open(true)}>
            <LastPlay view={view} names={names} unseen={me !== null || here.length === 0 ? unseenCount(view) : null} />
            <Icon name="up" />
          </button>
        </main>
      </div>
      <Sheet title={wildwords.plays.all} open={opened} onClose={() => open(false)}>
        <div class="wildwords-more">
          <Plays view={view} names={names} />
          {asides}
        </div>
      </Sheet>
    </Frame>
  );
}

/** Draws the clocks by itself, so that they do not draw the board. */
function ClockedSeats({
  session,
  moment,
  seen,
  me,
  seats,
}: {
  readonly session: Session;
  readonly moment: Moment;
  readonly seen: WildSeen;
  readonly me: Seat | null;
  readonly seats: GameTableProps['table']['seats'];
}): JSX.Element {
  const clock = useClocks(session, seen.banks);
  return <Seats {...{ seats, me }} state={(seat) => seatState(moment, seat, clock(seat))} said={session.said.value} />;
}

/** The prompt aloud; what lies there is told after a pause, so that it does not talk over the typing. */
function useSpoken(prompt: string, worth: Worth): void {
  useEffect(() => announce(prompt, { mine: true }), [prompt]);
  const score = worth && 'score' in worth ? worth.score.score : null;
  useEffect(() => {
    if (score === null) return;
    const timer = setTimeout(() => announce(wildwords.points(score)), PAUSE);
    return () => clearTimeout(timer);
  }, [score]);
}

function badgeOf(view: View, laying: Laying, worth: Worth): { square: Square; points: number } | null {
  if (worth && 'score' in worth)
    return { square: Math.min(...laying.laid.map(({ square }) => square)), points: worth.score.score };
  if (view.pending) return { square: Math.min(...view.pending.squares), points: view.pending.points };
  return null;
}

function termsNow(view: View, laying: Laying, worth: Worth): readonly Term[] {
  if (view.pending) return termsOfPending(view.pending);
  return worth && 'score' in worth
    ? termsOfScore(
        worth.score,
        laying.laid.map(({ square }) => square),
      )
    : [];
}

const describeAny: GamePage['describe'] = (event, names) => describe(event as unknown as Event, names);

/** Between two people at one device: what the last turns were. */
const Summary: GamePage['Summary'] = ({ sight, names }) => <Plays view={seenBy(sight).view} names={names} />;

export const page: GamePage = {
  title: wildwords.title,
  Table,
  describe: describeAny,
  Summary,
  // A tray is one player's own, and so is a sealed answer; challenges and spelling are for all to hear.
  isPrivate: (sight) => ['turn', 'vote'].includes(seenBy(sight).question?.step.type ?? ''),
};
