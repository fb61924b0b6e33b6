import {
  type ActionId,
  type ActionTarget,
  actionsOf,
  componentsOf,
  type PlayedAction,
  type View,
  type WordCard,
} from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { wordName } from '../prompt/prompt-text.ts';
import { wordNerds } from '../strings/play.ts';
import type { PlayerProps } from './draft.ts';
import { letterName } from './letter-card.tsx';
import { type CardOffer, cardOffers } from './spelling.ts';
import './cards-with-word.css';

interface CardsWithWordProps extends Pick<PlayerProps, 'seat' | 'names'> {
  readonly view: View;
  readonly word: readonly WordCard[];
  readonly chosen: readonly PlayedAction[];
  readonly onChange: (card: ActionId, target: ActionTarget | null) => void;
}

/** Cards that fit over the buttons of a phone; more stand in one row that scrolls sideways. */
const IN_SIGHT = 2;

/** [WN-14] The action cards that may go with the word being spelt: what each is for, or that it stays in hand. */
export function CardsWithWord(props: CardsWithWordProps): JSX.Element | null {
  const { view, seat, names, word, chosen, onChange } = props;
  const offers = word.length === 0 ? [] : cardOffers(view, seat, word);
  if (offers.length === 0) return null;
  const components = componentsOf(view.config);
  const deck = actionsOf(view.config);
  const label = ({ word: at, take }: ActionTarget): string => {
    const laid = view.words[at ?? -1];
    if (take !== undefined) return wordNerds.withWord.twice(letterName(components.letters, take));
    return laid ? wordNerds.withWord.onTheirs(names, wordName(components, laid)) : wordNerds.withWord.onYours;
  };
  return (
    <fieldset class="with-word">
      <legend>{wordNerds.withWord.label}</legend>
      <div class={`offers ${offers.length > IN_SIGHT ? 'many' : ''}`}>
        {offers.map((offer) => (
          <CardChoice
            key={offer.card}
            name={wordNerds.cards.name(deck.card(offer.card).name)}
            {...{ offer, label }}
            at={offer.targets.findIndex((target) => isChosen(chosen, offer.card, target))}
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
  readonly name: string;
  readonly offer: CardOffer;
  readonly label: (target: ActionTarget) => string;
  /** Which of the targets; -1 where the card stays in hand. */
  readonly at: number;
  readonly onChange: (target: ActionTarget | null) => void;
}

/** A checkbox where there is one thing the card can be for; otherwise a list. */
function CardChoice({ name, offer: { targets }, label, at, onChange }: CardChoiceProps): JSX.Element {
  const id = useId();
  if (targets.length === 1)
    return (
      <label class="choice">
        <input type="checkbox" checked={at === 0} onChange={() => onChange((at < 0 && targets[0]) || null)} />
        {name}
      </label>
    );
  return (
    <span class={`target ${at < 0 ? '' : 'chosen'}`}>
      <label for={id}>{name}</label>
      <select
        class="input"
        id={id}
        value={at}
        onChange={({ currentTarget }) => onChange(targets[Number(currentTarget.value)] ?? null)}
      >
        <option value={-1}>{wordNerds.withWord.stays}</option>
        {targets.map((target, i) => (
          <option key={i} value={i}>
            {label(target)}
          </option>
        ))}
      </select>
    </span>
  );
}
