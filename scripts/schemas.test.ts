import { readFileSync } from 'node:fs';
import { bindGame, GAME_IDS, loadGame } from '@wordhoard/catalog';
import {
  type AnyBot,
  type AnyGame,
  type AnyGamePackage,
  type AnyMatch,
  type AnyObservation,
  chanceFrom,
  entryAt,
  limitsFor,
  playOut,
  type Viewer,
} from '@wordhoard/kernel';
import { spoil } from '@wordhoard/kernel/testing';
import { openLexicon } from '@wordhoard/lexicon';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, expect, test } from 'vitest';
import { schemaFiles } from './schemas/files.ts';
import type { JsonSchema } from './schemas/type-schemas.ts';

const files = await schemaFiles(process.cwd());
const lexicon = openLexicon(readFileSync(new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));

test.each([...files])('%s is up to date; to rewrite it: npx node scripts/schemas.ts', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

/** Refuses fields that the schema does not name, which a client has to accept. */
const strict = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'properties' in value && !('additionalProperties' in value)
        ? { ...value, additionalProperties: false }
        : value,
    ),
  );

/** Checks the parts of one game's messages by an independent implementation of JSON Schema. */
class Checker {
  readonly #ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: false });
  readonly #id: string;
  readonly #known = new Map<string, ValidateFunction>();
  readonly names: readonly string[];
  /** Number of values that each definition has checked. */
  readonly counts = new Map<string, number>();
  constructor(path: string) {
    const schema: JsonSchema = strict(JSON.parse(readFileSync(path, 'utf8')));
    this.#id = String(schema['$id']);
    this.names = Object.keys(schema['$defs'] as object);
    this.#ajv.addSchema(schema);
  }
  check(name: string, value: unknown): void {
    const fault = this.fault(name, value);
    if (fault !== null) throw new Error(`${this.#id} ${name}: ${fault} in ${JSON.stringify(value).slice(0, 2000)}`);
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
  fault(name: string, value: unknown): string | null {
    const known = this.#known.get(name) ?? this.#ajv.compile({ $ref: `${this.#id}#/$defs/${name}` });
    this.#known.set(name, known);
    // As it is after a way over a wire.
    return known(JSON.parse(JSON.stringify(value))) ? null : this.#ajv.errorsText(known.errors);
  }
}

/** Codes of the kernel, which are described with the messages of the socket. */
const socket = new Checker('apps/server/schema/socket.json');

function start(game: AnyGame, pack: AnyGamePackage, config: object, players: number, seed: string): AnyMatch {
  const limits = limitsFor(pack.rules, 'live');
  const table = { config, players, seed, limits, bank: null, position: null };
  const started = game.start(table);
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  return started.match;
}

interface CheckedMatch {
  readonly bots: readonly AnyBot[];
  readonly config: object;
  readonly seed: string;
  /** The most entries to play. */
  readonly most: number;
}

/** Plays a match, and checks all that every viewer is sent, every move, and the refusals of spoilt moves. */
function checkMatch(pack: AnyGamePackage, checker: Checker, { bots, config, seed, most }: CheckedMatch): void {
  const game = bindGame(pack, lexicon);
  const first = start(game, pack, config, bots.length, seed);
  const viewers: readonly Viewer[] = [...first.seats, 'audience'];
  const last = new Map<Viewer, AnyObservation>();
  const random = chanceFrom(seed);
  checker.check('config', config);
  let played = 0;
  for (const { entry, before, after, events } of playOut({ game, env: lexicon, bots, match: first, luck: seed })) {
    if (++played > most) return;
    for (const viewer of viewers) {
      const update = game.updateFor(last.get(viewer) ?? null, after, events, viewer);
      if (!update) continue;
      last.set(viewer, update.seen);
      checker.check('observation', update.seen);
      for (const event of update.events) checker.check('event', event);
      if (update.seen.question) checker.check(`question.${update.seen.question.step.type}`, update.seen.question.step);
    }
    if (entry.seat === undefined) continue;
    const { at, seat, ...move } = entry;
    checker.check('move', move);
    if ('to' in move)
      checker.check(`answer.${entryAt(before.agenda, before.agenda.length - 1).step.type}`, move.answer);
    const spoilt = spoil(random, move);
    const refusal = game.refusalOf(before, seat, spoilt, at);
    // What the schema refuses, the server refuses too; the other way round there are rules besides the form.
    if (checker.fault('move', spoilt ?? null) !== null) expect(refusal).toBeDefined();
    if (!refusal) continue;
    const isKernels = socket.fault('KernelRefusal', refusal) === null;
    if (!isKernels) checker.check('refusal', refusal);
  }
}

/** Random players might go on for ever. */
const MOST_RANDOM = 150;

/** The options with every switch the other way, for questions that are asked only then. */
const switchedOptions = (options: object): object =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, typeof value === 'boolean' ? !value : value]),
  );

function goldenAnswers(path: string): unknown[] {
  const golden: { record: { entries: { answer?: unknown }[] } }[] = JSON.parse(readFileSync(path, 'utf8'));
  return golden.flatMap(({ record }) => record.entries.flatMap((entry) => ('answer' in entry ? [entry.answer] : [])));
}

const checkers = new Map<string, Checker>();

test.each(GAME_IDS)('everything sent in whole games of %s is as its schema says', async (id) => {
  const pack = await loadGame(id);
  // Every id of the catalog has a package.
  const { rules } = pack!;
  const { randomBot }: { randomBot: AnyBot } = await import(`../packages/games/${id}/src/bot/random.ts`);
  const checker = new Checker(`packages/games/${id}/schema.json`);
  checkers.set(id, checker);
  const players = Math.max(2, rules.players[0]);
  const { defaults } = pack!;
  const seat = (bot: AnyBot, count: number): AnyBot[] => Array.from({ length: count }, () => bot);
  for (const seed of ['0', '1', '2']) {
    const bots = seat(randomBot, players + (Number(seed) % 2));
    const config = seed === '0' ? defaults : switchedOptions(defaults);
    checkMatch(pack!, checker, { bots, config, seed: seed.repeat(64), most: MOST_RANDOM });
  }
  const most = Number.POSITIVE_INFINITY;
  checkMatch(pack!, checker, { bots: seat(pack!.bot(1), players), config: defaults, seed: '9'.repeat(64), most });
  if (rules.amend) checker.check('amendment', { allow: 'quokked' });
  // Questions that random play seldom reaches are answered in the golden records.
  const answers = goldenAnswers(`packages/games/${id}/src/golden.json`);
  // Word Nerds: more than ten cards in hand, which happens once in many games.
  if (id === 'word-nerds') answers.push({ cards: null }, { cards: ['L7', 'L80'] });
  for (const answer of answers) checker.check('answer', answer);
  const untried = checker.names.filter((name) => name.startsWith('answer.') && !checker.counts.has(name));
  expect(untried.filter((name) => !answers.some((answer) => checker.fault(name, answer) === null))).toEqual([]);
  expect(checker.counts.get('refusal') ?? 0).toBeGreaterThan(0);
});

afterAll(() => {
  if (checkers.size !== GAME_IDS.length) throw new Error('not every game was checked');
});
