/**
 * Writes docs/record.schema.json from the schema that the code uses to read records:
 *   npx node scripts/record-schema.ts
 */
import { writeFileSync } from 'node:fs';
import { recordSchemaText, SCHEMA_FILE } from './record-schema/text.ts';

writeFileSync(SCHEMA_FILE, recordSchemaText());
