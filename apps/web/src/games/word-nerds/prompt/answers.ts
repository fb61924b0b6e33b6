import type { Answer } from '@wordhoard/kernel';
import {
  checkChallenge,
  checkPurchase,
  componentsOf,
  type Purchase,
  textOf,
  type WordNerds,
} from '@wordhoard/word-nerds';
import type { DeepReadonly } from '../../../table/answering.ts';
import type { Action } from '../../../table-kit/actions.tsx';
import { draftedWord, isSpelling, owedLetters, owedTokens, type PlayerProps } from '../hand/draft.ts';
import { wordNerds } from '../strings/play.ts';

const { act } = wordNerds;

/** An answer to the open question, as a button. */
export interface AnswerButton extends Pick<Action, 'label' | 'primary' | 'disabled' | 'key'> {
  /** [WN-15] The word it would challenge: points are at stake, so the player has to confirm it. */
  readonly challenged?: string;
  readonly answer: DeepReadonly<Answer<WordNerds>>;
}

const PASS: AnswerButton = { label: act.pass, key: 'p', answer: { type: 'pass' } };

/** The answers to the open question. They are one row whatever is asked: a focus on "Pass" stays there. */
export function answersTo(player: PlayerProps): readonly AnswerButton[] {
  const { situation, draft } = player;
  switch (situation.step?.type) {
    case 'bid': {
      const token = draft.tokens[0] ?? null;
      return [{ label: act.bid(token), primary: true, disabled: token === null, answer: { token: token ?? 0 } }];
    }
    case 'bid-cards':
      return [{ ...PASS, primary: true }];
    case 'declare':
      return [PASS, wordButton(player, 'word')];
    case 'respond':
      return responses(player);
    case 'join':
      return [
        { label: act.stayOut, key: 'p', answer: { join: false } },
        { label: act.join, key: 'c', primary: true, answer: { join: true } },
      ];
    case 'keep':
      return handChoices(player);
    case 'purchase':
      return purchases(player);
    case 'drop':
    case 'discard':
      return [discardButton(player)];
    // The letters of the auction are buttons themselves.
    case 'select':
    case undefined:
      return [];
  }
}

/** [WN-11] [WN-14] Lays the word being spelt. */
function wordButton(player: PlayerProps, type: 'word' | 'trump'): AnswerButton {
  const { play, text, score, whyNot } = draftedWord(player);
  const label = (type === 'word' ? act.declare : act.trump)(text, score.total);
  return { label, primary: true, disabled: Boolean(whyNot), answer: { type, ...play } };
}

/** [WN-13] Pass, challenge any word that may be challenged, or trump with the word being spelt. */
function responses(player: PlayerProps): readonly AnswerButton[] {
  const { situation, seat, draft } = player;
  const { words, config } = situation.view;
  const components = componentsOf(config);
  const challenges = words.flatMap(({ cards }, word): AnswerButton[] => {
    const text = textOf(components, cards);
    if (checkChallenge(words, seat, word)) return [];
    return [{ label: act.challenge(text), key: 'c', challenged: text, answer: { type: 'challenge', word } }];
  });
  const canTrump = isSpelling(situation) && draft.word.length > 0;
  return [PASS, ...challenges, ...(canTrump ? [wordButton(player, 'trump')] : [])];
}

/** [WN-18] [WN-19] */
function handChoices({ situation, draft: { tokens } }: PlayerProps): readonly AnswerButton[] {
  const left = situation.view.hand?.letters.length ?? 0;
  const disabled = tokens.length !== owedTokens(situation);
  // A player without letters hardly wants to draw none.
  return [
    { label: act.keep(left), primary: left > 0, disabled, answer: { redraw: false, tokens } },
    { label: act.redraw(left), primary: left === 0, disabled, answer: { redraw: true, tokens } },
  ];
}

/** [WN-20] */
function purchases({ situation: { view }, seat, draft: { letters, tokens } }: PlayerProps): readonly AnswerButton[] {
  const replace: Purchase = { type: 'replace', cards: [...letters], tokens: [...tokens] };
  const buy: Purchase = { type: 'action', token: tokens[0] ?? 0 };
  const oneOnly = tokens.length === 1 && letters.length === 0;
  return [
    PASS,
    {
      label: act.replace(letters.length),
      disabled: letters.length === 0 || Boolean(checkPurchase(view, seat, replace)),
      answer: replace,
    },
    { label: act.buy, disabled: !oneOnly || Boolean(checkPurchase(view, seat, buy)), answer: buy },
  ];
}

/** [WN-4] Down to ten, or one by DROP LETTER. */
function discardButton({ situation, draft: { letters } }: PlayerProps): AnswerButton {
  const owed = owedLetters(situation);
  const answer = situation.step?.type === 'drop' ? { card: letters[0] ?? null } : { cards: letters };
  return { label: act.discard(letters.length, owed), primary: true, disabled: letters.length !== owed, answer };
}
