import { readFile } from 'node:fs/promises';
import { GAME_IDS } from '@wordhoard/catalog';
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

const schemaFile = (name: string): URL =>
  // Bundlers find the files by these patterns, so they have to be paths.
  SHARED.some((shared) => shared === name)
    ? new URL(`../../schema/${name}.json`, import.meta.url)
    : new URL(`../../../../packages/games/${name}/schema.json`, import.meta.url);

/** The schema of a game that has just been added may not have been written yet. */
async function readSchema(name: string): Promise<PublishedSchema | undefined> {
  const text = await readFile(schemaFile(name), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // Written by scripts/schemas.ts: an object with a title, in the two API documents inside of `info`.
  const { title, info }: { title?: string; info?: { title: string } } = JSON.parse(text);
  return { title: title ?? info?.title ?? name, text };
}

/** Publishes the JSON Schemas of all messages. */
export function serveSchemas(app: FastifyInstance): void {
  const names = [...SHARED, ...GAME_IDS];
  let schemas: Promise<Map<string, PublishedSchema>> | undefined;
  const load = async (): Promise<Map<string, PublishedSchema>> => {
    const found = await Promise.all(names.map(async (name) => [name, await readSchema(name)] as const));
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
