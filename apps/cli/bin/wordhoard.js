#!/usr/bin/env node
// Plain JavaScript, so that an old Node can run it and start a newer one for the program itself. In the workspace the
// program is the TypeScript source; in an installed package it is the bundle that `npm run pack` built.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const OLDEST = 24;

// A reader such as `head` or `less` may stop before the end; that is no failure.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

endWithParent();
if (Number.parseInt(process.versions.node, 10) >= OLDEST) {
  const source = new URL('../src/main.ts', import.meta.url);
  const { main } = await import(existsSync(source) ? source.href : new URL('../program/main.js', import.meta.url).href);
  process.exitCode = await main(process.argv.slice(2));
} else {
  const node = newerNode();
  if (node === undefined) {
    console.error(
      `wordhoard needs Node ${OLDEST} or newer; this is Node ${process.versions.node}. Update Node, or install wordhoard without --omit=optional: then npm installs a newer Node with it.`,
    );
    process.exit(2);
  }
  // The channel is closed with this process, however that ends, and then the program ends too.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Cannot start ${node}: ${error.message}`);
    process.exitCode = 2;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

/** Ends like on SIGTERM when the process is gone that started this one and should have passed the signal on. */
function endWithParent() {
  const end = () => process.kill(process.pid, 'SIGTERM');
  process.on('disconnect', end);
  // A listener would keep a program alive that has nothing else to do.
  process.channel?.unref();
  // npx runs commands in a shell, which ends on SIGTERM without passing it on. A program started in another way may
  // outlive its parent, for example after `nohup`.
  if (process.env.npm_lifecycle_event !== 'npx') return;
  const { ppid } = process;
  const watch = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}

/** Finds the workspace's Node, or the one that npm installed with the package for this machine. */
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
      // Not installed; try the next.
    }
  }
  return undefined;
}
