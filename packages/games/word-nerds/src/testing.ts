/** For tests, here and of whoever shows the game: a match in their hands, from a position they choose. */
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
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { type ActionId, type ActionName, actionOf } from './actions.ts';
import type { Target } from './aims.ts';
import { type LetterId, letterOf } from './cards.ts';
import { type Config, defaults } from './config.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import type { Event, Laid, Player, Used, View, WordNerds } from './types.ts';
import { spell } from './words.ts';

/** The words that count in the tests of the rules. */
const WORDS = ['paths', 'wreck', 'zebra', 'quiet', 'foxily', 'judging', 'mind', 'master', 'abasia', 'tear', 'rate'];

export interface PlayOptions {
  /** Their letters, as a position writes them, or more about them. */
  readonly players: readonly (string | Partial<Position['players'][number]>)[];
  readonly pace?: Pace;
  readonly config?: Partial<Config>;
  /** Null deals as at any table. */
  readonly position?: Partial<Position> | null;
  readonly seed?: string;
  readonly lexicon?: Lexicon;
}

const positionOf = (players: PlayOptions['players'], more: Partial<Position> = {}): Position => ({
  turn: 1,
  first: 0,
  players: players.map((player) => ({
    letters: '',
    actions: [],
    spent: [],
    score: 0,
    ...(typeof player === 'string' ? { letters: player } : player),
  })),
  pool: '',
  discards: '',
  market: null,
  next: 'declaration',
  ...more,
});

/** A match in the hands of a test: every move must be accepted, unless it is asked why not. */
export class Play {
  readonly game: Game<WordNerds>;
  readonly table: Table<WordNerds>;
  match: Match<WordNerds>;
  readonly events: Event[] = [];
  /** Everything that was done, as a record keeps it. */
  readonly entries: Entry<WordNerds>[] = [];

  constructor({ players, pace = 'relaxed', config, position, seed = 'a table', lexicon }: PlayOptions) {
    this.game = bind<WordNerds>(rules, lexicon ?? lexiconOf(WORDS));
    this.table = {
      config: { ...defaults, ...config },
      players: players.length,
      seed: seedFrom(seed),
      limits: limitsFor<WordNerds>(rules, pace),
      bank: null,
      position: position === null ? null : positionOf(players, position),
    };
    const started = this.game.start(this.table);
    if (!started.ok) throw new Error(JSON.stringify(started.refusal));
    this.match = started.match;
    this.events.push(...started.told.map(({ event }) => event));
  }

  get step(): string {
    return this.match.agenda.at(-1)?.step.type ?? 'over';
  }
  get words(): readonly Laid[] {
    return this.match.state.words;
  }
  get statuses(): string {
    return this.words.map(({ status }) => status).join(' ');
  }
  get scores(): number[] {
    return this.match.state.players.map(({ score }) => score);
  }
  player(seat: Seat): Player {
    return this.match.state.players[seat]!;
  }
  letters(seat: Seat): string {
    return this.player(seat).letters.secret.map(letterOf).join('');
  }
  view(viewer: Seat | 'audience' = 'audience'): View {
    return this.game.see(this.match, viewer).view;
  }
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    // `filter` cannot know that the type field tells the members of the union apart by T.
    return this.events.filter((event) => event.type === type) as Extract<Event, { type: T }>[];
  }

  #take(outcome: Outcome<WordNerds>): this {
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    this.match = outcome.match;
    this.entries.push(outcome.entry);
    this.events.push(...outcome.told.map(({ event }) => event));
    return this;
  }
  #play(seat: Seat, move: unknown, after: number): Outcome<WordNerds> {
    return this.game.play(this.match, seat, move, this.match.at + after);
  }
  say(seat: Seat, answer: unknown, after = 10): this {
    return this.#take(this.#play(seat, { to: this.match.agenda.at(-1)!.id, answer }, after));
  }
  refusal(seat: Seat, answer: unknown): unknown {
    const outcome = this.#play(seat, { to: this.match.agenda.at(-1)!.id, answer }, 0);
    return outcome.ok ? 'accepted' : outcome.refusal;
  }
  free(seat: Seat, move: unknown, after = 10): this {
    return this.#take(this.#play(seat, { free: move }, after));
  }
  freeRefusal(seat: Seat, move: unknown): unknown {
    const outcome = this.#play(seat, { free: move }, 0);
    return outcome.ok ? 'accepted' : outcome.refusal;
  }
  /** The clock runs to the next deadline. */
  expire(): this {
    return this.#take(this.game.expire(this.match, this.game.due(this.match)!));
  }

  held(seat: Seat, name: ActionName): ActionId {
    const id = this.player(seat).actions.secret.find((card) => actionOf(card).name === name);
    if (id === undefined) throw new Error(`seat ${seat} does not hold ${name}`);
    return id;
  }
  card(seat: Seat, name: ActionName, target: Target = {}): this {
    return this.free(seat, { type: 'card', card: this.held(seat, name), target });
  }
  cardRefusal(seat: Seat, name: ActionName, target: Target = {}): unknown {
    return this.freeRefusal(seat, { type: 'card', card: this.held(seat, name), target });
  }
  cards(seat: Seat, text: string): Used[] {
    const cards = spell(text, this.player(seat).letters.secret, this.match.state.pool);
    if (!cards) throw new Error(`seat ${seat} cannot spell ${text}`);
    return cards;
  }
  /** The id of a letter a seat holds. */
  letter(seat: Seat, letter: string): LetterId {
    return this.player(seat).letters.secret.find((card) => letterOf(card) === letter)!;
  }

  get waiting(): Seat[] {
    const open = this.match.agenda.at(-1);
    return open ? open.asked.filter((seat) => !open.given.some((given) => given.seat === seat && given.done)) : [];
  }
  /** All who have not answered pass. */
  pass(): this {
    for (const seat of this.waiting) this.say(seat, { type: 'pass' });
    return this;
  }
  declare(seat: Seat, text: string): this {
    return this.say(seat, { type: 'word', cards: this.cards(seat, text) }).pass();
  }
  trump(seat: Seat, text: string): this {
    return this.say(seat, { type: 'trump', cards: this.cards(seat, text) }).pass();
  }
  /** @param joining those of the others who join */
  challenge(seat: Seat, word: number, joining: readonly Seat[] = []): this {
    this.say(seat, { type: 'challenge', word }).pass();
    if (this.step === 'join') for (const other of this.waiting) this.say(other, { join: joining.includes(other) });
    return this;
  }
  /** Everybody is silent until this is asked. */
  until(...steps: string[]): this {
    for (let n = 0; !steps.includes(this.step); n++) {
      if (n > 100 || this.match.over) throw new Error(`it never comes to ${steps.join(' or ')}`);
      const { step } = this.match.agenda.at(-1)!;
      const question = rules.steps[step.type];
      if (!('silent' in question)) throw new Error(`${step.type} asks nobody`);
      const seat = this.waiting[0]!;
      const { view, question: asked } = this.game.see(this.match, seat);
      // The step is this question's own, which the table of rules cannot say.
      const ask = { seat, view, step: step as never, draft: asked?.mine?.answer as never, env: lexiconOf([]) };
      this.say(seat, question.silent(ask));
    }
    return this;
  }
}
