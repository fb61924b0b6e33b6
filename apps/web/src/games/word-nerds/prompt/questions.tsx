/** Parts of the prompt that are needed now and then: fetched when the first of them is. */
import type { Answer } from '@wordhoard/kernel';
import {
  type ActionId,
  type ActionTarget,
  actionsOf,
  componentsOf,
  type Event,
  type View,
  type WordNerds,
} from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../../../net/session.ts';
import { askedHere } from '../../../table/hot-seat.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { capital } from '../../../table-kit/phrases.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { PlayerProps } from '../hand/draft.ts';
import { letterName } from '../hand/letter-card.tsx';
import { lastAnswers } from '../hand/use-draft.ts';
import { theWord, wordNerds } from '../strings/play.ts';
import { questions } from '../strings/questions.ts';
import { choicesOf, completeTarget, pick, type TargetChoice, valuesOf } from './aiming.ts';
import { followAnswer, passedOver } from './passed-over.ts';
import { wordName } from './prompt-text.ts';

interface AimCardProps extends Pick<PlayerProps, 'seat' | 'names'> {
  readonly card: ActionId;
  readonly view: View;
  readonly onPlay: (target: ActionTarget) => void;
  readonly onCancel: () => void;
}

/** An action card taken up: what it does, what it is played on, and the button that plays it. */
export function AimCard({ card, view, seat, names, onPlay, onCancel }: AimCardProps): JSX.Element {
  const id = useId();
  const { text, targetSpec, ...action } = actionsOf(view.config).card(card);
  const components = componentsOf(view.config);
  const name = wordNerds.cards.name(action.name);
  const [picked, setPicked] = useState<ActionTarget>({});
  const form = useRef<HTMLDivElement>(null);
  // The card was taken up further down: what to do with it comes into sight, and to the keyboard, before it is painted.
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  const choices = choicesOf(targetSpec, { view, seat }, picked);
  const target = completeTarget(choices, picked);
  const label = (part: TargetChoice['part'], value: string | number): string => {
    const word = part === 'word' ? view.words[Number(value)] : undefined;
    if (word) return capital(theWord(names, wordName(components, word)));
    if (part === 'seat') return value === seat ? questions.aim.you : names.of(Number(value));
    return part === 'tokens' ? String(value) : letterName(components.letters, String(value));
  };
  return (
    <div class="aim" ref={form}>
      <p>
        <b>{name}</b> {text}
      </p>
      {choices.map(({ part, of }) => (
        <fieldset key={part}>
          <legend>{part === 'tokens' ? questions.aim.tokens(of.max) : questions.aim.parts[part]}</legend>
          <div>
            {of.items.map((value) => (
              <label key={value} class="choice">
                <input
                  type={of.max > 1 ? 'checkbox' : 'radio'}
                  name={`${id}-${part}`}
                  checked={valuesOf(target?.[part] ?? picked[part]).includes(value)}
                  onChange={() => setPicked(pick(picked, part, value, of))}
                />
                {label(part, value)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div class="actions">
        <Button text={questions.aim.cancel} onClick={onCancel} />
        <Button
          class="primary"
          text={questions.aim.play(name)}
          disabled={target === null}
          onClick={() => target && onPlay(target)}
        />
      </div>
    </div>
  );
}

interface ConfirmChallengeProps {
  /** The word in doubt; null when it can't be challenged any more. */
  readonly text: string | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** [WN-15] Ten points are at stake, so a player confirms a challenge. */
export const ConfirmChallenge = ({ text, onYes, onNo }: ConfirmChallengeProps): JSX.Element => (
  <Dialog title={questions.challenge.title(text ?? '')} open={text !== null} onClose={onNo}>
    <p>{questions.challenge.risk}</p>
    <div class="row">
      <Button class="primary" text={questions.challenge.yes} onClick={onYes} />
      <Button text={questions.challenge.no} onClick={onNo} />
    </div>
  </Dialog>
);

type SharedAnswersProps = Pick<
  GameTableProps<WordNerds>,
  'observation' | 'observations' | 'here' | 'names' | 'move' | 'take'
>;

/**
 * Several people at one screen: a player who wants to act takes the device, and no one has to just to pass. It gives
 * away no more than a real table, where all say aloud whether they act.
 */
export function SharedAnswers({
  observation,
  observations,
  here,
  names,
  move,
  take,
}: SharedAnswersProps): JSX.Element | null {
  const step = observation.seen.question?.step;
  const asked = askedHere(here, observations);
  const [first] = asked;
  if (!step || first === undefined) return null;
  const pass: Answer<WordNerds> = step.type === 'join' ? { join: false } : { type: 'pass' };
  return (
    <section class="answer sticky" aria-label={wordNerds.answers} data-doing>
      <div class="actions">
        {asked.map((seat) => (
          <Button key={seat} text={questions.together.take(names.of(seat))} onClick={() => take(seat)} />
        ))}
        {step.type !== 'select' && (
          <Button
            class="big primary"
            text={asked.length === 1 ? questions.together.passFor(names.of(first)) : questions.together.nobody}
            data-next
            onClick={() => {
              for (const seat of asked) void move(seat, pass);
            }}
          />
        )}
      </div>
    </section>
  );
}

interface PassedOverProps extends Omit<PlayerProps, 'draft'> {
  readonly session: Session;
  readonly events: readonly Event[];
}

/** Why another player's word was laid instead of this player's, as long as that is news. */
export function PassedOver({ session, situation, seat, events, names }: PassedOverProps): JSX.Element | null {
  const answers = lastAnswers(session);
  const last = followAnswer(answers.get(seat), situation.given, events);
  useLayoutEffect(() => {
    if (last) answers.set(seat, last);
    else answers.delete(seat);
  }, [last?.answer, last?.told, last?.sealed]);
  const why = last && passedOver(last, events, situation.view, seat);
  const text = why ? questions.passedOver(why, names) : '';
  useEffect(() => announce(text, { mine: true }), [text]);
  return text === '' ? null : <p class="passed-over">{text}</p>;
}
