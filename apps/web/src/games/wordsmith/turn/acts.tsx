import { kindOf, runBetween, type Square } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { Icon } from '../../../ui/icon.tsx';
import { WordLink } from '../../../ui/word-meaning.tsx';
import { ItemIcon } from '../sheet/items.tsx';
import { wordsmith } from '../strings/play.ts';
import { goToSheet } from '../table/use-first-focus.ts';
import type { HeldTool } from './draft.ts';
import type { OfferedClaim } from './offered.ts';
import type { TurnInHand } from './use-turn.ts';
import './turn.css';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

interface ActsProps {
  readonly at: TurnInHand;
  readonly onPoint: (squares: readonly Square[]) => void;
}

/** Words that bring something, items that may be used, the steps so far, words that bring nothing, and the buttons. */
export function Acts({ at, onPoint }: ActsProps): JSX.Element {
  const { ask } = wordsmith;
  const { goblets, swords } = at.turn.remaining;
  const choosing = at.hand && 'letter' in at.hand && at.hand.letter === null ? at.hand : null;
  const toggle = (hand: HeldTool): void => (at.hand?.is === hand.is ? at.take(null) : takeUp(at, hand));
  if (choosing)
    return <Letters onLetter={(letter) => takeUp(at, { ...choosing, letter })} onCancel={() => at.take(null)} />;
  const offers = (gains: boolean): JSX.Element | false =>
    !at.leaving && at.offered.some((it) => it.gains === gains) && <Offers {...{ at, gains, onPoint }} />;
  // On a phone little is in sight between the sheet and the buttons: first what is lost if it is not done.
  return (
    <>
      {offers(true)}
      {!at.leaving && (goblets > 0 || swords > 0) && (
        <div class="ws-offers">
          {goblets > 0 && (
            <button
              type="button"
              class="btn wood"
              aria-pressed={at.hand?.is === 'goblet'}
              onClick={() => toggle({ is: 'goblet', letter: null })}
            >
              <ItemIcon kind="goblet" /> {ask.goblet(goblets)}
            </button>
          )}
          {swords > 0 && (
            <button
              type="button"
              class="btn wood"
              aria-pressed={at.hand?.is === 'sword'}
              onClick={() => toggle({ is: 'sword' })}
            >
              <ItemIcon kind="sword" /> {ask.sword(swords)}
            </button>
          )}
        </div>
      )}
      {at.turn.rewards.length > 0 && <Steps at={at} />}
      {offers(false)}
      <div class="ws-do">
        {at.leaving ? (
          <button type="button" class="btn big" onClick={at.confirm}>
            {ask.without}
          </button>
        ) : (
          <button type="button" class="btn big" disabled={at.turn.rewards.length === 0} onClick={at.undo}>
            <Icon name="undo" />
            {ask.undo}
          </button>
        )}
        {at.canRedo && !at.leaving && (
          <button type="button" class="btn big" onClick={at.redo}>
            {ask.redo}
          </button>
        )}
        <Go at={at} />
      </div>
    </>
  );
}

/** An item for a square: the next thing to do is on the sheet, unless its letter is still to be chosen. */
function takeUp(at: TurnInHand, hand: HeldTool): void {
  at.take(hand);
  if (!('letter' in hand) || hand.letter !== null) goToSheet();
}

/**
 * Confirms the turn. Where something is left undone it asks first, and what would mend it takes the place of this very
 * button: a second tap in haste loses nothing, and the focus stays.
 */
function Go({ at }: { readonly at: TurnInHand }): JSX.Element {
  const { ask } = wordsmith;
  const { goblets, swords } = at.turn.remaining;
  const word = at.offered.find(({ gains }) => gains)?.claim;
  const mend = (): void => {
    if (word) at.claim(word);
    else takeUp(at, goblets > 0 ? { is: 'goblet', letter: null } : { is: 'sword' });
  };
  const mending = word ? ask.claimWord(word.word) : goblets > 0 ? ask.goblet(goblets) : ask.sword(swords);
  return (
    <button
      type="button"
      class="btn big go"
      data-next={at.turn.remaining.letters === 0 || undefined}
      disabled={at.sending}
      onClick={at.leaving ? mend : at.confirm}
    >
      {at.leaving ? mending : ask.confirm}
    </button>
  );
}

interface LettersProps {
  readonly onLetter: (letter: string) => void;
  readonly onCancel: () => void;
}

/** From one letter to the next; up and down stay what they are, for the letters lie in rows of any length. */
const NEIGHBOURS: Readonly<Record<string, 'previousElementSibling' | 'nextElementSibling'>> = {
  ArrowLeft: 'previousElementSibling',
  ArrowRight: 'nextElementSibling',
};

/** A letter is typed, or gone to by arrows. */
function onLetterKey(event: KeyboardEvent, { onLetter, onCancel }: LettersProps): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const neighbour = NEIGHBOURS[event.key];
  const beside = neighbour && document.activeElement?.[neighbour];
  if (/^[a-z]$/i.test(event.key)) onLetter(event.key.toLowerCase());
  else if (event.key === 'Escape') onCancel();
  else if (beside instanceof HTMLButtonElement) beside.focus();
  else return;
  event.preventDefault();
}

/** Takes the place of everything else until a letter is chosen. */
const Letters = ({ onLetter, onCancel }: LettersProps): JSX.Element => (
  <fieldset class="ws-letters" data-next onKeyDown={(event) => onLetterKey(event, { onLetter, onCancel })}>
    <legend>{wordsmith.ask.which}</legend>
    {LETTERS.map((letter) => (
      <button key={letter} type="button" class="tile" onClick={() => onLetter(letter)}>
        <b>{letter.toUpperCase()}</b>
      </button>
    ))}
    <button type="button" class="btn quiet" onClick={onCancel}>
      {wordsmith.ask.cancel}
    </button>
  </fieldset>
);

/** The steps of this turn so far, in chips. */
const Steps = ({ at }: { readonly at: TurnInHand }): JSX.Element => (
  <ol class="ws-steps plain" aria-label={wordsmith.ask.soFar}>
    {at.turn.rewards.map((earned, i) => {
      const [what, how] = wordsmith.ask.step(earned);
      return (
        <li key={i}>
          <span class="chip">
            {earned.claim ? <WordLink word={what} /> : what && <b>{what}</b>} {how}
          </span>
          {earned.forged.map((name) => (
            <span key={name} class="chip gold">
              <ItemIcon kind={kindOf(name)} /> {wordsmith.item(kindOf(name))}
            </span>
          ))}
        </li>
      );
    })}
  </ol>
);

interface OffersProps extends ActsProps {
  /** True for claims that bring something, false for the others. */
  readonly gains: boolean;
}

const Offers = ({ at, gains, onPoint }: OffersProps): JSX.Element => (
  <ul class="ws-offers plain" aria-label={gains ? wordsmith.ask.offered : wordsmith.ask.offeredIdle}>
    {at.offered.flatMap((offered, i) =>
      offered.gains === gains ? (
        <li key={`${offered.claim.from}-${offered.claim.to}`}>
          <Offer {...{ offered, onPoint }} next={i === 0 && gains} onClaim={() => at.claim(offered.claim)} />
        </li>
      ) : (
        []
      ),
    )}
  </ul>
);

interface OfferProps {
  readonly offered: OfferedClaim;
  readonly onPoint: (squares: readonly Square[]) => void;
  /** Is it the next thing to do? */
  readonly next: boolean;
  readonly onClaim: () => void;
}

function Offer({ offered: { claim, earned, gains }, next, onPoint, onClaim }: OfferProps): JSX.Element {
  const point = (): void => onPoint(runBetween(claim.from, claim.to) ?? []);
  const leave = (): void => onPoint([]);
  return (
    <button
      type="button"
      class={gains ? 'btn go' : 'btn'}
      data-next={next || undefined}
      onClick={() => {
        leave();
        onClaim();
      }}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <span>
        {wordsmith.ask.claim} <span class="word">{claim.word}</span>
      </span>
      <small>{wordsmith.ask.brings(earned)}</small>
    </button>
  );
}
