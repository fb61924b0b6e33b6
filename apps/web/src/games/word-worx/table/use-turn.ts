import type { AnyRefusal } from '@wordhoard/protocol';
import type { CardId, Workbench } from '@wordhoard/word-worx';
import { useState } from 'preact/hooks';
import type { Why } from '../ask/refusals.ts';
import { type Built, type Draft, draftFrom, draftOf, fromTyped, type TypedFault, typedOf } from '../bench/draft.ts';
import { benchFor, type Plan } from '../steal/plan.ts';

/** What a player has begun and not sent; it is forgotten with the question it was begun for. */
interface Begun {
  readonly question: number | null;
  readonly draft: Draft;
  readonly typed: string;
  /** Why what is typed cannot be laid: then it is not what stands there. */
  readonly fault: TypedFault | null;
  readonly plan: Plan | null;
  /** Cards chosen in the hand: to discard. */
  readonly chosen: readonly CardId[];
  readonly refusal: Why | null;
}

export interface Turn extends Begun {
  /** What there is to build with, a card that is about to be stolen among it. */
  readonly bench: Workbench;
  build(draft: Draft): void;
  type(typed: string): void;
  reset(): void;
  /** Plans a theft; the draft says how one's own words stand then. */
  steal(plan: Plan, draft?: Draft): void;
  choose(card: CardId): void;
  refuse(why: Why | null): void;
  /** Does it, unless what is typed could not be laid: nothing that somebody wrote is lost by a button. */
  whenLaid(act: () => void): void;
  /** Sends an answer and keeps why it was refused. */
  send(sent: Promise<AnyRefusal | null>): void;
}

/** `given`: the words that have been put forward for this question. */
export function useTurn(question: number | null, own: Workbench, given: Built | null): Turn {
  const fresh = (draft = draftOf(own)): Begun => ({
    question,
    draft,
    typed: typedOf(draft),
    fault: null,
    plan: null,
    chosen: [],
    refusal: null,
  });
  const [kept, keep] = useState(() => fresh(given ? draftFrom(own, given) : undefined));
  const begun = kept.question === question ? kept : fresh();
  const change = (part: Partial<Begun>): void => keep({ ...begun, refusal: null, ...part });
  const bench = benchFor(own, begun.plan);
  return {
    ...begun,
    bench,
    build: (draft) => change({ draft, typed: typedOf(draft), fault: null }),
    type(typed) {
      const laid = fromTyped(typed, bench);
      if ('code' in laid) return change({ typed, fault: laid, refusal: laid });
      change({ typed, fault: null, draft: { ...begun.draft, words: laid.words, at: null, lifted: null } });
    },
    reset: () => keep(fresh()),
    steal: (plan, draft = begun.draft) => change({ plan, draft, typed: typedOf(draft), fault: null }),
    choose: (card) => {
      const others = begun.chosen.filter((it) => it !== card);
      change({ chosen: others.length < begun.chosen.length ? others : [...others, card] });
    },
    refuse: (refusal) => change({ refusal }),
    whenLaid: (act) => (begun.fault ? change({ refusal: { code: 'not-laid', why: begun.fault } }) : act()),
    send: (sent) => {
      // What was begun meanwhile stays; a question nothing was begun for has only the refusal to keep.
      void sent.then((refusal) =>
        keep((now) => (now.question === question ? { ...now, refusal } : refusal ? { ...begun, refusal } : now)),
      );
    },
  };
}
