import type { Chance, Seat } from '@wordhoard/kernel';
import { DICTIONARIES, type Lexicon, TIERS } from '@wordhoard/lexicon';
import { ANY_LETTER, ROUNDS } from '../cards.ts';
import type { Square } from '../grid.ts';
import type { TurnStep } from '../moves.ts';
import type { View } from '../types.ts';
import { followUp, type Means } from './chain.ts';
import { Desk } from './desk.ts';
import { LINES, OpenLines, unpack } from './lines.ts';
import { type Placement, Prices, sum } from './placements.ts';
import { Prospects } from './prospects.ts';
import type { Skill } from './skills.ts';
import { VACANT, vocabularyOf } from './vocabulary.ts';
import { expectedCosts, Worth } from './worth.ts';

/** A turn that was tried out, and what the bot thinks of where it leads. */
export interface Plan {
  readonly steps: readonly TurnStep[];
  readonly value: number;
}

/**
 * Tries turns out, the most promising first, and yields every one. What is tried: letters that finish words (one word
 * with both, or a word with each), and letters that bring words nearer; each with all that follows from it. Every turn
 * is judged by what the sheet is worth then and by what it keeps open.
 */
export function* search(view: View, seat: Seat, lexicon: Lexicon, skill: Skill, chance: Chance): Generator<Plan> {
  const start = new Desk(view.sheets[seat]);
  const means = meansOf(view, seat, lexicon, skill, chance);
  const prices = new Prices(view.offer, start.spent);
  const { worth, prospects } = means;
  const judge = (desk: Desk): number => worth.of(desk) + skill.foresight * prospects.of(desk);

  function attempt({ letters, squares }: Placement): { desk: Desk; value: number } | undefined {
    const paid = prices.of(letters);
    if (!paid) return undefined;
    const desk = start.copy();
    for (const [i, letter] of letters.entries()) desk.write(letter, squares[i]!, paid[i]!);
    followUp(desk, means);
    return { desk, value: judge(desk) };
  }
  const ranked = (placements: readonly Placement[]): { placement: Placement; value: number }[] =>
    placements
      .flatMap((placement) => {
        const tried = attempt(placement);
        return tried ? [{ placement, value: tried.value }] : [];
      })
      .sort((a, b) => b.value - a.value);

  const share = (part: number): number => Math.ceil(skill.tries * part);
  const { ones, twos } = finishing(start, means, prices);
  const singles = ranked([...best(ones, share(0.2)), ...settingUp(start, view.offer, chance, share(0.2))]);
  const pairs: { placement: Placement; guess: number }[] = [
    ...best(twos, share(0.4)).map((placement) => ({ placement, guess: Number.POSITIVE_INFINITY })),
    ...best(sideBySide(start, means, prices, cheapLetters(view.offer, 1), chance), share(0.2)).map((placement) => ({
      placement,
      guess: 0,
    })),
  ];
  const few = singles.slice(0, Math.ceil(Math.sqrt(2 * share(0.6))));
  const base = judge(start);
  for (const [i, a] of few.entries())
    for (const b of few.slice(0, i)) {
      const squares = [...b.placement.squares, ...a.placement.squares];
      if (squares[0] === squares[1]) continue;
      const placement = { letters: [...b.placement.letters, ...a.placement.letters], squares };
      pairs.push({ placement, guess: a.value + b.value - base });
    }
  for (const { placement } of pairs.sort((a, b) => b.guess - a.guess)) {
    const tried = attempt(placement);
    if (tried) yield { steps: tried.desk.steps, value: tried.value };
  }
}

function meansOf(view: View, seat: Seat, lexicon: Lexicon, skill: Skill, chance: Chance): Means {
  const limit = Math.min(skill.vocabulary, DICTIONARIES[view.config.words.dictionary]);
  const vocabulary = vocabularyOf(lexicon, TIERS.findLast((tier) => tier <= limit)!);
  const luck = chance.below(0x1_0000_0000);
  const lines = new OpenLines(vocabulary, (length, word) => lot(length, word, luck) < skill.recall);
  const worth = new Worth(view, seat, ROUNDS);
  const prospects = new Prospects(lines, worth, expectedCosts(view.config.deck));
  return { lexicon, list: view.config.words, vocabulary, lines, worth, prospects };
}

/** 0–99 for each word, another for other luck. */
function lot(length: number, word: number, luck: number): number {
  let hash = Math.imul(luck ^ (word * 9 + length), 0x45d9_f3b5);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}

type Weighed = Placement & { readonly weight: number };
const best = (placements: readonly Weighed[], count: number): Placement[] =>
  placements.toSorted((a, b) => b.weight - a.weight).slice(0, count);

/** Letters that finish a word, one or two. */
function finishing(desk: Desk, { lines, worth }: Means, prices: Prices): { ones: Weighed[]; twos: Weighed[] } {
  const ones = new Map<string, Weighed>();
  const twos = new Map<string, Weighed>();
  for (const [number, line] of LINES.entries())
    for (const { first, length, vacant, fills } of lines.openings(desk.letters, number)) {
      const gain = worth.circling(desk, line.slice(first, first + length)) + worth.length(length, desk);
      const squares = vacant.map((place) => line[place]!);
      for (const fill of fills) {
        const letters = unpack(fill);
        const paid = prices.of(letters);
        if (!paid) continue;
        const weight = gain - sum(paid);
        const key = `${letters} ${squares}`;
        const into = squares.length === 1 ? ones : twos;
        if ((into.get(key)?.weight ?? Number.NEGATIVE_INFINITY) < weight) into.set(key, { letters, squares, weight });
      }
    }
  return { ones: [...ones.values()], twos: [...twos.values()] };
}

const vacantOn = ({ letters }: Desk): Square[] =>
  Array.from(letters, (letter, square) => (letter === VACANT ? square : -1)).filter((square) => square >= 0);

const cheapLetters = (offer: View['offer'], price: number): number[] => [
  ...new Set(Array.from(offer.slice(0, price + 1).join(''), (letter) => letter.charCodeAt(0) - 97)),
];

/** A letter from a card anywhere, in case it brings a word nearer: so many of them by lot. */
function settingUp(desk: Desk, offer: View['offer'], chance: Chance, count: number): Placement[] {
  const all = vacantOn(desk).flatMap((square) =>
    cheapLetters(offer, ANY_LETTER - 1).map((letter) => ({ letters: [letter], squares: [square] })),
  );
  return chance.shuffle(all).slice(0, count);
}

/** Two cheap letters near each other in a line: how a word begins on an empty sheet. */
function sideBySide(
  desk: Desk,
  { prospects }: Means,
  prices: Prices,
  letters: readonly number[],
  chance: Chance,
): Weighed[] {
  const found: Weighed[] = [];
  for (const [number, line] of LINES.entries()) {
    const now = prospects.ofLine(desk, number);
    for (let i = 0; i < line.length; i++)
      for (let j = i + 1; j < Math.min(line.length, i + 4); j++) {
        const squares = [line[i]!, line[j]!];
        if (squares.some((square) => desk.letters[square] !== VACANT) || chance.below(3) > 0) continue;
        for (const a of letters)
          for (const b of letters) {
            if (!prices.of([a, b])) continue;
            const [one, two] = squares as [Square, Square];
            desk.letters[one] = a;
            desk.letters[two] = b;
            const weight = prospects.ofLine(desk, number) - now;
            desk.letters[one] = VACANT;
            desk.letters[two] = VACANT;
            found.push({ letters: [a, b], squares, weight });
          }
      }
  }
  return found;
}
