/**
 * Memory and start-up of each peer, in a process of its own so that nothing else is counted:
 * `node --expose-gc bench/lexicon/footprint.ts NAME`
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import { ARTEFACT, freshWords, PEER_NAMES, PEERS, type PeerName } from './peers.ts';

export interface Footprint {
  readonly bytes: number;
  /** Milliseconds to be ready for the first question, from the artefact's bytes or from strings already in memory. */
  readonly ready: number;
  /** Ours only: parts made on first use, on top of the rest. */
  readonly more?: readonly { readonly what: string; readonly bytes: number; readonly ready: number }[];
}

export function measureFootprint(name: PeerName): Footprint {
  const file = new URL(import.meta.url).pathname;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--expose-gc', file, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`measuring ${name}: ${stderr}`);
  return JSON.parse(stdout);
}

function usedBytes(): number {
  // Twice, because the first collection may release more for the second.
  globalThis.gc!();
  globalThis.gc!();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Kept here so that it isn't collected before it is measured. */
const held: unknown[] = [];

function footprintOfOurs(): Footprint {
  const before = usedBytes();
  const file = readFileSync(ARTEFACT);
  let spent = 0;
  const step = (make: () => unknown): { bytes: number; ready: number } => {
    const start = performance.now();
    held.push(make());
    spent += performance.now() - start;
    return { bytes: usedBytes() - before, ready: spent };
  };
  let lexicon: Lexicon | undefined;
  const opened = step(() => {
    lexicon = openLexicon(file);
    return [lexicon, lexicon.has('word')];
  });
  const numbered = step(() => lexicon?.tier('word'));
  const unpacked = step(() => lexicon?.graph);
  return {
    ...opened,
    more: [
      { what: 'and tiers, numbers', ...numbered },
      { what: 'and the search graph', ...unpacked },
    ],
  };
}

function footprintOf(name: PeerName): Footprint {
  const before = usedBytes();
  let words: string[] | undefined = [...freshWords()];
  const start = performance.now();
  held.push(PEERS[name](words));
  const ready = performance.now() - start;
  words = undefined;
  return { bytes: usedBytes() - before, ready };
}

if (import.meta.main) {
  const name = PEER_NAMES.find((it) => it === process.argv[2]);
  if (name === undefined) throw new Error(`no such peer: ${process.argv[2]}`);
  console.log(JSON.stringify(name === 'ours' ? footprintOfOurs() : footprintOf(name)));
}
