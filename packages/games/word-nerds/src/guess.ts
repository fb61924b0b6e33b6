import { type Chance, type Guess, type Observation, type Step, secret } from '@wordhoard/kernel';
import { activeWords } from './battle.ts';
import { componentsOf } from './components.ts';
import { selectionOrder } from './selection-order.ts';
import type { OwedCards, State, View, WordNerds } from './types.ts';
import { unseenActions, unseenLetters } from './unseen.ts';
import { MIN_LETTERS } from './words.ts';

type Agenda = readonly Step<WordNerds>[];

/** All cards that the viewer can't see are equally likely in every other hand and in their deck. */
export const guess: Guess<WordNerds> = ({ seen, viewer, chance }) => {
  const { view } = seen;
  const letters = chance.shuffle(unseenLetters(view));
  const actions = chance.shuffle(unseenActions(view));
  const players = view.players.map((player, seat) => {
    const own = seat === viewer ? view.hand : null;
    return {
      letters: secret([seat], own ? [...own.letters] : letters.splice(0, player.letters)),
      actions: secret([seat], own ? [...own.actions] : actions.splice(0, player.actions)),
      spent: [...player.spent],
      score: player.score,
    };
  });
  const hidden = { players, deck: secret([], letters), actionDeck: secret([], actions) };
  return { players: players.length, state: { ...openPart(view), ...hidden }, agenda: agendaAfter(seen, chance) };
};

/** Not copied: a match never changes in place. */
function openPart(view: View): Omit<State, 'players' | 'deck' | 'actionDeck'> {
  return {
    config: view.config,
    turn: view.turn,
    first: view.first,
    discards: view.discards,
    actionDiscards: view.actionDiscards,
    market: view.market,
    pool: view.pool,
    bids: view.bids,
    words: view.words,
    settled: view.settled,
    challenges: view.challenges,
    stopping: view.stopping,
  };
}

const AFTER_BIDS: Agenda = [{ type: 'bid-cards' }, { type: 'selection' }];
const AFTER_KEEPING: Agenda = [{ type: 'purchase' }, { type: 'turn-over' }];

/** The steps after the open question. */
function agendaAfter({ view, question }: Observation<WordNerds>, chance: Chance): Agenda {
  switch (question?.step.type) {
    case 'bid':
      return AFTER_BIDS;
    case 'bid-cards':
      return AFTER_BIDS.slice(1);
    case 'select':
      return selectsFrom(view, selectionOrder(view).indexOf(question.step.seat)).slice(1);
    case 'keep':
      return AFTER_KEEPING;
    case 'purchase':
      return AFTER_KEEPING.slice(1);
    case 'drop':
    case 'discard':
      return pickOne(interruptedAgendas(view, question.step.type), chance);
    default:
      // Declarations, responses and challenges decide only when they close what comes next.
      return [];
  }
}

const pickOne = (agendas: readonly [Agenda, ...Agenda[]], chance: Chance): Agenda =>
  agendas.length === 1 ? agendas[0] : chance.pick(agendas);

/** [WN-8] The rest of a selection in which this many seats have taken a letter. */
const selectsFrom = (view: View, taken: number): Agenda => [
  ...selectionOrder(view)
    .slice(taken, taken + view.market.length)
    .map((seat) => ({ type: 'select', seat }) as const),
  { type: 'leftover' },
  { type: 'declare' },
];

/**
 * What a discard down to ten or a DROP LETTER may have interrupted, as far as the view tells. It assumes an auction of a
 * letter more than there are players, no second interruption below, and that play began with an auction.
 */
function interruptedAgendas(view: View, by: 'drop' | 'discard'): readonly [Agenda, ...Agenda[]] {
  const { config, words, bids, market, players } = view;
  if (words.length > 0) return [[{ type: 'respond' }]];
  if (componentsOf(config).bidding === 'none') return interruptedWithoutBids(view, by);
  if (bids.length > 0 && market.length === 0) return [[{ type: 'declare' }]];
  if (bids.length > 0) {
    const selects = selectsFrom(view, players.length + 1 - market.length);
    const canPlayCards = market.length > players.length && players.some(({ actions }) => actions > 0);
    return canPlayCards ? [AFTER_BIDS, selects] : [selects];
  }
  if (market.length > 0) return [[{ type: 'bid' }, ...AFTER_BIDS]];
  return interruptedAfterWords(view, by);
}

/** After the words of a turn. No DROP LETTER can be played while players keep their hands or draw new ones [WN-19]. */
function interruptedAfterWords(view: View, by: 'drop' | 'discard'): readonly [Agenda, ...Agenda[]] {
  if (view.settled.length === 0 || by === 'drop') return [AFTER_KEEPING];
  return [AFTER_KEEPING, [keepStep(view), ...AFTER_KEEPING]];
}

/** [WN-25] The same without bids, which would tell the time before a declaration from that after a turn without a word. */
function interruptedWithoutBids(view: View, by: 'drop' | 'discard'): readonly [Agenda, ...Agenda[]] {
  const { market, players, settled } = view;
  if (market.length > 0) return [selectsFrom(view, players.length + 1 - market.length)];
  const later = interruptedAfterWords(view, by);
  return settled.length > 0 || by === 'drop' ? later : [[{ type: 'declare' }], ...later];
}

/** [WN-19] If the scoring player had no choice of tokens [WN-18], none are spent: then `owed` makes no difference. */
function keepStep({ settled, players }: View): Step<WordNerds, 'keep'> {
  const { scoring } = activeWords(settled);
  const word = scoring === null ? undefined : settled[scoring];
  const count = word ? word.cards.length - MIN_LETTERS : 0;
  const owed: OwedCards | null = word && count > 0 ? { seat: word.owner, count } : null;
  const seats = players.flatMap((_, seat) => (settled.some(({ owner }) => owner === seat) ? [seat] : []));
  return { type: 'keep', seats, owed };
}
