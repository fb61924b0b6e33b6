import { readFile } from 'node:fs/promises';
import { GAME_IDS, type GameId } from '@wordhoard/catalog';
import type { SchemaIndex } from '@wordhoard/protocol';
import { refuse } from '@wordhoard/table';
import type { FastifyInstance } from 'fastify';
import { answerRefusal } from './refusal.ts';

/** The schemas besides those of the games. */
const SHARED = ['http', 'socket', 'record', 'openapi', 'asyncapi'] as const;

interface PublishedSchema {
  readonly title: string;
  readonly text: string;
}

/** Name of the schema of a game's variant files. */
const variantName = (game: GameId): string => `${game}.variant`;

// Bundlers find the files by these patterns, so they have to be paths.
const sharedFile = (name: string): URL => new URL(`../../schema/${name}.json`, import.meta.url);
const gameFile = (game: string): URL => new URL(`../../../../packages/games/${game}/schema.json`, import.meta.url);
const variantFile = (game: string): URL => new URL(`../../../../docs/variants/${game}.schema.json`, import.meta.url);

/** Every schema by its name. */
const FILES: ReadonlyMap<string, URL> = new Map([
  ...SHARED.map((name) => [name, sharedFile(name)] as const),
  ...GAME_IDS.flatMap((game) => [[game, gameFile(game)] as const, [variantName(game), variantFile(game)] as const]),
]);

/** The schema of a game that has just been added may not have been written yet. */
async function readSchema(name: string, file: URL): Promise<PublishedSchema | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // Written by scripts/schemas.ts: an object with a title, in the two API documents inside of `info`.
  const { title, info }: { title?: string; info?: { title: string } } = JSON.parse(text);
  return { title: title ?? info?.title ?? name, text };
}

/** Publishes the JSON Schemas of all messages, and of the variant files of all games. */
export function serveSchemas(app: FastifyInstance): void {
  let schemas: Promise<Map<string, PublishedSchema>> | undefined;
  const load = async (): Promise<Map<string, PublishedSchema>> => {
    const found = await Promise.all(
      [...FILES].map(async ([name, file]) => [name, await readSchema(name, file)] as const),
    );
    return new Map(found.flatMap(([name, schema]) => (schema ? [[name, schema] as const] : [])));
  };
  const all = (): Promise<Map<string, PublishedSchema>> => {
    schemas ??= load();
    return schemas;
  };

  app.get('/api/schema', async (_, reply) => {
    const listed = [...(await all())].map(([name, { title }]) => ({ name, title, url: `/api/schema/${name}.json` }));
    return reply.header('cache-control', 'no-cache').send({ schemas: listed } satisfies SchemaIndex);
  });

  app.get<{ Params: { name: string } }>('/api/schema/:name', async (request, reply) => {
    const schema = (await all()).get(request.params.name.replace(/\.json$/, ''));
    if (!schema) return answerRefusal(reply, refuse('no-such-page'));
    const { text } = schema;
    return reply.headers({ 'content-type': 'application/schema+json', 'cache-control': 'no-cache' }).send(text);
  });
}
