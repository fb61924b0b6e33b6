import { entryAt, forSeat, type Seat } from '@wordhoard/kernel';
import { type LetterOffer, lettersFor, offerOf } from './cards.ts';
import { type Components, componentsOf, deckOf } from './components.ts';
import { goalPointsNow, goalRuleOf, isReached } from './goals.ts';
import { type TurnAnswer, type TurnStep, turnSchema } from './moves.ts';
import { rankSheets, scoreSheets } from './scoring.ts';
import type { Sheet } from './sheet.ts';
import { applySteps, applyTurn } from './turn.ts';
import type { Steps, View, WordsmithContext } from './types.ts';
import type { WordRules } from './words.ts';

/** [WS-5] Begins a round: turns up its cards. */
export const deal: Steps['deal'] = {
  run(m) {
    const { state } = m;
    const { cardPrices, arePricesPrinted } = componentsOf(state.config);
    state.offer = state.deck.secret.splice(0, cardPrices.length);
    state.round += 1;
    delete state.allowed;
    const prices = arePricesPrinted ? {} : { prices: cardPrices };
    m.tell({ type: 'dealt', round: state.round, offer: offerOf(deckOf(state.config), state.offer), ...prices });
    m.next({ type: 'turn', round: state.round });
  },
};

/** The dictionary, options and components by which a turn is checked. */
export const wordRulesOf = (
  view: Pick<View, 'config' | 'round' | 'allowed'>,
  lexicon: WordRules['lexicon'],
): WordRules => ({
  lexicon,
  words: view.config.words,
  components: componentsOf(view.config),
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
    const offer = offerOf(deckOf(state.config), state.offer);
    for (const { seat, answer, silent } of answers.toSorted((a, b) => a.seat - b.seat)) {
      const result = applyTurn(forSeat(state.sheets, seat), offer, answer.steps, wordRulesOf(state, m.env));
      if ('code' in result) throw new Error(`a turn that was accepted is refused: ${result.code}`);
      state.sheets[seat] = result.sheet;
      const prepared = answer.draft === true;
      m.tell({ type: 'turned', seat, round: state.round, earned: [...result.rewards], silent, prepared });
    }
    for (const at of state.goals.keys()) awardGoal(m, at);
    if (state.round < componentsOf(state.config).rounds) m.next({ type: 'deal' });
    else endMatch(m);
  },
};

/**
 * [WS-5] The turn that is played when time runs out: the steps of the draft, and a default for each missing letter. A
 * free card always has a letter left: it has as many as a turn writes, and a player who lacks one has taken fewer.
 */
export function finishDraft(
  draft: TurnAnswer | undefined,
  sheet: Sheet,
  offer: LetterOffer,
  wordRules: WordRules,
): TurnAnswer {
  const turn = draft && applySteps(sheet, offer, draft.steps, wordRules);
  const { components } = wordRules;
  if (!draft?.steps.length || !turn || 'code' in turn) return defaultTurn(sheet, offer, components);
  const taken = draft.steps.flatMap((step) => (step.type === 'write' && step.price === 0 ? [step.letter] : []));
  const free = taken.reduce((left, letter) => left.replace(letter, ''), lettersFor(0, offer, components));
  const rest = writeFirst(turn.sheet, free, turn.remaining.letters);
  return { steps: [...draft.steps, ...rest], draft: true };
}

/**
 * The default turn (ours): the first letters of the free card on the first vacant squares. It costs nothing and is always
 * legal: a card is free and has as many letters as a turn writes, and a game or position without room for all letters is
 * refused.
 */
export const defaultTurn = (
  sheet: Pick<Sheet, 'letters'>,
  offer: LetterOffer,
  components: Pick<Components, 'cardPrices' | 'lettersPerTurn'>,
): TurnAnswer => ({ steps: writeFirst(sheet, lettersFor(0, offer, components), components.lettersPerTurn) });

/** Writes the first of these letters, which are free, on the first vacant squares. */
function writeFirst({ letters }: Pick<Sheet, 'letters'>, free: string, count: number): TurnStep[] {
  const vacant = letters.flatMap((letter, square) => (letter === null ? [square] : []));
  return [...free].slice(0, count).map((letter, i) => ({ type: 'write', letter, at: vacant[i]!, price: 0 }));
}

/** [WS-14] Everyone who completes a goal in the first round in which anyone does counts as first. */
function awardGoal(m: WordsmithContext, at: number): void {
  const { state } = m;
  const { goal, first } = entryAt(state.goals, at);
  const components = componentsOf(state.config);
  const rule = goalRuleOf(components, goal);
  const hasCompleted = (sheet: Sheet): boolean => sheet.goals[at] === 0 && isReached(rule, sheet);
  const seats: Seat[] = m.seats.filter((seat) => hasCompleted(forSeat(state.sheets, seat)));
  if (seats.length === 0) return;
  const points = goalPointsNow(components, first);
  for (const seat of seats) {
    const sheet = forSeat(state.sheets, seat);
    state.sheets[seat] = { ...sheet, goals: sheet.goals.with(at, points) };
    const needs = rule.changed ? { needs: rule.changed } : {};
    m.tell({ type: 'goal', seat, goal, points, first: first === null, ...needs });
  }
  state.goals[at] = { goal, first: first ?? state.round };
}

/** [WS-15] [WS-16] */
function endMatch(m: WordsmithContext): void {
  const { sheets, config } = m.state;
  m.tell({ type: 'ended', tallies: scoreSheets(sheets, componentsOf(config)) });
  m.end(rankSheets(sheets, componentsOf(config)));
}
