import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { type GameId, isGameId, loadGame } from '@wordhoard/catalog';
import { read } from '@wordhoard/kernel';
import { knobsOf } from '@wordhoard/lab';
import { findFiles } from '../system/files.ts';
import { type Exchange, exchangesOf } from './exchange.ts';
import { ID_TABLES } from './ids.ts';
import { jsonBlock, tableOf, withPart } from './markdown.ts';
import { type RefusalDefinitions, refusalTable } from './refusals.ts';
import { targetTable } from './targets.ts';
import { knobTable, limitTable } from './variants-page.ts';

/** Questions seldom asked, with an answer; the game's own schema checks it. */
const RARE: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  wordsy: { ready: { ready: true }, mend: { word: 'lemon' } },
  'word-nerds': { join: { join: true }, drop: { card: 'L12' }, discard: { cards: ['L12'] } },
  wildwords: { vote: { agree: false } },
};

/** The question whose exchange is shown. */
const SHOWN: Readonly<Partial<Record<GameId, string>>> = {
  wildwords: 'turn',
  wordsy: 'write',
  'word-nerds': 'declare',
  wordsmith: 'turn',
  'word-worx': 'build',
};

/** The pages with their generated parts up to date, by path. A game without a page has none. */
export async function protocolPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of findFiles('docs/protocol/*.md').sort()) {
    const id = basename(path, '.md');
    if (!isGameId(id)) throw new Error(`${path} is named after no game`);
    pages.set(path, await pageOf(id, readFileSync(path, 'utf8')));
  }
  return pages;
}

async function pageOf(id: GameId, text: string): Promise<string> {
  const exchanges: Exchange[] = [];
  for await (const exchange of exchangesOf(id)) exchanges.push(exchange);
  const definitions = definitionsOf(id);
  const parts: Readonly<Record<string, string>> = {
    ids: ID_TABLES[id]?.() ?? '',
    ...(id === 'word-nerds' && { targets: targetTable() }),
    questions: await questionTable(id, exchanges, definitions),
    refusals: refusalTable(id, definitions),
    options: await optionTables(id),
    turn: turnOf(exchanges, SHOWN[id] ?? ''),
  };
  return Object.entries(parts).reduce((page, [name, part]) => withPart(page, name, part), text);
}

type Definitions = RefusalDefinitions & Readonly<Record<string, { readonly description?: string } | undefined>>;

function definitionsOf(id: GameId): Definitions {
  const schema: { readonly $defs: Definitions } = JSON.parse(readFileSync(`packages/games/${id}/schema.json`, 'utf8'));
  return schema.$defs;
}

async function questionTable(id: GameId, exchanges: readonly Exchange[], definitions: Definitions): Promise<string> {
  const pack = await loadGame(id);
  const kinds = Object.entries(pack?.rules.steps ?? {}).flatMap(([kind, step]) =>
    'answer' in step ? [{ kind, step }] : [],
  );
  const rows = kinds.map(({ kind, step }) => {
    const found = exchanges.find(({ before }) => before.question?.step.type === kind);
    const answer = found && 'to' in found.move ? found.move.answer : RARE[id]?.[kind];
    if (answer === undefined || read(step.answer, answer) === undefined) throw new Error(`no example of ${id} ${kind}`);
    return [`\`${kind}\``, definitions[`answer.${kind}`]?.description ?? '', `\`${JSON.stringify(answer)}\``];
  });
  return tableOf(['question', 'about the answer', 'example of an answer'], rows);
}

/** Values that `config` and `limits` of a table may have, and their defaults. */
async function optionTables(id: GameId): Promise<string> {
  const pack = await loadGame(id);
  if (!pack) throw new Error(`there is no game ${id}`);
  const { options, limits } = knobsOf(pack);
  return [
    '`"config": null` stands for this one. In one of your own, leave out none of these fields:',
    `\`\`\`json\n${JSON.stringify(pack.defaults)}\n\`\`\``,
    'All fields, besides `variant` ([variants.md](../variants.md)):',
    knobTable(options, 'default'),
    'Names of `limits`, with the milliseconds of a live table:',
    limitTable(limits),
  ].join('\n\n');
}

function turnOf(exchanges: readonly Exchange[], kind: string): string {
  const asked = exchanges.filter(({ before, events }) => before.question?.step.type === kind && events.length > 0);
  const shown = asked.find(({ move }) => !JSON.stringify(move).includes('"pass"')) ?? asked[0];
  if (!shown) throw new Error(`no exchange about ${kind}`);
  const { seat, before, move, after, events } = shown;
  const update = (seen: object, told: readonly object[], cursor: number): object => ({
    type: 'update',
    viewer: seat,
    cursor,
    now: 48_000,
    seen,
    events: told,
  });
  return [
    'You are sent your observation. `question.asked` has your seat, so you have to answer (long lists are cut):',
    jsonBlock(update(before, [], 12)),
    'You name the question and send one of the legal moves:',
    jsonBlock({ type: 'command', id: '2f9c4c1e', command: { type: 'move', seat, move } }),
    'The move is legal and stored, and something has happened (`update` and `done` may come in either order):',
    jsonBlock(update({ view: '…', question: after.question, free: after.free, banks: null, over: null }, events, 13)),
    jsonBlock({ type: 'done', id: '2f9c4c1e' }),
  ].join('\n\n');
}
