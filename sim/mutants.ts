import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A planted bug: in this file, `from` is replaced by `to`. The simulation must notice it. */
interface Mutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** One of the few that `npm test` plants; the others are planted by the sweep and by `npm run sim -- --mutants`. */
  readonly short?: true;
  /** Not noticed within 50 seeds; other tests cover it. */
  readonly isMissed?: true;
}

const RUNNING = 'packages/table/src/running-match.ts';
const SUBSCRIBERS = 'packages/table/src/subscribers.ts';
const SEATING = 'packages/table/src/seating.ts';
const PASSES = 'packages/table/src/auto-passes.ts';
const LIVE = 'apps/server/src/tables/live-table.ts';
const CLIENTS = 'apps/server/src/tables/table-clients.ts';
const CONNECTIONS = 'apps/server/src/tables/connections.ts';
const APPEND = 'if (!(await this.#host.log.append(lines.map((line, i) => ({ ...line, seq: this.#seq + 1 + i }))))) {';
const COMMIT = 'if (!(await this.#append([...drafts, { entry, command }], outcome.match))) return false;';

export const MUTANTS: Readonly<Record<string, Mutant>> = {
  'a salt is acknowledged and left out': {
    file: 'packages/table/src/shuffle.ts',
    from: 'salts: { ...shuffle.salts, [seat]: salt }',
    to: 'salts: shuffle.salts',
  },
  'another shuffle than the promised one': {
    file: 'apps/server/src/tables/match-starter.ts',
    from: 'seedsOf(table.shuffle ?? promiseShuffle(drawn, [])',
    to: 'seedsOf({ ...(table.shuffle ?? promiseShuffle(drawn, [])), part: drawn.seed }',
  },
  'acknowledged before it is written': {
    file: RUNNING,
    from: APPEND,
    to: 'void this.#host.log.append(lines.map((line, i) => ({ ...line, seq: this.#seq + 1 + i }))).catch(() => {}); if (false) {',
    short: true,
  },
  'sent before it is written': {
    file: RUNNING,
    from: COMMIT,
    to: `const early = this.#subscribers.applyOutcome(outcome, this.now()); this.#host.send(early); ${COMMIT}`,
  },
  'a command is forgotten': {
    file: RUNNING,
    from: 'if (command !== null) this.#executedCommands.add(command);',
    to: '',
  },
  'a cursor is skipped': {
    file: SUBSCRIBERS,
    from: 'subscriber.cursor += 1;',
    to: 'subscriber.cursor += subscriber.cursor === 5 ? 2 : 1;',
  },
  'a secret is shown': {
    file: CONNECTIONS,
    from: 'if (!isViewer(table, client.who, texts.update.viewer)) continue;',
    to: '',
    short: true,
  },
  'a draft stays in memory': {
    file: 'apps/server/src/tables/draft-flusher.ts',
    from: 'this.#cancel = this.#options.clock.setTimer(DRAFT_FLUSH_MS, () => this.flush());',
    to: '',
  },
  'a line comes before the drafts it depends on': {
    file: RUNNING,
    from: 'const drafts = this.#drafts.all(this.#canReplaceDraft(entry.seat, entry) ? entry.seat : undefined);',
    to: 'const drafts: [] = [];',
  },
  'a draft moves a cursor': {
    file: SUBSCRIBERS,
    from: 'if (isNews) subscriber.cursor += 1;',
    to: 'subscriber.cursor += 1;',
  },
  'a draft is not kept when its writer leaves': {
    file: LIVE,
    from: '    this.#drafts.flush();\n',
    to: '',
    isMissed: true,
  },
  'a draft is not kept when the server closes': {
    file: LIVE,
    from: 'await this.#table.running?.flushDrafts().catch((error: unknown) => {',
    to: 'await Promise.resolve().catch((error: unknown) => {',
  },
  'a deadline comes early': {
    file: RUNNING,
    from: 'const outcome = this.game.expire(this.#match, this.now());',
    to: 'const outcome = this.game.expire(this.#match, this.now() + 8000);',
    short: true,
  },
  'a deadline never comes': {
    file: RUNNING,
    from: 'const times = [this.game.nextDeadline(this.#match), this.#bots.nextTime(), ...passes]',
    to: 'const times = [this.#bots.nextTime(), ...passes]',
  },
  'match time runs while all players are away': {
    file: CLIENTS,
    from: '    } else if (!runs) clock.stop();',
    to: '    }',
  },
  'an update has an old time': {
    file: SUBSCRIBERS,
    from: 'cursor: subscriber.cursor, now, seen, events };',
    to: 'cursor: subscriber.cursor, now: match.at, seen, events };',
    isMissed: true,
  },
  'the end of a match is not written again': {
    file: LIVE,
    from: "running?.match.over && this.state.status === 'playing' ? RETRY_MS : null,",
    to: 'null,',
    isMissed: true,
  },
  'missed events are sent twice': {
    file: SUBSCRIBERS,
    from: 'const first = sent.findIndex((it) => it.cursor > after);',
    to: 'const first = sent.findIndex((it) => it.cursor >= after);',
  },
  'a joining client gets stale state from memory': {
    file: LIVE,
    from: '      await this.#sync.readStore();\n      this.#clients.enter',
    to: '      this.#clients.enter',
    isMissed: true,
  },
  'an update to the table overwrites another': {
    file: 'apps/server/src/tables/stored-state.ts',
    from: '} else if (await this.#storage.saveTable(wanted, this.#revision + 1, this.#clock.now())) {',
    to: '} else if ((await this.#storage.saveTable(wanted, this.#revision + 1, this.#clock.now())) || true) {',
  },
  'the seed is shown before the end': {
    file: 'apps/server/src/tables/info.ts',
    from: "export const isFinished = (status: TableStatus): boolean => status === 'over' || status === 'closed';",
    to: "export const isFinished = (status: TableStatus): boolean => status !== 'waiting';",
  },
  'a taken seat is taken again': {
    file: SEATING,
    from: "if (there && there.who !== who) return refuse('seat-taken');",
    to: '',
  },
  'a removed player comes back': {
    file: CLIENTS,
    from: "if (isKicked(state, client.who)) return client.dismiss(refuse('kicked'));",
    to: '',
    short: true,
  },
  'a bot stands in too early': {
    file: 'apps/server/src/tables/away-players.ts',
    from: 'return { grace: graceMs.live, whom };',
    to: 'return { grace: graceMs.live / 10, whom };',
  },
  'a bot plays for a player who is there': {
    file: CLIENTS,
    from: 'const levels = levelsAt(state);',
    to: 'const levels = levelsAt(state).map((level) => level ?? 1) as ReturnType<typeof levelsAt>;',
  },
  'a player who resigned plays on': {
    file: SEATING,
    from: 'return withPlace(table, seat, { ...place, level: place.level ?? STAND_IN_LEVEL, resigned: true });',
    to: 'return { ...table };',
  },
  'every player gets a separate rematch': {
    file: 'apps/server/src/tables/commands.ts',
    from: 'rematch: table.rematch ?? next.code',
    to: 'rematch: next.code',
  },
  'a reaction window is passed at once': {
    file: PASSES,
    from: 'time === null ? delay : Math.min(delay, Math.floor(time / 2));',
    to: 'time === null ? delay : 1000;',
    short: true,
  },
  'a reaction window is passed in spite of a reason': {
    file: PASSES,
    from: 'const isWanted = choice !== null && !pass.reasons.some((reason) => choice.unless.includes(reason));',
    to: 'const isWanted = choice !== null;',
  },
  'a reaction window is never passed': {
    file: RUNNING,
    from: 'if (!this.#makesPasses || this.#match.over || this.#isClosed) return [];',
    to: 'return [];',
  },
  'others are told a seat’s auto-pass': {
    file: 'apps/server/src/tables/auto-pass-feed.ts',
    from: 'for (const seat of placesOf(table, client.who)) {',
    to: 'for (const seat of table.places.keys()) {',
  },
  'correspondence tells who is connected': {
    file: 'apps/server/src/tables/info.ts',
    from: 'byDay ? goOnAt === null : connections.isConnected(who);',
    to: 'connections.isConnected(who);',
  },
  'match time runs too fast': {
    file: 'apps/server/src/tables/match-clock.ts',
    from: 'this.#startedAt + Math.floor(awakeTime(this.#clock) - this.#since);',
    to: 'this.#startedAt + 2 * Math.floor(awakeTime(this.#clock) - this.#since);',
  },
};

/** Loaded before the simulation: `node --import ./sim/mutants.ts`, with the name of the fault in MUTANT. */
const name = process.env['MUTANT'];
if (name !== undefined) {
  const mutant = MUTANTS[name];
  if (!mutant) throw new Error(`There is no mutant '${name}'. Mutants are listed in sim/mutants.ts.`);
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith(mutant.file)) return next(url, context);
      const text = readFileSync(fileURLToPath(url), 'utf8');
      // A mutant that changes nothing would only seem to be missed.
      if (!text.includes(mutant.from))
        throw new Error(`Cannot plant '${name}': ${mutant.file} no longer contains ${mutant.from}`);
      return { format: 'module-typescript', source: text.replace(mutant.from, mutant.to), shortCircuit: true };
    },
  });
}
