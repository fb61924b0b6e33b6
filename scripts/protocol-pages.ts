/**
 * Writes the generated parts of docs/protocol/<game>.md (the table of ids, the questions with examples, and one turn) and of
 * docs/variants.md (the examples, and the fields of each game). They come from the games themselves. Also writes the tables
 * of docs/lab.md:
 *   npx node scripts/protocol-pages.ts
 */
import { writeFileSync } from 'node:fs';
import { LAB_PAGE, labPage } from './protocol-pages/lab-page.ts';
import { protocolPages } from './protocol-pages/pages.ts';
import { VARIANTS_PAGE, variantsPage } from './protocol-pages/variants-page.ts';

const pages = new Map([...(await protocolPages()), [VARIANTS_PAGE, await variantsPage()], [LAB_PAGE, labPage()]]);
for (const [path, text] of pages) writeFileSync(path, text);
console.log(`wrote ${pages.size} pages`);
