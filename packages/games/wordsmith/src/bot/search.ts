import type { Chance, Seat } from '@wordhoard/kernel';
import { DICTIONARIES, type Lexicon, TIERS } from '@wordhoard/lexicon';
import { ROUNDS } from '../cards.ts';
import type { View } from '../types.ts';
import { followUp, type Means } from './chain.ts';
import { Desk } from './desk.ts';
import { OpenLines } from './lines.ts';
import { bestIdeas, finishing, type Idea, type Placement, settingUp, sideBySide } from './placements.ts';
import { Prices } from './prices.ts';
import { Prospects } from './prospects.ts';
import type { Skill } from './skills.ts';
import { vocabularyOf } from './vocabulary.ts';
import { expectedCosts, Worth } from './worth.ts';

/** A turn that was tried out, and what the bot thinks of where it leads. */
export interface Plan {
  /** What was done, and how things lie then. */
  readonly desk: Desk;
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

  function attempt({ letters, squares }: Placement): Plan | undefined {
    const paid = prices.of(letters);
    if (!paid) return undefined;
    const desk = start.copy();
    for (const [i, letter] of letters.entries()) desk.write(letter, squares[i]!, paid[i]!);
    followUp(desk, means);
    return { desk, value: judge(desk) };
  }

  const share = (part: number): number => Math.ceil(skill.tries * part);
  const { ones, twos } = finishing(start, means, prices);
  const singles = [...bestIdeas(ones, share(0.2)), ...settingUp(start, view.offer, chance, share(0.2))].flatMap(
    (placement): Idea[] => {
      const tried = attempt(placement);
      return tried ? [{ ...placement, guess: tried.value }] : [];
    },
  );
  const ideas = [
    ...bestIdeas(twos, share(0.4)),
    ...paired(bestIdeas(singles, Math.ceil(Math.sqrt(2 * share(0.6)))), judge(start)),
    ...bestIdeas(sideBySide(start, means, prices, view.offer, chance), share(0.2)),
  ];
  for (const idea of ideas) {
    const plan = attempt(idea);
    if (plan) yield plan;
  }
}

/** Each with each other, the most promising first: as if what they bring could be added up. */
function paired(singles: readonly Idea[], base: number): Idea[] {
  const pairs: Idea[] = [];
  for (const [i, a] of singles.entries())
    for (const b of singles.slice(0, i)) {
      if (a.squares[0] === b.squares[0]) continue;
      const guess = a.guess + b.guess - base;
      pairs.push({ letters: [...b.letters, ...a.letters], squares: [...b.squares, ...a.squares], guess });
    }
  return bestIdeas(pairs, pairs.length);
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
