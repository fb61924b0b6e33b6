import type { QuestionKind } from '@wordhoard/kernel';
import {
  activeWords,
  type Components,
  componentsOf,
  type TableWord,
  textOf,
  type WordName,
  type WordNerds,
} from '@wordhoard/word-nerds';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { owedLetters, owedTokens } from '../hand/draft.ts';
import { wordNerds } from '../strings/play.ts';

const { prompt } = wordNerds;

interface PromptOptions {
  /** Several people at one device look at it. */
  readonly together: boolean;
  /** Auto-pass answers for this player in a moment. */
  readonly passing: boolean;
}

/** The sentence over the buttons: what is happening, and what the player can do. The time left is shown beside it. */
export function promptOf(situation: Situation<WordNerds>, names: Names, { together, passing }: PromptOptions): string {
  const { step, view, me, mine, given, waiting } = situation;
  const others = waiting.filter((seat) => seat !== me);
  if (!step) return '';
  switch (step.type) {
    case 'bid':
      if (mine) return prompt.bid(view.market.length);
      return given && 'token' in given ? prompt.bidDone(names, given.token, others) : prompt.bidWatch(names, others);
    case 'bid-cards':
      if (passing) return prompt.idle;
      if (mine || together) return prompt.bidCards;
      return me === null ? prompt.sealedWatch : prompt.passed;
    case 'select':
      return mine ? prompt.select : prompt.selectWait(names, step.seat);
    case 'declare':
      if (mine) return prompt.declare;
      if (me === null) return prompt.sealedWatch;
      return given && 'type' in given && given.type === 'word'
        ? prompt.declared(spelt(situation, given.cards))
        : prompt.passed;
    case 'respond':
      if (passing || mine || together) return responseText(situation, names, passing);
      return me === null ? prompt.sealedWatch : answeredText(situation);
    case 'join':
      return (mine ? prompt.join : prompt.joinWait)(names, step.by, textAt(situation, step.word));
    case 'keep':
      return mine ? prompt.keep(view.hand?.letters.length ?? 0, owedTokens(situation)) : prompt.keepWait(names, others);
    case 'purchase':
      if (!mine) return prompt.purchaseWait(names, others);
      return passing ? prompt.purchaseSoon : prompt.purchase;
    case 'drop':
      return mine ? prompt.drop(names, step.by) : prompt.dropWait(names, step.seat, step.by);
    case 'discard':
      return mine ? prompt.discard(owedLetters(situation)) : prompt.discardWait(names, others);
  }
}

const spelt = ({ view }: Situation<WordNerds>, cards: TableWord['cards']): string =>
  textOf(componentsOf(view.config), cards);

const textAt = (situation: Situation<WordNerds>, word: number): string =>
  spelt(situation, situation.view.words[word]?.cards ?? []);

/** A word on the table, as sentences name it. */
export const wordName = (components: Components, { owner, cards }: TableWord): WordName => ({
  owner,
  text: textOf(components, cards),
});

/** [WN-13] Names the word that would score, and what this player can do about it. */
function responseText({ view, me }: Situation<WordNerds>, names: Names, passing: boolean): string {
  const { scoring, trumping } = activeWords(view.words);
  const first = view.words[scoring ?? -1];
  if (!first) return passing ? prompt.idle : prompt.sealedWatch;
  const components = componentsOf(view.config);
  const on = wordName(components, first);
  if (passing) return prompt.respondIdle(names, on);
  const trump = view.words[trumping ?? -1];
  if (trump) return prompt.battle(names, wordName(components, trump), on);
  if (on.owner === me) return prompt.respondOwn(on.text);
  const mayOnlyTrump = first.proven && view.hand?.actions.length === 0;
  return prompt.respond(names, on, mayOnlyTrump);
}

/** [WN-13] This player's own answer, which is sealed for the others. */
function answeredText(situation: Situation<WordNerds>): string {
  const { given } = situation;
  if (!given || !('type' in given) || given.type === 'pass') return prompt.passed;
  if (given.type === 'challenge') return prompt.challenged(textAt(situation, given.word));
  return given.type === 'trump' ? prompt.trumping(spelt(situation, given.cards)) : prompt.answered;
}

/** The limit each question runs under. */
export const LIMIT_OF: Readonly<Record<QuestionKind<WordNerds>, WordNerds['limit']>> = {
  bid: 'bid',
  'bid-cards': 'cards',
  select: 'select',
  declare: 'declare',
  respond: 'respond',
  join: 'join',
  keep: 'choose',
  purchase: 'purchase',
  drop: 'choose',
  discard: 'choose',
};

/** Questions that several people at one device may look at together, because they are about public facts. */
const OPEN: readonly string[] = ['bid-cards', 'select', 'respond', 'join', 'purchase'];
export const isOpen = (step: string): boolean => OPEN.includes(step);
