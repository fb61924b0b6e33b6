import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bind, type Game, limitsFor, seedFrom } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import {
  checkTheft,
  lootFor,
  remakes,
  textOf,
  type View,
  type WordWorx,
  workbenchOf,
  game as worx,
} from '@wordhoard/word-worx';
import { expect, test } from 'vitest';
import { namesAt } from '../../shell/table/names.ts';
import { draftOf, putIn } from './building.ts';
import { plannedOf, promptOf, verdictOf } from './prompt.ts';
import { inWords } from './refusals.ts';
import { momentOf, type WorxSeen } from './scene.ts';
import { standingOf } from './standing.ts';
import { cardsOf, lootAt, offersOf, planFor, planOnto, planTyped, previewOf, theftOf, withCard } from './stealing.ts';

const env = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));
const game: Game<WordWorx> = bind(worx.rules, env);
const judge = { env, config: worx.defaults };
const names = namesAt(
  ['Anna', 'Beth'].map((name) => ({ name, who: name, level: null, presence: 'here' as const })),
  0,
);

/** Anna has HEAD and OX (locked), Beth STAR and CLAIM (locked); Anna is about to pick. */
function seenByAnna(): WorxSeen {
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
  return game.see(started.match, 0);
}
const view: View = seenByAnna().view;
const bench = workbenchOf(view, 0);
const [star, claim] = view.players[1]!.words;
const loot = lootFor(view, 0, judge);

test('[WX-6] what a thief may touch: not what is under a lock, not what leaves no word', () => {
  expect(lootAt(loot, star!, star!.cards[0]!)?.rests.map(textOf)).toContain('art');
  expect(lootAt(loot, claim!, claim!.cards[0]!)).toBeUndefined();
  expect(inWords({ code: 'locked', word: claim!.id })).toMatch(/locked/);
});

test('[WX-6] a word as typed finds the word it goes into, and the game takes the theft', () => {
  const plan = planFor(lootAt(loot, star!, star!.cards[0]!)!);
  const shade = planTyped(plan, 'shade', bench)!;
  expect(shade.onto).toBe(view.players[0]!.words[0]!.id);
  expect(checkTheft(view, 0, theftOf(shade)!, judge)).toBeUndefined();
  const sop = planTyped(plan, 'sop', bench)!;
  expect(sop.onto).toBeNull();
  expect(cardsOf(sop, bench).toSorted()).toEqual(theftOf(sop)!.made.toSorted());
  expect(checkTheft(view, 0, theftOf(sop)!, judge)).toBeUndefined();
});

test('[WX-6] a word without the stolen card, or with what is under one’s own lock, is no plan', () => {
  const plan = planFor(lootAt(loot, star!, star!.cards[0]!)!);
  expect(planTyped(plan, 'nor', bench)).toBeNull();
  expect(planTyped(plan, 'oxs', bench)).toBeNull();
  expect(theftOf(plan)).toBeNull();
});

test('a thief is offered words of the manifest and the cards as they lie; others are for the thief to find', () => {
  const plan = planOnto(planFor(lootAt(loot, star!, star!.cards[0]!)!), view.players[0]!.words[0]!.id);
  const made = remakes(cardsOf(plan, bench), judge);
  expect(made.map(textOf)).toEqual(expect.arrayContaining(['ashed', 'heads', 'shade']));
  const offered = (from: typeof plan): string[] => offersOf(from, bench, made, new Set(['shade'])).map(textOf);
  expect(offered(plan)).toEqual(['shade', 'heads']);
  expect(offered(planTyped(plan, 'ashed', bench)!)).toEqual(['shade', 'heads', 'ashed']);
});

test('[WX-6] while a theft is planned one’s words are shown as it would leave them', () => {
  const plan = planFor(lootAt(loot, star!, star!.cards[0]!)!);
  expect(previewOf(plan, bench).runs.map(textOf)).toEqual(['head', 'ox', 's']);
  const [o, n] = bench.hand;
  const son = withCard(withCard(plan, o!), n!);
  expect(previewOf(son, bench)).toMatchObject({ fresh: [star!.cards[0], o, n] });
  expect(withCard(son, o!).added).toEqual([n]);
  const onto = planOnto(planTyped(plan, 'shade', bench)!, null);
  expect(onto.made).toBeNull();
  const shade = planTyped(plan, 'shade', bench)!;
  expect(previewOf(shade, bench).runs.map(textOf)).toEqual(['shade', 'ox']);
  expect(plannedOf(shade, names, bench, [])).toMatch(
    /^Take S from Beth’s STAR: it leaves \w+ and makes your HEAD into SHADE, worth 0\.$/,
  );
  expect(plannedOf(plan, names, bench, [])).toMatch(/^S out of Beth’s STAR/);
});

test('[WX-11] one’s words and what they count: as they lie, as they are built, as a theft would leave them', () => {
  const nothing = { draft: null, plan: null };
  const lying = standingOf(view, 0, bench, nothing)!;
  expect(lying.runs.map(textOf)).toEqual(['head', 'ox']);
  expect(lying).toMatchObject({ fresh: [], loose: bench.hand });
  expect(lying.points).toBe(lying.lines.reduce((sum, { points }) => sum + points, 0) - 5);
  const [o, n] = bench.hand;
  const draft = putIn(putIn(draftOf(bench), o!), n!);
  const built = standingOf(view, 0, bench, { draft, plan: null })!;
  expect(built.runs.map(textOf)).toEqual(['head', 'ox', 'on']);
  expect(built).toMatchObject({ fresh: [o, n], loose: bench.hand.slice(2), points: lying.points + 4 });
  const plan = planTyped(planFor(lootAt(loot, star!, star!.cards[0]!)!), 'sop', bench)!;
  const robbed = standingOf(view, 0, bench, { draft: null, plan })!;
  expect(robbed.runs.map(textOf)).toEqual(['head', 'ox', 'sop']);
  expect(robbed.points).toBe(lying.points + 4);
  expect(standingOf(view, null, bench, nothing)).toBeNull();
});

test('what is being built is judged in words: why not, what it counts, or how to build', () => {
  expect(verdictOf({ code: 'not-a-word', word: 'hx' }, null, 3)).toBe('HX is not a word.');
  expect(verdictOf(null, null, 3)).toMatch(/counts 3/);
  const hint = verdictOf(undefined, null, 3);
  expect(hint).toMatch(/drag/);
  expect(verdictOf(null, null, null)).toBe(hint);
  expect(verdictOf(null, { code: 'left-out', card: star!.cards[0]! }, 3)).toBe(hint);
});

test('the prompt says whose turn it is', () => {
  expect(promptOf(momentOf(seenByAnna(), 0), names, [])).toBe('Your turn. Take a card off the line.');
  expect(promptOf(momentOf(seenByAnna(), 1), namesAt([], 1), [])).not.toMatch(/^Your turn/);
});
