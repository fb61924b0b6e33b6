import type { Seat } from '@wordhoard/kernel';
import { checkChallenge, checkPurchase, type Purchase, textOf, worthOfCards } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { wordNerds } from '#strings/word-nerds.ts';
import { owedLetters, owedTokens } from './prompt.ts';
import type { Moment } from './scene.ts';
import type { Desk } from './use-desk.ts';

interface DoProps {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly desk: Desk;
  /** A word may be laid now. */
  readonly spelling: boolean;
  /** The word being spelt can be laid. */
  readonly sound: boolean;
}

interface Button {
  readonly label: string;
  readonly go?: boolean;
  readonly off?: boolean;
  readonly answer: unknown;
}

/** The answers to the open decision, as buttons. */
export function Do(props: DoProps): JSX.Element {
  return (
    <div class="do">
      {buttons(props).map(({ label, go, off, answer }) => (
        <button
          key={label}
          type="button"
          class={`btn big ${go ? 'go' : ''}`}
          disabled={off}
          onClick={() => props.desk.answer(answer)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function buttons({ moment, seat, desk, spelling, sound }: DoProps): readonly Button[] {
  const { step, view } = moment;
  const { act } = wordNerds;
  const pass: Button = { label: act.pass, answer: { type: 'pass' } };
  const text = sound ? textOf(desk.word) : '';
  const { total } = worthOfCards(desk.word);
  switch (step?.type) {
    case 'bid': {
      const token = desk.tokens[0] ?? null;
      return [{ label: act.bid(token), go: true, off: token === null, answer: { token } }];
    }
    case 'bid-cards':
      return [{ ...pass, go: true }];
    case 'declare':
      return [
        pass,
        { label: act.declare(text, total), go: true, off: !sound, answer: { type: 'word', cards: desk.word } },
      ];
    case 'respond':
      return [
        pass,
        ...view.words.flatMap((laid, word) =>
          checkChallenge(view.words, seat, word)
            ? []
            : [{ label: act.challenge(textOf(laid.cards)), answer: { type: 'challenge', word } }],
        ),
        ...(spelling && desk.word.length > 0
          ? [{ label: act.trump(text, total), go: true, off: !sound, answer: { type: 'trump', cards: desk.word } }]
          : []),
      ];
    case 'join':
      return [
        { label: act.stayOut, answer: { join: false } },
        { label: act.join, go: true, answer: { join: true } },
      ];
    case 'tokens': {
      const owed = owedTokens(moment);
      const { tokens } = desk;
      return [{ label: act.take(tokens.length, owed), go: true, off: tokens.length !== owed, answer: { tokens } }];
    }
    case 'keep': {
      const left = view.hand?.letters.length ?? 0;
      // Two letters for none are no hard choice.
      return [
        { label: act.keep(left), go: left > 0, answer: { redraw: false } },
        { label: act.redraw(left), go: left === 0, answer: { redraw: true } },
      ];
    }
    case 'purchase': {
      const { letters, tokens } = desk;
      const replace: Purchase = { type: 'replace', cards: [...letters], tokens: [...tokens] };
      const buy: Purchase = { type: 'action', token: tokens[0] ?? 0 };
      const oneOnly = tokens.length === 1 && letters.length === 0;
      return [
        pass,
        {
          label: act.replace(letters.length),
          off: letters.length === 0 || Boolean(checkPurchase(view, seat, replace)),
          answer: replace,
        },
        { label: act.buy, off: !oneOnly || Boolean(checkPurchase(view, seat, buy)), answer: buy },
      ];
    }
    case 'drop':
    case 'discard': {
      const owed = owedLetters(moment);
      const { letters } = desk;
      const answer = step.type === 'drop' ? { card: letters[0] } : { cards: letters };
      return [{ label: act.discard(letters.length, owed), go: true, off: letters.length !== owed, answer }];
    }
    default:
      return [];
  }
}
