/** Keeps one core or the disk busy until its standard input closes: for `npm run test:repeat`. */
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(1 << 20);
const BLOCKS = 16;
/** Milliseconds between checks whether it should continue. */
const SLICE_MS = 50;

let wanted = true;
process.stdin.on('end', () => {
  wanted = false;
});
process.stdin.resume();

function useProcessor(): void {
  const until = performance.now() + SLICE_MS;
  while (performance.now() < until);
}

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-load-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => process.exit(0));
function useDisk(): void {
  const file = openSync(join(folder, 'load'), 'w');
  for (let block = 0; block < BLOCKS; block++) writeSync(file, BLOCK);
  fsyncSync(file);
  closeSync(file);
}

const use = process.argv[2] === 'disk' ? useDisk : useProcessor;
const continueLoad = (): void => {
  if (!wanted) return;
  use();
  setImmediate(continueLoad);
};
continueLoad();
