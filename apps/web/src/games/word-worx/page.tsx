import { componentsOf, LIMITS, playerCardsOf, type WordWorx } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { play } from '../../device/sound.ts';
import { Frame } from '../../table/frame.tsx';
import type { GamePage, GameTableProps, SummaryProps } from '../../table-kit/game-page.ts';
import { QuestionTimer } from '../../table-kit/prompt.tsx';
import { situationOf } from '../../table-kit/situation.ts';
import { describe } from './describe.ts';
import { Floor, useInSight } from './floor/floor.tsx';
import { ComponentsContext } from './hand/components-context.ts';
import { useDictionary } from './hand/dictionary.ts';
import { useTurnSituation } from './hand/use-draft.ts';
import { controlsOf, PromptPanel } from './prompt/prompt.tsx';
import { plannedOf, promptOf } from './prompt/prompt-text.ts';
import { useKeys } from './prompt/turn-controls.ts';
import { type DialogName, Dialogs, useScoredRound } from './sidebar/dialogs.tsx';
import { LatestMoves, ManifestButton, Sidebar } from './sidebar/sidebar.tsx';
import { wordWorx } from './strings/play.ts';
import './floor/layout.css';

/** Below that, two words side by side are worth more than the log: it lies under the manifest, in the place of the last moves. */
const DOCK = { from: 1600, at: 'side' } as const;

function Table(props: GameTableProps<WordWorx>): JSX.Element {
  const { session, table, observation, me, here, names, move, free } = props;
  const situation = situationOf(observation.seen, me);
  const { view, step } = situation;
  const playing = useTurnSituation(situation, move);
  const controls = controlsOf(playing);
  useKeys(controls);
  const { bench, draft, plan, send } = playing.turn;
  const [opened, open] = useState<DialogName | null>(null);
  const components = componentsOf(view.config);
  const main = useRef<HTMLElement>(null);
  useInSight(main, situation, controls.arranging);
  const holding = me === null || !view.mine || !step ? null : playerCardsOf(view, me);
  const progress = useDictionary('progress', view.config, holding && { holding }) ?? undefined;
  const prompt = plan ? plannedOf(components.deck, plan, draft, names, bench) : promptOf(situation, names);
  useScoredRound(view.sheets.length, !step, open);
  const lock = (word: number | null): void => {
    play('lock');
    if (me !== null) send(free(me, { type: 'lock', word }));
  };
  const sub = wordWorx.sub(names, step?.seat ?? null, view.round, view.rounds);
  return (
    <ComponentsContext.Provider value={components}>
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
                {view.mine && <ManifestButton progress={progress} onOpen={() => open('manifest')} />}
              </PromptPanel>
              <Sidebar {...{ observation, names, progress }} onSheets={open} />
            </>
          )}
        </main>
        <Dialogs {...{ view, names, progress, opened }} onClose={() => open(null)} />
      </Frame>
    </ComponentsContext.Provider>
  );
}

/** For the player who takes the device. */
const Summary = ({ observation, names }: SummaryProps<WordWorx>): JSX.Element => (
  <LatestMoves {...{ observation, names }} shared />
);

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
