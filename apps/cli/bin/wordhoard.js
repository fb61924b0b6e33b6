#!/usr/bin/env node
// Plain JavaScript for any Node: the program itself is TypeScript and needs a Node that runs it as it is. An older one
// hands over to the Node of this workspace.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const OLDEST = 24;

if (Number.parseInt(process.versions.node, 10) >= OLDEST) {
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = fileURLToPath(new URL(`../../../node_modules/node/bin/${name}`, import.meta.url));
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', () => {
    console.error(`wordhoard needs Node ${OLDEST} or newer; run npm ci in the workspace, which brings one.`);
    process.exitCode = 2;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
