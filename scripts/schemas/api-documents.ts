import { ROUTES, type RouteNote } from './http-routes.ts';
import type { JsonSchema } from './type-schemas.ts';

const VERSION = '1';

const bodyOf = (name: string): JsonSchema => ({
  $ref: name.endsWith('.json') ? name : `http.json#/$defs/${name}`,
});

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
        address: '/ws',
        description: 'Opened with the cookie of GET /api/me. The first message is `enter`.',
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
