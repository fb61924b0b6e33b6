/**
 * Makes `data/wordhoard.lex` and `data/reasons.lex` from Debian's `scowl` package (apt-get install scowl), WordNet and the lists in `data/`:
 *
 *   npx node packages/lexicon/scripts/build.ts [FOLDER]     (default: where Debian puts it)
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { EDITIONS } from '../src/editions.ts';
import { compileFamilies } from '../src/families/compile.ts';
import { FAMILIES_SECTION } from '../src/families/families.ts';
import { packSections } from '../src/format.ts';
import { openLexicon } from '../src/lexicon.ts';
import { makeSections } from '../src/make-artefact.ts';
import { makeReasonSections } from '../src/reasons/reasons.ts';
import {
  ARTEFACT,
  CHECKSUM,
  LISTS,
  packageVersion,
  REASONS,
  REASONS_CHECKSUM,
  readReasonSources,
  readWordLists,
} from './artefact.ts';
import { editionAdvice } from './edition-check.ts';
import { readFamilySources } from './families-sources.ts';
import { listReasons } from './reasons.ts';
import { listWords, readList, SCOWL } from './scowl.ts';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const folder = process.argv[2] ?? SCOWL;
const lists = readWordLists();
const list = listWords(folder, lists);
const sections = makeSections({
  words: list,
  offensive: readList(LISTS.offensive),
  more: new Map([[FAMILIES_SECTION, compileFamilies(list, readFamilySources())]]),
});
const artefact = packSections(sections, sha256);
writeFileSync(ARTEFACT, artefact);
writeFileSync(CHECKSUM, `${sha256(artefact).toString('hex')}  wordhoard.lex\n`);

const lexicon = openLexicon(artefact);
const reasons = listReasons(readReasonSources(folder), lexicon);
const reasonSections = makeReasonSections(reasons);
const reasonArtefact = packSections(reasonSections, sha256);
writeFileSync(REASONS, reasonArtefact);
writeFileSync(REASONS_CHECKSUM, `${sha256(reasonArtefact).toString('hex')}  reasons.lex\n`);

const transfer = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sized = (name: string, bytes: Uint8Array): string =>
  `${name.padEnd(12)} ${String(bytes.length).padStart(9)} bytes ${String(transfer(bytes)).padStart(9)} compressed\n`;
const { graph, size } = lexicon;
process.stdout.write(`${size} words, ${graph.nodes.length / 2 - 1} nodes, ${graph.children.length} edges\n`);
for (const [name, bytes] of sections) process.stdout.write(sized(name, bytes));
process.stdout.write(sized('all', artefact));
process.stdout.write(`${reasons.length} reasons\n`);
for (const [name, bytes] of reasonSections) process.stdout.write(sized(name, bytes));
process.stdout.write(sized('all', reasonArtefact));
const advice = editionAdvice(lexicon, EDITIONS, packageVersion());
if (advice !== null) process.stdout.write(`\n${advice}\n`);
