import type { AnyRefusal } from '@wordhoard/protocol';
import type { CardId, Workbench } from '@wordhoard/word-worx';
import { useState } from 'preact/hooks';
import type { Why } from '../ask/refusals.ts';
import {
  type BuildDraft,
  type Built,
  draftFrom,
  draftOf,
  fromTyped,
  type TypedFault,
  typedOf,
} from '../bench/draft.ts';
import { benchFor, type TheftPlan } from '../steal/plan.ts';

/** A player's unsent draft; dropped with its question. */
interface TurnDraft {
  readonly question: number | null;
  readonly draft: BuildDraft;
  readonly typed: string;
  /** Why what is typed cannot be laid: then it is not what stands there. */
  readonly fault: TypedFault | null;
  readonly plan: TheftPlan | null;
  /** Cards chosen in the hand: to discard. */
  readonly chosen: readonly CardId[];
  readonly refusal: Why | null;
}

export interface TurnEditor extends TurnDraft {
  /** The building material, including a card about to be stolen. */
  readonly bench: Workbench;
  build(draft: BuildDraft): void;
  type(typed: string): void;
  reset(): void;
  /** Plans a theft; the draft has the player's own words afterwards. */
  steal(plan: TheftPlan, draft?: BuildDraft): void;
  choose(card: CardId): void;
  refuse(why: Why | null): void;
  /** Acts unless the typed words couldn't be laid: a button never loses what the player wrote. */
  whenLaid(act: () => void): void;
  /** Sends an answer and keeps why it was refused. */
  send(sent: Promise<AnyRefusal | null>): void;
}

/** `given`: the words that have been put forward for this question. */
export function useTurn(question: number | null, own: Workbench, given: Built | null): TurnEditor {
  const fresh = (draft = draftOf(own)): TurnDraft => ({
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
  const change = (part: Partial<TurnDraft>): void => keep({ ...begun, refusal: null, ...part });
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
      // A newer draft stays; a question without a draft keeps only the refusal.
      void sent.then((refusal) =>
        keep((now) => (now.question === question ? { ...now, refusal } : refusal ? { ...begun, refusal } : now)),
      );
    },
  };
}
