import { type Earned, type Event, kindOf } from '@wordhoard/wordsmith';
import { wordsmith } from '#strings/wordsmith.ts';
import type { Told } from '../../shell/table/log.tsx';
import type { Names } from '../../shell/table/names.ts';

/** What everybody may hear; null for what needs no words. */
export function describe(event: Event, names: Names): Told | null {
  const say = wordsmith.event;
  switch (event.type) {
    case 'dealt':
      return { text: say.dealt(event.round, event.offer), mine: true };
    case 'turned': {
      const told = turnInWords(event.earned);
      return {
        text: say.turned(names, event.seat, event.silent ? `${told} ${say.silent}` : told),
        mine: event.seat === names.me,
      };
    }
    case 'goal':
      return { text: say.goal(names, event.seat, event.goal, event.points), mine: event.seat === names.me };
    case 'ended':
      // The prompt says who won, in more words.
      return null;
  }
}

/** 'U and R, claimed BURP, forged 2 rings'. */
export function turnInWords(earned: readonly Earned[]): string {
  const say = wordsmith.event;
  const letters = earned.flatMap(({ step }) => ('letter' in step ? [step.letter] : []));
  const words = earned.flatMap(({ claim }) => (claim ? [claim.word] : []));
  const kinds = earned.flatMap(({ forged }) => forged.map(kindOf));
  return [
    say.letters(letters),
    ...(words.length > 0 ? [say.claimed(words)] : []),
    ...(kinds.length > 0 ? [say.forged(kinds)] : []),
  ].join(', ');
}
