import { forSeat, type LabNotes, type Move, type TallyItem } from '@wordhoard/kernel';
import { actionsOf } from './actions.ts';
import { beginner } from './bot/bot.ts';
import { type LetterDeck, type LetterId, WILD } from './cards.ts';
import { componentsOf } from './components.ts';
import { unspentTokens } from './tokens.ts';
import type { Event, State, WordNerds } from './types.ts';

/** [WN-20] Buying letters or an action card with tokens. */
const isPurchase = (move: Move<WordNerds>): boolean =>
  'answer' in move && 'type' in move.answer && (move.answer.type === 'replace' || move.answer.type === 'action');

/** `E`, or `E 3` for a letter that the deck has with several values. */
function letterName({ card, valuesOf }: LetterDeck, id: LetterId): string {
  const { letter, value } = card(id);
  const name = letter === WILD ? 'WILD' : letter.toUpperCase();
  return new Set(valuesOf(letter)).size > 1 ? `${name} ${value}` : name;
}

function* countEvent(event: Event, { config }: State): Iterable<TallyItem> {
  switch (event.type) {
    case 'bids':
      for (const { seat, token } of event.tokens) yield { kind: 'bid', name: String(token), seat };
      return;
    case 'selected':
      return yield { kind: 'letter', name: letterName(componentsOf(config).letters, event.card), seat: event.seat };
    case 'card-played':
      return yield { kind: 'card', name: actionsOf(config).card(event.card).name, seat: event.seat };
    case 'laid':
      yield { kind: 'length', name: String(event.text.length), seat: event.seat };
      yield { kind: 'laid', name: 'word', seat: event.seat };
      yield { kind: 'laid', name: 'points', seat: event.seat, times: event.value };
      if (event.trumps !== null) yield { kind: 'laid', name: 'trump', seat: event.seat };
      for (const { card } of event.actions)
        yield { kind: 'card', name: actionsOf(config).card(card).name, seat: event.seat };
      return;
    case 'battle-decided': {
      // A trump is laid after the word it attacks. Both items belong to its player.
      const isWon = event.winner > event.beaten;
      const { owner } = isWon ? event.won : event.lost;
      return yield { kind: 'battle', name: isWon ? 'trump won' : 'trump lost', seat: owner };
    }
    case 'scored':
      for (const { seat, points } of event.words) {
        yield { kind: 'scored', name: 'word', seat };
        yield { kind: 'scored', name: 'points', seat, times: points };
      }
      return;
    case 'judged':
      for (const seat of event.by) yield { kind: 'challenge', name: event.valid ? 'wrong' : 'right', seat };
      return;
    case 'purchased':
      return yield { kind: 'bought', name: event.what, seat: event.seat };
    case 'ended':
      return yield { kind: 'ending', name: event.why, seat: null };
  }
}

export const lab: LabNotes<WordNerds> = {
  turns: ['turned-up'],
  scores: ({ players }) => players.map(({ score }) => score),
  tally: countEvent,
  isForced({ view, question }, seat) {
    const { type } = question?.step ?? {};
    // [WN-6] The 0 is never spent.
    if (type === 'bid') return unspentTokens(forSeat(view.players, seat), view.topToken).length === 1;
    return type === 'select' && view.market.length === 1;
  },
  forbidNotes: {
    action: 'buys an action card at the end of a turn',
    agree: 'agrees to stop the game',
    // Only people choose so long that auto-pass has to wait.
    browse: null,
    buy: 'buys anything at the end of a turn, letters or an action card',
    card: 'plays an action card by itself, or chooses a letter: chance then picks one',
    cards: 'chooses which letters to discard if it has too many; chance does',
    challenge: 'challenges a word',
    join: 'joins the challenge of another player',
    pass: 'passes, while it can do anything else',
    redraw: 'discards its hand after a turn to draw two letters',
    replace: 'replaces letters at the end of a turn',
    stop: 'says whether it wants to stop the game',
    trump: 'lays a word that is worth more than the scoring one',
    word: 'lays the first word of a turn, or plays an action card on a word',
  },
  actions: { buy: { matches: isPurchase } },
  beginner,
};
