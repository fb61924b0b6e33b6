import { componentsOf, gridOf, trayOf, type WildWords } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { Frame } from '../../table/frame.tsx';
import { askedHere } from '../../table/hot-seat.ts';
import type { GamePage, GameTableProps } from '../../table-kit/game-page.ts';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { badgeOf } from './board/badge.ts';
import { Board } from './board/board.tsx';
import { useKeys } from './board/keys.ts';
import { describe } from './describe.ts';
import { laidStore } from './hand/draft.ts';
import { useTrayEditor } from './hand/use-draft.ts';
import { Written } from './hand/written.tsx';
import { PromptPanel } from './prompt/prompt.tsx';
import { situationHere } from './prompt/prompt-text.ts';
import { LastPlay, Plays } from './sidebar/plays.tsx';
import { Asides, ClockedSeats, Reference, unseenCount } from './sidebar/sidebar.tsx';
import { undecidedOf, wordsOfPlays } from './sidebar/words-of-plays.ts';
import { wildwords } from './strings/play.ts';
import './board/layout.css';

function Table(props: GameTableProps<WildWords>): JSX.Element {
  const { session, table, observation, me, here, names, move } = props;
  const deciding = askedHere(here, props.observations);
  const situation = situationHere(props, deciding);
  const { view, step, mine, question } = situation;
  const components = componentsOf(view.config);
  const grid = gridOf(view.board);
  // Several people at one screen see no tray, whichever view it is.
  const tray = me === null || step === null ? [] : trayOf(view, me);
  // A code may serve for one game after another, as it does on this device; a shuffle is made once.
  const store = laidStore(table.commitment ?? table.code, me, tray);
  const editor = useTrayEditor({ components, grid, tray, question, canLay: step?.type === 'turn', store, move });
  const [opened, open] = useState<'plays' | 'written' | null>(null);
  const close = (): void => open(null);

  const play = (): void => {
    if (step?.type !== 'turn' || !mine || me === null) return;
    editor.play(me);
    close();
  };
  const write = (): void => {
    const field = document.querySelector<HTMLElement>('.written input');
    if (field?.checkVisibility()) field.focus();
    else if (me !== null) open('written');
  };
  useKeys({ key: editor.key, enter: play, shuffle: editor.shuffle, write }, step !== null, focusSquare);

  const watching = here.length === 0;
  const number = step === null ? wildwords.finished : wildwords.playNumber(view.turns.length + 1);
  const asides = <Asides {...{ situation, watching, grid, tray, editor }} onPlay={play} onLeave={focusSquare} />;
  const plays = <Plays {...{ view, names }} events={observation.events} />;
  const undecided = step === null ? [] : undecidedOf(wordsOfPlays(observation.events));
  return (
    <Frame
      {...props}
      {...{ describe, undecided }}
      dock={DOCK}
      title={wildwords.title}
      sub={watching ? strings.watchingAt(number) : number}
    >
      <div class="cols wildwords">
        <aside class="col" aria-label={strings.seats}>
          <ClockedSeats {...{ session, table, observation, situation }} />
          <div class="only-wide col">{asides}</div>
        </aside>
        <main class="play-area" id="main">
          <div class="board-place" data-next={mine && step?.type === 'turn' ? '' : undefined}>
            <Board
              {...{ view, me }}
              laying={editor.laying}
              over={step === null}
              badge={badgeOf(view, editor.laying, editor.worth, grid)}
              onTap={editor.tapSquare}
              onDrop={editor.drop}
            />
          </div>
          <PromptPanel {...{ session, table, observation, situation, names, editor, deciding, grid }} onPlay={play} />
          <div class="only-wide plays-place">{plays}</div>
          <div class="bottom-bar only-narrow">
            <button type="button" class="plays-button" onClick={() => open('plays')}>
              <LastPlay view={view} names={names} unseen={me !== null || watching ? unseenCount(view) : null} />
              <Icon name="up" />
            </button>
            {me !== null && step !== null && (
              <IconButton icon="pencil" label={wildwords.written.title} onClick={write} />
            )}
          </div>
        </main>
      </div>
      <Dialog title={wildwords.written.title} open={opened === 'written'} onClose={close}>
        <Written
          {...{ components, grid, tray, editor }}
          inSheet
          onPlay={mine && step?.type === 'turn' ? play : null}
          onLeave={close}
        />
        <Reference {...{ view, tray }} />
      </Dialog>
      <Dialog title={wildwords.plays.all} open={opened === 'plays'} onClose={close}>
        <div class="wildwords-more">
          {plays}
          {asides}
        </div>
      </Dialog>
    </Frame>
  );
}

/** Beside the board log and chat lie open only where it keeps its size; before that under the plays. */
const DOCK = { from: 1800, at: 'side' } as const;

/** The square the arrow has come to is drawn first. */
const focusSquare = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus());
};

/** Between two people at one device: what the last turns were. */
const Summary: GamePage<WildWords>['Summary'] = ({ observation, names }) => (
  <Plays view={observation.seen.view} names={names} events={null} />
);

export const page: GamePage<WildWords> = {
  title: wildwords.title,
  Table,
  describe,
  Summary,
  scores: ({ scores }) => scores,
  end: async () => (await import('./end/end.tsx')).end,
  // A tray is one player's own, and so is a sealed answer; challenges and spelling are for all to hear.
  isPrivate: (observation) => ['turn', 'vote'].includes(observation.seen.question?.step.type ?? ''),
};
