import { bind, limitsFor, read, type Schema, type Seat, type StartRefusal, seedFrom } from '@wordhoard/kernel';
import { DICTIONARIES, type Dictionary, type Lexicon } from '@wordhoard/lexicon';
import * as v from 'valibot';
import { DECKS, type Deck } from './cards.ts';
import { defaults } from './defaults.ts';
import type { TurnStep } from './moves.ts';
import { parseStep, type StepNotationFault } from './notation.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import type { Refusal, View, Wordsmith } from './types.ts';
import { variantSchema, type WordsmithVariant } from './variant.ts';

/** A position to analyse, and perhaps a turn in it. */
export interface Study {
  readonly view: View;
  readonly seat: Seat;
  /** Undefined when the file has none. */
  readonly steps: readonly TurnStep[] | undefined;
}

export type StudyFault =
  | { readonly code: 'not-a-study' }
  | { readonly code: 'no-such-seat'; readonly seat: Seat }
  | StepNotationFault
  | StartRefusal
  | Refusal;

/** Format of a study file. */
interface StudyFile {
  readonly position: unknown;
  /** The seat to move; the first if missing. */
  readonly seat?: Seat | undefined;
  /** Steps in notation. */
  readonly turn?: readonly string[] | undefined;
  readonly deck?: Deck | undefined;
  readonly variant?: WordsmithVariant | undefined;
  readonly dictionary?: Dictionary | undefined;
}

const schema: Schema<StudyFile> = v.strictObject({
  position: v.looseObject({ sheets: v.pipe(v.array(v.unknown()), v.minLength(1)) }),
  seat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  turn: v.optional(v.array(v.string())),
  deck: v.optional(v.picklist(DECKS)),
  variant: v.optional(variantSchema),
  dictionary: v.optional(v.picklist(Object.keys(DICTIONARIES) as Dictionary[])), // Object.keys returns string[]
});

/** Reads a study from JSON. Its position is checked like that of a table. */
export function readStudy(json: unknown, lexicon: Lexicon): Study | StudyFault {
  const file = read(schema, json);
  if (!file) return { code: 'not-a-study' };
  const { seat = 0, deck = defaults.deck, variant, dictionary = defaults.words.dictionary } = file;
  const position = file.position as Position; // not checked yet: `start` does that
  const players = position.sheets.length;
  const game = bind(rules, lexicon);
  const started = game.start({
    config: { deck, words: { ...defaults.words, dictionary }, ...(variant && { variant }) },
    players,
    seed: seedFrom('study'),
    limits: limitsFor<Wordsmith>(rules, 'relaxed'),
    bank: null,
    position,
  });
  if (!started.ok) return started.refusal;
  if (seat >= players) return { code: 'no-such-seat', seat };
  const steps: TurnStep[] = [];
  for (const line of file.turn ?? []) {
    const step = parseStep(line);
    if ('code' in step) return step;
    steps.push(step);
  }
  return { view: game.observe(started.match, 'audience').view, seat, steps: file.turn && steps };
}
