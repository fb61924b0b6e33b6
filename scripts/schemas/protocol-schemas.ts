import * as hoard from '@wordhoard/hoard';
import type { Schema } from '@wordhoard/kernel';
import * as protocol from '@wordhoard/protocol';
import { DIALECT } from './game-schema.ts';
import { inputSchema } from './input-schema.ts';
import { type Definitions, type JsonSchema, refTo, type TypeReader, TypeSchemas } from './type-schemas.ts';

const HTTP = 'packages/protocol/src/http.ts';
const HOARD = 'packages/hoard/src/messages.ts';
const BROADCAST = 'packages/protocol/src/broadcast.ts';

/** The bodies of requests and answers, by the names that docs/protocol.md uses. */
export function httpSchema(types: TypeReader): JsonSchema {
  const schemas = new TypeSchemas(types);
  for (const path of [HTTP, HOARD, BROADCAST])
    for (const name of types.interfacesOf(path)) schemas.schemaOf(types.exported(path, name));
  const inputs: Definitions = {};
  for (const [name, value] of Object.entries({ ...protocol, ...hoard })) {
    const body = name.charAt(0).toUpperCase() + name.slice(1);
    if (body !== name && body in schemas.definitions && isSchema(value)) inputs[body] = described(schemas, body, value);
  }
  return {
    $schema: DIALECT,
    $id: 'http.json',
    title: 'Bodies of requests and answers over HTTP',
    description: 'Each is a definition of its own. docs/protocol.md says where each is used.',
    $defs: { ...schemas.definitions, ...inputs, ...refusals(types) },
  };
}

/** Messages of the socket. */
export function socketSchema(types: TypeReader): JsonSchema {
  const schemas = new TypeSchemas(types);
  const message = schemas.schemaOf(types.exported('packages/protocol/src/messages.ts', 'ServerMessage'));
  const client = inputSchema(protocol.clientMessage);
  const commands = inputSchema(protocol.command);
  const forms = (commands['oneOf'] ?? commands['anyOf']) as CommandForm[]; // a variant has one form for each command
  const named = forms.map((form) => [`command.${form.properties.type.const}`, form] as const);
  return {
    $schema: DIALECT,
    $id: 'socket.json',
    title: 'Messages over the socket',
    description: 'The game’s part of an update (view, events) and of a move is described in the schema of the game.',
    anyOf: [refTo('client-message'), refTo('server-message')],
    $defs: {
      'client-message': withCommands(client),
      'server-message': message,
      command: { anyOf: named.map(([name]) => refTo(name)) },
      ...Object.fromEntries(named),
      ...schemas.definitions,
      GameUpdate: withoutKeptView(schemas.definitions['GameUpdate']),
      ...refusals(types),
    },
  };
}

interface UpdateSchema extends JsonSchema {
  readonly properties: { readonly seen: { readonly required: readonly string[] } };
}

/** An update with `kept` has no view, which its type doesn't say: clients complete it before they look at it. */
function withoutKeptView(update: JsonSchema | undefined): JsonSchema {
  const { properties, ...rest } = update as UpdateSchema; // made from the type GameUpdate
  const { seen } = properties;
  const required = seen.required.filter((name) => name !== 'view');
  if (required.length === seen.required.length) throw new Error('an update has no view');
  return { ...rest, properties: { ...properties, seen: { ...seen, required } } };
}

interface CommandForm extends JsonSchema {
  readonly properties: { readonly type: { readonly const: string } };
}

/** The codes of the server and of the kernel. A client should accept others too: new ones may be added. */
function refusals(types: TypeReader): Definitions {
  const schemas = new TypeSchemas(types);
  schemas.schemaOf(types.exported('packages/protocol/src/messages.ts', 'ServerRefusal'));
  schemas.schemaOf(types.exported('packages/kernel/src/match.ts', 'KernelRefusal'));
  schemas.schemaOf(types.exported('packages/kernel/src/match.ts', 'StartRefusal'));
  return schemas.definitions;
}

const isSchema = (value: unknown): value is Schema<unknown> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

function described(schemas: TypeSchemas, name: string, schema: Schema<unknown>): JsonSchema {
  const description = schemas.definitions[name]?.['description'];
  return { ...(description === undefined ? {} : { description }), ...inputSchema(schema) };
}

const withCommands = (message: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(message, (key, value) => (key === 'command' ? refTo('command') : value)));
