import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium.ts';

/** Once, before any worker starts. */
export async function setup(): Promise<void> {
  if (!existsSync('apps/web/dist/index.html'))
    throw new Error('The pages are not built, so no browser test can pass. To build them: npm run build');
  await chromiumPath();
}
