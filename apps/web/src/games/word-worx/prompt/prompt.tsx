import { type CardId, componentsOf, pointsByWord, type View, type Workbench } from '@wordhoard/word-worx';
import type { ComponentChildren, JSX } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { Prompt } from '../../../table-kit/prompt.tsx';
import { dragTile } from '../../../table-kit/tiles/drag-and-drop.ts';
import { Button } from '../../../ui/button.tsx';
import { ComponentsContext } from '../hand/components-context.ts';
import { useDictionary } from '../hand/dictionary.ts';
import { type BuildDraft, builtOf, sealsOf } from '../hand/draft.ts';
import { Hand, NoWord, TypedWords } from '../hand/hand.tsx';
import { changedBy, offersOf, type TheftPlan, theftOf } from '../hand/theft-plan.ts';
import { dropAt, rearrangeControls, touchHeld, touchOpponents } from '../hand/touch.ts';
import { wordWorx } from '../strings/play.ts';
import { inWords } from './refusals.ts';
import { digitsFor, type TurnControls, type TurnSituation, WAITING } from './turn-controls.ts';
import './prompt.css';

interface PromptPanelProps {
  readonly playing: TurnSituation;
  readonly controls: TurnControls;
  readonly prompt: string;
  readonly timer: JSX.Element;
  /** Below everything else. */
  readonly children: ComponentChildren;
}

/** The question, the hand and the buttons. */
export function PromptPanel({ playing, controls, prompt, timer, children }: PromptPanelProps): JSX.Element {
  const { deck } = useContext(ComponentsContext);
  const { turn, shown } = playing;
  const { bench, chosen, refusal } = turn;
  return (
    <div class="prompt-panel" data-doing={controls === WAITING ? undefined : ''}>
      <section class="question" aria-label={wordWorx.title}>
        <Prompt
          text={withWords(prompt)}
          spoken={prompt}
          refusal={refusal && { code: refusal.code, text: inWords(refusal, deck) }}
          refusalAt="below"
          refusalMore={<NoWord why={refusal} />}
          timer={timer}
        />
        {controls.asked}
        {controls.arranging && <TypedWords {...playing} onEnter={controls.arranging.onEnter} />}
      </section>
      {shown && (
        <Hand
          cards={shown.loose}
          places={bench.hand}
          owed={shown.loose.filter((card) => !bench.hand.includes(card))}
          stolen={bench.stolen ?? null}
          chosen={chosen}
          touch={controls.held}
          toggles={!controls.arranging}
        />
      )}
      <div class="buttons">{controls.buttons}</div>
      {children}
    </div>
  );
}

/** Words of the game are in capitals, and drawn like the cards. */
const withWords = (sentence: string): ComponentChildren =>
  sentence.split(/\b([A-Z]{2,})\b/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <b key={i} class="word">
        {part}
      </b>
    ),
  );

/** The controls of the open question. */
export function controlsOf(playing: TurnSituation): TurnControls {
  const { step, mine } = playing.situation;
  if (!step || !mine) return WAITING;
  switch (step.type) {
    case 'pick':
      return pickControls(playing, step.nth);
    case 'steal':
      return stealControls(playing);
    case 'build':
      return buildControls(playing, step.last);
    case 'discard':
      return discardControls(playing, step.count);
  }
}

const handAt: typeof dropAt = (x, y) => {
  const under = dropAt(x, y);
  return under?.where === 'hand' ? under : null;
};

/** [WX-5] A card off the line; and another, or not. */
function pickControls({ situation, answer }: TurnSituation, nth: number): TurnControls {
  const pick = (card: string | null): void => answer({ card });
  return {
    ...WAITING,
    line: {
      onCard: pick,
      // Off the line it goes into the hand, and nowhere else.
      onGrab: (event, card) =>
        dragTile(event, handAt, (to) => {
          if (to !== null) pick(card);
        }),
    },
    buttons: nth > 1 && <Button class="big" text={wordWorx.pick.enough(nth)} onClick={() => pick(null)} />,
    digits: { ...digitsFor(situation.view.line, pick), ...(nth > 1 ? { 0: () => pick(null) } : {}) },
  };
}

/** [WX-7] [WX-10] A build of all the player's words; `last`: the pile is out. */
function buildControls(playing: TurnSituation, last: boolean): TurnControls {
  const { turn, answer } = playing;
  const build = (): void => turn.whenLaid(() => answer(builtOf(turn.bench, turn.draft)));
  return {
    ...WAITING,
    arranging: rearrangeControls(playing, sealsOf(turn.draft), build),
    open: true,
    held: touchHeld(turn),
    buttons: (
      <>
        <Button text={wordWorx.build.reset} onClick={turn.reset} />
        <Button class="big primary" text={last ? wordWorx.build.doneLast : wordWorx.build.done} onClick={build} />
      </>
    ),
  };
}

/**
 * [WX-6] A card out of another player's word, or none. Once it is chosen, the player's own words are rearranged with
 * it.
 */
function stealControls(playing: TurnSituation): TurnControls {
  const { situation, turn, stealable, answer } = playing;
  const { bench, draft, plan } = turn;
  const { faceOf } = componentsOf(situation.view.config).deck;
  const steal = (): void => turn.whenLaid(() => answer({ steal: plan && theftOf(plan, draft, bench) }));
  const leave = (): void => answer({ steal: null });
  return {
    ...WAITING,
    opponents: touchOpponents(playing),
    arranging: plan && rearrangeControls(playing, null, steal),
    open: true,
    held: plan && touchHeld(turn),
    digits: { 0: leave },
    asked: (
      <>
        {!plan && stealable === undefined && <p class="muted small">{wordWorx.steal.waiting}</p>}
        {stealable === null && <p class="muted small">{wordWorx.steal.unsure}</p>}
        {stealable?.length === 0 && <p class="muted small">{wordWorx.steal.none}</p>}
        {plan && <Steal {...{ bench, plan, draft }} view={situation.view} onPlan={turn.steal} onDraft={turn.build} />}
      </>
    ),
    buttons: (
      <>
        {plan && <Button text={wordWorx.build.reset} onClick={turn.reset} />}
        <Button class="big" text={wordWorx.steal.leave} onClick={leave} />
        {plan && <Button class="big primary" text={wordWorx.steal.go(faceOf(plan.target.card))} onClick={steal} />}
      </>
    ),
  };
}

interface StealProps {
  readonly view: View;
  readonly bench: Workbench;
  readonly plan: TheftPlan;
  readonly draft: BuildDraft;
  readonly onPlan: (plan: TheftPlan) => void;
  readonly onDraft: (draft: BuildDraft) => void;
}

/** A card is taken: what the rest becomes, and which words of the manifest the word it went into could be [WX-6]. */
function Steal({ view, bench, plan, draft, onPlan, onDraft }: StealProps): JSX.Element {
  const id = useId();
  const { steal } = wordWorx;
  const [into] = changedBy(plan, draft, bench);
  const made = useDictionary('remakes', view.config, into && into.length > 1 ? { cards: into } : null);
  const manifest = new Set(view.mine ? pointsByWord(view.config, view.mine.manifest, null).keys() : []);
  const offers = into && made ? offersOf(componentsOf(view.config).deck, made, into, manifest) : [];
  return (
    <div class="steal">
      <Pills
        legend={steal.rest}
        name={`${id}-rest`}
        runs={plan.target.rests}
        chosen={plan.rest}
        onChoose={(rest) => onPlan({ ...plan, rest })}
      />
      {into && offers.length > 0 && (
        <Pills
          legend={steal.offers}
          name={`${id}-offers`}
          runs={offers}
          chosen={null}
          onChoose={(at) =>
            onDraft({ ...draft, words: draft.words.map((run) => (run === into ? offers[at]! : run)), at: null })
          }
        />
      )}
    </div>
  );
}

interface PillsProps {
  readonly legend: string;
  readonly name: string;
  readonly runs: readonly (readonly CardId[])[];
  readonly chosen: number | null;
  readonly onChoose: (at: number) => void;
}

function Pills({ legend, name, runs, chosen, onChoose }: PillsProps): JSX.Element {
  const { textOf } = useContext(ComponentsContext).deck;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="pills">
        {runs.map((run, i) => (
          <label key={textOf(run)}>
            <input type="radio" name={name} checked={i === chosen} onChange={() => onChoose(i)} />
            {textOf(run).toUpperCase()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** [WX-9] So many cards of the hand have to go. */
const discardControls = ({ turn, answer }: TurnSituation, count: number): TurnControls => ({
  ...WAITING,
  held: { onCard: turn.choose, onGrab: () => undefined },
  digits: digitsFor(turn.bench.hand, turn.choose),
  buttons: (
    <Button class="big primary" text={wordWorx.discard.go(count)} onClick={() => answer({ cards: turn.chosen })} />
  ),
});
