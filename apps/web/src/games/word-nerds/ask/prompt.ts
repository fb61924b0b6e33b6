import { activeWords, textOf, type WordNerds } from '@wordhoard/word-nerds';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { wordNerds } from '../strings/play.ts';
import { owedLetters, owedTokens } from './owed.ts';

interface Onlookers {
  /** Several people at one device look at it. */
  readonly together: boolean;
  /** It is passed for this player in a moment. */
  readonly passing: boolean;
}

/** The sentence over the buttons: what is happening, and what the player can do. The time left is shown beside it. */
export function promptOf(situation: Situation<WordNerds>, names: Names, { together, passing }: Onlookers): string {
  const { step, view, me, mine, given, waiting } = situation;
  const { prompt } = wordNerds;
  const others = waiting.filter((seat) => seat !== me);
  if (!step) return '';
  const textAt = (word: number): string => textOf(view.words[word]?.cards ?? []);
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
      return given && 'type' in given && given.type === 'word' ? prompt.declared(textOf(given.cards)) : prompt.passed;
    case 'respond':
      if (passing) return watching(situation, names);
      if (mine || together) return responding(situation, names);
      return me === null ? prompt.sealedWatch : answered(situation);
    case 'join':
      return mine ? prompt.join(names, step.by, textAt(step.word)) : prompt.joinWait(names, step.by, textAt(step.word));
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

/** [WN-13] What this player has answered: sealed for the others, not for them. */
function answered({ given, view }: Situation<WordNerds>): string {
  const { prompt } = wordNerds;
  if (!given || !('type' in given) || given.type === 'pass') return prompt.passed;
  if (given.type === 'challenge') return prompt.challenged(textOf(view.words[given.word]?.cards ?? []));
  return given.type === 'trump' ? prompt.trumping(textOf(given.cards)) : prompt.answered;
}

/** [WN-13] What lies there, for a player who has nothing to answer. */
function watching({ view }: Situation<WordNerds>, names: Names): string {
  const first = view.words[activeWords(view.words).scoring ?? -1];
  const { prompt } = wordNerds;
  return first ? prompt.respondIdle(names, first.owner, textOf(first.cards)) : prompt.idle;
}

function responding({ view, me }: Situation<WordNerds>, names: Names): string {
  const { scoring, trumping } = activeWords(view.words);
  const first = view.words[scoring ?? -1];
  if (!first) return wordNerds.prompt.sealedWatch;
  const text = textOf(first.cards);
  const trump = view.words[trumping ?? -1];
  if (trump) return wordNerds.prompt.battle(names, trump.owner, textOf(trump.cards), first.owner, text);
  if (first.owner === me) return wordNerds.prompt.respondOwn(text);
  const mayOnlyTrump = first.proven && view.hand?.actions.length === 0;
  return wordNerds.prompt[mayOnlyTrump ? 'respondTrump' : 'respond'](names, first.owner, text);
}
