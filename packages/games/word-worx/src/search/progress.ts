import { type CardFace, FACES, textOf } from '../cards.ts';
import type { Judge } from '../config.ts';
import { worths } from '../scoring.ts';
import { coversFor, type PlayerCards, vocabularyOf } from './best.ts';
import { Budget } from './candidates.ts';
import { type CoverSearch, take } from './cover.ts';
import { countsOf, type FaceCounts, type FaceRun, fitsIn } from './faces.ts';
import { everyWayToLay } from './ways.ts';

/** Progress towards a word of the manifest. */
export interface Progress {
  readonly word: string;
  readonly set: number;
  /** With the bonus. */
  readonly points: number;
  /** 'now': it can be laid at once, and the rest of the table stays in words. 'one-away': with one more card it could. */
  readonly state: 'done' | 'now' | 'one-away' | 'far';
  /** For 'one-away': the faces of which one is wanted. */
  readonly wants: readonly CardFace[];
}

/** Work for one question whether the rest can be covered; an open question counts as no. */
const EACH = 1500;

/** [WX-11] Every word of a player's manifest: laid, within reach, one card away. */
export function progressOf(holding: PlayerCards, judge: Judge): Progress[] {
  const lying = holding.words.map(({ cards }) => cards);
  const laid = new Set([...lying, ...holding.sealed].map(textOf));
  const table = countsOf(lying.flat());
  const hand = countsOf(holding.hand);
  const { search: covers } = coversFor([...lying.flat(), ...holding.hand], lying, vocabularyOf(judge), judge);
  const reach = { table, hand, covers };
  return [...worths(holding.manifest, holding.indicator)].map(([word, { set, points }]): Progress => {
    if (laid.has(word)) return { word, set, points, state: 'done', wants: [] };
    const ways = everyWayToLay(word);
    const now = ways.some((way) => fitsIn(way, table, hand) && coverable(way, reach));
    if (now) return { word, set, points, state: 'now', wants: [] };
    const wants = [...new Set(ways.flatMap((way) => wantedFor(way, reach)))];
    return { word, set, points, state: wants.length > 0 ? 'one-away' : 'far', wants };
  });
}

interface Reach {
  readonly table: FaceCounts;
  readonly hand: FaceCounts;
  readonly covers: CoverSearch;
}

/** Can the rest of the table be laid once this word is? */
function coverable(way: FaceRun, { table, hand, covers }: Reach): boolean {
  const left = table.slice();
  const held = hand.slice();
  take(way, left, held);
  return covers.best(left, held, -1, new Budget(EACH), 0) !== undefined;
}

/**
 * With one more card of which face this way to lay the word would do. The lacking one; or, if none is lacking but the
 * rest of the table cannot stand without them, any face of the word that would spare it one.
 */
function wantedFor(way: FaceRun, reach: Reach): CardFace[] {
  const { table, hand } = reach;
  const lacks = ([place, count]: readonly [number, number]): number =>
    Math.max(0, count - table[place]! - hand[place]!);
  const lacking = way.need.reduce((sum, need) => sum + lacks(need), 0);
  if (lacking > 1) return [];
  const wanted = way.need.filter((need) => lacking === 0 || lacks(need) > 0);
  return wanted.flatMap(([place]) => {
    const withIt = hand.slice();
    withIt[place]! += 1;
    return coverable(way, { ...reach, hand: withIt }) ? [FACES[place]!] : [];
  });
}
