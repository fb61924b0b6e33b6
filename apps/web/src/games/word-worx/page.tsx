import { LIMITS, playerCardsOf, type WordWorx } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { play } from '../../device/sound.ts';
import { Frame } from '../../table/frame.tsx';
import type { GamePage, GameTableProps, SummaryProps } from '../../table-kit/game-page.ts';
import { useTimeLeft } from '../../table-kit/prompt.tsx';
import { situationOf } from '../../table-kit/situation.ts';
import { announce } from '../../ui/announcer.tsx';
import { Foot } from './ask/foot.tsx';
import { plannedOf, promptOf } from './ask/prompt.ts';
import { describe } from './describe.ts';
import { Floor } from './floor/floor.tsx';
import { Beside, Peek } from './manifest/beside.tsx';
import { Lately } from './manifest/lately.tsx';
import { wordWorx } from './strings/play.ts';
import { doingOf } from './table/doing-of.ts';
import { useJudge } from './table/judge.ts';
import { type Leaf, Leaves, useScoredRound } from './table/leaves.tsx';
import { useInSight } from './table/use-in-sight.ts';
import { useKeys } from './table/use-keys.ts';
import { usePlaying } from './table/use-playing.ts';
import './table/table.css';

/** Below that, two words side by side are worth more than the log: it lies under the manifest, in the place of the last moves. */
const DOCK = { from: 1600, at: 'side' } as const;

function Table(props: GameTableProps<WordWorx>): JSX.Element {
  const { session, table, sight, me, here, names, move, free } = props;
  const situation = situationOf(sight.seen, me);
  const { view, step } = situation;
  const playing = usePlaying(situation, move);
  const doing = doingOf(playing);
  useKeys(doing);
  const { bench, draft, plan, send } = playing.turn;
  const left = useTimeLeft(session, situation.until);
  const [opened, open] = useState<Leaf | null>(null);
  const main = useRef<HTMLElement>(null);
  useInSight(main, situation, doing.arranging);
  const holding = me === null || !view.mine || !step ? null : playerCardsOf(view, me);
  const progress = useJudge('progress', view.config, holding && { holding }) ?? undefined;
  const prompt = plan ? plannedOf(plan, draft, names, bench) : promptOf(situation, names);
  useEffect(() => announce(prompt, { mine: true }), [prompt]);
  useScoredRound(view.sheets.length, !step, open);
  const lock = (word: number | null): void => {
    play('lock');
    if (me !== null) send(free(me, { type: 'lock', word }));
  };
  const sub = wordWorx.sub(names, step?.seat ?? null, view.round, view.rounds);
  return (
    <Frame
      {...props}
      describe={describe}
      title={wordWorx.title}
      dock={DOCK}
      sub={here.length === 0 ? strings.watchingAt(sub) : sub}
    >
      <main ref={main} class={`worx ${me === null ? 'watching' : ''}`} id="main">
        {step && (
          <>
            <Floor {...{ playing, doing }} seats={table.seats} said={session.said.value} onLock={lock} />
            <Foot
              {...{ playing, doing, prompt }}
              time={left === null ? null : { left, of: table.options.limits[step.type] ?? LIMITS[step.type].ms }}
            >
              {view.mine && <Peek progress={progress} onOpen={() => open('manifest')} />}
            </Foot>
            <Beside {...{ sight, names, progress }} onSheets={open} />
          </>
        )}
      </main>
      <Leaves {...{ view, names, progress, opened }} onClose={() => open(null)} />
    </Frame>
  );
}

/** For the player who takes the device. */
const Summary = ({ sight, names }: SummaryProps<WordWorx>): JSX.Element => <Lately {...{ sight, names }} shared />;

export const page: GamePage<WordWorx> = {
  title: wordWorx.title,
  Table,
  describe,
  Summary,
  scores: ({ players }) => players.map(({ total }) => total),
  end: async () => (await import('./end/end.tsx')).end,
  // Hand and manifest are on the screen all the time.
  isPrivate: () => true,
};
