import { toJsonSchema } from '@valibot/to-json-schema';
import { recordSchema } from '@wordhoard/kernel';

export const SCHEMA_FILE = 'docs/record.schema.json';

/** The JSON Schema of a record's envelope: what the game reads (config, position, answers) may be anything in it. */
export function recordSchemaText(): string {
  const schema = toJsonSchema(recordSchema, {
    target: 'draft-2020-12',
    // Whole numbers that JavaScript represents exactly.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'safe_integer'
        ? { ...jsonSchema, type: 'integer', maximum: Number.MAX_SAFE_INTEGER }
        : undefined,
  });
  const { $schema, ...rest } = schema;
  const titled = { $schema, title: 'The record of a Wordhoard match', ...rest };
  return `${JSON.stringify(titled, null, 2)}\n`;
}
