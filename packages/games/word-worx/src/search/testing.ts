/** Cards and slow searches for the tests of searches. */
import { lexiconOf } from '@wordhoard/lexicon/testing';
import type { CardId } from '../cards.ts';
import { type Components, componentsOf, PRINTED } from '../components.ts';
import type { Config, WordRules } from '../config.ts';
import { defaults } from '../defaults.ts';
import type { IndicatorId, ManifestId } from '../manifests.ts';
import { Dealer, parseFaces, parseRun } from '../notation.ts';
import { scoreRound } from '../scoring.ts';
import { findAnagrams } from '../spelling.ts';
import type { PlayerCards } from './best-arrangement.ts';
import { everyArrangement } from './every-arrangement.ts';

export const WORDS =
  'on in or at as so is it hat hats haste tee tree tea eat ate sea set rest stir tin one son art rat heat then ten her';
export const small: WordRules = { env: lexiconOf(WORDS.split(' ')), config: defaults };

/** A player's cards from text: hand, table words, words locked for good. */
export function holding(
  hand: string,
  table: string[] = [],
  more: Partial<PlayerCards> = {},
  sealed: string[] = [],
  { deck }: Components = PRINTED,
): PlayerCards {
  const dealer = new Dealer(deck);
  const take = (faces: ReturnType<typeof parseFaces>): CardId[] => {
    const cards = 'code' in faces ? undefined : dealer.take(faces);
    if (!cards) throw new Error('no such cards');
    return cards;
  };
  return {
    hand: take(parseFaces(deck, hand)),
    words: table.map((word, i) => ({ id: i + 1, cards: take(parseRun(deck, word)) })),
    lock: null,
    manifest: 'M24',
    indicator: 'I3',
    sealed: sealed.map((word) => take(parseRun(deck, word))),
    ...more,
  };
}
/** [WX-11] The score of an arrangement, computed independently. */
export function pointsOf(
  { hand, sealed, manifest, indicator }: PlayerCards,
  words: readonly (readonly CardId[])[],
  config: Pick<Config, 'once' | 'variant'> = defaults,
): number {
  const left = hand.filter((card) => !words.flat().includes(card)).length;
  const laid = [...sealed, ...words].map(componentsOf(config).deck.textOf);
  return scoreRound(laid, left, manifest, indicator, config).points;
}
/** The best score of any arrangement; undefined if there is none. */
export function bruteForce(now: PlayerCards, judge: WordRules, stolen?: CardId): number | undefined {
  const all = [...everyArrangement({ ...now, stolen }, judge)].map((words) => pointsOf(now, words, judge.config));
  return all.length === 0 ? undefined : Math.max(...all);
}

const FACES_OF_FEW = ['h', 'a', 's', 't', 'e', 'n', 'o', 'r', 'i', 'on', 'st', 'er'];
/** Cards of which a few often make words. */
export const FEW_CARDS: readonly CardId[] = PRINTED.deck.ids.filter((card) =>
  FACES_OF_FEW.includes(PRINTED.deck.faceOf(card)),
);

/** A player with these cards, some of them in words on the table. */
export function splitCards([all, lot, manifest, indicator]: readonly [
  all: CardId[],
  lot: number,
  manifest: ManifestId,
  indicator: IndicatorId | null,
]): PlayerCards {
  const laid: CardId[][] = [];
  let left = all;
  for (let size = 2; size <= 4 && laid.length < 2; size++) {
    const start = lot % Math.max(1, left.length - size);
    const part = left.slice(start, start + size);
    const [run] = part.length === size ? findAnagrams(part, small) : [];
    if (!run) continue;
    laid.push(run);
    left = left.filter((card) => !run.includes(card));
  }
  const words = laid.map((run, i) => ({ id: i + 1, cards: run }));
  return { hand: left, words, lock: null, manifest, indicator, sealed: [] };
}
