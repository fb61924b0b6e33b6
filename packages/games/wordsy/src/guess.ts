import { type Chance, entryAt, entryOf, type Guess, type Step, secret } from '@wordhoard/kernel';
import { type Components, componentsOf } from './components.ts';
import type { Mode, Wordsy } from './types.ts';

/**
 * The deck is in any order. A view shows letters instead of cards, so face-up cards and discards are any cards with
 * these letters.
 */
export const guess: Guess<Wordsy> = ({ seen: { view, question }, chance }) => {
  const { config, mode, round, dealtAt, lead, noFlip, lastMain, solo, entered, used } = view;
  const cards = new CardsByLetter(componentsOf(config), chance);
  const board = view.board.map(({ letter }) => cards.take(letter));
  const discards = view.discards.map((letter) => cards.take(letter));
  return {
    players: view.sheets.length,
    state: {
      config,
      mode,
      round,
      deck: secret([], chance.shuffle(cards.rest())),
      discards,
      board,
      dealtAt,
      lead,
      noFlip,
      lastMain,
      spot: solo?.spot ?? 'top',
      // Set when writing ends and read before the next question, so it is false or unimportant at every question.
      inTime: false,
      entered: [...entered],
      used: [...used],
      sheets: view.sheets.map(({ lines, tallies }) => ({ lines: [...lines], tallies })),
    },
    agenda: question ? stepsAfter(question.step.type, mode) : [],
  };
};

/** The rest of the round, after the open question. */
function stepsAfter(open: Step<Wordsy>['type'], mode: Mode): Step<Wordsy>[] {
  switch (open) {
    case 'write':
      return [{ type: mode === 'solo' ? 'look-up' : 'challenge' }, { type: 'score' }];
    case 'mend':
      // There may be other words to challenge.
      return [{ type: 'challenge' }, { type: 'score' }];
    case 'challenge':
      return [{ type: 'score' }];
    default:
      return [];
  }
}

/** The cards that are not yet placed, by letter. */
class CardsByLetter {
  readonly #left: Map<string, readonly string[]>;
  readonly #chance: Chance;
  constructor({ cardsByLetter }: Components, chance: Chance) {
    this.#left = new Map(cardsByLetter);
    this.#chance = chance;
  }

  /** Takes any card with this letter. */
  take(letter: string): string {
    const left = entryOf(this.#left, letter);
    const at = this.#chance.below(left.length);
    this.#left.set(letter, left.toSpliced(at, 1));
    return entryAt(left, at);
  }

  rest(): string[] {
    return [...this.#left.values()].flat();
  }
}
