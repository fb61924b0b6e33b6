import type { Seat } from '@wordhoard/kernel';
import type { WildWords } from '@wordhoard/wildwords';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { type Situation, situationOf } from '../../../table-kit/situation.ts';

type DecisionContext = Pick<GameTableProps<WildWords>, 'sight' | 'me'>;

/** Several people who look at one screen together are asked together: it is theirs as long as one of them is asked. */
export function situationHere({ sight, me }: DecisionContext, deciding: readonly Seat[]): Situation<WildWords> {
  const situation = situationOf(sight.seen, me);
  return me === null ? { ...situation, mine: deciding.length > 0 } : situation;
}
