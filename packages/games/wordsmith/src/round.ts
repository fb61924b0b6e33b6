import { entryAt, forSeat, type Seat } from '@wordhoard/kernel';
import { LETTERS_PER_TURN, type LetterOffer, OFFER_SIZE, offerOf, ROUNDS } from './cards.ts';
import { FIRST_GOAL_POINTS, isReached, LATER_GOAL_POINTS } from './goals.ts';
import { type TurnAnswer, turnSchema } from './moves.ts';
import { rankSheets, scoreSheets } from './scoring.ts';
import type { Sheet } from './sheet.ts';
import { applySteps, applyTurn } from './turn.ts';
import type { Steps, View, WordsmithContext } from './types.ts';
import type { WordRules } from './words.ts';

/** [WS-5] Begins a round: turns up three cards. */
export const deal: Steps['deal'] = {
  run(m) {
    const { state } = m;
    state.offer = state.deck.secret.splice(0, OFFER_SIZE);
    state.round += 1;
    delete state.allowed;
    m.tell({ type: 'dealt', round: state.round, offer: offerOf(state.config.deck, state.offer) });
    m.next({ type: 'turn', round: state.round });
  },
};

/** The dictionary and options by which the words of a turn are checked. */
export const wordRulesOf = (
  view: Pick<View, 'config' | 'round' | 'allowed'>,
  lexicon: WordRules['lexicon'],
): WordRules => ({
  lexicon,
  words: view.config.words,
  round: view.round,
  ...(view.allowed && { allowed: view.allowed }),
});

/** [WS-5] [WS-8] All players play at once; their turns are sealed until all have confirmed. */
export const turn: Steps['turn'] = {
  asks: (state) => state.sheets.map((_, seat) => seat),
  limit: 'turn',
  progress: 'shown',
  answer: turnSchema,
  check({ view, seat, env }, { steps, draft }) {
    const apply = draft ? applySteps : applyTurn;
    const result = apply(forSeat(view.sheets, seat), view.offer, steps, wordRulesOf(view, env));
    return 'code' in result ? result : undefined;
  },
  defaultAnswer: ({ view, seat, draft, env }) =>
    finishDraft(draft, forSeat(view.sheets, seat), view.offer, wordRulesOf(view, env)),
  answered: (_, __, { answer }) => (answer.draft ? 'stay' : 'wait'),
  close(m, _, answers) {
    const { state } = m;
    const offer = offerOf(state.config.deck, state.offer);
    for (const { seat, answer, silent } of answers.toSorted((a, b) => a.seat - b.seat)) {
      const result = applyTurn(forSeat(state.sheets, seat), offer, answer.steps, wordRulesOf(state, m.env));
      if ('code' in result) throw new Error(`a turn that was accepted is refused: ${result.code}`);
      state.sheets[seat] = result.sheet;
      const prepared = answer.draft === true;
      m.tell({ type: 'turned', seat, round: state.round, earned: [...result.rewards], silent, prepared });
    }
    for (const at of state.goals.keys()) awardGoal(m, at);
    if (state.round < ROUNDS) m.next({ type: 'deal' });
    else endMatch(m);
  },
};

/**
 * [WS-5] The turn that is played when time runs out: the steps of the draft, and a default for each missing letter. The
 * free card always has a letter left: a player who lacks one has taken at most one from that card.
 */
export function finishDraft(
  draft: TurnAnswer | undefined,
  sheet: Sheet,
  offer: LetterOffer,
  wordRules: WordRules,
): TurnAnswer {
  const turn = draft && applySteps(sheet, offer, draft.steps, wordRules);
  if (!draft?.steps.length || !turn || 'code' in turn) return defaultTurn(sheet, offer);
  const taken = draft.steps.flatMap((step) => (step.type === 'write' && step.price === 0 ? [step.letter] : []));
  const free = taken.reduce((left, letter) => left.replace(letter, ''), offer[0]!);
  const rest = defaultTurn(turn.sheet, offer.with(0, free)).steps.slice(0, turn.remaining.letters);
  return { steps: [...draft.steps, ...rest], draft: true };
}

/**
 * The default turn (ours): the first two letters of the free card on the first two vacant squares. It costs nothing and
 * is always legal: every card has two letters, a game fills far fewer than 64 squares, and a position without room for
 * the rest of the game is refused.
 */
export function defaultTurn({ letters }: Pick<Sheet, 'letters'>, offer: LetterOffer): TurnAnswer {
  const vacant = letters.flatMap((letter, square) => (letter === null ? [square] : []));
  const free = [...entryAt(offer, 0)].slice(0, LETTERS_PER_TURN);
  return { steps: free.map((letter, i) => ({ type: 'write', letter, at: vacant[i]!, price: 0 })) };
}

/** [WS-14] Everyone who completes a goal in the first round in which anyone does counts as first. */
function awardGoal(m: WordsmithContext, at: number): void {
  const { state } = m;
  const { goal, first } = entryAt(state.goals, at);
  const hasCompleted = (sheet: Sheet): boolean => sheet.goals[at] === 0 && isReached(goal, sheet);
  const seats: Seat[] = m.seats.filter((seat) => hasCompleted(forSeat(state.sheets, seat)));
  if (seats.length === 0) return;
  const points = first === null ? FIRST_GOAL_POINTS : LATER_GOAL_POINTS;
  for (const seat of seats) {
    const sheet = forSeat(state.sheets, seat);
    state.sheets[seat] = { ...sheet, goals: sheet.goals.with(at, points) };
    m.tell({ type: 'goal', seat, goal, points, first: first === null });
  }
  state.goals[at] = { goal, first: first ?? state.round };
}

/** [WS-15] [WS-16] */
function endMatch(m: WordsmithContext): void {
  m.tell({ type: 'ended', tallies: scoreSheets(m.state.sheets) });
  m.end(rankSheets(m.state.sheets));
}
