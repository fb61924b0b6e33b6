import { matchesGlob } from 'node:path';
import type { ContainerContext } from './context.ts';
import type { Instruction } from './dockerfile.ts';

/** The lines of a .dockerignore file that mean something. */
const patternsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** True if .dockerignore keeps this file from Docker: the last pattern counts that matches it or a folder it is in. */
export function isIgnored(path: string, dockerignore: string): boolean {
  const parts = path.split('/');
  const paths = parts.map((_, i) => parts.slice(0, i + 1).join('/'));
  let ignored = false;
  for (const pattern of patternsOf(dockerignore)) {
    const plain = pattern.replace(/^!/, '');
    if (paths.some((it) => matchesGlob(it, plain))) ignored = !pattern.startsWith('!');
  }
  return ignored;
}

/** Files with passwords that an operator may have in this folder. */
const SECRETS = ['.env', '.env.local', 'wordhoard.db'];
const MANIFESTS = new Set(['package.json', 'package-lock.json']);
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Lists what is wrong with the order of copying and installing, on which Docker's cache depends. */
export function layerFaults(instructions: readonly Instruction[], context: ContainerContext): string[] {
  const sent = context.files.filter((path) => !isIgnored(path, context.dockerignore));
  const faults = SECRETS.filter((path) => !isIgnored(path, context.dockerignore)).map(
    (path) => `${path} would get into the image; add it to .dockerignore`,
  );
  /** The project's files that each stage has at the end, and the current one so far. */
  const stages = new Map<string, ReadonlySet<string>>();
  let files = new Set<string>();
  let installs = false;
  for (const { name, flags, words, text } of instructions) {
    if (name === 'FROM') {
      files = new Set(stages.get(words[0] ?? ''));
      // The same set, so that it has the stage's files at its end.
      if (words[2] !== undefined) stages.set(words[2], files);
    }
    if (name === 'COPY')
      for (const from of words.slice(0, -1))
        for (const path of flags['from'] === undefined ? sent : (stages.get(flags['from']) ?? []))
          if (flags['from'] !== undefined || from === '.' || from === path) files.add(path);
    if (name === 'RUN' && /\bfind\b.* -delete\b/.test(text)) {
      const kept = new Set([...text.matchAll(/! -name (\S+)/g)].map(([, it]) => it));
      for (const path of files) if (!kept.has(nameOf(path))) files.delete(path);
    }
    if (name === 'RUN' && /\bnpm ci\b/.test(text)) {
      installs = true;
      for (const manifest of ['package-lock.json', ...context.manifests])
        if (!files.has(manifest)) faults.push(`${manifest} is not there when npm ci runs`);
      const source = [...files].find((path) => !MANIFESTS.has(nameOf(path)));
      if (source !== undefined) faults.push(`npm ci runs again after every change of a file such as ${source}`);
    }
  }
  return installs ? faults : [...faults, 'npm ci never runs'];
}
