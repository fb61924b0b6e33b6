/**
 * Writes the JSON Schemas that the server publishes, from the types and schemas of the source:
 *   npx node scripts/schemas.ts
 */
import { writeFileSync } from 'node:fs';
import { schemaFiles } from './schemas/files.ts';

const files = await schemaFiles(process.cwd());
for (const [path, text] of files) writeFileSync(path, text);
console.log(`wrote ${files.size} schemas`);
