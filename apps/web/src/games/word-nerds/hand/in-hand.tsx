import type { WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import type { Situation } from '../../../table-kit/situation.ts';
import { owedLetters } from '../ask/owed.ts';
import type { Own } from '../ask/use-desk.ts';
import { wordNerds } from '../strings/play.ts';
import { tapped } from '../word/composing.ts';
import { isSpelling } from '../word/on-desk.ts';
import { liftInto, Spelling } from '../word/spelling.tsx';
import { Hand } from './hand.tsx';

/** Number of letters that may be selected now, to discard or replace. */
function choosable(situation: Situation<WordNerds>): number {
  if (!situation.mine) return 0;
  return situation.step?.type === 'purchase' ? (situation.view.hand?.letters.length ?? 0) : owedLetters(situation);
}

/** The player's letters: to spell a word with, to choose among, or to look at. */
export function InHand(own: Own): JSX.Element {
  const { situation, desk } = own;
  const letters = situation.view.hand?.letters ?? [];
  const spelling = isSpelling(situation);
  const most = choosable(situation);
  return (
    <section class="hand" aria-label={wordNerds.hand.label}>
      {spelling ? (
        <Hand
          letters={letters}
          chosen={desk.word.map(({ card }) => card)}
          onPress={(card) => desk.spell(tapped(card, desk.word))}
          onLift={liftInto(desk)}
        />
      ) : (
        <Hand
          letters={letters}
          chosen={desk.letters}
          onPress={most > 0 ? (card) => desk.toggleLetter(card, most) : null}
          onLift={null}
        />
      )}
      {spelling && <Spelling {...own} />}
    </section>
  );
}
