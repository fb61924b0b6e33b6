/**
 * Writes the generated parts of docs/protocol/<game>.md: the table of ids, the questions with examples, and one turn. They
 * come from the games themselves:
 *   npx node scripts/protocol-pages.ts
 */
import { writeFileSync } from 'node:fs';
import { protocolPages } from './protocol-pages/pages.ts';

const pages = await protocolPages();
for (const [path, text] of pages) writeFileSync(path, text);
console.log(`wrote ${pages.size} pages`);
