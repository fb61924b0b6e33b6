import type { AnyRefusal } from '@wordhoard/protocol';
import type { ActionId, LetterId, Refusal, Used } from '@wordhoard/word-nerds';
import { useEffect, useState } from 'preact/hooks';
import { play as sound } from '../../shell/sound.ts';
import type { GameTableProps } from '../../shell/table/game-page.ts';
import { still } from './composing.ts';
import { inWords } from './refusals.ts';
import type { Moment } from './scene.ts';

/** What the player has taken up but not yet done. */
export interface Desk {
  /** The word being spelt. It stays from window to window, as long as its cards are there. */
  readonly word: readonly Used[];
  readonly letters: readonly LetterId[];
  readonly tokens: readonly number[];
  readonly card: ActionId | null;
  readonly refusal: { readonly code: string; readonly text: string } | null;
  spell(word: readonly Used[]): void;
  toggleLetter(card: LetterId, most: number): void;
  toggleToken(token: number, most: number): void;
  takeUp(card: ActionId | null): void;
  answer(answer: unknown): void;
  play(move: unknown): void;
}

const toggled = <T>(all: readonly T[], one: T, most: number): readonly T[] =>
  all.includes(one) ? all.filter((it) => it !== one) : [...all, one].slice(-most);

export function useDesk({ view, question, me }: Moment, { move, free }: Pick<GameTableProps, 'move' | 'free'>): Desk {
  const [word, setWord] = useState<readonly Used[]>([]);
  const [letters, setLetters] = useState<readonly LetterId[]>([]);
  const [tokens, setTokens] = useState<readonly number[]>([]);
  const [card, setCard] = useState<ActionId | null>(null);
  const [refusal, setRefusal] = useState<Desk['refusal']>(null);
  useEffect(() => {
    setLetters([]);
    setTokens([]);
    setCard(null);
    setRefusal(null);
  }, [question]);
  // A new turn is a new word.
  useEffect(() => setWord([]), [view.turn]);
  const hand = view.hand?.letters ?? [];
  const laid = word.some(({ card }) =>
    view.words.some(({ owner, cards }) => owner === me && cards.some((it) => it.card === card)),
  );
  const act = async (done: Promise<AnyRefusal | Refusal | null>): Promise<void> => {
    const why = await done;
    setRefusal(why && { code: why.code, text: inWords(why) });
    if (why) return;
    sound('lock');
    setCard(null);
  };
  const fresh =
    <A extends unknown[]>(change: (...given: A) => void) =>
    (...given: A): void => {
      setRefusal(null);
      change(...given);
    };
  return {
    word: laid ? [] : still(word, { hand, pool: view.pool }),
    letters: letters.filter((it) => hand.includes(it)),
    tokens,
    card: card !== null && view.hand?.actions.includes(card) ? card : null,
    refusal,
    spell: fresh(setWord),
    toggleLetter: fresh((it: LetterId, most: number) => setLetters(toggled(letters, it, most))),
    toggleToken: fresh((it: number, most: number) => setTokens(toggled(tokens, it, most))),
    takeUp: fresh((it: ActionId | null) => setCard(it)),
    answer: (given) => void (me !== null && act(move(me, given))),
    play: (given) => void (me !== null && act(free(me, given))),
  };
}
