/** Declaring, trumping, challenging. */
import { forSeat, type JudgeAsk, type Judgement } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { checkChallenge, front, strike } from '../battle.ts';
import { type BotContext, bestOf, lettersOf } from '../bot/bot-context.ts';
import { isWild, letterOf } from '../cards.ts';
import { asLaid, checkLaying, checkTrump } from '../laying.ts';
import { withAllThatHelp } from '../lead.ts';
import type { Declaration, Reply, TableWord, WordCard, WordNerds, WordPlay } from '../types.ts';
import { spell, textOf, valueOfWord } from '../words.ts';
import { cardOptions, passOption } from './cards.ts';
import { replyText } from './notes.ts';
import { type After, type Outlook, PATIENCE } from './outlook.ts';
import { type Option, weigh } from './weigh.ts';

/** Number of the best words to weigh, by their score and by what they leave. */
const WEIGHED = 12;
const COMMON_WEIGHED = 4;
/** [WN-15] */
const CHALLENGE = 10;

/** The player's position after laying this. */
function afterLaying(outlook: Outlook, laying: WordPlay): After {
  const { view, seat, now } = outlook;
  const { word, attacked } = asLaid(view, seat, laying);
  const words: TableWord[] = view.words.map((lying, at) => (attacked && at === word.attacks ? attacked : lying));
  const gone = new Set(laying.cards.map(({ card }) => card));
  return {
    ...now,
    words: [...words, word],
    hand: now.hand.filter((card) => !gone.has(card)),
    actions: now.actions - laying.actions.length,
  };
}

export const layingOption = (
  outlook: Outlook,
  to: number,
  type: 'word' | 'trump',
  laying: WordPlay,
): Option & { readonly after: After } => {
  const after = afterLaying(outlook, laying);
  // The two are alike but for their type, which a union of both forgets.
  const answer = { type, ...laying } as Declaration | Reply;
  const text = replyText(outlook.view, answer);
  return {
    move: { to, answer },
    text,
    word: textOf(laying.cards),
    points: lastValue(after),
    after,
    value: (world) => outlook.value(after, world),
  };
};

/** The best words, and the best common ones: alone, and with more and more of the action cards that help. */
function* layings(outlook: Outlook, above: number): Generator<WordPlay, undefined> {
  const { view, seat, mind } = outlook;
  const hand = view.hand!.letters;
  const helps = view.hand!.actions.length > 0;
  const common = { ...mind, skill: { ...mind.skill, tier: COMMON_TIER } };
  const best = (by: BotContext, top: number): string[] =>
    bestOf(by, lettersOf(hand), lettersOf(view.pool), top, helps ? 0 : above).map(({ word }) => word);
  for (const word of new Set([...best(mind, WEIGHED), ...best(common, COMMON_WEIGHED)])) {
    const spelt = spell(word, hand, view.pool);
    if (!spelt) continue;
    const cards = thrifty(spelt, hand, view.pool);
    yield { cards, actions: [] };
    // The most useful comes first, and one costs as much as another.
    const all = helps ? withAllThatHelp(view, seat, cards) : [];
    for (const at of all.keys()) yield { cards, actions: all.slice(0, at + 1) };
  }
}

/** A letter that both the hand and the community have is better taken from there; but one card must come from the hand. */
export function thrifty(cards: readonly WordCard[], hand: readonly string[], pool: readonly string[]): WordCard[] {
  const used = [...cards];
  for (const [i, { card }] of used.entries()) {
    if (!hand.includes(card) || isWild(card) || used.filter((one) => hand.includes(one.card)).length === 1) continue;
    const same = pool.find((one) => letterOf(one) === letterOf(card) && !used.some((other) => other.card === one));
    if (same !== undefined) used[i] = { card: same, as: null };
  }
  return used;
}

/** [WN-11] */
export function* judgeDeclaration(
  ask: JudgeAsk<WordNerds>,
  outlook: Outlook,
  to: number,
  answer: Declaration,
): Generator<Judgement<WordNerds> | null, void> {
  const { view, seat, now } = outlook;
  const first = layings(outlook, 0).next().value;
  const best = first && layingOption(outlook, to, 'word', first);
  const pass: Option = {
    move: { to, answer: { type: 'pass' } },
    text: 'pass',
    word: null,
    // A player who passes may still trump another's declaration.
    value: (world) => {
      const hold = outlook.value(now, world);
      const declared = Math.max(...outlook.threats.in(world));
      if (!best || declared < PATIENCE || lastValue(best.after) <= declared) return hold;
      return Math.max(hold, best.value(world));
    },
  };
  const yours = answer.type === 'pass' ? pass : layingOption(outlook, to, 'word', answer);
  function* options(): Generator<Option> {
    yield pass;
    for (const laying of layings(outlook, 0))
      if (!checkLaying(view, seat, laying)) yield layingOption(outlook, to, 'word', laying);
  }
  yield* weigh(ask, { yours, options: options(), hidden: true });
}

const lastValue = ({ words }: After): number => valueOfWord(words.at(-1)!);

/** [WN-13] Worth is what is more than passing brings. */
export function* judgeReply(
  ask: JudgeAsk<WordNerds>,
  outlook: Outlook,
  to: number,
  answer: Reply,
): Generator<Judgement<WordNerds> | null, void> {
  const { view, seat, now } = outlook;
  const pass = passOption(outlook, to);
  const { scoring } = front(view.words);
  const needed = scoring === null ? 0 : valueOfWord(view.words[scoring]!);
  function* options(): Generator<Option> {
    yield pass;
    for (const at of view.words.keys()) if (!checkChallenge(view.words, seat, at)) yield challengeOption(at);
    yield* cardOptions(outlook, (when) => when === 'word');
    for (const laying of layings(outlook, needed))
      if (!checkTrump(view, seat, laying)) yield layingOption(outlook, to, 'trump', laying);
  }
  const yours =
    answer.type === 'pass'
      ? pass
      : answer.type === 'challenge'
        ? challengeOption(answer.word)
        : layingOption(outlook, to, 'trump', answer);
  yield* weigh(ask, { yours, options: options(), base: pass.value, hidden: true });

  function challengeOption(word: number): Option {
    const laid = view.words[word]!;
    const valid = outlook.isWord(textOf(laid.cards));
    const words = view.words.map((one) => ({ ...one }));
    if (!valid) strike(words, word);
    const points = challengePoints(outlook, valid);
    return {
      move: { to, answer: { type: 'challenge', word } },
      text: replyText(view, { type: 'challenge', word }),
      word: null,
      points,
      value: (world) => points + outlook.value({ ...now, words }, world),
    };
  }
}

/** [WN-15] [WN-17] The dictionary decides, and the player could have known it. A score never falls below 0. */
const challengePoints = ({ view, seat }: Outlook, valid: boolean): number =>
  valid ? 0 - Math.min(CHALLENGE, forSeat(view.players, seat).score) : CHALLENGE;

/** [WN-15] */
export function* judgeJoin(
  ask: JudgeAsk<WordNerds>,
  outlook: Outlook,
  to: number,
  { word, join }: { readonly word: number; readonly join: boolean },
): Generator<Judgement<WordNerds> | null, void> {
  const points = challengePoints(outlook, outlook.isWord(textOf(outlook.view.words[word]!.cards)));
  const options = [true, false].map(
    (joins): Option => ({
      move: { to, answer: { join: joins } },
      text: joins ? 'join' : 'stay out',
      word: null,
      points: joins ? points : 0,
      value: () => (joins ? points : 0),
    }),
  );
  yield* weigh(ask, { yours: options[join ? 0 : 1]!, options, hidden: false });
}
