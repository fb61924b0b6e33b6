import { type Footprint, measureFootprint } from './lexicon/footprint.ts';
import { benchLetters } from './lexicon/letters.ts';
import { type LookupSpeed, measureLookups } from './lexicon/lookups.ts';
import { openOurs, PEER_NAMES, type PeerName, TRIES } from './lexicon/peers.ts';
import { benchPatterns } from './patterns.ts';
import { printTable } from './table.ts';

const millions = (perSecond: number): string => (perSecond / 1e6).toFixed(2);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2);
const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;

export function run(): void {
  const lexicon = openOurs();
  console.log(`Lexicon ${lexicon.id}: ${lexicon.size} words · Node ${process.version}`);
  const speeds = new Map(measureLookups().map((speed) => [speed.name, speed]));
  const prints = new Map(PEER_NAMES.map((name) => [name, measureFootprint(name)]));
  printLookups(speeds, prints);
  printAims(speeds, prints);
  benchLetters(lexicon);
  benchPatterns(lexicon);
}

function printLookups(speeds: ReadonlyMap<PeerName, LookupSpeed>, prints: ReadonlyMap<PeerName, Footprint>): void {
  const rows: string[][] = [];
  const set = speeds.get('JS Set')!;
  const setBytes = prints.get('JS Set')!.bytes;
  for (const [name, { first, again }] of speeds) {
    const { bytes, ready, more = [] } = prints.get(name)!;
    rows.push([
      name,
      millions(first),
      times(first / set.first),
      millions(again),
      times(again / set.again),
      megabytes(bytes),
      times(bytes / setBytes),
      ready.toFixed(1),
    ]);
    for (const later of more) {
      const memory = [megabytes(later.bytes), times(later.bytes / setBytes), later.ready.toFixed(1)];
      rows.push([`  ${later.what}`, '', '', '', '', ...memory]);
    }
  }
  printTable(
    [
      'Millions of look-ups per second: half words, half with one wrong letter, in random order. Every contender gets new',
      'strings each round. first: the first look-up, when a Set must hash them; again: two more, when it knows the hashes.',
      'Memory and start-up time: each in its own process; ours from the bytes of the built file, others from strings.',
    ].join('\n'),
    ['', 'first', '÷ Set', 'again', '÷ Set', 'MB', '÷ Set', 'ready ms'],
    rows,
  );
}

function printAims(speeds: ReadonlyMap<PeerName, LookupSpeed>, prints: ReadonlyMap<PeerName, Footprint>): void {
  const ours = speeds.get('ours')!;
  const set = speeds.get('JS Set')!;
  const ratio = (other: LookupSpeed): number => Math.min(ours.first / other.first, ours.again / other.again);
  const { ready, more } = prints.get('ours')!;
  const toTrie = Math.min(...TRIES.map((name) => ratio(speeds.get(name)!)));
  // Everything a look-up returns: whether it is a word, its tier and its number.
  const memory = more![0]!.bytes / prints.get('JS Set')!.bytes;
  const row = (aim: string, value: string, met: boolean): string[] => [aim, value, met ? 'met' : 'missed'];
  printTable(
    'Aims (the worse of first and again; memory with tiers and numbers)',
    ['', 'measured', ''],
    [
      row('look-ups ≥ 0.7 × Set', times(ratio(set)), ratio(set) >= 0.7),
      row('look-ups ≥ 8 × the best trie', times(toTrie), toTrie >= 8),
      row('memory ≤ 1/5 of Set', times(memory), memory <= 0.2),
      row('open ≤ 20 ms', `${ready.toFixed(1)} ms`, ready <= 20),
    ],
  );
}
