import { bind, forSeat, limitsFor, type MatchSetup, type Pace, type Seat, seedFrom } from '@wordhoard/kernel';
import { TestMatch } from '@wordhoard/kernel/testing';
import type { Lexicon } from '@wordhoard/lexicon';
import { lockPlaces, workbenchOf } from './arrangement.ts';
import type { CardDeck, CardId } from './cards.ts';
import { componentsOf } from './components.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { parseRun } from './notation.ts';
import type { Position, PositionPlayer } from './position.ts';
import { rules } from './rules.ts';
import type { Theft } from './theft.ts';
import type { OpenWord, PlayerView, WordWorx } from './types.ts';

export { randomBot } from './bot/random.ts';
export { LARGE } from './testing-variants.ts';

export interface TestGameOptions {
  readonly players?: readonly Partial<PositionPlayer>[];
  readonly seats?: number;
  readonly pace?: Pace;
  readonly config?: Partial<Config>;
  readonly position?: Partial<Omit<Position, 'players'>>;
  readonly seed?: string;
}

const DEFAULT_PLAYER: PositionPlayer = {
  hand: 'a e i o u',
  manifest: null,
  indicator: null,
  words: [],
  lock: null,
  sealed: [],
  total: 0,
};

const DEFAULT_POSITION = { round: 1, starter: 0, seat: 0, line: 'l n d s t g', pile: null, discards: '' };

/** With `players` the match starts from a position with seat 0 to move; otherwise it is dealt. */
function tableFor(options: TestGameOptions): MatchSetup<WordWorx> {
  const { players, seats = players?.length ?? 2, pace = 'relaxed', config, position, seed = 'a table' } = options;
  const positionPlayers = players?.map((player, seat) => ({
    ...DEFAULT_PLAYER,
    ...(seat > 0 ? { hand: 5 } : {}),
    ...player,
  }));
  return {
    config: { ...defaults, ...config },
    players: seats,
    seed: seedFrom(seed),
    limits: limitsFor<WordWorx>(rules, pace),
    bank: null,
    position: positionPlayers ? { ...DEFAULT_POSITION, ...position, players: positionPlayers } : null,
  };
}

/** A match that a test plays by hand, with cards and words written as text. */
export class TestGame extends TestMatch<WordWorx> {
  constructor(env: Lexicon, options: TestGameOptions) {
    super(bind(rules, env), tableFor(options));
  }

  get deck(): CardDeck {
    return componentsOf(this.match.state.config).deck;
  }
  player(seat: Seat): PlayerView {
    return forSeat(this.view().players, seat);
  }
  /** A seat's open words. */
  words(seat: Seat): string[] {
    return this.player(seat).words.map(({ cards }) => this.deck.textOf(cards));
  }
  hand(seat: Seat): string[] {
    return this.view(seat).mine!.hand.map(this.deck.faceOf);
  }
  word(seat: Seat, text: string): OpenWord {
    const word = this.player(seat).words.find(({ cards }) => this.deck.textOf(cards) === text);
    if (!word) throw new Error(`seat ${seat} has no word ${text}`);
    return word;
  }

  /** [WX-5] Picks cards of the line by their faces; null for no second card. */
  pick(...faces: (string | null)[]): this {
    for (const face of faces) {
      const { seat } = this.turn;
      const card = face === null ? null : this.view().line.find((other) => this.deck.faceOf(other) === face);
      this.answer(seat, { card });
    }
    return this;
  }
  /** The seat to move. */
  get turn(): { seat: Seat } {
    return this.question.step;
  }
  /** Finds a seat's cards for these words ('star', 'st-a-r'), those of the table first. */
  cards(seat: Seat, ...words: string[]): CardId[][] {
    return this.#findRuns(seat, words, []);
  }
  #findRuns(seat: Seat, words: readonly string[], stolen: readonly CardId[]): CardId[][] {
    const { words: open } = this.player(seat);
    const left = [...open.flatMap(({ cards }) => cards), ...stolen, ...this.view(seat).mine!.hand];
    const kept = words.map(
      (word) => open.find(({ cards }) => this.deck.textOf(cards) === word.replaceAll('-', ''))?.cards,
    );
    for (const card of kept.flatMap((cards) => cards ?? [])) left.splice(left.indexOf(card), 1);
    return words.map((word, i) => (kept[i] ? [...kept[i]] : takeRun(this.deck, left, word)));
  }
  /** By default the manifest card goes on the word with most cards of its old one. */
  #withLock(words: CardId[][], stolen?: CardId, lock?: number | null): { words: CardId[][]; lock: number | null } {
    const { seat } = this.turn;
    const bench = { ...workbenchOf(this.view(seat), seat), stolen };
    return { words, lock: lock === undefined ? (lockPlaces(bench, words)[0] ?? null) : lock };
  }
  build(words: string[], seal: number[] = [], lock?: number | null): this {
    const { seat } = this.turn;
    return this.answer(seat, { ...this.#withLock(this.cards(seat, ...words), undefined, lock), seal });
  }
  buildRefusal(...words: string[]): ReturnType<TestMatch<WordWorx>['refusal']> {
    const { seat } = this.turn;
    return this.refusal(seat, { ...this.#withLock(this.cards(seat, ...words)), seal: [] });
  }
  /** Takes the card `face` out of the word `from`, whose rest becomes `rest`. `words`: all the thief's words afterwards. */
  theft(from: string, face: string, rest: string, words: string[], lock?: number | null): Theft {
    const { seat } = this.turn;
    const robbed = this.view()
      .players.flatMap(({ words: open }, owner) => (owner === seat ? [] : open))
      .find(({ cards }) => this.deck.textOf(cards) === from)!;
    const card = robbed.cards.find((other) => this.deck.faceOf(other) === face)!;
    const left = robbed.cards.filter((other) => other !== card);
    const arranged = this.#withLock(this.#findRuns(seat, words, [card]), card, lock);
    return { word: robbed.id, card, rest: takeRun(this.deck, left, rest), ...arranged };
  }
  lock(seat: Seat, word: number | null): this {
    return this.free(seat, { type: 'lock', word });
  }
}

/** Takes the cards of a word out of `left`. */
function takeRun(deck: CardDeck, left: CardId[], word: string): CardId[] {
  const faces = parseRun(deck, word);
  if ('code' in faces) throw new Error(`no such card: ${faces.face}`);
  return faces.map((face) => {
    const at = left.findIndex((card) => deck.faceOf(card) === face);
    if (at < 0) throw new Error(`no card ${face} left for ${word}`);
    return left.splice(at, 1)[0]!;
  });
}
