import { chromiumPath } from './chromium.ts';

/** Once, before any worker starts. */
export async function setup(): Promise<void> {
  await chromiumPath();
}
