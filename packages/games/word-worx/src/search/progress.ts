import type { CardDeck, CardFace } from '../cards.ts';
import { componentsOf } from '../components.ts';
import type { WordRules } from '../config.ts';
import { pointsByWord } from '../scoring.ts';
import { makeCovers, type PlayerCards, vocabularyOf } from './best-arrangement.ts';
import { Budget } from './candidates.ts';
import { type CoverSearch, takeCards } from './cover.ts';
import { countsOf, type FaceCounts, type FaceRun, fitsIn } from './faces.ts';
import { everyWayToLay } from './ways.ts';

/** Progress towards a word of the manifest. */
export interface Progress {
  readonly word: string;
  readonly set: number;
  /** With the bonus. */
  readonly points: number;
  /** 'now': it can be laid, and the rest of the table still makes words. 'one-away': the same with one more card. */
  readonly state: 'done' | 'now' | 'one-away' | 'far';
  /** For 'one-away': the faces of which any one suffices. */
  readonly wants: readonly CardFace[];
}

/** Budget for testing whether the rest can be covered. If it runs out, the answer is no. */
const COVER_BUDGET = 1500;

/** [WX-11] The state of every word of a player's manifest: laid, possible now, or one card away. */
export function progressOf(playerCards: PlayerCards, wordRules: WordRules): Progress[] {
  const { config } = wordRules;
  const { deck } = componentsOf(config);
  const currentRuns = playerCards.words.map(({ cards }) => cards);
  const laid = new Set([...currentRuns, ...playerCards.sealed].map(deck.textOf));
  const table = countsOf(deck, currentRuns.flat());
  const hand = countsOf(deck, playerCards.hand);
  const { search: covers } = makeCovers(
    [...currentRuns.flat(), ...playerCards.hand],
    currentRuns,
    vocabularyOf(wordRules),
    wordRules,
  );
  const available = { deck, table, hand, covers };
  return [...pointsByWord(config, playerCards.manifest, playerCards.indicator)].map(
    ([word, { set, points }]): Progress => {
      if (laid.has(word)) return { word, set, points, state: 'done', wants: [] };
      const ways = everyWayToLay(deck, word);
      const isPossible = ways.some((way) => fitsIn(way, table, hand) && canCoverRest(way, available));
      if (isPossible) return { word, set, points, state: 'now', wants: [] };
      const wants = [...new Set(ways.flatMap((way) => missingFaces(way, available)))];
      return { word, set, points, state: wants.length > 0 ? 'one-away' : 'far', wants };
    },
  );
}

interface AvailableCards {
  readonly deck: CardDeck;
  readonly table: FaceCounts;
  readonly hand: FaceCounts;
  readonly covers: CoverSearch;
}

/** Whether the rest of the table can be covered after this word is laid. */
function canCoverRest(way: FaceRun, { table, hand, covers }: AvailableCards): boolean {
  const left = table.slice();
  const held = hand.slice();
  takeCards(way, left, held);
  return covers.best(left, held, -1, new Budget(COVER_BUDGET), 0) !== undefined;
}

/**
 * The faces of which one more card would make this way to lay the word possible: the missing one or, if none is missing
 * but the rest of the table can't be covered, any face of the word whose extra card makes that possible.
 */
function missingFaces(way: FaceRun, available: AvailableCards): CardFace[] {
  const { deck, table, hand } = available;
  const lacks = ([place, count]: readonly [number, number]): number =>
    Math.max(0, count - table[place]! - hand[place]!);
  const lacking = way.need.reduce((sum, need) => sum + lacks(need), 0);
  if (lacking > 1) return [];
  const wanted = way.need.filter((need) => lacking === 0 || lacks(need) > 0);
  return wanted.flatMap(([place]) => {
    const withIt = hand.slice();
    withIt[place]! += 1;
    return canCoverRest(way, { ...available, hand: withIt }) ? [deck.faces[place]!] : [];
  });
}
