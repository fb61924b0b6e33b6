import { type ChanceState, chance, SEED } from './chance.ts';
import { due, Engine, untilFor, waiting } from './engine.ts';
import { copy, same } from './json.ts';
import type {
  AmendOutcome,
  Entry,
  Game,
  KernelRefusal,
  LetPass,
  Match,
  MatchSetup,
  Move,
  Open,
  Outcome,
  Seen,
  StartRefusal,
} from './match.ts';
import type { Audience, Leakproof, Question, Rules, Setting, Standing, Told } from './rules.ts';
import { Run, unopened } from './run.ts';
import { fits, read, type Schema } from './schema.ts';
import { mask, type Seat, secret, type Viewer } from './secret.ts';
import type { Answer, Asking, Kind, Shape, Step, Time } from './shape.ts';

/** Makes a game of its rules. */
export function bind<S extends Shape>(rules: Rules<S> & Leakproof<S>, env: S['env']): Game<S> {
  const engine = new Engine<S>(rules, env);
  /** What `update` has shown of each state. Where a move left the state as it was, so is every view of it. */
  const shown = new WeakMap<S['state'], Map<Viewer, S['view']>>();

  /** Runs `act` on a copy, then goes on until somebody is asked. */
  function advance(before: Match<S>, at: Time, act: (run: Run<S>) => void): { match: Match<S>; told: Told<S>[] } {
    if (!Number.isInteger(at) || at < before.at) throw new Error(`time runs backwards: ${at} after ${before.at}`);
    // Of the state, which is most of it, and of the luck, the run makes a copy when it must; seats, limits and a result
    // never change.
    const { agenda, banks } = before;
    const match = { ...before, agenda: agenda.map(copyOpen), banks: copy(banks) };
    stopBanks(match, at);
    match.at = at;
    const run = new Run<S>(engine, match);
    act(run);
    run.goOn();
    for (const seat of engine.banked(match)) match.banks![seat]!.since = at;
    return { match, told: run.told };
  }

  const refuse = (refusal: KernelRefusal | S['refusal']): Outcome<S> => ({ ok: false, refusal });

  /** The move as it is read, and the question it is an answer to; or why not. */
  function admit(match: Match<S>, seat: Seat, raw: unknown, at: Time): Admitted<S> | KernelRefusal | S['refusal'] {
    const open = openAt(match, at);
    if ('code' in open) return open;
    // An answer to another question cannot be read by this one's schema: it is stale, whatever it says.
    if (isRecord(raw) && typeof raw['to'] === 'number' && raw['to'] !== open.id)
      return { code: 'stale', current: open.id };
    if (!match.seats.includes(seat)) return { code: 'not-asked' };
    const question = engine.question(open.step);
    const move = readMove(raw, question.answer);
    if (!move) return { code: 'malformed' };
    const view = shown.get(match.state)?.get(seat) ?? engine.viewOf(match.state, seat);
    return check(lookAt(match, seat, view), seat, move) ?? { move, question };
  }

  function play(match: Match<S>, seat: Seat, raw: unknown, at: Time): Outcome<S> {
    const admitted = admit(match, seat, raw, at);
    if (isRefusal<S>(admitted)) return refuse(admitted);
    const { move, question } = admitted;
    const entry: Entry<S> = { at, seat, ...move };
    if ('free' in move) {
      const after = advance(match, at, (run) => {
        if (question.renews) run.renew(question);
        rules.free!.apply(run, seat, move.free);
      });
      return { ok: true, ...after, entry };
    }
    const after = advance(match, at, (run) => {
      const mine = run.current();
      const verdict = question.answered?.(run, mine.step, { seat, answer: move.answer, silent: false }) ?? 'wait';
      if (run.current() !== mine) throw new Error(`${mine.step.type}: what follows is said in close`);
      run.take(mine, { seat, answer: secret([seat], move.answer), done: verdict !== 'stay', silent: false });
      if (verdict === 'close') run.close();
    });
    return { ok: true, ...after, entry };
  }

  function amend(match: Match<S>, by: Seat, raw: unknown, at: Time): AmendOutcome<S> {
    const open = openAt(match, at);
    if ('code' in open) return { ok: false, refusal: open };
    if (!rules.amend) return { ok: false, refusal: { code: 'no-amendments' } };
    const amendment = read(rules.amend.amendment, raw);
    if (amendment === undefined || !match.seats.includes(by)) return { ok: false, refusal: { code: 'malformed' } };
    const view = engine.viewOf(match.state, 'audience');
    const refusal = rules.amend.check({ view, step: open.step, env }, amendment);
    if (refusal) return { ok: false, refusal };
    const after = advance(match, at, (run) => rules.amend!.apply(run, by, amendment));
    return { ok: true, ...after, entry: { at, by, amend: amendment } };
  }

  function readMove(raw: unknown, answers: Schema<Answer<S>>): Move<S> | undefined {
    if (!isRecord(raw)) return undefined;
    const keys = Object.keys(raw);
    if (keys.length === 1 && keys[0] === 'free') {
      const free = rules.free && read(rules.free.move, raw['free']);
      return free && { free };
    }
    const { to } = raw;
    if (keys.length !== 2 || typeof to !== 'number') return undefined;
    const answer = read(answers, raw['answer']);
    return answer === undefined ? undefined : { to, answer };
  }

  function check(seen: Seen<S>, seat: Seat, move: Move<S>): KernelRefusal | S['refusal'] | undefined {
    const { question: asked, view } = seen;
    if (seen.over || !asked) return { code: 'over' };
    const { step } = asked;
    if ('free' in move) {
      return rules.free ? rules.free.check({ seat, view, step, env }, move.free) : { code: 'no-free-moves' };
    }
    if (move.to !== asked.id) return { code: 'stale', current: asked.id };
    if (!asked.asked.includes(seat)) return { code: 'not-asked' };
    if (asked.mine?.done) return { code: 'already-answered' };
    return engine.question(step).check({ seat, view, step, draft: asked.mine?.answer, env }, move.answer);
  }

  function letPass(seen: Seen<S>, seat: Seat, before: Seen<S> | null = null): LetPass<S> | null {
    const { question: asked, view } = seen;
    if (seen.over || !asked?.asked.includes(seat) || asked.mine?.done) return null;
    const { step, id } = asked;
    const { window, silent, idle } = engine.question(step);
    if (!window) return null;
    const ask = { seat, view, step, draft: asked.mine?.answer, env };
    const reasons = Object.keys(window).filter((name) => window[name]!(ask, before?.view ?? null));
    return { move: { to: id, answer: silent(ask) }, reasons, idle: idle?.(ask) ?? false };
  }

  function expire(match: Match<S>, at: Time): Outcome<S> {
    if (match.over) return refuse({ code: 'over' });
    const when = due(match);
    if (when === null || at < when) return refuse({ code: 'not-due' });
    const after = advance(match, at, (run) => {
      const flagged = engine.banked(run.match).find((seat) => run.match.banks![seat]!.left <= 0);
      if (flagged !== undefined) {
        if (!rules.flagged) throw new Error('a chess clock ran out and no rule says what then');
        return rules.flagged(run, flagged);
      }
      if (run.hush()) return;
      const open = run.current();
      const verdict = engine.question(open.step).expired?.(run, open.step) ?? 'close';
      if (verdict === 'close') run.close();
    });
    return { ok: true, ...after, entry: { at } };
  }

  /** All but what is offered. */
  function lookAt(match: Match<S>, viewer: Viewer, view: S['view']): Seen<S> {
    const open = match.agenda.at(-1);
    const mine = open?.given.find((given) => given.seat === viewer);
    return {
      view,
      question: open
        ? {
            id: open.id!,
            // Steps that ask nobody run at once: none is ever open.
            step: open.step as Step<S, Asking<S>>,
            asked: open.asked,
            waiting: engine.question(open.step).progress === 'shown' ? waiting(open) : null,
            until: untilFor(open, viewer),
            mine: mine ? { answer: mine.answer.secret, done: mine.done } : null,
          }
        : null,
      free: [],
      banks: match.banks,
      over: match.over,
    };
  }

  function see(match: Match<S>, viewer: Viewer, view = engine.viewOf(match.state, viewer)): Seen<S> {
    const seen = lookAt(match, viewer, view);
    if (!seen.question || viewer === 'audience' || !rules.free) return seen;
    return { ...seen, free: rules.free.offers({ seat: viewer, view: seen.view, step: seen.question.step, env }) };
  }

  function show({ state }: Match<S>, viewer: Viewer): S['view'] {
    let views = shown.get(state);
    if (!views) {
      views = new Map();
      shown.set(state, views);
    }
    const known = views.get(viewer);
    if (known) return known;
    const view = asKnown(views.values(), engine.viewOf(state, viewer));
    views.set(viewer, view);
    return view;
  }

  function settingOf(table: MatchSetup<S>): { setting: Setting<S>; chance: ChanceState } {
    const state: ChanceState = { seed: table.seed, read: {} };
    const seats = Array.from({ length: table.players }, (_, seat) => seat);
    const { config, limits } = table;
    return { chance: state, setting: { config, limits, env, seats, chance: (stream) => chance(state, stream) } };
  }

  function begin(
    table: MatchSetup<S>,
    { state, agenda }: Standing<S>,
    luck: ChanceState,
  ): { match: Match<S>; told: Told<S>[] } {
    const seats = Array.from({ length: table.players }, (_, seat) => seat);
    const banks = table.bank === null ? null : seats.map(() => ({ left: table.bank!, since: null }));
    const steps = agenda.map((step) => unopened<S>(step)).reverse();
    const { limits } = table;
    return advance(
      { state: copy(state), agenda: steps, chance: luck, seats, limits, banks, at: 0, opened: 0, over: null },
      0,
      () => {},
    );
  }

  function faultOf(table: MatchSetup<S>): StartRefusal | undefined {
    const [min, max] = rules.players;
    const { players } = table;
    if (!Number.isInteger(players) || players < min || players > max)
      return { code: 'wrong-number-of-players', min, max };
    if (!SEED.test(table.seed)) return { code: 'bad-seed' };
    if (!fits(rules.config, table.config)) return { code: 'bad-config' };
    if (table.position === null) return undefined;
    if (!rules.position) return { code: 'no-positions' };
    return fits(rules.position.schema, table.position) ? undefined : { code: 'bad-position' };
  }

  return {
    id: rules.id,
    version: rules.version,
    rules,
    start(table) {
      const fault = faultOf(table);
      if (fault) return { ok: false, refusal: fault };
      const { setting, chance: luck } = settingOf(table);
      const standing = table.position === null ? rules.setup(setting) : rules.position!.stand(table.position, setting);
      return 'code' in standing ? { ok: false, refusal: standing } : { ok: true, ...begin(table, standing, luck) };
    },
    resume: (table, standing) => begin(table, standing, settingOf(table).chance).match,
    play,
    refuses(match, seat, move, at) {
      const admitted = admit(match, seat, move, at);
      return isRefusal<S>(admitted) ? admitted : undefined;
    },
    amend,
    amendedConfig: (match) => rules.amend?.config(mask(match.state)) ?? null,
    due,
    expire,
    see: (match, viewer) => see(match, viewer),
    check,
    windows: engine.windows,
    letPass,
    update(last, after, told, viewer) {
      const events = told.filter((it) => reaches(it.audience, viewer)).map((it) => it.event);
      const seen = see(after, viewer, show(after, viewer));
      return events.length > 0 || !last || !looksTheSame(last, seen) ? { seen, events } : null;
    },
  };
}

/** Part by part: the view is most of it, and often the very same object. */
const looksTheSame = <S extends Shape>(a: Seen<S>, b: Seen<S>): boolean =>
  same(a.view, b.view) &&
  same(a.question, b.question) &&
  same(a.free, b.free) &&
  same(a.banks, b.banks) &&
  same(a.over, b.over);

/** Where everybody sees the same, they share it: it is kept once, and written out once. */
function asKnown<V>(known: Iterable<V>, view: V): V {
  for (const other of known) if (same(other, view)) return other;
  return view;
}

/** Whom a step asks never changes, nor what somebody has answered; what the step says may, while it is open. */
const copyOpen = <S extends Shape>({ id, step, asked, given, pressed, until, due: end, left }: Open<S>): Open<S> => ({
  id,
  step: copy(step),
  asked,
  given: given.map(({ seat, answer, done, silent, due: hurries }) => ({ seat, answer, done, silent, due: hurries })),
  pressed: pressed.map(({ seat, until: own }) => ({ seat, until: own })),
  until,
  due: end,
  left,
});

/** The question now open; or why nothing can be done about it at this time. */
function openAt<S extends Shape>(match: Match<S>, at: Time): Open<S> | KernelRefusal {
  const open = match.agenda.at(-1);
  if (match.over || !open) return { code: 'over' };
  const late = due(match);
  return late !== null && late <= at ? { code: 'clock-first', due: late } : open;
}

interface Admitted<S extends Shape> {
  readonly move: Move<S>;
  readonly question: Question<S, Kind<S>>;
}
const isRefusal = <S extends Shape>(
  it: Admitted<S> | KernelRefusal | S['refusal'],
): it is KernelRefusal | S['refusal'] => 'code' in it;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function stopBanks<S extends Shape>(match: Match<S>, at: Time): void {
  for (const bank of match.banks ?? []) {
    if (bank.since !== null) bank.left -= at - bank.since;
    bank.since = null;
  }
}

function reaches(audience: Audience | null, viewer: Viewer): boolean {
  if (audience === null) return true;
  if ('only' in audience) return viewer !== 'audience' && audience.only.includes(viewer);
  return viewer === 'audience' || !audience.except.includes(viewer);
}
