import type { Seat } from '@wordhoard/kernel';
import {
  type ActionId,
  type ActionTarget,
  actionOf,
  type PlayedAction,
  textOf,
  type View,
  type WordCard,
} from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Names } from '../../../table-kit/phrases.ts';
import { nameOf } from '../hand/letter.tsx';
import { wordNerds } from '../strings/play.ts';
import { type ActionOffer, offers } from './laying-along.ts';
import './lay-with.css';

interface LayWithProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: Names;
  readonly word: readonly WordCard[];
  readonly chosen: readonly PlayedAction[];
  readonly onChange: (card: ActionId, target: ActionTarget | null) => void;
}

/** Cards that fit over the buttons of a phone; more stand in one row that scrolls sideways. */
const IN_SIGHT = 2;

/** [WN-14] The action cards that may go with the word being spelt: what each is for, or that it stays in hand. */
export function LayWith({ view, seat, names, word, chosen, onChange }: LayWithProps): JSX.Element | null {
  const may = word.length === 0 ? [] : offers(view, seat, word);
  if (may.length === 0) return null;
  const label = ({ word: at, take }: ActionTarget): string => {
    const laid = view.words[at ?? -1];
    if (take !== undefined) return wordNerds.along.twice(nameOf(take));
    return laid ? wordNerds.along.onTheirs(names, laid.owner, textOf(laid.cards)) : wordNerds.along.onYours;
  };
  return (
    <fieldset class="lay-with">
      <legend>{wordNerds.along.label}</legend>
      <div class={`offers ${may.length > IN_SIGHT ? 'many' : ''}`}>
        {may.map((offer) => (
          <Choice
            key={offer.card}
            offer={offer}
            label={label}
            now={offer.targets.findIndex((target) => isChosen(chosen, offer.card, target))}
            onChange={(target) => onChange(offer.card, target)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const isChosen = (chosen: readonly PlayedAction[], card: ActionId, { word, take }: ActionTarget): boolean =>
  chosen.some((one) => one.card === card && one.target.word === word && one.target.take === take);

interface CardChoiceProps {
  readonly offer: ActionOffer;
  readonly label: (target: ActionTarget) => string;
  /** Which of the targets; -1 where the card stays in hand. */
  readonly now: number;
  readonly onChange: (target: ActionTarget | null) => void;
}

/** A box to tick where there is one thing it can be for; else a list. */
function Choice({ offer: { card, targets }, label, now, onChange }: CardChoiceProps): JSX.Element {
  const id = useId();
  const name = wordNerds.cards.name(actionOf(card).name);
  if (targets.length === 1)
    return (
      <label class="choice">
        <input type="checkbox" checked={now === 0} onChange={() => onChange(now === 0 ? null : targets[0]!)} />
        {name}
      </label>
    );
  return (
    <span class={`aimed ${now >= 0 ? 'goes' : ''}`}>
      <label for={id}>{name}</label>
      <select
        class="input"
        id={id}
        value={now}
        onChange={({ currentTarget }) => onChange(targets[Number(currentTarget.value)] ?? null)}
      >
        <option value={-1}>{wordNerds.along.stays}</option>
        {targets.map((target, i) => (
          <option key={i} value={i}>
            {label(target)}
          </option>
        ))}
      </select>
    </span>
  );
}
