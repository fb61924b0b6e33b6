import type { Seat } from '@wordhoard/kernel';
import { type Event, ROUNDS, type Square } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { wordsmith } from '#strings/wordsmith.ts';
import { announce } from '../../shell/announcer.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { useTimeLeft } from '../../shell/table/clock.ts';
import { Frame } from '../../shell/table/frame.tsx';
import type { GamePage, GameTableProps } from '../../shell/table/game-page.ts';
import { Seats } from '../../shell/table/seats.tsx';
import { Acts, Prompt } from './ask.tsx';
import { Cards } from './cards.tsx';
import { describe } from './describe.ts';
import { End } from './end.tsx';
import { Forged, Goals } from './goals.tsx';
import { Grid } from './grid.tsx';
import { InWords } from './in-words.tsx';
import { lastSeen } from './marks.ts';
import { promptOf } from './prompt.ts';
import { seatState } from './seats.ts';
import { LastRound, Sheets, Summary, Whose } from './sheets.tsx';
import { momentOf, seenBy } from './sight.ts';
import { Tracks } from './tracks.tsx';
import { useLexicon } from './use-lexicon.ts';
import { useRecord } from './use-record.ts';
import { useTurn } from './use-turn.ts';
import './page.css';

function Table(props: GameTableProps): JSX.Element {
  const { session, table, sight, me, here, names, move, ending } = props;
  const seen = seenBy(sight);
  const moment = momentOf(seen, me);
  const { view, scene } = moment;
  const left = useTimeLeft(session, moment.until);
  const { lexicon, failed } = useLexicon();
  const own = me ?? here[0] ?? 0;
  const at = useTurn({
    moment,
    // A code may serve for one game after another, as it does on this device; a shuffle is made once.
    match: table.commitment ?? table.code,
    sheet: view.sheets[own]!,
    lexicon,
    send: (turn) => (me === null ? Promise.resolve(null) : move(me, turn)),
  });
  const [pointed, point] = useState<readonly Square[]>([]);
  const [opened, open] = useState<Seat | null>(null);
  const [looking, look] = useState(own);
  const over = scene === 'over';
  const writing = scene === 'turn' && lexicon !== null;
  const places = seen.over?.places ?? [];
  const solo = view.sheets.length === 1;
  const record = useRecord(over && solo, view.tallies[0]!.total);
  // Whoever has nothing to write may look at any sheet: their own as they left it, the others' as all last saw them.
  const seat = writing ? own : looking;
  const { sheet, before } = seat === me && !over ? at.turn : lastSeen(sight, seat);

  const prompt = (): string => {
    if (over) {
      const first = places[0] ?? [];
      const total = view.tallies[first[0] ?? 0]!.total;
      return solo ? wordsmith.prompt.solo(total, record) : wordsmith.prompt.won(names, first, total);
    }
    if (scene === 'turn' && !lexicon) return failed ? wordsmith.prompt.noDictionary : wordsmith.prompt.loading;
    return promptOf(moment, at, names);
  };
  useEffect(() => {
    if (writing) look(own);
  }, [writing]);
  const said = prompt();
  useEffect(() => announce(said, { mine: true }), [said]);

  const step = at.turn.earned.at(-1);
  useEffect(() => {
    if (step && scene === 'turn')
      announce(`${wordsmith.ask.step(step).join(' ')}: ${wordsmith.ask.brings(step)}`, { mine: true });
  }, [step]);
  // A round has just begun: what the others did in the one before is of interest until the first letter is written.
  const beginning = writing && !solo && view.round > 1 && step === undefined && at.hand === null;
  const last = <LastRound sight={sight} names={names} onLook={open} />;

  const round = wordsmith.round(view.round, ROUNDS);
  const label = wordsmith.grid.of(names, seat);
  return (
    <Frame
      {...props}
      describe={describeAny}
      title={wordsmith.title}
      sub={here.length === 0 ? strings.watchingAt(round) : round}
    >
      <div class={at.hand ? 'ws-table ws-holding' : 'ws-table'}>
        <main class={over ? 'ws-main over' : 'ws-main'} id="main">
          {!over && <Cards offer={view.offer} round={view.round} at={at} mine={writing} />}
          <section class="ws-work" aria-label={label}>
            {!writing && !solo && <Whose seats={[...view.sheets.keys()]} chosen={seat} names={names} onChoose={look} />}
            <Grid
              {...{ label, sheet, before, pointed }}
              hands={writing ? { ...at, drop: () => at.take(null) } : null}
            />
            <div class="unseen">
              <InWords sheet={sheet} label={wordsmith.text.label} />
            </div>
          </section>
          <section class="ws-ask" aria-label={wordsmith.ask.label}>
            <Prompt prompt={said} left={over ? null : left} full={table.options.limits['turn']} at={at} />
            {writing && <Acts at={at} onPoint={point} />}
            {beginning && <div class="only-narrow">{last}</div>}
            {over && <End {...{ view, table, names, me, places, ending }} />}
          </section>
          <Tracks sheet={sheet} />
        </main>
        <aside class="ws-side" aria-label={strings.seats}>
          <Seats seats={table.seats} me={me} state={(it) => seatState(moment, it)} said={session.said.value} />
          <Goals goals={view.goals} sheet={sheet} />
          <Forged sheet={sheet} />
          {solo && record !== null && !over && <p class="panel">{wordsmith.goals.record(record)}</p>}
          {!solo && (
            <section class="panel ws-others" aria-label={wordsmith.sheets.all}>
              <div class={beginning ? 'only-wide' : ''}>{last}</div>
              <button type="button" class="btn" onClick={() => open(view.sheets.findIndex((_, it) => it !== me))}>
                {wordsmith.sheets.all}
              </button>
            </section>
          )}
        </aside>
      </div>
      <Sheet title={wordsmith.sheets.all} open={opened !== null} onClose={() => open(null)}>
        <Sheets sight={sight} names={names} first={opened ?? own} />
      </Sheet>
    </Frame>
  );
}

const describeAny: GamePage['describe'] = (event, names) => describe(event as unknown as Event, names);

export const page: GamePage = {
  title: wordsmith.title,
  Table,
  describe: describeAny,
  Summary,
  isPrivate: (sight) => seenBy(sight).question?.step.type === 'turn',
};
