import { ROUTES, type RouteNote } from './http-routes.ts';
import type { JsonSchema } from './type-schemas.ts';

const VERSION = '1';

const bodyOf = (name: string): JsonSchema => ({
  $ref: name.endsWith('.json') ? name : `http.json#/$defs/${name}`,
});

/** A name for the functions of generated clients: `getTablesByCodeRecord` for GET /api/tables/{code}/record. */
function operationId({ method, path }: RouteNote): string {
  const words = path
    .replace('/api/', '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[/-]/);
  return [method, ...words]
    .map((word, i) => (i === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join('');
}

function operation(route: RouteNote): JsonSchema {
  const { path, summary, body, answer, status = 200, query = {}, type = 'application/json' } = route;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema: { type: 'string' },
  }));
  const parameters = [...inPath, ...inQuery];
  return {
    operationId: operationId(route),
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: bodyOf(body) } } } }),
    responses: {
      [status]: { description: 'Done', content: { [type]: { schema: answer ? bodyOf(answer) : {} } } },
      default: {
        description: 'Refused; the code says why',
        content: { 'application/json': { schema: bodyOf('RefusalBody') } },
      },
    },
  };
}

/** The HTTP API as an OpenAPI document. */
export function openApi(): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of ROUTES) paths[route.path] = { ...paths[route.path], [route.method]: operation(route) };
  return {
    openapi: '3.1.0',
    info: { title: 'Wordhoard over HTTP', version: VERSION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The server that publishes this document' }],
    security: [{ guest: [] }, {}],
    paths,
    components: { securitySchemes: { guest: { type: 'apiKey', in: 'cookie', name: 'wordhoard' } } },
  };
}

/** The socket as an AsyncAPI document. */
export function asyncApi(): JsonSchema {
  const message = (name: string): JsonSchema => ({
    name,
    contentType: 'application/json',
    payload: { $ref: `socket.json#/$defs/${name}` },
  });
  const sends = (name: string): JsonSchema[] => [{ $ref: `#/channels/socket/messages/${name}` }];
  return {
    asyncapi: '3.0.0',
    info: { title: 'Wordhoard over the socket', version: VERSION, license: { name: 'MIT' } },
    channels: {
      socket: {
        address: '/ws/{table}',
        description:
          'Opened with the cookie of GET /api/me. The first message is `enter`. Without a table, `/ws` works as well.',
        parameters: { table: { description: 'The code of the table that you will enter.' } },
        messages: { 'client-message': message('client-message'), 'server-message': message('server-message') },
      },
    },
    operations: {
      fromClient: {
        action: 'receive',
        channel: { $ref: '#/channels/socket' },
        messages: sends('client-message'),
      },
      fromServer: {
        action: 'send',
        channel: { $ref: '#/channels/socket' },
        messages: sends('server-message'),
      },
    },
  };
}
