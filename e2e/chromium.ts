import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
const PACKAGE = require.resolve('@sparticuz/chromium');
const { version }: { version: string } = require(join(PACKAGE, '../../../package.json'));

/** Next to the packages it comes from, so that it goes when they go. */
const SHELF = join(import.meta.dirname, '../node_modules/.cache/wordhoard');
const FOLDER = join(SHELF, `chromium-${version}`);

/**
 * A Chromium that is whole: the one `WORDHOARD_CHROMIUM` names, or the npm package's, unpacked on the first call.
 *
 * It is unpacked by a process of its own into a folder of its own, which gets its name when all is there: whoever else
 * unpacks at the same time finds either nothing or everything, and no half-written file is ever started.
 */
export async function chromiumPath(): Promise<string> {
  const installed = process.env['WORDHOARD_CHROMIUM'];
  if (installed !== undefined) {
    if (!existsSync(installed)) throw new Error(`WORDHOARD_CHROMIUM names ${installed}, and there is no such file`);
    return installed;
  }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the Chromium of the npm package is for Linux on x64: set WORDHOARD_CHROMIUM to an installed one');
  const path = join(FOLDER, 'chromium');
  if (existsSync(path)) return path;
  mkdirSync(SHELF, { recursive: true });
  const unpacking = mkdtempSync(join(SHELF, 'unpacking-'));
  try {
    // The package unpacks into the temporary folder and nowhere else.
    const unpack = `import(${JSON.stringify(PACKAGE)}).then((it) => it.default.executablePath())`;
    const env = { ...process.env, TMPDIR: unpacking };
    await promisify(execFile)(process.execPath, ['--eval', unpack], { env });
    renameSync(unpacking, FOLDER);
  } catch (error) {
    // Somebody else was first, and theirs is as good.
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(unpacking, { recursive: true, force: true });
  }
  return path;
}
