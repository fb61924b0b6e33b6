import type { Seat } from '@wordhoard/kernel';
import { type ActionId, type ActionTarget, actionOf, textOf, type View } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Names } from '../../../table-kit/phrases.ts';
import { nameOf } from '../hand/letter.tsx';
import { aiming } from '../strings/aim.ts';
import { wordNerds } from '../strings/play.ts';
import { choicesOf, complete, put, type TargetChoice, valuesOf } from './targeting.ts';
import './aim.css';

interface AimProps {
  readonly card: ActionId;
  readonly view: View;
  readonly seat: Seat;
  readonly names: Names;
  readonly onPlay: (target: ActionTarget) => void;
  readonly onCancel: () => void;
}

/** An action card taken up: what it does, what it is played on, and the button that plays it. */
export function Aim({ card, view, seat, names, onPlay, onCancel }: AimProps): JSX.Element {
  const id = useId();
  const { text, targetSpec, ...action } = actionOf(card);
  const name = wordNerds.cards.name(action.name);
  const [picked, setPicked] = useState<ActionTarget>({});
  const form = useRef<HTMLDivElement>(null);
  // The card was taken up further down: what to do with it comes into sight, and to the keyboard, before it is painted.
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  const choices = choicesOf(targetSpec, { view, seat }, picked);
  const target = complete(choices, picked);
  const label = (part: TargetChoice['part'], value: string | number): string => {
    if (part === 'word') {
      const word = view.words[Number(value)]!;
      return aiming.ofWhom(names, word.owner, textOf(word.cards));
    }
    if (part === 'seat') return value === seat ? aiming.you : names.of(Number(value));
    return part === 'tokens' ? String(value) : nameOf(String(value));
  };
  return (
    <div class="aim" ref={form}>
      <p>
        <b>{name}</b> {text}
      </p>
      {choices.map(({ part, of }) => (
        <fieldset key={part}>
          <legend>{part === 'tokens' ? aiming.parts.tokens(of.max) : aiming.parts[part]}</legend>
          <div class="aims">
            {of.items.map((value) => (
              <label key={value} class="choice">
                <input
                  type={isMany(part) && of.max > 1 ? 'checkbox' : 'radio'}
                  name={`${id}-${part}`}
                  checked={chosen(target, picked, part, value)}
                  onChange={() => setPicked(put(picked, part, value, of))}
                />
                {label(part, value)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div class="actions">
        <button type="button" class="btn" onClick={onCancel}>
          {aiming.cancel}
        </button>
        <button type="button" class="btn go" disabled={target === null} onClick={() => target && onPlay(target)}>
          {aiming.play(name)}
        </button>
      </div>
    </div>
  );
}

const isMany = (part: TargetChoice['part']): boolean => part === 'letters' || part === 'tokens';

function chosen(
  target: ActionTarget | null,
  picked: ActionTarget,
  part: TargetChoice['part'],
  value: string | number,
): boolean {
  return valuesOf(target?.[part] ?? picked[part]).includes(value);
}
