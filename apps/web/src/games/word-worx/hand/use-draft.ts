import type { AnyRefusal } from '@wordhoard/protocol';
import {
  type CardDeck,
  type CardId,
  componentsOf,
  type WordWorx,
  type Workbench,
  workbenchOf,
} from '@wordhoard/word-worx';
import { useEffect } from 'preact/hooks';
import type { MoveSender } from '../../../table/answering.ts';
import { useAnswer } from '../../../table-kit/answer-draft.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import type { Why } from '../prompt/refusals.ts';
import type { TurnSituation } from '../prompt/turn-controls.ts';
import { useDictionary } from './dictionary.ts';
import type { Verdict } from './dictionary.worker.ts';
import {
  type BuildDraft,
  type Built,
  builtOf,
  draftFrom,
  draftOf,
  fromTyped,
  type TypedFault,
  typedOf,
} from './draft.ts';
import { shownWordsOf } from './shown-words.ts';
import { benchFor, type TheftPlan } from './theft-plan.ts';

const NO_BENCH = { hand: [], words: [], lock: null };

/** `move`: to the question of this situation. */
export function useTurnSituation(situation: Situation<WordWorx>, move: MoveSender<WordWorx>['move']): TurnSituation {
  const { view, me, step, mine, question, given } = situation;
  const built = given && 'seal' in given ? given : null;
  const turn = useTurn(componentsOf(view.config).deck, question, me === null ? NO_BENCH : workbenchOf(view, me), built);
  const { bench, draft, plan } = turn;
  const arranging = mine && (step?.type === 'build' || (step?.type === 'steal' && plan !== null));
  // Asked while cards are still taken off the line: it lies open, and is known when the question comes.
  const maySteal = mine && (step?.type === 'pick' || step?.type === 'steal');
  const lying = view.players.map(({ words, lock }) => ({ words, lock }));
  const verdict = useDictionary('arrangement', view.config, arranging ? { bench, words: draft.words } : null);
  usePutForward(situation, turn, built, verdict, move);
  return {
    situation,
    turn,
    shown: shownWordsOf(view, me, bench, arranging ? draft : null, verdict),
    verdict,
    stealable: useDictionary('stealable', view.config, maySteal && me !== null ? { players: lying, seat: me } : null),
    answer(given) {
      if (me !== null) turn.send(move(me, given));
    },
  };
}

/** A player's unsent draft; dropped with its question. */
interface TurnDraft {
  readonly draft: BuildDraft;
  readonly typed: string;
  /** Why what is typed cannot be laid: then it is not what stands there. */
  readonly fault: TypedFault | null;
  readonly plan: TheftPlan | null;
  /** Cards chosen in the hand: to discard. */
  readonly chosen: readonly CardId[];
}

export interface TurnEditor extends TurnDraft {
  readonly refusal: Why | null;
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
function useTurn(deck: CardDeck, question: number | null, own: Workbench, given: Built | null): TurnEditor {
  const fresh = (draft = draftOf(own)): TurnDraft => ({
    draft,
    typed: typedOf(deck, draft),
    fault: null,
    plan: null,
    chosen: [],
  });
  const answer = useAnswer<TurnDraft, Why>(question, () => fresh(given ? draftFrom(own, given) : undefined));
  const begun = answer.draft;
  const change = (part: Partial<TurnDraft>): void => answer.change({ ...begun, ...part });
  const bench = benchFor(own, begun.plan);
  return {
    ...begun,
    refusal: answer.refusal,
    bench,
    build: (draft) => change({ draft, typed: typedOf(deck, draft), fault: null }),
    type(typed) {
      const laid = fromTyped(deck, typed, bench);
      if (!('code' in laid))
        return change({ typed, fault: null, draft: { ...begun.draft, words: laid.words, at: null, lifted: null } });
      change({ typed, fault: laid });
      answer.refuse(laid);
    },
    reset: () => answer.change(fresh()),
    steal: (plan, draft = begun.draft) => change({ plan, draft, typed: typedOf(deck, draft), fault: null }),
    choose: (card) => {
      const others = begun.chosen.filter((it) => it !== card);
      change({ chosen: others.length < begun.chosen.length ? others : [...others, card] });
    },
    refuse: (refusal) => answer.refuse(refusal),
    whenLaid: (act) => (begun.fault ? answer.refuse({ code: 'not-laid', why: begun.fault }) : act()),
    send: (sent) => void answer.send(sent),
  };
}

/** Milliseconds of pause, so that not every typed letter is sent. */
const PAUSE = 300;

/** While the clock runs, whatever is built and can stand is put forward: it is laid if the time runs out. `before`: what was. */
function usePutForward(
  { step, mine, me, until }: Situation<WordWorx>,
  { bench, draft, fault }: TurnEditor,
  before: Built | null,
  verdict: Verdict | null | undefined,
  move: MoveSender<WordWorx>['move'],
): void {
  const ready = mine && step?.type === 'build' && until !== null && fault === null && verdict?.why === null;
  const built = builtOf(bench, draft);
  const { words, lock, seal } = before ?? builtOf(bench, draftOf(bench));
  const news = ready && JSON.stringify(built) !== JSON.stringify({ words, lock, seal });
  useEffect(() => {
    if (!news || me === null) return;
    // Refused, it is not put forward; the button will say why.
    const later = setTimeout(() => void move(me, { ...built, draft: true }), PAUSE);
    return () => clearTimeout(later);
  }, [news, JSON.stringify(built)]);
}
