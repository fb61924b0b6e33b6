import { bind, forSeat, limitsFor, type MatchSetup, type Pace, type Seat, seedFrom } from '@wordhoard/kernel';
import { TestMatch } from '@wordhoard/kernel/testing';
import type { Lexicon } from '@wordhoard/lexicon';
import { lockPlaces, workbenchOf } from './arrangement.ts';
import { type CardId, faceOf, textOf } from './cards.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { parseRun } from './notation.ts';
import type { Position, PositionPlayer } from './position.ts';
import { rules } from './rules.ts';
import type { Theft } from './theft.ts';
import type { OpenWord, PlayerView, WordWorx } from './types.ts';

export { randomBot } from './bot/random.ts';

export interface TestGameOptions {
  readonly players?: readonly Partial<PositionPlayer>[];
  readonly seats?: number;
  readonly pace?: Pace;
  readonly config?: Partial<Config>;
  readonly position?: Partial<Omit<Position, 'players'>>;
  readonly seed?: string;
}

const NOBODY: PositionPlayer = {
  hand: 'a e i o u',
  manifest: null,
  indicator: null,
  words: [],
  lock: null,
  sealed: [],
  total: 0,
};

const START = { round: 1, starter: 0, seat: 0, line: 'l n d s t g', pile: null, discards: '' };

/** With `players` it starts from a position, seat 0 to move; otherwise as dealt. */
function tableFor(options: TestGameOptions): MatchSetup<WordWorx> {
  const { players, seats = players?.length ?? 2, pace = 'relaxed', config, position, seed = 'a table' } = options;
  const seated = players?.map((player, seat) => ({ ...NOBODY, ...(seat > 0 ? { hand: 5 } : {}), ...player }));
  return {
    config: { ...defaults, ...config },
    players: seats,
    seed: seedFrom(seed),
    limits: limitsFor<WordWorx>(rules, pace),
    bank: null,
    position: seated ? { ...START, ...position, players: seated } : null,
  };
}

/** A match in the hands of a test, whose cards and words are written in letters. */
export class TestGame extends TestMatch<WordWorx> {
  constructor(env: Lexicon, options: TestGameOptions) {
    super(bind(rules, env), tableFor(options));
  }

  player(seat: Seat): PlayerView {
    return forSeat(this.view().players, seat);
  }
  /** A seat's open words. */
  words(seat: Seat): string[] {
    return this.player(seat).words.map(({ cards }) => textOf(cards));
  }
  hand(seat: Seat): string[] {
    return this.view(seat).mine!.hand.map(faceOf);
  }
  word(seat: Seat, text: string): OpenWord {
    const word = this.player(seat).words.find(({ cards }) => textOf(cards) === text);
    if (!word) throw new Error(`seat ${seat} has no word ${text}`);
    return word;
  }

  /** [WX-5] Cards of the line by their faces, one after the other; one only with a null after it. */
  pick(...faces: (string | null)[]): this {
    for (const face of faces) {
      const { seat } = this.turn;
      const card = face === null ? null : this.view().line.find((other) => faceOf(other) === face);
      this.answer(seat, { card });
    }
    return this;
  }
  /** The seat to move. */
  get turn(): { seat: Seat } {
    return this.question.step;
  }
  /** Finds the cards of the moving player's open words: 'star', 'st-a-r'. Table before hand. */
  cards(seat: Seat, ...words: string[]): CardId[][] {
    return this.#spelt(seat, words, []);
  }
  #spelt(seat: Seat, words: readonly string[], stolen: readonly CardId[]): CardId[][] {
    const { words: open } = this.player(seat);
    const left = [...open.flatMap(({ cards }) => cards), ...stolen, ...this.view(seat).mine!.hand];
    const kept = words.map((word) => open.find(({ cards }) => textOf(cards) === word.replaceAll('-', ''))?.cards);
    for (const card of kept.flatMap((cards) => cards ?? [])) left.splice(left.indexOf(card), 1);
    return words.map((word, i) => (kept[i] ? [...kept[i]] : runFrom(left, word)));
  }
  /** The manifest card stays with what took the most of its word, unless it is said where it goes. */
  #arranged(words: CardId[][], stolen?: CardId, lock?: number | null): { words: CardId[][]; lock: number | null } {
    const { seat } = this.turn;
    const bench = { ...workbenchOf(this.view(seat), seat), stolen };
    return { words, lock: lock === undefined ? (lockPlaces(bench, words)[0] ?? null) : lock };
  }
  build(words: string[], seal: number[] = [], lock?: number | null): this {
    const { seat } = this.turn;
    return this.answer(seat, { ...this.#arranged(this.cards(seat, ...words), undefined, lock), seal });
  }
  buildRefusal(...words: string[]): ReturnType<TestMatch<WordWorx>['refusal']> {
    const { seat } = this.turn;
    return this.refusal(seat, { ...this.#arranged(this.cards(seat, ...words)), seal: [] });
  }
  /** A theft in words: the card `face` out of `from`, the rest becomes `rest`; then all the thief's words, in a list. */
  theft(from: string, face: string, rest: string, words: string[], lock?: number | null): Theft {
    const { seat } = this.turn;
    const robbed = this.view()
      .players.flatMap(({ words: open }, owner) => (owner === seat ? [] : open))
      .find(({ cards }) => textOf(cards) === from)!;
    const card = robbed.cards.find((other) => faceOf(other) === face)!;
    const left = robbed.cards.filter((other) => other !== card);
    const arranged = this.#arranged(this.#spelt(seat, words, [card]), card, lock);
    return { word: robbed.id, card, rest: runFrom(left, rest), ...arranged };
  }
  lock(seat: Seat, word: number | null): this {
    return this.free(seat, { type: 'lock', word });
  }
}

/** Takes the cards of a written word out of `left`. */
function runFrom(left: CardId[], word: string): CardId[] {
  const faces = parseRun(word);
  if ('code' in faces) throw new Error(`no such card: ${faces.face}`);
  return faces.map((face) => {
    const at = left.findIndex((card) => faceOf(card) === face);
    if (at < 0) throw new Error(`no card ${face} left for ${word}`);
    return left.splice(at, 1)[0]!;
  });
}
