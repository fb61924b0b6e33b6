import { scoreWord, textOf } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { lazy } from '../../../ui/lazy.tsx';
import { inWords } from '../ask/refusals.ts';
import type { Own, WordNerdsDraft } from '../ask/use-desk.ts';
import { wordNerds } from '../strings/play.ts';
import { Compose } from './compose.tsx';
import { placed } from './composing.ts';
import { type Lift, liftTo } from './dragging.ts';
import { onDesk } from './on-desk.ts';

const LayWith = lazy(async () => (await import('./lay-with.tsx')).LayWith);

/** A card that is dragged goes into the word where it is let go, or out of it. */
export const liftInto = (desk: WordNerdsDraft): Lift => liftTo((card, at) => desk.spell(placed(card, at, desk.word)));

/** The word being spelt, what it would be worth, and what may be laid with it. */
export function Spelling(own: Own): JSX.Element {
  const { situation, seat, desk, names } = own;
  const { step, view } = situation;
  const { laying, worth, attacked, whyNot } = onDesk(own);
  const trumps = step?.type === 'respond';
  const needed =
    trumps && attacked
      ? wordNerds.hand.needed(names, attacked.owner, textOf(attacked.cards), scoreWord(attacked).total + 1)
      : '';
  return (
    <Compose
      cards={desk.word}
      worth={worth}
      sources={{ hand: view.hand?.letters ?? [], pool: view.pool }}
      note={desk.word.length === 0 ? needed : whyNot ? inWords(whyNot) : ''}
      onLift={liftInto(desk)}
      onChange={desk.spell}
      onDone={() => {
        if (!whyNot) desk.answer({ type: trumps ? 'trump' : 'word', ...laying });
      }}
    >
      <LayWith {...{ view, seat, names }} word={desk.word} chosen={desk.actions} onChange={desk.layWith} />
    </Compose>
  );
}
