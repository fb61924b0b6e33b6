import type { Seat } from '@wordhoard/kernel';
import { front, HAND_LIMIT, textOf } from '@wordhoard/word-nerds';
import { wordNerds } from '#strings/word-nerds.ts';
import type { Names } from '../../shell/table/names.ts';
import type { Moment } from './scene.ts';

/** The sentence over the buttons: what is happening, and what the player can do. The time left is shown beside it. */
export function promptOf(moment: Moment, names: Names, places: readonly (readonly Seat[])[]): string {
  const { step, view, me, mine, given, waiting } = moment;
  const { prompt } = wordNerds;
  const others = waiting.filter((seat) => seat !== me);
  if (!step) return prompt.won(names, places[0] ?? [], view.players[places[0]?.[0] ?? 0]?.score ?? 0);
  const textAt = (word: number): string => textOf(view.words[word]?.cards ?? []);
  switch (step.type) {
    case 'bid':
      if (mine) return prompt.bid(view.market.length);
      return given && 'token' in given ? prompt.bidDone(names, given.token, others) : prompt.bidWatch(names, others);
    case 'bid-cards':
      if (mine) return prompt.bidCards;
      return me === null ? prompt.sealedWatch : prompt.passed;
    case 'select':
      return mine ? prompt.select : prompt.selectWait(names, step.seat);
    case 'declare':
      if (mine) return prompt.declare;
      if (me === null) return prompt.sealedWatch;
      return given && 'cards' in given ? prompt.declared : prompt.passed;
    case 'respond':
      return mine ? responding(moment, names) : me === null ? prompt.sealedWatch : prompt.answered;
    case 'join':
      return mine ? prompt.join(names, step.by, textAt(step.word)) : prompt.joinWait(names, step.by, textAt(step.word));
    case 'tokens':
      return mine ? prompt.tokens(owedTokens(moment)) : prompt.tokensWait(names, step.seat);
    case 'keep':
      return mine ? prompt.keep(view.hand?.letters.length ?? 0) : prompt.keepWait(names, others);
    case 'purchase':
      return mine ? prompt.purchase : prompt.purchaseWait(names, step.seat);
    case 'drop':
      return mine ? prompt.drop : prompt.dropWait(names, step.seat);
    case 'discard':
      return mine ? prompt.discard(owedLetters(moment)) : prompt.discardWait(names, others);
    default:
      return prompt.sealedWatch;
  }
}

function responding({ view, me }: Moment, names: Names): string {
  const { scoring, trumping } = front(view.words);
  const first = view.words[scoring ?? -1];
  if (!first) return wordNerds.prompt.sealedWatch;
  const text = textOf(first.cards);
  const trump = view.words[trumping ?? -1];
  if (trump) return wordNerds.prompt.battle(names, trump.owner, textOf(trump.cards), first.owner, text);
  return first.owner === me ? wordNerds.prompt.respondOwn(text) : wordNerds.prompt.respond(names, first.owner, text);
}

/** [WN-18] How many spent tokens this player takes back now. */
export const owedTokens = ({ step, view, me }: Moment): number =>
  step?.type === 'tokens' && me !== null ? Math.min(step.count, view.players[me]!.spent.length) : 0;

/** [WN-4] How many letters this player has to discard now. */
export const owedLetters = ({ step, view }: Moment): number => {
  if (step?.type === 'drop') return 1;
  return step?.type === 'discard' ? (view.hand?.letters.length ?? HAND_LIMIT) - HAND_LIMIT : 0;
};
