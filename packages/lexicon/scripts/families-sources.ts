/** Everything the families are compiled from, read from WordNet and from `data/`. */

import { readFileSync } from 'node:fs';
import { LINK_KINDS } from '../src/families/links.ts';
import type { FamilySources, Override } from '../src/families/sources.ts';
import { readWordNet } from './families-wordnet.ts';
import { readList } from './scowl.ts';

const data = (name: string): URL => new URL(`../data/${name}`, import.meta.url);

function readOverrides(url: URL): Override[] {
  const lines = readFileSync(url, 'utf8').replace(/#.*/g, '').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [word, base, name] = line.split(/\s+/);
      const kind = name === 'none' ? name : LINK_KINDS.find((it) => it === name);
      if (word === undefined || base === undefined || kind === undefined) throw new Error(`not an override: ${line}`);
      return { word, base, kind };
    });
}

export const readFamilySources = (): FamilySources => ({
  wordNet: readWordNet(),
  functionWords: readList(data('function-words.txt')),
  overrides: readOverrides(data('family-overrides.txt')),
});
