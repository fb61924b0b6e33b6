import type { GameId } from '@wordhoard/catalog';
import type { Refusal as WildWordsRefusal } from '@wordhoard/wildwords';
import type { Refusal as WordNerdsRefusal } from '@wordhoard/word-nerds';
import type { Refusal as WordWorxRefusal } from '@wordhoard/word-worx';
import type { Refusal as WordsmithRefusal } from '@wordhoard/wordsmith';
import type { Refusal as WordsyRefusal } from '@wordhoard/wordsy';
import { tableOf } from './markdown.ts';

/** The reason for each code, for the writer of a bot. Null: about a position to start from, so never for a move. */
type Reasons<Refusal extends { readonly code: string }> = Readonly<Record<Refusal['code'], string | null>>;

const WILDWORDS: Reasons<WildWordsRefusal> = {
  'already-traded': 'You have traded in this turn; `step.traded` says so.',
  'pot-empty': 'You can’t trade, because the pot is empty.',
  'not-in-tray': 'The tile isn’t in your tray, or your answer names it twice.',
  'no-tiles': 'A play needs at least one tile.',
  'too-many-tiles': 'The play has more tiles than a tray.',
  'first-needs-two': 'The first play on the board needs two tiles or more.',
  'not-through-centre': 'The first play must cover the centre, square 112.',
  'off-board': 'There is no such square.',
  occupied: 'A tile lies on the square already.',
  twice: 'Your answer lays two tiles on the square.',
  'not-in-line': 'The tiles don’t lie in one row or one column.',
  gap: 'There is an empty square between the tiles.',
  'not-adjacent': 'The play touches no tile on the board.',
  'word-count': 'Your spellings aren’t as many as the play made words (`made`).',
  'bad-position': null,
};

const WORDSY: Reasons<WordsyRefusal> = {
  'no-word': 'You locked an empty text.',
  'not-letters': 'The text has other characters than a to z.',
  cheapie:
    'You locked a word of a family that was used before: `earlier` is the word of that round and seat (WY-10 of the [rules](../rules/wordsy.md)).',
  frozen: 'The timer has run out (`step.stage` is `grace`), so your answer must begin with this text of yours.',
  'not-challengeable': 'You can’t challenge the word of this seat: it is your own, there is none, or it was decided.',
  'not-suggested': 'The word isn’t one of `step.offered`.',
  'impossible-position': null,
  'not-eight-letters': null,
  'no-such-card': null,
  'more-than-two': null,
};

const WORD_NERDS: Reasons<WordNerdsRefusal> = {
  'token-spent': 'You can’t bid or pay with this token, or can’t take it back.',
  'not-there': 'The card isn’t where your answer takes it from, or your answer names it twice.',
  'too-short': 'A word needs four cards or more; yours has so many.',
  'no-hand-card': 'At least one card of a word must come from your hand.',
  'wild-unnamed': '`as` of a WILD must be the letter it stands for.',
  'not-wild': '`as` of any other card must be null.',
  'not-higher': 'A trump must be worth `needed` points or more; yours is worth `value`.',
  'own-word': 'You can’t trump or challenge your own word.',
  'battle-on': 'There is no scoring word to trump, or another word is trumping it.',
  'not-challengeable':
    'This word can’t be challenged: it was found in the dictionary, beaten or struck before, or there is no such word.',
  'wrong-count': 'You named too many or too few cards or tokens: it must be `owed`, each once.',
  'not-now': 'The card can’t be played at this question: see “when” [above](#ids).',
  'not-with-word': 'The card can’t be laid with a word: see [targets](#targets-of-action-cards).',
  'no-target': 'Nothing can be the part `needs` of the card’s target.',
  'no-effect': 'The card would do nothing: there is no letter to draw, or the pool is empty.',
  'bad-target':
    'The part `field` of the target is missing, wrong or too much. `needs` lists all parts that the card’s [target](#targets-of-action-cards) has.',
  'nothing-to-draw': 'No action card is left to buy.',
  'stop-not-now': 'You can’t agree to stop at this question.',
  'already-said': 'You have agreed to stop already, or haven’t yet when you withdraw it.',
  'bad-position': null,
};

const WORDSMITH: Reasons<WordsmithRefusal> = {
  'letters-missing':
    'The turn ends before all letters are written: so many are missing. Send `"draft": true` until then.',
  'not-a-line': 'The two ends of the claimed word don’t lie in one row or column.',
  'too-short': 'A word needs four letters or more.',
  gap: 'The square `at` within the word is empty.',
  'nothing-new': 'The word has no letter written in this turn.',
  'not-a-word': 'The word isn’t in the dictionary.',
  'already-claimed': 'You claimed this word, on the same squares, in that round.',
  inflection:
    'The word is only another form of `earlier`, which it extends. `round` is when you claimed that; null if you didn’t.',
  'not-vacant': 'The square has a letter already.',
  'two-letters-only': 'You have written all letters of this turn.',
  'not-on-the-card': 'The card with this price doesn’t have the letter, or you took it already.',
  'coins-used-up': 'The letter costs `price` coins, and you can spend only `left` more.',
  'no-goblet': 'You have no goblet to use.',
  'no-sword': 'You have no sword to use.',
  'already-circled': 'The square is circled already.',
  'bad-square': null,
  'bad-run': null,
  'bad-grid': null,
  'bad-step': null,
  'bad-position': null,
};

const WORD_WORX: Reasons<WordWorxRefusal> = {
  'not-on-line': 'The card isn’t on the line.',
  'must-pick': 'You must pick a card: only further ones (`step.nth` above 1) may be left out.',
  'wrong-number': 'You named `given` cards to discard, and it must be `wanted`, each once.',
  'already-there': 'The manifest card is there already.',
  'no-such-word': 'There is no open word with this id; in `seal`, no word with this index.',
  'not-on-manifest': 'Only words of your manifest can be sealed.',
  'not-yours': 'The card is neither in your hand nor in an open word of yours.',
  'used-twice': 'Your words use the card twice.',
  'left-out': 'The card is on the table, so it must stay in one of your words.',
  'not-welded': 'The stolen card must be in one of your words.',
  'lock-elsewhere': 'The manifest card may stay only with a word that has a card of the word it was on.',
  'too-short': 'A new word needs so many letters (`minimum`).',
  'not-a-word': 'The word isn’t in the dictionary.',
  locked: 'The word has its owner’s manifest card on it, so it can’t be stolen from.',
  'not-in-word': 'The card isn’t in the word it would be stolen from.',
  'wrong-rest': '`rest` must have all cards that are left of the word.',
  'bad-position': null,
};

/** A game without a page needs none. */
const REASONS: Readonly<Partial<Record<GameId, Reasons<{ readonly code: string }>>>> = {
  wildwords: WILDWORDS,
  wordsy: WORDSY,
  'word-nerds': WORD_NERDS,
  wordsmith: WORDSMITH,
  'word-worx': WORD_WORX,
};

interface RefusalSchema {
  readonly $ref?: string;
  readonly anyOf?: readonly RefusalSchema[];
  readonly properties?: Readonly<Record<string, { readonly const?: string; readonly enum?: readonly string[] }>>;
}
/** The part of a game's schema that is read here. */
export type RefusalDefinitions = Readonly<Record<string, RefusalSchema | undefined>>;

/** The game's own refusals of moves, with their fields and reasons. */
export function refusalTable(id: GameId, definitions: RefusalDefinitions): string {
  const fields = new Map(fieldsByCode({ $ref: '#/$defs/refusal' }, definitions));
  const reasons = REASONS[id];
  if (!reasons) throw new Error(`write the reasons of the refusals of ${id} in scripts/protocol-pages/refusals.ts`);
  const rows = Object.entries(reasons).flatMap(([code, reason]) => {
    const known = fields.get(code);
    if (!known) throw new Error(`the schema of ${id} has no refusal ${code}`);
    fields.delete(code);
    return reason === null ? [] : [[`\`${code}\``, known.map((name) => `\`${name}\``).join(' '), reason]];
  });
  if (fields.size > 0) throw new Error(`${id}: no reason for ${[...fields.keys()].join(', ')}`);
  return tableOf(['code', 'further fields', 'reason'], rows);
}

function* fieldsByCode(schema: RefusalSchema, definitions: RefusalDefinitions): Generator<[string, string[]]> {
  const target = schema.$ref === undefined ? undefined : definitions[schema.$ref.slice('#/$defs/'.length)];
  for (const inner of target ? [target] : (schema.anyOf ?? [])) yield* fieldsByCode(inner, definitions);
  const { code, ...others } = schema.properties ?? {};
  for (const name of code?.enum ?? (code?.const === undefined ? [] : [code.const])) yield [name, Object.keys(others)];
}
