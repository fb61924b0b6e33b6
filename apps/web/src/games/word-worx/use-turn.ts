import type { AnyRefusal } from '@wordhoard/protocol';
import type { CardId, Workbench } from '@wordhoard/word-worx';
import { useState } from 'preact/hooks';
import { type Draft, draftOf, fromTyped, typedOf } from './building.ts';
import type { Why } from './refusals.ts';
import type { Plan } from './stealing.ts';

/** What a player has begun and not sent; it is forgotten with the question it was begun for. */
interface Begun {
  readonly question: number | null;
  readonly draft: Draft;
  readonly typed: string;
  readonly plan: Plan | null;
  /** Cards chosen in the hand: to discard. */
  readonly chosen: readonly CardId[];
  readonly refusal: Why | null;
}

export interface Turn extends Begun {
  build(draft: Draft): void;
  type(typed: string): void;
  reset(): void;
  steal(plan: Plan | null): void;
  choose(card: CardId): void;
  refuse(why: Why | null): void;
  /** Sends an answer and keeps why it was refused. */
  send(sent: Promise<AnyRefusal | null>): void;
}

export function useTurn(question: number | null, bench: Workbench): Turn {
  const fresh = (): Begun => {
    const draft = draftOf(bench);
    return { question, draft, typed: typedOf(draft), plan: null, chosen: [], refusal: null };
  };
  const [kept, keep] = useState<Begun>(fresh);
  const begun = kept.question === question ? kept : fresh();
  const change = (part: Partial<Begun>): void => keep({ ...begun, refusal: null, ...part });
  return {
    ...begun,
    build: (draft) => change({ draft, typed: typedOf(draft) }),
    type(typed) {
      const laid = fromTyped(typed, bench);
      if ('code' in laid) return change({ typed, refusal: laid });
      change({ typed, draft: { ...begun.draft, words: laid.words, at: null } });
    },
    reset: () => keep(fresh()),
    steal: (plan) => change({ plan }),
    choose: (card) => {
      const others = begun.chosen.filter((it) => it !== card);
      change({ chosen: others.length < begun.chosen.length ? others : [...others, card] });
    },
    refuse: (refusal) => change({ refusal }),
    send: (sent) => {
      // What was begun meanwhile stays; a question nothing was begun for has only the refusal to keep.
      void sent.then((refusal) =>
        keep((now) => (now.question === question ? { ...now, refusal } : refusal ? { ...begun, refusal } : now)),
      );
    },
  };
}
