import type { Seat } from '@wordhoard/kernel';
import { componentsOf, type Grid, LIMITS, penaltyOf, type WildWords } from '@wordhoard/wildwords';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { Prompt, QuestionTimer, Refusal } from '../../../table-kit/prompt.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { WithAsterisks } from '../../../table-kit/tiles/with-asterisks.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { Tray } from '../hand/tray.tsx';
import type { TrayEditor } from '../hand/use-draft.ts';
import { wildwords } from '../strings/play.ts';
import { Challenge, Turn, Vote } from './actions.tsx';
import { type TooLate, useSpoken, useSpokenWorth, useTooLate } from './announcements.ts';
import { type Term, termsNow } from './arithmetic.ts';
import { promptedWord, promptOf } from './prompt-text.ts';
import { Terms } from './terms.tsx';
import './prompt.css';

/** Needed only after a challenge to a play with asterisks; fetched as soon as there is a play to challenge. */
const loadSpell = async () => (await import('./challenge.tsx')).Spell;
const Spell = lazy(loadSpell);
/** Fetched right after the first drawing: no game begins with a verdict. */
const Verdict = lazy(async () => (await import('./challenge.tsx')).Verdict);

interface PlayerActionsProps {
  readonly situation: Situation<WildWords>;
  readonly names: Names;
  readonly editor: TrayEditor;
  /** Players at this device who still have to decide. */
  readonly deciding: readonly Seat[];
  readonly late: TooLate;
  readonly onPlay: () => void;
}

interface PromptPanelProps
  extends Omit<PlayerActionsProps, 'late'>,
    Pick<GameTableProps<WildWords>, 'session' | 'table' | 'observation'> {
  readonly grid: Grid;
}

/** While the game goes on: what is asked and of whom, the player's tiles, and what can be done. */
export function PromptPanel({ session, table, observation, grid, ...acts }: PromptPanelProps): JSX.Element {
  const { situation, names, editor } = acts;
  const { view, step, mine, until } = situation;
  const { laying, worth } = editor;
  const trying = { grid, worth };
  const late = useTooLate(situation, names);
  const laysTiles = mine && step?.type === 'turn' && laying.laid.length > 0;
  useSpoken(laysTiles ? '' : promptOf(situation, names, trying, { spoken: true }));
  useSpokenWorth(worth);
  const isChallengeable = view.pending !== null;
  useEffect(() => {
    // If this fails, it is fetched again when it is drawn.
    if (isChallengeable) void loadSpell().catch(() => {});
  }, [isChallengeable]);
  return (
    <>
      <Question
        seat={view.pending?.seat ?? view.turn}
        names={names}
        prompt={promptOf(situation, names, trying)}
        word={promptedWord(view, trying)}
        refusal={editor.refusal}
        late={late.text}
        terms={termsNow(view, laying, worth)}
        timer={<QuestionTimer {...{ session, table, until }} limit={step?.type ?? null} limits={LIMITS} />}
      >
        {laying.laid.length === 0 && <Verdict events={observation.events} names={names} />}
      </Question>
      <div class="hand">
        {laying.order.length > 0 && !(mine && step?.type === 'spell') && (
          <Tray
            components={componentsOf(view.config)}
            laying={laying}
            onTap={editor.tapTile}
            onDrop={editor.drop}
            onShuffle={editor.shuffle}
            onRecall={editor.recall}
          />
        )}
        <div class="answer" data-doing>
          <PlayerActions {...acts} late={late} />
        </div>
      </div>
    </>
  );
}

/** Actions of the player, or of one of those at this device; nothing while others are asked. */
function PlayerActions({ situation, names, editor, deciding, late, onPlay }: PlayerActionsProps): JSX.Element | null {
  const { view, step, me, mine, question } = situation;
  const actor = me ?? deciding[0];
  if (!mine || actor === undefined) return null;
  switch (step?.type) {
    case 'turn':
      return (
        <Turn
          passes={componentsOf(view.config).passes}
          worth={editor.worth}
          canTrade={!step.traded && view.pot > 0}
          onPlay={onPlay}
          onTrade={() => editor.send(actor, { type: 'trade' })}
          onPass={() => editor.send(actor, { type: 'pass' })}
        />
      );
    case 'challenge':
      return (
        <Challenge
          {...{ view, names }}
          deciding={me === null ? deciding : [me]}
          answer={(seat, challenge) => editor.send(seat, { challenge })}
          thinking={late.thinking}
        />
      );
    case 'spell':
      return <Spell key={question} patterns={step.patterns} answer={(words) => editor.send(step.seat, { words })} />;
    case 'vote':
      return <Vote penalty={penaltyOf(view.config)} answer={(agree) => editor.send(actor, { agree })} />;
    case undefined:
      return null;
  }
}

interface WildWordsPromptProps {
  /** The seat the sentence is about. */
  readonly seat: Seat | null;
  readonly names: Names;
  readonly prompt: string;
  /** The word of the prompt to set in the display face; '' for none. */
  readonly word: string;
  readonly refusal: TrayEditor['refusal'];
  /** Something that was about to be done came too late. */
  readonly late?: string | null;
  readonly terms: readonly Term[];
  readonly timer: JSX.Element;
  readonly children?: ComponentChildren;
}

/** The prompt, its points, and the time left. */
const Question = ({
  seat,
  names,
  prompt,
  word,
  refusal,
  late = null,
  terms,
  timer,
  children,
}: WildWordsPromptProps): JSX.Element => (
  <section class="question" aria-label={wildwords.terms.label}>
    <Prompt
      lead={seat !== null && <Disc name={names.of(seat)} seat={seat} />}
      text={emphasised(prompt, word)}
      timer={timer}
    />
    {late !== null && <Refusal code="late" text={late} />}
    {/* Under the question, which has to be answered all the same. */}
    {refusal ? <Refusal {...refusal} /> : <Terms terms={terms} />}
    {children}
  </section>
);

/** Sets the word in the display face where it comes last: a player may have the same name. */
function emphasised(text: string, word: string): ComponentChildren {
  const at = word === '' ? -1 : text.lastIndexOf(word);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span class="word">
        <WithAsterisks text={word} />
      </span>
      {text.slice(at + word.length)}
    </>
  );
}
