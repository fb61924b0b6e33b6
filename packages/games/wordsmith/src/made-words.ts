import type { MadeWord } from '@wordhoard/kernel';
import { type Components, componentsOf } from './components.ts';
import type { Config } from './config.ts';
import { kindOf } from './grid.ts';
import type { StepReward } from './turn-so-far.ts';
import type { Event } from './types.ts';

/** [WS-11] [WS-15] A point for each coin, which pays back debt, and each crown, plus the items' points; none for rings. */
const pointsOf = ({ coins, crowns, forged }: StepReward, { itemPoints, debtPoints, crownPoints }: Components): number =>
  forged.reduce((sum, item) => sum + itemPoints[kindOf(item)], debtPoints * coins + crownPoints * crowns);

/** [WS-10] The words claimed, each with the points that its claim earned at once. */
export const madeWords = (events: readonly Event[], config: Config): readonly MadeWord[] =>
  events.flatMap((event) =>
    event.type === 'turned'
      ? event.earned.flatMap((earned) =>
          earned.claim
            ? [{ seat: event.seat, word: earned.claim.word, points: pointsOf(earned, componentsOf(config)) }]
            : [],
        )
      : [],
  );
