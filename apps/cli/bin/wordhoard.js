#!/usr/bin/env node
// Plain JavaScript for any Node: the program itself needs a newer one. In the workspace it is TypeScript as it was
// written; installed from a package it is what `npm run pack` made of that.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const OLDEST = 24;

if (Number.parseInt(process.versions.node, 10) >= OLDEST) {
  const source = new URL('../src/main.ts', import.meta.url);
  const { main } = await import(existsSync(source) ? source.href : new URL('../program/main.js', import.meta.url).href);
  process.exitCode = await main(process.argv.slice(2));
} else {
  const node = newerNode();
  if (node === undefined) {
    console.error(
      `wordhoard needs Node ${OLDEST} or newer; npm installs one beside it, unless it was told to omit that.`,
    );
    process.exit(2);
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`wordhoard cannot start ${node}: ${error.message}`);
    process.exitCode = 2;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

/** The Node of the workspace, or the one that was installed with the package for this machine. */
function newerNode() {
  const { platform, arch } = process;
  const name = platform === 'win32' ? 'node.exe' : 'node';
  const system = platform === 'win32' ? 'win' : platform;
  const { resolve } = createRequire(import.meta.url);
  for (const from of ['node', `node-${system}-${arch}`, `node-bin-${system}-${arch}`]) {
    try {
      const bin = resolve(`${from}/package.json`).replace(/package\.json$/, `bin/${name}`);
      if (existsSync(bin)) return bin;
    } catch {
      // Not this one.
    }
  }
  return undefined;
}
