import { type Magpies, worthOf } from '@wordhoard/magpies';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { text } from '../strings/play.ts';

/** The sentence above the hand: what is happening, and what the player can do. The time left is next to it. */
export function promptOf(situation: Situation<Magpies>, names: Names): string {
  const { step, mine, given, waiting } = situation;
  const { prompt } = text;
  switch (step?.type) {
    case 'bid':
      if (mine) return prompt.bid;
      return given && 'gem' in given ? prompt.bidDone(names, worthOf(given.gem), waiting) : prompt.wait(names, waiting);
    case 'race':
      return mine ? prompt.race : prompt.raceWait(names, step.seats);
    case undefined:
      return '';
  }
}
