import type { LabNotes, TallyItem } from '@wordhoard/kernel';
import { beginner } from './bot/bot.ts';
import { componentsOf } from './components.ts';
import { kindOf } from './grid.ts';
import { formatSquare } from './notation.ts';
import { scoreSheets, totalSoFar } from './scoring.ts';
import type { StepReward } from './turn-so-far.ts';
import type { Event, State, Wordsmith } from './types.ts';

function* countStep(
  { step, claim, circled, forged }: StepReward,
  seat: number,
  anyLetterPrice: number,
): Iterable<TallyItem> {
  if (step.type === 'write') {
    yield { kind: 'letter', name: step.letter.toUpperCase(), seat };
    yield { kind: 'price', name: step.price === anyLetterPrice ? 'any letter' : String(step.price), seat };
  } else if (step.type !== 'claim') yield { kind: 'used', name: step.type, seat };
  if (claim) yield { kind: 'length', name: String(claim.word.length), seat };
  for (const square of circled) yield { kind: 'square', name: formatSquare(square), seat };
  for (const item of forged) {
    yield { kind: 'item', name: item, seat };
    yield { kind: 'forged', name: kindOf(item), seat };
  }
}

function* countEvent(event: Event, state: State): Iterable<TallyItem> {
  const { anyLetterPrice } = componentsOf(state.config);
  if (event.type === 'turned') for (const earned of event.earned) yield* countStep(earned, event.seat, anyLetterPrice);
  if (event.type === 'goal')
    yield { kind: event.first ? 'goal first' : 'goal later', name: event.goal, seat: event.seat };
  if (event.type === 'ended')
    for (const { goal } of state.goals) yield { kind: 'goal on the table', name: goal, seat: null };
}

export const lab: LabNotes<Wordsmith> = {
  turns: ['dealt'],
  scores: ({ sheets, config }) => scoreSheets(sheets, componentsOf(config)).map(totalSoFar),
  tally: countEvent,
  beginner,
};
