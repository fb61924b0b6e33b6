import type { ComponentChildren, JSX } from 'preact';
import { Prompt } from '../../../table-kit/prompt.tsx';
import { Hand, NoWord, TypedWords } from '../hand/hand.tsx';
import { wordWorx } from '../strings/play.ts';
import { inWords } from './refusals.ts';
import { type TurnControls, type TurnSituation, WAITING } from './turn-controls.ts';
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
  const { turn, shown } = playing;
  const { bench, chosen, refusal } = turn;
  return (
    <div class="prompt-panel" data-doing={controls === WAITING ? undefined : ''}>
      <section class="question" aria-label={wordWorx.title}>
        <Prompt
          text={withWords(prompt)}
          spoken={prompt}
          refusal={refusal && { code: refusal.code, text: inWords(refusal) }}
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
