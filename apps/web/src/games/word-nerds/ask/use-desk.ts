import type { Answer, Seat } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { ActionId, ActionTarget, LetterId, PlayedAction, WordCard, WordNerds } from '@wordhoard/word-nerds';
import { useLayoutEffect, useState } from 'preact/hooks';
import { play as sound } from '../../../device/sound.ts';
import type { Session } from '../../../net/session.ts';
import type { DeepReadonly } from '../../../table/answering.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import type { ShownRefusal } from '../../../table-kit/prompt.tsx';
import { shownRefusal } from '../../../table-kit/refusals.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { still } from '../word/composing.ts';
import { type Along, changed, layable } from '../word/laying-along.ts';
import type { SentLast } from '../word/passed-over.ts';
import { usualTokens } from './owed.ts';
import { inWords } from './refusals.ts';

/** Cards and tokens the player has selected but not sent. */
export interface WordNerdsDraft {
  /** The word being spelt. It stays from window to window, as long as its cards are there. */
  readonly word: readonly WordCard[];
  /** [WN-14] The action cards to be laid with it; they stay as long as the word does. */
  readonly actions: readonly PlayedAction[];
  readonly letters: readonly LetterId[];
  readonly tokens: readonly number[];
  readonly card: ActionId | null;
  readonly refusal: ShownRefusal | null;
  spell(word: readonly WordCard[]): void;
  /** Lays this card with the word, for this; null keeps it. */
  layWith(card: ActionId, target: ActionTarget | null): void;
  toggleLetter(card: LetterId, most: number): void;
  toggleToken(token: number, most: number): void;
  takeUp(card: ActionId | null): void;
  answer(answer: DeepReadonly<Answer<WordNerds>>): void;
  play(move: DeepReadonly<WordNerds['free']>): void;
}

/** One player's own part of the table: what every piece of it is drawn from. */
export interface Own {
  readonly situation: Situation<WordNerds>;
  readonly seat: Seat;
  readonly desk: WordNerdsDraft;
  readonly names: Names;
}

const toggled = <T>(all: readonly T[], one: T, most: number): readonly T[] =>
  all.includes(one) ? all.filter((it) => it !== one) : [...all, one].slice(-most);

/** The answer each seat has sent last: at a shared device it is taken up again after others had it. */
const lastSent = new WeakMap<Session, Map<Seat, SentLast>>();

export function sentFrom(session: Session): Map<Seat, SentLast> {
  const there = lastSent.get(session) ?? new Map<Seat, SentLast>();
  lastSent.set(session, there);
  return there;
}

export function useDesk(
  situation: Situation<WordNerds>,
  { session, sight: { events }, move, free }: Pick<GameTableProps<WordNerds>, 'session' | 'sight' | 'move' | 'free'>,
): WordNerdsDraft {
  const { view, question, me, step, given: answered } = situation;
  const [word, setWord] = useState<readonly WordCard[]>([]);
  const [along, setAlong] = useState<readonly Along[]>([]);
  const [letters, setLetters] = useState<readonly LetterId[]>([]);
  const [tokens, setTokens] = useState<readonly number[]>([]);
  const [card, setCard] = useState<ActionId | null>(null);
  const [refusal, setRefusal] = useState<WordNerdsDraft['refusal']>(null);
  // Before the question is painted: an immediate choice isn't lost.
  useLayoutEffect(() => {
    setLetters([]);
    setTokens(usualTokens(situation));
    setCard(null);
    setRefusal(null);
  }, [question]);
  // A new turn is a new word.
  useLayoutEffect(() => {
    setWord([]);
    setAlong([]);
  }, [view.turn]);
  const done = (): void => {
    sound('lock');
    setCard(null);
  };
  const act = async (sent: Promise<AnyRefusal | null>): Promise<void> => {
    const why = await sent;
    setRefusal(why && shownRefusal(why, inWords(why)));
    if (!why) done();
  };
  const fresh =
    <A extends unknown[]>(change: (...given: A) => void) =>
    (...given: A): void => {
      setRefusal(null);
      change(...given);
    };
  /** [WN-20] The table waits for a player who begins to buy. */
  const browse = (): void => {
    if (me === null || step?.type !== 'purchase' || answered || !session.passing.peek().get(me)?.now) return;
    // If it comes too late, the next question says so.
    void move(me, { type: 'browse' });
  };
  const hand = view.hand?.letters ?? [];
  const laid = word.some(({ card }) =>
    view.words.some(({ owner, cards }) => owner === me && cards.some((it) => it.card === card)),
  );
  const spelt = laid ? [] : still(word, { hand, pool: view.pool });
  return {
    word: spelt,
    actions: me === null ? [] : layable(view, me, spelt, along),
    letters: letters.filter((it) => hand.includes(it)),
    tokens,
    card: card !== null && view.hand?.actions.includes(card) ? card : null,
    refusal,
    spell: fresh(setWord),
    layWith: fresh((it: ActionId, target: ActionTarget | null) => setAlong(changed(view, along, it, target))),
    toggleLetter: fresh((it: LetterId, most: number) => {
      browse();
      setLetters(toggled(letters, it, most));
    }),
    toggleToken: fresh((it: number, most: number) => {
      browse();
      setTokens(toggled(tokens, it, most));
    }),
    takeUp: fresh((it: ActionId | null) => setCard(it)),
    answer: (given) => {
      if (me === null) return;
      sentFrom(session).set(me, { answer: given, told: events.length, sealed: false });
      void act(
        move(me, given).then((why) => {
          if (why) sentFrom(session).delete(me);
          return why;
        }),
      );
    },
    play: (given) => void (me !== null && act(free(me, given))),
  };
}
