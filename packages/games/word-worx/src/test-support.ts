import {
  bind,
  type Entry,
  type Game,
  limitsFor,
  type Match,
  type Outcome,
  type Pace,
  type Seat,
  seedFrom,
  type Table,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { type CardId, faceOf, textOf } from './cards.ts';
import { type Config, defaults } from './config.ts';
import { parseRun } from './notation.ts';
import type { Position, PositionPlayer } from './position.ts';
import { rules } from './rules.ts';
import type { Event, OpenWord, PlayerView, View, WordWorx } from './types.ts';

export interface PlayOptions {
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

/** A match in the hands of a test: every move must be accepted, unless it is asked why not. */
export class Play {
  readonly game: Game<WordWorx>;
  readonly table: Table<WordWorx>;
  match: Match<WordWorx>;
  readonly events: Event[] = [];
  /** Everything that was done, as a record keeps it. */
  readonly entries: Entry<WordWorx>[] = [];

  /** With `players` it starts from a position, seat 0 to move; otherwise as dealt. */
  constructor(env: Lexicon, options: PlayOptions) {
    const { players, seats = players?.length ?? 2, pace = 'relaxed', config, position, seed = 'a table' } = options;
    this.game = bind(rules, env);
    const start = { round: 1, starter: 0, seat: 0, line: 'l n d s t g', pile: null, discards: '' };
    this.table = {
      config: { ...defaults, ...config },
      players: seats,
      seed: seedFrom(seed),
      limits: limitsFor<WordWorx>(rules, pace),
      bank: null,
      position: players
        ? {
            ...start,
            ...position,
            players: players.map((player, seat) => ({ ...NOBODY, ...(seat > 0 ? { hand: 5 } : {}), ...player })),
          }
        : null,
    };
    const started = this.game.start(this.table);
    if (!started.ok) throw new Error(JSON.stringify(started.refusal));
    this.match = started.match;
    this.#keep(started.told);
  }

  #keep(told: readonly { event: Event }[]): void {
    this.events.push(...told.map(({ event }) => event));
  }

  view(seat: Seat | 'audience' = 'audience'): View {
    return this.game.see(this.match, seat).view;
  }
  player(seat: Seat): PlayerView {
    return this.view().players[seat]!;
  }
  /** What lies open before a seat, as words. */
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
  get step(): NonNullable<ReturnType<Game<WordWorx>['see']>['question']>['step'] {
    return this.game.see(this.match, 'audience').question!.step;
  }
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    // `filter` cannot know that the type field tells the members of the union apart by T.
    return this.events.filter((event) => event.type === type) as Extract<Event, { type: T }>[];
  }

  attempt(seat: Seat, answer: unknown): Outcome<WordWorx> {
    return this.game.play(this.match, seat, { to: this.match.agenda.at(-1)!.id, answer }, this.match.at + 100);
  }
  refusal(seat: Seat, answer: unknown): unknown {
    const outcome = this.attempt(seat, answer);
    return outcome.ok ? 'accepted' : outcome.refusal;
  }
  #accept(outcome: Outcome<WordWorx>): this {
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    this.match = outcome.match;
    this.entries.push(outcome.entry);
    this.#keep(outcome.told);
    return this;
  }
  answer(seat: Seat, answer: unknown): this {
    return this.#accept(this.attempt(seat, answer));
  }
  expire(): this {
    return this.#accept(this.game.expire(this.match, this.game.due(this.match)!));
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
  get turn(): { seat: Seat } {
    const { step } = this;
    if (!('seat' in step)) throw new Error(`${step.type} is nobody's`);
    return step;
  }
  /** The open words of whoever's turn it is, out of their cards: 'star', 'st-a-r'. Table before hand. */
  cards(seat: Seat, ...words: string[]): CardId[][] {
    const { words: open } = this.player(seat);
    const left = [...open.flatMap(({ cards }) => cards), ...this.view(seat).mine!.hand];
    const kept = words.map((word) => open.find(({ cards }) => textOf(cards) === word.replaceAll('-', ''))?.cards);
    for (const card of kept.flatMap((cards) => cards ?? [])) left.splice(left.indexOf(card), 1);
    return words.map((word, i) => (kept[i] ? [...kept[i]] : runFrom(left, word)));
  }
  build(words: string[], seal: number[] = []): this {
    const { seat } = this.turn;
    return this.answer(seat, { words: this.cards(seat, ...words), seal });
  }
  buildRefusal(...words: string[]): unknown {
    const { seat } = this.turn;
    return this.refusal(seat, { words: this.cards(seat, ...words), seal: [] });
  }
  /** A theft in words: the card `face` out of `from`, the rest becomes `rest`, and it goes into `made`. */
  theft(from: string, face: string, rest: string, made: string, onto: string | null = null): object {
    const { seat } = this.turn;
    const robbed = this.view()
      .players.flatMap(({ words }, owner) => (owner === seat ? [] : words))
      .find(({ cards }) => textOf(cards) === from)!;
    const card = robbed.cards.find((other) => faceOf(other) === face)!;
    const target = onto === null ? null : this.word(seat, onto);
    const own = [card, ...(target?.cards ?? []), ...this.view(seat).mine!.hand];
    const left = robbed.cards.filter((other) => other !== card);
    return { word: robbed.id, card, rest: runFrom(left, rest), onto: target?.id ?? null, made: runFrom(own, made) };
  }
  lock(seat: Seat, word: number | null): this {
    return this.#accept(this.game.play(this.match, seat, { free: { type: 'lock', word } }, this.match.at + 10));
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
