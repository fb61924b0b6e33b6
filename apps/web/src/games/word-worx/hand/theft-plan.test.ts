import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bind, forSeat, type Game, limitsFor, type Observation, seedFrom } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import {
  checkTheft,
  componentsOf,
  findAnagrams,
  findStealableCards,
  type OpenWord,
  PRINTED,
  type View,
  type WordWorx,
  workbenchOf,
  game as worx,
} from '@wordhoard/word-worx';
import { expect, test } from 'vitest';
import { namesAt } from '../../../table-kit/phrases.ts';
import { situationOf } from '../../../table-kit/situation.ts';
import { plannedOf, promptOf, verdictOf } from '../prompt/prompt-text.ts';
import { inWords } from '../prompt/refusals.ts';
import { type BuildDraft, draftOf, fromTyped, putIn, tapCard, toggleSeal } from './draft.ts';
import { paidOf, shownWordsOf } from './shown-words.ts';
import { benchFor, changedBy, offersOf, planFor, stealableAt, type TheftPlan, theftOf } from './theft-plan.ts';

const env = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));
const game: Game<WordWorx> = bind(worx.rules, env);
const { deck } = PRINTED;
const { textOf } = deck;
const judge = { env, config: worx.defaults };
/** All of it can stand. */
const FINE = { why: null, wrong: [] };
const names = namesAt(
  ['Anna', 'Beth'].map((name) => ({ name, who: name, level: null, presence: 'here' as const })),
  0,
);

/** Anna has HEAD and OX (locked), Beth STAR and CLAIM (locked); Anna is about to pick. */
function seenByAnna(): Observation<WordWorx> {
  const nobody = { manifest: null, indicator: null, sealed: [], total: 0 };
  const started = game.start({
    config: worx.defaults,
    players: 2,
    seed: seedFrom('a theft'),
    limits: limitsFor<WordWorx>(worx.rules, 'live'),
    bank: null,
    position: {
      round: 1,
      starter: 0,
      seat: 0,
      line: 'l n d s t g',
      pile: null,
      discards: '',
      players: [
        { ...nobody, hand: 'o n p p r', words: ['head', 'ox'], lock: 1 },
        { ...nobody, hand: 5, words: ['star', 'claim'], lock: 1 },
      ],
    },
  });
  if (!started.ok) throw new Error(started.refusal.code);
  return game.observe(started.match, 0);
}
const view: View = seenByAnna().view;
const bench = workbenchOf(view, 0);
const [star, claim] = forSeat(view.players, 1).words;
const stealable = findStealableCards(view, 0, judge);

test('[WX-6] what a thief may touch: not what is under a lock, not what leaves no word', () => {
  expect(stealableAt(deck, stealable, star!, star!.cards[0]!)?.rests.map(textOf)).toContain('art');
  expect(stealableAt(deck, stealable, claim!, claim!.cards[0]!)).toBeUndefined();
  expect(inWords({ code: 'locked', word: claim!.id }, deck)).toMatch(/locked/);
});

const planOf = (word: OpenWord, at: number): TheftPlan => planFor(stealableAt(deck, stealable, word, word.cards[at]!)!);
/** The player's words when they are typed with this card stolen. */
function typing(plan: TheftPlan, typed: string): BuildDraft {
  const robbing = benchFor(bench, plan);
  const found = fromTyped(deck, typed, robbing);
  if ('code' in found) throw new Error(found.code);
  return { ...draftOf(robbing), words: found.words };
}

test.each(['shade ox', 'head ox sop', 'had so ex'])('[WX-6] the S of STAR and %s typed: the game takes it', (typed) => {
  const plan = planOf(star!, 0);
  const theft = theftOf(plan, typing(plan, typed), benchFor(bench, plan));
  expect(checkTheft(view, 0, theft, judge)).toBeUndefined();
});

test('[WX-6] what is stolen and laid nowhere is refused in words', () => {
  const plan = planOf(star!, 0);
  const robbing = benchFor(bench, plan);
  const refusal = checkTheft(view, 0, theftOf(plan, draftOf(robbing), robbing), judge);
  expect(refusal).toEqual({ code: 'not-welded', card: plan.target.card });
  expect(inWords(refusal!, deck)).toBe('Use the stolen S in one of your words.');
  expect(inWords({ code: 'lock-elsewhere' }, deck)).toMatch(/lock/);
});

test('[WX-6] a thief is offered words of the manifest out of the word it went into; others are for the thief to find', () => {
  const into = typing(planOf(star!, 0), 'heads ox').words[0]!;
  const made = findAnagrams(into, judge);
  expect(made.map(textOf)).toEqual(expect.arrayContaining(['ashed', 'heads', 'shade']));
  expect(offersOf(deck, made, into, new Set(['shade'])).map(textOf)).toEqual(['shade']);
  expect(offersOf(deck, made, into, new Set(['heads', 'shade']))).toEqual([]);
});

test('[WX-6] the prompt says what is taken, what it leaves and what it makes', () => {
  const plan = planOf(star!, 0);
  const robbing = benchFor(bench, plan);
  const said = (typed: string): string => plannedOf(deck, plan, typing(plan, typed), names, robbing);
  expect(plannedOf(deck, plan, draftOf(robbing), names, robbing)).toMatch(/^Stealing S from Beth’s STAR/);
  expect(said('shade ox')).toMatch(/^Take S from Beth’s STAR: it leaves \w+ and makes SHADE\.$/);
  expect(said('had so ex')).toMatch(/makes SO, HAD and EX\.$/);
  expect(changedBy(plan, typing(plan, 'head ox sop'), robbing).map(textOf)).toEqual(['sop']);
});

test('[WX-11] one’s words and what they count: as they lie, as they are built, as a theft would leave them', () => {
  const lying = shownWordsOf(view, 0, bench, null, undefined)!;
  expect(lying.runs.map(textOf)).toEqual(['head', 'ox']);
  expect(lying).toMatchObject({ fresh: [], loose: bench.hand });
  expect(lying.points).toBe(lying.lines.reduce((sum, line) => sum + line!.points, 0) - 5);
  const [o, n] = bench.hand;
  const draft = putIn(putIn(draftOf(bench), o!), n!);
  const built = shownWordsOf(view, 0, bench, draft, FINE)!;
  expect(built.runs.map(textOf)).toEqual(['head', 'ox', 'on']);
  expect(built).toMatchObject({ fresh: [o, n], loose: bench.hand.slice(2), points: lying.points + 4 });
  const plan = planOf(star!, 0);
  const robbing = benchFor(bench, plan);
  const robbed = shownWordsOf(view, 0, robbing, typing(plan, 'head ox sop'), FINE)!;
  expect(robbed.runs.map(textOf)).toEqual(['head', 'ox', 'sop']);
  expect(robbed.fresh).toContain(plan.target.card);
  expect(robbed.points).toBe(lying.points + 4);
  // A card that is not in a word yet lies beside the hand, and costs nothing.
  expect(shownWordsOf(view, 0, robbing, draftOf(robbing), FINE)).toMatchObject({
    loose: [plan.target.card, ...bench.hand],
    points: lying.points,
  });
  expect(shownWordsOf(view, null, bench, null, undefined)).toBeNull();
});

test('[WX-11] what is no word counts nothing, nor what the dictionary has not been asked about', () => {
  const lying = shownWordsOf(view, 0, bench, null, undefined)!;
  const [o, n] = bench.hand;
  const draft = putIn(putIn(draftOf(bench), n!), o!);
  // Both cards are out of the hand, where they cost 1 each.
  for (const verdict of [undefined, null, { why: { code: 'not-a-word', word: 'no' }, wrong: [2] } as const]) {
    const shown = shownWordsOf(view, 0, bench, draft, verdict)!;
    expect(shown.points).toBe(lying.points + 2);
    expect(shown.lines.map((line) => line?.word)).toEqual(['head', 'ox', undefined]);
  }
  // Later words still count.
  const { words } = draft;
  const turned = { ...draft, words: [words[2]!, words[0]!, words[1]!] };
  const shown = shownWordsOf(view, 0, bench, turned, { why: { code: 'not-a-word', word: 'no' }, wrong: [0] })!;
  expect(shown.lines.map((line) => line?.word)).toEqual([undefined, 'head', 'ox']);
});

test('what is being built is judged in words: why not, what it counts, that it cannot be told, or how to build', () => {
  const draft = draftOf(bench);
  const turn = { draft, refusal: null };
  expect(verdictOf(deck, { why: { code: 'not-a-word', word: 'hx' }, wrong: [0] }, turn, 3)).toBe(
    'HX isn’t in the dictionary.',
  );
  expect(verdictOf(deck, FINE, turn, 3)).toMatch(/: 3 points/);
  const hint = verdictOf(deck, undefined, turn, 3);
  expect(hint).toMatch(/drag/);
  expect(verdictOf(deck, FINE, { ...turn, draft: { ...draft, words: [] } }, 3)).toBe(hint);
  expect(verdictOf(deck, FINE, { ...turn, refusal: { code: 'left-out', card: star!.cards[0]! } }, 3)).toBe(hint);
  expect(verdictOf(deck, null, turn, 3)).toMatch(/isn’t available right now/);
  expect(verdictOf(deck, FINE, { ...turn, draft: toggleSeal(draft, 0) }, 3)).toMatch(/HEAD will be locked for good\.$/);
  expect(verdictOf(deck, FINE, { ...turn, draft: tapCard(draft, draft.words[0]![0]!) }, 3)).toMatch(
    /^Where does the H go/,
  );
});

test('the prompt says whose turn it is', () => {
  expect(promptOf(situationOf(seenByAnna(), 0), names)).toBe('Your turn. Take a card from the line.');
  expect(promptOf(situationOf(seenByAnna(), 1), namesAt([], 1))).not.toMatch(/^Your turn/);
});

test('[WX-17] [WX-18] what a player is asked names the numbers of the variant', () => {
  const situation = situationOf(seenByAnna(), 0);
  const variant = { name: 'Numbers', handSize: 7, handCost: 3, picks: 3, bonusFactor: 3 };
  const of = (step: typeof situation.step): string =>
    promptOf({ ...situation, step, view: { ...view, config: { ...view.config, variant } } }, names);
  expect(of({ type: 'pick', seat: 0, nth: 2 })).toBe('Take a second card from the line, or stop at one.');
  expect(of({ type: 'pick', seat: 0, nth: 3 })).toBe('Take another card from the line, or stop here.');
  expect(of({ type: 'discard', seat: 0, count: 2 })).toBe('You can keep 7 cards. Choose 2 cards to discard.');
  expect(of({ type: 'build', seat: 0, last: true })).toMatch(/Each card left in your hand costs 3 points\.$/);
  const line = { word: 'hat', points: 15, why: 'manifest', set: 3, doubled: true } as const;
  expect(paidOf(componentsOf({ variant }), line)).toBe('5 × 3');
  expect(paidOf(componentsOf({ variant: { ...variant, bonusFactor: 1 } }), line)).toBe('15');
});
