import { LIMITS, playerCardsOf, type WordWorx } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { play } from '../../device/sound.ts';
import { Frame } from '../../table/frame.tsx';
import type { GamePage, GameTableProps, SummaryProps } from '../../table-kit/game-page.ts';
import { QuestionTimer } from '../../table-kit/prompt.tsx';
import { situationOf } from '../../table-kit/situation.ts';
import { describe } from './describe.ts';
import { Floor } from './floor/floor.tsx';
import { useInSight } from './floor/use-in-sight.ts';
import { useJudge } from './hand/judge.ts';
import { usePlaying } from './hand/use-draft.ts';
import { controlsOf } from './prompt/controls.tsx';
import { PromptPanel } from './prompt/prompt.tsx';
import { plannedOf, promptOf } from './prompt/prompt-text.ts';
import { useKeys } from './prompt/turn-controls.ts';
import { type Leaf, Leaves, useScoredRound } from './sidebar/sheets.tsx';
import { Beside, Lately, Peek } from './sidebar/sidebar.tsx';
import { wordWorx } from './strings/play.ts';
import './floor/layout.css';

/** Below that, two words side by side are worth more than the log: it lies under the manifest, in the place of the last moves. */
const DOCK = { from: 1600, at: 'side' } as const;

function Table(props: GameTableProps<WordWorx>): JSX.Element {
  const { session, table, sight, me, here, names, move, free } = props;
  const situation = situationOf(sight.seen, me);
  const { view, step } = situation;
  const playing = usePlaying(situation, move);
  const controls = controlsOf(playing);
  useKeys(controls);
  const { bench, draft, plan, send } = playing.turn;
  const [opened, open] = useState<Leaf | null>(null);
  const main = useRef<HTMLElement>(null);
  useInSight(main, situation, controls.arranging);
  const holding = me === null || !view.mine || !step ? null : playerCardsOf(view, me);
  const progress = useJudge('progress', view.config, holding && { holding }) ?? undefined;
  const prompt = plan ? plannedOf(plan, draft, names, bench) : promptOf(situation, names);
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
            <Floor {...{ playing, controls }} seats={table.seats} said={session.said.value} onLock={lock} />
            <PromptPanel
              {...{ playing, controls, prompt }}
              timer={
                <QuestionTimer {...{ session, table }} until={situation.until} limit={step.type} limits={LIMITS} />
              }
            >
              {view.mine && <Peek progress={progress} onOpen={() => open('manifest')} />}
            </PromptPanel>
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
