/**
 * Writes docs/record.schema.json from the schema by which the house itself reads a record:
 *   node scripts/record-schema.ts
 */
import { writeFileSync } from 'node:fs';
import { recordSchemaText, SCHEMA_FILE } from './record-schema/text.ts';

writeFileSync(SCHEMA_FILE, recordSchemaText());
