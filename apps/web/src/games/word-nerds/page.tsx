import { componentsOf, textOf, type View, type WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import { Frame } from '../../table/frame.tsx';
import { askedHere } from '../../table/hot-seat.ts';
import type { GamePage, GameTableProps } from '../../table-kit/game-page.ts';
import { Seats } from '../../table-kit/player-list.tsx';
import { situationOf } from '../../table-kit/situation.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Board } from './board/board.tsx';
import { describe } from './describe.ts';
import { ComponentsContext } from './hand/components-context.ts';
import type { PlayerProps } from './hand/draft.ts';
import { Hand } from './hand/hand.tsx';
import { TokensAndCards } from './hand/tokens-and-cards.tsx';
import { useDraft } from './hand/use-draft.ts';
import { Answers, QuestionPanel } from './prompt/prompt.tsx';
import { isOpen } from './prompt/prompt-text.ts';
import { seatState } from './sidebar/seat-state.ts';
import { Track } from './sidebar/track.tsx';
import { wordNerds } from './strings/play.ts';

const Battle = lazy(async () => (await import('./board/battle.tsx')).Battle);
const Holdings = lazy(async () => (await import('./sidebar/controls.tsx')).Holdings);
const SharedAnswers = lazy(async () => (await import('./prompt/questions.tsx')).SharedAnswers);

function Table(props: GameTableProps<WordNerds>): JSX.Element {
  const { session, table, observation, me, here, names } = props;
  const { seen, events } = observation;
  const asked = situationOf(seen, me);
  const passing = me !== null && asked.mine && (session.passing.value.get(me)?.now ?? false);
  // Where answers are visible to all, a player may begin to buy after all.
  const situation = { ...asked, mine: asked.mine && !(passing && asked.sealed) };
  const { view, step } = situation;
  const draft = useDraft(situation, props);
  const player: PlayerProps | null = me !== null && step ? { situation, seat: me, draft, names } : null;
  const turn = wordNerds.turn(view.turn);
  const together = me === null && askedHere(here, props.observations).length > 0;
  return (
    <ComponentsContext.Provider value={componentsOf(view.config)}>
      <Frame
        {...props}
        describe={describe}
        title={wordNerds.title}
        sub={here.length === 0 ? strings.watchingAt(turn) : turn}
        undecided={undecidedOf(view)}
        dock={DOCK}
      >
        <div class="cols">
          <aside class="col" aria-label={strings.seats}>
            <Seats seats={table.seats} me={me} state={(seat) => seatState(situation, seat)} said={session.said.value} />
            <Track view={view} names={names} />
          </aside>
          <main class="play-area" id="main">
            <div>
              <Board
                {...{ situation, names, events, draft }}
                pickFor={together && step?.type === 'select' ? (card) => void props.move(step.seat, { card }) : null}
              />
              {player && <Hand {...player} />}
            </div>
            <div class="right">
              <QuestionPanel
                {...{ session, table, situation, names, together, passing, events }}
                refusal={draft.refusal}
              />
              {player && <Answers {...player} />}
              {together && <SharedAnswers {...props} />}
              {player && <TokensAndCards {...{ session, table, seen }} {...player} />}
              <Holdings {...{ view, names }} />
            </div>
          </main>
        </div>
      </Frame>
    </ComponentsContext.Provider>
  );
}

/** Under the table there is room for log and chat on every wide screen. */
const DOCK = { from: 1100, at: 'foot' } as const;

/** [WN-15] The dictionary does not speak of a word that may still be challenged. */
const undecidedOf = ({ words, config }: View): readonly string[] =>
  words
    .filter(({ status, proven }) => !proven && status !== 'struck')
    .map(({ cards }) => textOf(componentsOf(config), cards));

/** Between two people at one device: the words on the table, if there are any. */
const Summary: GamePage<WordNerds>['Summary'] = ({ observation, names }) => {
  const { config, words, settled } = observation.seen.view;
  const over = words.length === 0;
  if (over && settled.length === 0) return null;
  return (
    <ComponentsContext.Provider value={componentsOf(config)}>
      <Battle words={over ? settled : words} names={names} over={over} />
    </ComponentsContext.Provider>
  );
};

export const page: GamePage<WordNerds> = {
  title: wordNerds.title,
  Table,
  describe,
  Summary,
  scores: ({ players }) => players.map(({ score }) => score),
  end: async () => (await import('./end/end.tsx')).end,
  // Hands, action cards and what is bid or declared are each player's own. The rest is looked at together.
  isPrivate: ({ seen: { question } }) => question !== null && !isOpen(question.step.type),
};
