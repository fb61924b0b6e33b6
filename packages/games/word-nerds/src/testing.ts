/** For tests: a match to play by hand, from any start position. */
import {
  bind,
  forSeat,
  type KernelRefusal,
  lastEntry,
  limitsFor,
  type Pace,
  type Seat,
  seedFrom,
} from '@wordhoard/kernel';
import { TestMatch } from '@wordhoard/kernel/testing';
import type { Lexicon } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import type { ActionTarget, PlayedAction } from './action-targets.ts';
import { type ActionId, type ActionName, actionsOf } from './actions.ts';
import { LETTER_ROWS, type LetterId, type LetterRow } from './cards.ts';
import { type Components, componentsOf } from './components.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import type { PlayerState, Refusal, TableWord, WordCard, WordNerds, WordPlay } from './types.ts';
import { findSpelling } from './words.ts';

/** The words that count in the tests of the rules. */
const WORDS = ['paths', 'wreck', 'zebra', 'quiet', 'foxily', 'judging', 'mind', 'master', 'abasia', 'tear', 'rate'];

/** The components of the game without a variant. */
export const PRINTED: Components = componentsOf(defaults);

/** The printed deck, except that half of the cards of each letter are worth three points more. */
export const TWO_VALUES: readonly LetterRow[] = LETTER_ROWS.flatMap((row) => {
  const more = row.letter === '?' ? 0 : Math.floor(row.cards / 2);
  const marked = Math.min(row.withAction, row.cards - more);
  const rows = [
    { ...row, cards: row.cards - more, withAction: marked },
    { ...row, cards: more, value: row.value + 3, withAction: row.withAction - marked },
  ];
  return rows.filter(({ cards }) => cards > 0);
});

/** Questions that can be passed. */
const PASSABLE_STEPS = ['bid-cards', 'declare', 'respond', 'purchase'];

/** An action card by name, and its target. */
export type CardWithWord = readonly [name: ActionName, target: ActionTarget];

export interface TestGameOptions {
  /** Each player's letters, as in a position, or more of their part of the position. */
  readonly players: readonly (string | Partial<Position['players'][number]>)[];
  readonly pace?: Pace;
  readonly config?: Partial<Config>;
  /** Null for a dealt game. */
  readonly position?: Partial<Position> | null;
  readonly seed?: string;
  readonly lexicon?: Lexicon;
}

const makePosition = (players: TestGameOptions['players'], more: Partial<Position> = {}): Position => ({
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

/** Before an auction, with hands that are full: every selected letter makes its player discard one [WN-4]. */
export const FULL_HANDS: Position = makePosition(
  [
    { letters: 'aeilnrstug', actions: ['DROP LETTER', 'DRAW TWO LETTERS'] },
    { letters: 'aeilnrstod', actions: ['DRAW ONE LETTER'] },
    { letters: 'bcdefghmpy', actions: ['DROP LETTER', 'STEAL LETTER'] },
  ],
  { next: 'auction' },
);

/** A match that a test plays by hand. */
export class TestGame extends TestMatch<WordNerds> {
  constructor({ players, pace = 'relaxed', config, position, seed = 'a table', lexicon }: TestGameOptions) {
    super(bind<WordNerds>(rules, lexicon ?? lexiconOf(WORDS)), {
      config: { ...defaults, ...config },
      players: players.length,
      seed: seedFrom(seed),
      limits: limitsFor<WordNerds>(rules, pace),
      bank: null,
      position: position === null ? null : makePosition(players, position),
    });
  }

  get words(): readonly TableWord[] {
    return this.match.state.words;
  }
  get statuses(): string {
    return this.words.map(({ status }) => status).join(' ');
  }
  get scores(): number[] {
    return this.match.state.players.map(({ score }) => score);
  }
  player(seat: Seat): PlayerState {
    return forSeat(this.match.state.players, seat);
  }
  get components(): Components {
    return componentsOf(this.match.state.config);
  }
  actionName(card: ActionId): ActionName {
    return actionsOf(this.match.state.config).card(card).name;
  }
  letters(seat: Seat): string {
    return this.player(seat).letters.secret.map(this.components.letters.letterOf).join('');
  }
  /** Fast by default, so that several moves fit into the 300 ms of WN-11. */
  override answer(seat: Seat, answer: unknown, after = 10): this {
    return super.answer(seat, answer, after);
  }
  override free(seat: Seat, move: unknown, after = 10): this {
    return super.free(seat, move, after);
  }
  freeRefusal(seat: Seat, move: unknown): KernelRefusal | Refusal | 'accepted' {
    const outcome = this.game.play(this.match, seat, { free: move }, this.match.at);
    return outcome.ok ? 'accepted' : outcome.refusal;
  }

  heldCard(seat: Seat, name: ActionName): ActionId {
    const id = this.player(seat).actions.secret.find((card) => this.actionName(card) === name);
    if (id === undefined) throw new Error(`seat ${seat} does not hold ${name}`);
    return id;
  }
  card(seat: Seat, name: ActionName, target: ActionTarget = {}): this {
    return this.free(seat, { type: 'card', card: this.heldCard(seat, name), target });
  }
  cardRefusal(seat: Seat, name: ActionName, target: ActionTarget = {}): KernelRefusal | Refusal | 'accepted' {
    return this.freeRefusal(seat, { type: 'card', card: this.heldCard(seat, name), target });
  }
  cards(seat: Seat, text: string): WordCard[] {
    const cards = findSpelling(this.components, text, this.player(seat).letters.secret, this.match.state.pool);
    if (!cards) throw new Error(`seat ${seat} cannot spell ${text}`);
    return cards;
  }
  /** The id of a letter a seat holds. */
  letter(seat: Seat, letter: string): LetterId {
    return this.player(seat).letters.secret.find((card) => this.components.letters.letterOf(card) === letter)!;
  }

  get waiting(): Seat[] {
    const open = this.match.agenda.at(-1);
    return open ? open.asked.filter((seat) => !open.given.some((given) => given.seat === seat && given.done)) : [];
  }
  /**
   * Passes for all seats that have not answered; does nothing if the window didn't open because no player could act.
   */
  pass(): this {
    if (!PASSABLE_STEPS.includes(this.step)) return this;
    for (const seat of this.waiting) this.answer(seat, { type: 'pass' });
    return this;
  }
  /** Gives this answer, and passes for all others who are asked the same question. */
  #answerThenPass(seat: Seat, answer: unknown): this {
    const { opened } = this.match;
    this.answer(seat, answer);
    return this.match.opened === opened ? this.pass() : this;
  }
  /** A word and the action cards laid with it. */
  wordPlay(seat: Seat, text: string, along: readonly CardWithWord[] = []): WordPlay {
    const actions: PlayedAction[] = [];
    for (const [name, target] of along) {
      const free = this.player(seat).actions.secret.filter((id) => !actions.some(({ card }) => card === id));
      const card = free.find((id) => this.actionName(id) === name);
      if (card === undefined) throw new Error(`seat ${seat} does not hold ${name}`);
      actions.push({ card, target });
    }
    return { cards: this.cards(seat, text), actions };
  }
  declare(seat: Seat, text: string, along?: readonly CardWithWord[]): this {
    return this.#answerThenPass(seat, { type: 'word', ...this.wordPlay(seat, text, along) });
  }
  trump(seat: Seat, text: string, along?: readonly CardWithWord[]): this {
    return this.#answerThenPass(seat, { type: 'trump', ...this.wordPlay(seat, text, along) });
  }
  /** @param joining the other seats that join */
  challenge(seat: Seat, word: number, joining: readonly Seat[] = []): this {
    this.#answerThenPass(seat, { type: 'challenge', word });
    if (this.step === 'join') for (const other of this.waiting) this.answer(other, { join: joining.includes(other) });
    return this;
  }
  /** Gives default answers until one of these steps is asked. */
  passUntil(...steps: string[]): this {
    for (let n = 0; !steps.includes(this.step); n++) {
      if (n > 100 || this.match.over) throw new Error(`it never comes to ${steps.join(' or ')}`);
      const { step } = lastEntry(this.match.agenda);
      const question = rules.steps[step.type];
      if (!('defaultAnswer' in question)) throw new Error(`${step.type} asks nobody`);
      const seat = this.waiting[0]!;
      const { view, question: asked } = this.observe(seat);
      // The step belongs to this question, which the types of the rules can't express.
      const ask = { seat, view, step: step as never, draft: asked?.mine?.answer as never, env: lexiconOf([]) };
      this.answer(seat, question.defaultAnswer(ask));
    }
    return this;
  }
}
