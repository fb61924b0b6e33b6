import { type Chance, chance } from '../chance.ts';
import { waitingSeats } from '../engine.ts';
import type { Guess } from '../guess.ts';
import { copy, isSameText } from '../json.ts';
import type { Judge } from '../judge.ts';
import type { AmendEntry, Bot, Game, Match, MatchSetup, Move, PlayOutcome, RecordEntry } from '../match.ts';
import { applyEntry, replay } from '../record.ts';
import type { StartPosition } from '../rules.ts';
import type { Seat, Viewer } from '../secret.ts';
import type { Shape } from '../shape.ts';
import { ContractError } from './contract-error.ts';
import { junk, spoil } from './garbage.ts';
import { checkGuess, checkGuessEnds, checkTruthIsGuessed, luckFrom } from './guess-check.ts';
import { checkJudge } from './judge-check.ts';
import { eachSecret, hiddenIds, idsIn, relabel, relabelling } from './relabel.ts';
import { firstDifference, type Report, tally } from './report.ts';

export interface TrialOptions<S extends Shape> {
  readonly game: Game<S>;
  readonly env: S['env'];
  /** Plays legal moves at random, from the view alone, and answers whenever it is awaited. */
  readonly bot: Bot<S>;
  readonly table: MatchSetup<S>;
  /** From the middle of play, for states that random play seldom reaches. */
  readonly from?: StartPosition<S>;
  readonly maxMoves: number;
  readonly amendment?: ((chance: Chance) => unknown) | undefined;
  readonly judge?: Judge<S>;
  readonly judgedOneIn: number;
  readonly guess?: Guess<S>;
  readonly guessedToEndOneIn: number;
}

type AcceptedMove<S extends Shape> = Extract<PlayOutcome<S>, { ok: true }>;

/** Plays one game at random and checks every step of it. Stops at the first fault. */
export function runTrial<S extends Shape>(options: TrialOptions<S>, report: Report): void {
  let run: Trial<S> | undefined;
  try {
    run = new Trial(options, report);
    run.play();
  } catch (error) {
    const where = run?.match.agenda.at(-1)?.step.type ?? (run ? 'the end' : 'the start');
    const what =
      error instanceof ContractError ? error.message : `threw ${error instanceof Error ? error.stack : error}`;
    report.faults.push(`${what} (at ${where}, move ${run?.entries.length}, seed ${options.table.seed.slice(0, 8)})`);
  }
  report.games += 1;
  report.moves += run?.entries.length ?? 0;
}

/**
 * A world in which one seat answered differently, kept beside ours until the difference may become visible to others.
 */
interface OtherWorld<S extends Shape> {
  readonly match: Match<S>;
  readonly seat: Seat;
  readonly question: number;
}

class Trial<S extends Shape> {
  readonly entries: RecordEntry<S>[] = [];
  match: Match<S>;
  readonly #options: TrialOptions<S>;
  readonly #game: Game<S>;
  readonly #report: Report;
  readonly #streamsRead: Record<string, number> = {};
  /** One for each purpose, kept so that numbers drawn ahead are used by the next draws. */
  readonly #chances = new Map<string, Chance>();
  readonly #kindsJudged = new Set<string>();
  /** All cards of the match when it began; null if it began at a position. */
  readonly #box: ReadonlySet<string> | null;
  #worlds: OtherWorld<S>[] = [];

  constructor(options: TrialOptions<S>, report: Report) {
    this.#options = options;
    this.#game = options.game;
    this.#report = report;
    this.match = this.#start();
    this.#box = options.from || options.table.position ? null : idsIn(this.match.state);
  }

  #start(): Match<S> {
    const { table, from } = this.#options;
    if (from) return this.#game.resume(table, from);
    const started = this.#game.start(table);
    if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
    return started.match;
  }

  #random(name: string): Chance {
    let random = this.#chances.get(name);
    if (!random) {
      random = chance({ seed: this.#options.table.seed, read: this.#streamsRead }, `trial ${name}`);
      this.#chances.set(name, random);
    }
    return random;
  }

  #anyViewer(): Viewer {
    return this.#random('viewer').pick<Viewer>([...this.match.seats, 'audience']);
  }

  play(): void {
    const { maxMoves } = this.#options;
    while (!this.match.over) {
      if (this.entries.length >= maxMoves) throw new ContractError(`the game has not ended after ${maxMoves} moves`);
      tally(this.#report.steps, this.match.agenda.at(-1)!.step.type);
      this.#checkDefaults();
      this.#checkSeedIsHidden();
      this.#checkGuess();
      const before = JSON.stringify(this.match);
      this.#checkGarbageIsRefused(before);
      const entry = this.#chooseEntry();
      const outcome = this.#playEntry(entry, before);
      this.#checkJudge(entry);
      this.#checkStaleIsRefused(entry, outcome);
      this.#checkCardsAreHidden(this.#anyViewer(), entry, outcome);
      const due = this.#game.nextDeadline(this.match);
      if (due !== null && entry.seat !== undefined && this.#random('due').below(4) === 0) {
        const expired = this.#game.expire(this.match, due);
        if (expired.ok) this.#checkCardsAreHidden(this.#anyViewer(), { at: due }, expired);
      }
      const fresh = this.#checkSealedAnswerIsHidden(entry, outcome);
      this.#checkOtherWorlds(entry, outcome);
      if (fresh) this.#worlds.push(fresh);
      this.entries.push(entry);
      this.match = outcome.match;
    }
    this.#report.ended += 1;
    this.#checkGuess();
    this.#checkReplay();
  }

  /** The last thought of the bot, which is its best. */
  #chooseMove(seat: Seat, stream: string): Move<S> | undefined {
    const { bot, env } = this.#options;
    const seen = this.#game.observe(this.match, seat);
    let move: Move<S> | undefined;
    for (const thought of bot({ seen, seat, chance: this.#random(stream), env })) move = thought.move;
    return move;
  }

  #chooseEntry(): RecordEntry<S> {
    const due = this.#game.nextDeadline(this.match);
    if (due !== null && (due <= this.match.at || this.#random('clock').below(25) === 0))
      return { at: Math.max(due, this.match.at) };
    const at = Math.min(this.match.at + this.#random('time').below(200), (due ?? Number.POSITIVE_INFINITY) - 1);
    const amended = this.#amendment(at);
    if (amended) return amended;
    if (this.#random('free').below(4) === 0) {
      const seat = this.#random('seat').pick(this.match.seats);
      const move = this.#chooseMove(seat, 'bot');
      if (move) return { at, seat, ...move };
    }
    for (const seat of this.#random('seat').shuffle(waitingSeats(this.match.agenda.at(-1)!))) {
      const move = this.#chooseMove(seat, 'bot');
      if (move) return { at, seat, ...move };
    }
    throw new ContractError('stuck: the bot of the test gives no move for any seat that is asked');
  }

  /** Amends the config now and then. Whether that is allowed must not depend on anything hidden. */
  #amendment(at: number): AmendEntry<S> | undefined {
    const { amendment } = this.#options;
    if (!amendment || this.#random('amend').below(20) > 0) return undefined;
    const by = this.#random('amend').pick(this.match.seats);
    const amend = amendment(this.#random('amendment'));
    const outcome = this.#game.amend(this.match, by, amend, at);
    for (const world of this.#worlds) {
      const twin = this.#game.amend(world.match, by, amend, Math.max(at, world.match.at));
      // In the other world the answer may have shortened the hidden deadline, so the clock comes first there.
      const isLate = !twin.ok && twin.refusal.code === 'clock-first';
      if (!isLate && twin.ok !== outcome.ok)
        throw new ContractError('leak: whether the config can be amended tells of a sealed answer');
    }
    const { entry } = outcome.ok ? outcome : {};
    if (!entry || !('amend' in entry)) return undefined;
    this.#report.amended += 1;
    return entry;
  }

  /** Plays the entry. It must leave the old state alone, and playing it again, also from JSON, must give the same. */
  #playEntry(entry: RecordEntry<S>, before: string): AcceptedMove<S> {
    const outcome = applyEntry(this.#game, this.match, entry);
    if (JSON.stringify(this.match) !== before) throw new ContractError('the state was changed in place');
    if (!outcome.ok) throw new ContractError(`the bot's move was refused: ${JSON.stringify([entry, outcome.refusal])}`);
    const text = JSON.stringify(outcome);
    const again = applyEntry(this.#game, this.match, entry);
    if (JSON.stringify(again) !== text)
      throw new ContractError(`the same move gave another result${firstDifference(outcome, again)}`);
    const parsed: RecordEntry<S> = JSON.parse(JSON.stringify(entry));
    const viaJson = applyEntry(this.#game, JSON.parse(before), parsed);
    if (JSON.stringify(viaJson) !== text)
      throw new ContractError(`a trip through JSON changed the result${firstDifference(outcome, viaJson)}`);
    for (const { event } of outcome.events) tally(this.#report.events, event.type);
    if (entry.seat !== undefined && 'free' in entry) tally(this.#report.free, entry.free.type);
    return outcome;
  }

  /** Checks the judge on the first move of each kind in a game, and on some of the rest. */
  #checkJudge(entry: RecordEntry<S>): void {
    const { judge, judgedOneIn, env } = this.#options;
    if (!judge || entry.seat === undefined) return;
    const free = 'free' in entry;
    const kind = free ? entry.free.type : this.match.agenda.at(-1)!.step.type;
    const fresh = !this.#kindsJudged.has(kind);
    if (this.#random('judged').below(judgedOneIn) !== 0 && !fresh) return;
    this.#kindsJudged.add(kind);
    const { at: _, seat, ...move } = entry;
    const names = relabelling(hiddenIds(this.match, seat), this.#random('judged relabel'));
    const luck = `${this.#options.table.seed} ${this.entries.length}`;
    const given = checkJudge({ game: this.#game, judge, env, match: this.match, names, seat, move, luck });
    if (given > 0) tally(free ? this.#report.judgedFree : this.#report.judged, kind);
  }

  /** Guesses the match as one viewer sees it; plays a few guesses to their end, and looks for the truth in others. */
  #checkGuess(): void {
    const { env, bot, guess, guessedToEndOneIn } = this.#options;
    if (!guess) return;
    const random = this.#random('guess');
    const viewer = this.#random('guesser').pick<Viewer>([...this.match.seats, 'audience']);
    const { match } = this;
    const trial = { game: this.#game, guess, env, match, viewer, box: this.#box, luck: luckFrom(random), bot };
    const kind = match.agenda.at(-1)?.step.type ?? 'the end';
    if (random.below(guessedToEndOneIn) === 0) {
      checkGuessEnds(trial);
      this.#report.guessesPlayed += 1;
    } else checkGuess(trial);
    if (random.below(4 * guessedToEndOneIn) === 0) this.#report.cardsGuessed += checkTruthIsGuessed(trial);
    tally(this.#report.guessed, kind);
  }

  #checkDefaults(): void {
    const open = this.match.agenda.at(-1)!;
    for (const seat of waitingSeats(open)) {
      const rules = this.#game.rules.steps[open.step.type];
      if (!rules || !('defaultAnswer' in rules)) throw new ContractError('an automatic step was asked');
      const seen = this.#game.observe(this.match, seat);
      const { env } = this.#options;
      // The step is this question's own, which the table of rules cannot say.
      const context = {
        seat,
        view: seen.view,
        step: open.step as never,
        draft: seen.question?.mine?.answer as never,
        env,
      };
      const answer = rules.defaultAnswer(context);
      const refusal = this.#game.check(seen, seat, { to: open.id!, answer });
      if (refusal) throw new ContractError(`the default answer is refused: ${JSON.stringify([open.step, refusal])}`);
      const played = this.#game.play(this.match, seat, { to: open.id!, answer }, this.match.at);
      if (!played.ok && played.refusal.code !== 'clock-first')
        throw new ContractError(`the default cannot be sent as an answer: ${JSON.stringify([answer, played.refusal])}`);
      this.#report.silences += 1;
      this.#checkPassing(seat);
    }
  }

  /** The passing move is legal, and each reason against it is one the game has declared. */
  #checkPassing(seat: Seat): void {
    const seen = this.#game.observe(this.match, seat);
    const pass = this.#game.passOption(seen, seat);
    if (!pass) return;
    const refusal = this.#game.check(seen, seat, pass.move);
    if (refusal) throw new ContractError(`a window cannot be let pass: ${JSON.stringify(refusal)}`);
    const unknown = pass.reasons.find((reason) => !this.#game.reactionReasons?.includes(reason));
    if (unknown !== undefined) throw new ContractError(`the game does not declare the reason ${unknown}`);
    for (const reason of pass.reasons) tally(this.#report.reasons, reason);
    if (pass.hasNoChoice) this.#checkForcedPassIsHidden(seat, pass.move);
  }

  /**
   * A seat with nothing to choose has no other answer, and in sealed questions the others cannot see that it was passed
   * for.
   */
  #checkForcedPassIsHidden(seat: Seat, move: Move<S>): void {
    const wanted = this.#chooseMove(seat, 'idle bot');
    if (wanted && 'to' in wanted && !isSameText(wanted, move))
      throw new ContractError(`a seat with nothing to choose has a choice: ${JSON.stringify(wanted)}`);
    this.#report.idle += 1;
    const passed = this.#game.play(this.match, seat, move, this.match.at);
    const sealed = this.#game.observe(this.match, seat).question?.waiting === null;
    if (!passed.ok || !sealed || this.#hasAnswered(passed.match, seat) === undefined) return;
    for (const viewer of [...this.match.seats, 'audience'] as const) {
      if (viewer === seat) continue;
      const last = this.#game.observe(this.match, viewer);
      this.#checkSame('a pass', viewer, null, this.#game.updateFor(last, passed.match, passed.events, viewer));
    }
  }

  /** The seed shows in no view. */
  #checkSeedIsHidden(): void {
    const viewer = this.#anyViewer();
    const other: Match<S> = { ...this.match, chance: { ...this.match.chance, seed: 'f'.repeat(64) } };
    this.#checkSame('the seed', viewer, this.#game.observe(this.match, viewer), this.#game.observe(other, viewer));
  }

  #checkGarbageIsRefused(before: string): void {
    const random = this.#random('garbage');
    const seat = random.pick(this.match.seats);
    const id = this.match.agenda.at(-1)?.id ?? 0;
    const rubbish = junk(random, id);
    const refused = this.#game.play(this.match, seat, rubbish, this.match.at);
    if (refused.ok) throw new ContractError(`garbage was taken: ${JSON.stringify(rubbish)}`);
    const move = this.#chooseMove(seat, 'garbage bot');
    if (move) this.#game.play(this.match, seat, spoil(random, move), this.match.at);
    const theirs = this.#chooseMove(random.pick(this.match.seats), 'garbage bot');
    if (theirs) this.#game.play(this.match, seat, theirs, this.match.at);
    if (JSON.stringify(this.match) !== before) throw new ContractError('a refused move changed the state');
    this.#report.garbage += 1;
  }

  /** An answer never hits another question than the one it names. */
  #checkStaleIsRefused(entry: RecordEntry<S>, outcome: AcceptedMove<S>): void {
    if (entry.seat === undefined || !('to' in entry) || outcome.match.agenda.at(-1)?.id === entry.to) return;
    const again = applyEntry(this.#game, outcome.match, entry);
    if (again.ok) throw new ContractError('an answer to a closed question was taken');
  }

  /** Chance: with other cards in the places the viewer cannot see, before and after, all looks the same. */
  #checkCardsAreHidden(viewer: Viewer, entry: RecordEntry<S>, outcome: AcceptedMove<S>): void {
    const hidden = hiddenIds(this.match, viewer).intersection(hiddenIds(outcome.match, viewer));
    const names = relabelling(hidden, this.#random('relabel'));
    this.#countSecrets(viewer, names);
    if (names.size === 0) return;
    const other = relabel(this.match, names);
    const last = this.#game.observe(this.match, viewer);
    const otherLast = this.#game.observe(other, viewer);
    const where = (a: unknown, b: unknown): string => this.#describeCells(viewer, idsIn(a).difference(idsIn(b)));
    this.#checkSame('a hidden card', viewer, last, otherLast, where);
    const twin = applyEntry(this.#game, other, relabel(entry, names));
    if (!twin.ok) return; // a wild card became a letter, say: not the same move
    this.#report.relabelled += 1;
    const ours = this.#game.updateFor(last, outcome.match, outcome.events, viewer);
    const theirs = this.#game.updateFor(otherLast, twin.match, twin.events, viewer);
    const isExpired = entry.seat === undefined && !('amend' in entry);
    const cause = isExpired ? '; time ran out, so look at the default answer' : '';
    this.#checkSame('a hidden card', viewer, ours, theirs, (a, b) => where(a, b) + cause);
  }

  /** Names the cells of the state that hide these ids from a viewer. */
  #describeCells(viewer: Viewer, shown: ReadonlySet<string>): string {
    const cells = new Set<string>();
    eachSecret(this.match.state, (path, { secret, seats }) => {
      const isHidden = seats !== 'all' && (viewer === 'audience' || !seats.includes(viewer));
      if (isHidden && !idsIn(secret).isDisjointFrom(shown)) cells.add(path);
    });
    return cells.size > 0 ? `; it was in ${[...cells].join(', ')}` : '';
  }

  #countSecrets(viewer: Viewer, names: ReadonlyMap<string, string>): void {
    eachSecret(this.match.state, (path, { secret, seats }) => {
      if (seats === 'all' || (viewer !== 'audience' && seats.includes(viewer))) return;
      const ids = idsIn(secret);
      if (ids.size === 0) {
        if (JSON.stringify(secret) !== '[]' && secret !== null)
          throw new ContractError(`the secret at ${path} holds no ids like 'L17', so nothing can test that it is kept`);
        return;
      }
      tally(this.#report.secrets, path, [...ids].some((id) => names.has(id)) ? 1 : 0);
    });
  }

  /** Choice: while the question stays open, another seat's other answer looks the same. */
  #checkSealedAnswerIsHidden(entry: RecordEntry<S>, outcome: AcceptedMove<S>): OtherWorld<S> | undefined {
    if (entry.seat === undefined || !('to' in entry)) return undefined;
    const { seat } = entry;
    const done = this.#hasAnswered(outcome.match, seat);
    const otherwise = done === undefined ? undefined : this.#chooseMove(seat, 'otherwise');
    if (!otherwise || !('to' in otherwise) || isSameText(otherwise.answer, entry.answer)) return undefined;
    const twin = this.#game.play(this.match, seat, otherwise, entry.at);
    if (!twin.ok || this.#hasAnswered(twin.match, seat) !== done) return undefined;
    for (const viewer of [...this.match.seats, 'audience'] as const) {
      if (viewer === seat) continue;
      this.#report.swapped += 1;
      const last = this.#game.observe(this.match, viewer);
      const ours = this.#game.updateFor(last, outcome.match, outcome.events, viewer);
      this.#checkSame('a sealed answer', viewer, ours, this.#game.updateFor(last, twin.match, twin.events, viewer));
    }
    return { match: twin.match, seat, question: entry.to };
  }

  /** The same question still open: whether the seat counts as done; undefined once it has closed. */
  #hasAnswered(after: Match<S>, seat: Seat): boolean | undefined {
    const now = after.agenda.at(-1);
    if (!now || now.id !== this.match.agenda.at(-1)?.id) return undefined;
    return now.given.find((given) => given.seat === seat)?.done;
  }

  #checkOtherWorlds(entry: RecordEntry<S>, outcome: AcceptedMove<S>): void {
    const asking = (match: Match<S>, id: number): boolean => match.agenda.some((open) => open.id === id);
    this.#worlds = this.#worlds.slice(-2).flatMap((world) => {
      if (!('amend' in entry) && (entry.seat === undefined || entry.seat === world.seat)) return [];
      const twin = applyEntry(this.#game, world.match, entry);
      if (!twin.ok || !asking(twin.match, world.question) || !asking(outcome.match, world.question)) return [];
      const viewer = this.#anyViewer();
      if (viewer !== world.seat) {
        this.#report.swapped += 1;
        const ours = this.#game.updateFor(
          this.#game.observe(this.match, viewer),
          outcome.match,
          outcome.events,
          viewer,
        );
        const theirs = this.#game.updateFor(this.#game.observe(world.match, viewer), twin.match, twin.events, viewer);
        this.#checkSame('a sealed answer, later,', viewer, ours, theirs);
      }
      return [{ ...world, match: twin.match }];
    });
  }

  #checkSame(
    what: string,
    viewer: Viewer,
    a: unknown,
    b: unknown,
    where: (a: unknown, b: unknown) => string = () => '',
  ): void {
    if (isSameText(a, b)) return;
    const who = viewer === 'audience' ? viewer : `seat ${viewer}`;
    throw new ContractError(`leak: ${what} shows to ${who}${firstDifference(a, b)}${where(a, b)}`);
  }

  #checkReplay(): void {
    if (this.#options.from) return;
    const record = copy({ table: this.#options.table, entries: this.entries });
    const states = replay(this.#game, JSON.parse(JSON.stringify(record)));
    let last: Match<S> | undefined;
    for (let step = states.next(); ; step = states.next()) {
      if (!step.done) last = step.value;
      else if (step.value !== null)
        throw new ContractError(`the record does not replay: ${JSON.stringify(step.value)}`);
      else break;
    }
    if (!isSameText(last, this.match))
      throw new ContractError(`the replay ends elsewhere${firstDifference(last, this.match)}`);
    this.#report.replays += 1;
  }
}
