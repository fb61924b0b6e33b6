import { bind, type Game, limitsFor, type Match, type Seat, seedFrom } from '@wordhoard/kernel';
import {
  type CardId,
  findAnagrams,
  findStealableCards,
  game,
  PRINTED,
  type StealableCard,
  spellings,
  type View,
  type WordWorx,
} from '@wordhoard/word-worx';
import { lexicon } from '../saved-game.ts';

const { deck } = PRINTED;
const { textOf } = deck;
const judge = { env: lexicon, config: game.defaults };
const worx: Game<WordWorx> = bind(game.rules, lexicon);
const PLAYERS = 3;

/** A theft in words: which card of the robbed word, by its place; what the rest becomes; the new word it makes. */
interface Robbery {
  readonly at: number;
  readonly card: string;
  readonly rest: string;
  readonly made: string;
}

/** The first turns of a table of three, known before it is dealt. Each takes the first card of the line, once. */
export interface Story {
  /** The server's seed text. */
  readonly deal: string;
  readonly first: Seat;
  /** The first player's word. */
  readonly word: string;
  /** The place of a card in it that can't be taken: the rest would make no word. */
  readonly stuck: number;
  /** The second player's theft, if no lock came in between. */
  readonly stopped: Robbery;
  /** The third player's theft. */
  readonly done: Robbery;
}

/** Finds the first of the texts `name 1`, `name 2`… whose deal fits the story. */
export function findStory(name: string): Story {
  for (let i = 1; i <= 2000; i++) {
    const story = storyOf(`${name} ${i}`);
    if (story) return story;
  }
  throw new Error(`no deal of ${name} suits`);
}

function storyOf(deal: string): Story | null {
  const table = new Mirror(deal);
  const first = table.turn;
  table.answer({ card: table.view(first).line[0] });
  table.answer({ card: null });
  const { hand } = table.view(first).mine!;
  for (const run of words(hand)) {
    const story = table.copy().createStory(deal, first, run);
    if (story) return story;
  }
  return null;
}

/** Words of four or more letters out of three or four of these cards, with the cards that typing them would take. */
function words(hand: readonly CardId[]): CardId[][] {
  const found = new Set<string>();
  for (let picked = 0; picked < 1 << hand.length; picked++) {
    const cards = hand.filter((_, i) => picked & (1 << i));
    if (cards.length !== 3 && cards.length !== 4) continue;
    for (const run of findAnagrams(cards, judge)) found.add(textOf(run));
  }
  return [...found].filter((word) => word.length > 3).map((word) => spellings(deck, word, hand)[0]!);
}

/** A copy of the table as the server will deal it, to try each move before it is made in the browser. */
class Mirror {
  #match: Match<WordWorx>;

  constructor(from: string | Match<WordWorx>) {
    if (typeof from !== 'string') {
      this.#match = from;
      return;
    }
    const limits = limitsFor<WordWorx>(game.rules, 'relaxed');
    const seed = seedFrom(from);
    const started = worx.start({ config: game.defaults, players: PLAYERS, seed, limits, bank: null, position: null });
    if (!started.ok) throw new Error(started.refusal.code);
    this.#match = started.match;
  }

  copy(): Mirror {
    return new Mirror(this.#match);
  }
  view(seat: Seat): View {
    return worx.observe(this.#match, seat).view;
  }
  get turn(): Seat {
    return worx.observe(this.#match, 'audience').question!.asked[0]!;
  }
  answer(answer: unknown): void {
    const outcome = worx.play(this.#match, this.turn, { to: this.#match.agenda.at(-1)!.id, answer }, this.#match.at);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    this.#match = outcome.match;
  }

  /** The story from the first build on; null if the deal doesn't fit. */
  createStory(deal: string, first: Seat, run: readonly CardId[]): Story | null {
    this.answer({ words: [run], lock: null, seal: [] });
    const stopped = this.#pickAndRob();
    if (!stopped) return null;
    this.answer({ steal: null });
    this.answer({ words: [], lock: null, seal: [] });
    this.answer({ cards: [this.view(this.turn).mine!.hand[0]] });
    const done = this.#pickAndRob();
    if (!done) return null;
    const takeable = findStealableCards(this.view(this.turn), this.turn, judge).map(({ card }) => textOf([card]));
    const stuck = run.findIndex((card) => !takeable.includes(textOf([card])));
    return stuck < 0 ? null : { deal, first, word: textOf(run), stuck, stopped, done };
  }

  /** Takes the first card of the line, and looks for a theft. */
  #pickAndRob(): Robbery | null {
    this.answer({ card: this.view(this.turn).line[0] });
    this.answer({ card: null });
    const view = this.view(this.turn);
    for (const loot of findStealableCards(view, this.turn, judge)) {
      const made = newWord(loot, view.mine!.hand);
      if (made === null) continue;
      const { cards } = loot.word;
      return { at: cards.indexOf(loot.card), card: textOf([loot.card]), rest: textOf(loot.rests[0]!), made };
    }
    return null;
  }
}

/** A new word with the stolen card and two of the hand. */
function newWord({ card }: StealableCard, hand: readonly CardId[]): string | null {
  for (const [i, one] of hand.entries())
    for (const two of hand.slice(i + 1)) {
      const [run] = findAnagrams([card, one, two], judge);
      if (run) return textOf(run);
    }
  return null;
}
