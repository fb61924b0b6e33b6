import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../ui/lazy.tsx';
import type { WhyNotAsk } from '../why-not/ask.ts';

const AllowWord = lazy(async () => (await import('../table/words/allow-word.tsx')).AllowWord);

/** The options of the game on the screen: its dictionary decides what is a word. Set by the frame around the game. */
export const tableConfig: Signal<object | null> = signal(null);

/** Why this table doesn't accept a word; null if it does, or if that can't be told. Needs no network. */
export const explain = (ask: Omit<WhyNotAsk, 'config'>): Promise<string | null> =>
  import('../why-not/ask.ts').then(({ whyNot }) => whyNot({ ...ask, config: tableConfig.peek() })).catch(() => null);

interface WhyNotProps extends Partial<Omit<WhyNotAsk, 'config' | 'word'>> {
  /** One that has been refused or struck: never one that may still be a bluff. */
  readonly word: string;
  /** Remedies to offer. */
  readonly children?: ComponentChildren;
}

/** Why a word is none and what may have been meant, behind the sentence that says that it is none. */
export function WhyNot({ word, minimum, suggest, children }: WhyNotProps): JSX.Element {
  const [said, say] = useState<string | null>('');
  useEffect(() => {
    let current = true;
    say('');
    void explain({ word, minimum, suggest }).then((text) => current && say(text));
    return () => {
      current = false;
    };
  }, [word]);
  return (
    <span class="definition why-not">
      {' '}
      <span>{said}</span>
      {children}
      <AllowWord key={word} word={word} />
    </span>
  );
}
