import { toJsonSchema } from '@valibot/to-json-schema';
import type { Schema } from '@wordhoard/kernel';
import type { JsonSchema } from './type-schemas.ts';

/**
 * The JSON Schema of what a client may send, from the schema by which the server reads it. What JSON Schema can't say (all
 * different, a name that is not rude, a letter of the card) is left out, so that the server may refuse more than it.
 */
export function inputSchema<T>(schema: Schema<T>): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'safe_integer'
        ? { ...jsonSchema, type: 'integer', maximum: Number.MAX_SAFE_INTEGER }
        : undefined,
  });
  // It is an object of keywords; the library's type names each of them.
  return rest as JsonSchema;
}
