import { forSeat, type Seat } from '@wordhoard/kernel';
import { LETTERS_A_TURN, type LetterOffer, offerOf, ROUNDS, SLOTS } from './cards.ts';
import { FIRST_TO_GOAL, LATER_TO_GOAL, reaches } from './goals.ts';
import { type TurnAnswer, turnSchema } from './moves.ts';
import { ranking, tallies } from './scoring.ts';
import type { Sheet } from './sheet.ts';
import { applySteps, applyTurn } from './turn.ts';
import type { Steps, View, WordsmithMoment } from './types.ts';
import type { Judge } from './words.ts';

/** [WS-5] A round begins: three cards are turned up. */
export const deal: Steps['deal'] = {
  run(m) {
    const { state } = m;
    state.offer = state.deck.secret.splice(0, SLOTS);
    state.round += 1;
    delete state.allowed;
    m.tell({ type: 'dealt', round: state.round, offer: offerOf(state.config.deck, state.offer) });
    m.next({ type: 'turn', round: state.round });
  },
};

/** The dictionary and options that a turn's words are judged by, from a view of the table. */
export const judgeOf = (view: Pick<View, 'config' | 'round' | 'allowed'>, lexicon: Judge['lexicon']): Judge => ({
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
    const result = apply(forSeat(view.sheets, seat), view.offer, steps, judgeOf(view, env));
    return 'code' in result ? result : undefined;
  },
  defaultAnswer: ({ view, seat, draft, env }) =>
    finished(draft, forSeat(view.sheets, seat), view.offer, judgeOf(view, env)),
  answered: (_, __, { answer }) => (answer.draft ? 'stay' : 'wait'),
  close(m, _, given) {
    const { state } = m;
    const offer = offerOf(state.config.deck, state.offer);
    for (const { seat, answer, silent } of given.toSorted((a, b) => a.seat - b.seat)) {
      const result = applyTurn(forSeat(state.sheets, seat), offer, answer.steps, judgeOf(state, m.env));
      if ('code' in result) throw new Error(`a turn that was accepted is refused: ${result.code}`);
      state.sheets[seat] = result.sheet;
      const prepared = answer.draft === true;
      m.tell({ type: 'turned', seat, round: state.round, earned: [...result.earned], silent, prepared });
    }
    for (const at of state.goals.keys()) awardGoal(m, at);
    if (state.round < ROUNDS) m.next({ type: 'deal' });
    else end(m);
  },
};

/**
 * [WS-5] Time is up: the prepared steps are played, and a missing letter is written blindly. There always is one: a
 * player who misses a letter has taken no more than one from the free card.
 */
export function finished(draft: TurnAnswer | undefined, sheet: Sheet, offer: LetterOffer, judge: Judge): TurnAnswer {
  const turn = draft && applySteps(sheet, offer, draft.steps, judge);
  if (!draft?.steps.length || !turn || 'code' in turn) return blindTurn(sheet, offer);
  const taken = draft.steps.flatMap((step) => (step.type === 'write' && step.price === 0 ? [step.letter] : []));
  const free = taken.reduce((left, letter) => left.replace(letter, ''), offer[0]!);
  const rest = blindTurn(turn.sheet, offer.with(0, free)).steps.slice(0, turn.open.letters);
  return { steps: [...draft.steps, ...rest], draft: true };
}

/**
 * The default turn (ours): the first two letters of the free card on the first two vacant squares. It costs nothing,
 * looks at nothing, and is always legal: every card has two letters, a game fills far fewer than 64 squares, and a
 * position without room for the rest of the game is refused.
 */
export function blindTurn({ letters }: Pick<Sheet, 'letters'>, offer: LetterOffer): TurnAnswer {
  const vacant = letters.flatMap((letter, square) => (letter === null ? [square] : []));
  const free = [...offer[0]!].slice(0, LETTERS_A_TURN);
  return { steps: free.map((letter, i) => ({ type: 'write', letter, at: vacant[i]!, price: 0 })) };
}

/** [WS-14] Everyone who completes a goal in the first round in which anyone does counts as first. */
function awardGoal(m: WordsmithMoment, at: number): void {
  const { state } = m;
  const { goal, first } = state.goals[at]!;
  const done = (sheet: Sheet): boolean => sheet.goals[at] === 0 && reaches(goal, sheet);
  const seats: Seat[] = m.seats.filter((seat) => done(forSeat(state.sheets, seat)));
  if (seats.length === 0) return;
  const points = first === null ? FIRST_TO_GOAL : LATER_TO_GOAL;
  for (const seat of seats) {
    const sheet = forSeat(state.sheets, seat);
    state.sheets[seat] = { ...sheet, goals: sheet.goals.with(at, points) };
    m.tell({ type: 'goal', seat, goal, points, first: first === null });
  }
  state.goals[at] = { goal, first: first ?? state.round };
}

/** [WS-15] [WS-16] */
function end(m: WordsmithMoment): void {
  m.tell({ type: 'ended', tallies: tallies(m.state.sheets) });
  m.end(ranking(m.state.sheets));
}
