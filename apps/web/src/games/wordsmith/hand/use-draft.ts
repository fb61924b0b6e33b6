import type { AnyRefusal } from '@wordhoard/protocol';
import {
  beginTurn,
  type Claim,
  componentsOf,
  type Sheet,
  type Square,
  spotsWords,
  type TurnAnswer,
  type TurnSoFar,
  type TurnStep,
  type Wordsmith,
} from '@wordhoard/wordsmith';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { play } from '../../../device/sound.ts';
import { readText, writeText } from '../../../device/storage.ts';
import { unlessWordsMissing } from '../../../offline/words.ts';
import type { DeepReadonly } from '../../../table/answering.ts';
import { type AnswerDraft, useAnswer } from '../../../table-kit/answer-draft.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import {
  EMPTY,
  type HeldTool,
  makeDraft,
  parseDraft,
  redo,
  type StepDraft,
  stepInHand,
  stepTyped,
  undo,
  withStep,
} from './draft.ts';
import type { OfferedClaim, TurnRules } from './turn-rules.ts';

/** A player's turn while they try it out, and what they can do with it. */
export interface TurnDraft {
  readonly turn: TurnSoFar;
  /** Every word that can be claimed on the sheet as it is now; none where words are not spotted [WS-18]. */
  readonly offered: readonly OfferedClaim[];
  readonly hand: HeldTool | null;
  readonly refusal: AnyRefusal | null;
  readonly canRedo: boolean;
  readonly isSending: boolean;
  /** The player confirmed with something left undone, and is asked whether they mean it. */
  readonly isLeaving: boolean;
  /** False until the dictionary is loaded, if words were claimed before the page was. */
  readonly isReady: boolean;
  take(hand: HeldTool | null): void;
  /** Lays what is in the hand on a square; with an empty hand, a letter there is the first of a word to be claimed. */
  press(at: Square): void;
  lay(hand: HeldTool, at: Square): void;
  type(letter: string, at: Square): void;
  claim(claim: Pick<Claim, 'from' | 'to'>): void;
  undo(): void;
  redo(): void;
  confirm(): void;
}

interface DraftInput {
  readonly situation: Situation<Wordsmith>;
  /** Identifies this match. */
  readonly match: string;
  /** The sheet before the turn. */
  readonly sheet: Sheet;
  /** Null until they are loaded. */
  readonly rules: TurnRules | null;
  send(turn: DeepReadonly<TurnAnswer>): Promise<AnyRefusal | null>;
}

/** The open turn. With a time limit it is also sent to the server, which plays it if time runs out [WS-5]. */
export function useDraft({ situation, match, sheet, rules, send }: DraftInput): TurnDraft {
  const { view, question, mine, given, until } = situation;
  const { round, offer, config } = view;
  const components = componentsOf(config);
  const { answer, store } = useStoredDraft(situation, match);
  const { hand, isLeaving, waiting } = answer.draft;
  // A confirmed turn stays visible while the others still write.
  const shown = mine ? answer.draft.steps : (given?.steps ?? EMPTY.steps);
  const { turn, isReady, isOutdated } = useMemo(() => {
    const result = rules && unlessWordsMissing(() => rules.applySteps(sheet, offer, shown, rules.wordRules(view)));
    if (!result) return { turn: beginTurn(sheet, components), isReady: false, isOutdated: false };
    const isOutdated = 'code' in result;
    return { turn: isOutdated ? beginTurn(sheet, components) : result, isReady: true, isOutdated };
    // A word that is allowed meanwhile changes the config.
  }, [sheet, round, config, shown, rules]);
  // Steps stored by a page with another dictionary may be refused now: the turn starts over.
  const draft: StepDraft = isOutdated ? EMPTY : answer.draft;
  const hasWords = rules?.hasWords ?? false;
  const offered = useMemo((): readonly OfferedClaim[] => {
    if (!rules?.hasWords || !mine || !spotsWords(config)) return [];
    return rules.offeredIn(turn, offer, rules.wordRules(view));
  }, [turn, config, rules, mine]);

  const isSent = JSON.stringify(draft.steps) === JSON.stringify(given?.steps ?? []);
  useEffect(() => {
    if (mine && until !== null && hasWords && !answer.isSending && !isSent)
      void send({ steps: draft.steps, draft: true });
  }, [question, hasWords, draft.steps]);

  const change = (part: Partial<TurnState>, refusal: AnyRefusal | null = null): void => {
    answer.change({ ...answer.draft, isLeaving: false, waiting: null, ...part });
    if (refusal) answer.refuse(refusal);
  };
  const changeSteps = (next: StepDraft): void => {
    change({ ...next, hand: null });
    store(next);
  };
  const attempt = (step: TurnStep): void => {
    if (!rules || !isReady || !mine) return;
    const next = unlessWordsMissing(() => rules.applyStep(turn, offer, step, rules.wordRules(view)));
    if (!next) return change({ hand: null, waiting: step }, WORDS_COMING);
    // After a refusal a letter stays in the hand, for another square.
    if ('code' in next) return change(step.type === 'claim' ? { hand: null } : {}, { ...next });
    play('lock');
    changeSteps(withStep(draft, step));
  };
  useEffect(() => {
    if (hasWords && waiting) attempt(waiting);
    else if (hasWords && answer.refusal?.code === WORDS_COMING.code) change({});
  }, [hasWords]);
  const lay = (tool: HeldTool, at: Square): void => {
    const step = stepInHand(tool, at);
    if (step) attempt(step);
  };
  return {
    turn,
    offered,
    hand,
    refusal: answer.refusal,
    canRedo: draft.undone.length > 0,
    isSending: answer.isSending,
    isLeaving,
    isReady,
    take: (tool) => change({ hand: tool }),
    press: (at) => {
      if (hand?.is === 'claim' && hand.from === at) change({ hand: null });
      else if (hand) lay(hand, at);
      else if (turn.sheet.letters[at] !== null) change({ hand: { is: 'claim', from: at } });
    },
    lay,
    type: (letter, at) => attempt(stepTyped(letter, at, turn, offer, hand, components)),
    claim: ({ from, to }) => attempt({ type: 'claim', from, to }),
    undo: () => changeSteps(undo(draft)),
    redo: () => changeSteps(redo(draft)),
    confirm: () => {
      if (!rules || answer.isSending) return;
      // Without the dictionary the page doesn't know which words could still be claimed.
      if (!hasWords) return change({}, WORDS_COMING);
      const result = rules.applyTurn(sheet, offer, draft.steps, rules.wordRules(view));
      if ('code' in result) return change({}, { ...result });
      const { goblets, swords } = result.remaining;
      const isUnfinished = goblets + swords > 0 || offered.some(({ gains }) => gains);
      if (isUnfinished && !isLeaving) return change({ isLeaving: true, hand: null });
      change({});
      void answer.send(send({ steps: draft.steps }));
    },
  };
}

const WORDS_COMING = { code: 'words-coming' };

/** An unsent turn. Only its steps are stored. */
interface TurnState extends StepDraft {
  readonly hand: HeldTool | null;
  readonly isLeaving: boolean;
  /** A word claimed before the dictionary was loaded: looked up as soon as it is. */
  readonly waiting: TurnStep | null;
}

/**
 * The turn under way, stored on this device for each match and seat: a reload or a locked phone loses nothing. Deleted
 * once it is confirmed. Another device of the same player goes on from the server's draft.
 */
function useStoredDraft(
  { question, mine, me, given }: Situation<Wordsmith>,
  match: string,
): { readonly answer: AnswerDraft<TurnState, AnyRefusal>; store(draft: StepDraft): void } {
  const place = `wordhoard.wordsmith.turn.${match}.${me}`;
  const open = mine ? question : null;
  const key = `${place} ${open}`;
  const answer = useAnswer<TurnState>(key, () => {
    const stored = open === null ? EMPTY : parseDraft(readText(place), open);
    const begun = stored === EMPTY && open !== null && given ? { steps: given.steps, undone: [] } : stored;
    return { ...begun, hand: null, isLeaving: false, waiting: null };
  });
  const store = ({ steps, undone }: StepDraft): void =>
    void writeText(
      place,
      open !== null && steps.length + undone.length > 0 ? makeDraft({ steps, undone }, open) : null,
    );
  // Deletes the draft of an earlier question, before the paint and so before a first letter can be stored.
  useLayoutEffect(() => {
    if (me !== null && answer.draft.steps.length + answer.draft.undone.length === 0) store(EMPTY);
  }, [key]);
  return { answer, store };
}

// Requested at once, although the page is drawn without the rules: nothing can be written before they are loaded.
const rulesModule = import('./turn-rules.ts');

/** The rules for a turn, loaded after the page (null until then), and later with the dictionary. */
export function useTurnRules(): { readonly rules: TurnRules | null; readonly hasFailed: boolean } {
  const [rules, setRules] = useState<TurnRules | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { turnRulesWith, fetchLexicon } = await rulesModule;
      setRules(turnRulesWith(null));
      setRules(turnRulesWith(await fetchLexicon()));
    };
    load().catch(() => setFailed(true));
  }, []);
  return { rules, hasFailed };
}
