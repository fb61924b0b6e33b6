/**
 * Makes `data/wordhoard.lex` from Debian's `scowl` package (apt-get install scowl):
 *
 *   node packages/lexicon/scripts/build.ts [FOLDER]     (default /usr/share/dict/scowl)
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { asBytes, packSections } from '../src/format.ts';
import { buildGraph } from '../src/graph-builder.ts';
import { SECTION, TIERS, type Tier } from '../src/lexicon.ts';
import { ARTEFACT, CHECKSUM } from './artefact.ts';
import { readList, readScowl } from './scowl.ts';

const data = (name: string): URL => new URL(`../data/${name}`, import.meta.url);
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Two words a byte, the earlier one in the lower half; each the place of its tier in TIERS. */
function packTiers(tiers: readonly Tier[]): Uint8Array {
  const packed = new Uint8Array((tiers.length + 1) >>> 1);
  for (const [i, tier] of tiers.entries()) packed[i >>> 1]! |= TIERS.indexOf(tier) << (4 * (i & 1));
  return packed;
}

const list = readScowl(
  process.argv[2] ?? '/usr/share/dict/scowl',
  readList(data('two-letter.txt')),
  readList(data('not-words.txt')),
);
const words = [...list.keys()];
const graph = buildGraph(words);
const sections = new Map<string, Uint8Array>([
  [SECTION.nodes, asBytes(graph.nodes)],
  [SECTION.children, asBytes(graph.children)],
  [SECTION.tiers, packTiers([...list.values()])],
]);
const artefact = packSections(sections, sha256);
writeFileSync(ARTEFACT, artefact);
writeFileSync(CHECKSUM, `${sha256(artefact).toString('hex')}  wordhoard.lex\n`);

const transfer = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sized = (name: string, bytes: Uint8Array): string =>
  `${name.padEnd(12)} ${String(bytes.length).padStart(9)} bytes ${String(transfer(bytes)).padStart(9)} compressed\n`;
process.stdout.write(`${words.length} words, ${graph.nodes.length / 2 - 1} nodes, ${graph.children.length} edges\n`);
for (const [name, bytes] of sections) process.stdout.write(sized(name, bytes));
process.stdout.write(sized('all', artefact));
