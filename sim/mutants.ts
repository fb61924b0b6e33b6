import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A fault put into the house on purpose: these words of this file become those. The simulation must notice. */
interface Mutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The first seed that notices it; 0 if it does not say. */
  readonly noticedBy?: number;
}

const RUNNING = 'packages/table/src/running-match.ts';
const APPEND =
  'if (!(await this.#around.log.append(lines.map((line, i) => ({ ...line, seq: this.#seq + 1 + i }))))) return false;';
const COMMIT = 'if (!(await this.#append([...drafts, { entry, command }], outcome.match))) return false;';

export const MUTANTS: Readonly<Record<string, Mutant>> = {
  'acknowledged before it is written': {
    file: RUNNING,
    from: APPEND,
    to: 'void this.#around.log.append(lines.map((line, i) => ({ ...line, seq: this.#seq + 1 + i }))).catch(() => {});',
  },
  'told before it is written': {
    file: RUNNING,
    from: COMMIT,
    to: `const early = this.#followers.take(outcome); this.#around.tell(early); ${COMMIT}`,
  },
  'a command is forgotten': {
    file: RUNNING,
    from: 'if (command !== null) this.#done.add(command);',
    to: '',
    noticedBy: 17,
  },
  'a cursor is skipped': {
    file: 'packages/table/src/followers.ts',
    from: 'follower.cursor += 1;',
    to: 'follower.cursor += follower.cursor === 5 ? 2 : 1;',
  },
  'a secret is shown': {
    file: 'apps/server/src/tables/connections.ts',
    from: 'if (!looksThrough(table, client.who, update.viewer)) continue;',
    to: '',
  },
  'a draft stays in memory': {
    file: 'apps/server/src/tables/keeping.ts',
    from: 'this.#callOff = this.#parts.clock.setTimer(KEPT_WITHIN_MS, () => this.now());',
    to: '',
  },
  'a line comes before the drafts it depends on': {
    file: RUNNING,
    from: 'const drafts = this.#drafts.all(this.#replaces(entry.seat, entry) ? entry.seat : undefined);',
    to: 'const drafts: [] = [];',
  },
  'a draft moves a cursor': {
    file: 'packages/table/src/followers.ts',
    from: 'if (isNews) follower.cursor += 1;',
    to: 'follower.cursor += 1;',
  },
};

/** Loaded before the simulation: `node --import ./sim/mutants.ts`, with the name of the fault in MUTANT. */
const name = process.env['MUTANT'];
if (name !== undefined) {
  const mutant = MUTANTS[name];
  if (!mutant) throw new Error(`there is no mutant ${name}`);
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith(mutant.file)) return next(url, context);
      const text = readFileSync(fileURLToPath(url), 'utf8');
      // A mutant that changes nothing would only seem to be missed.
      if (!text.includes(mutant.from)) throw new Error(`${mutant.file} no longer says: ${mutant.from}`);
      return { format: 'module-typescript', source: text.replace(mutant.from, mutant.to), shortCircuit: true };
    },
  });
}
