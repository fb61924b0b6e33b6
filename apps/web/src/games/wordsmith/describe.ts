import { componentsOf, type Event, kindOf, type StepReward, type Tally } from '@wordhoard/wordsmith';
import { allowedTold, type LatestEvent } from '../../table-kit/events.ts';
import type { Names } from '../../table-kit/phrases.ts';
import { wordsmith } from './strings/play.ts';

type TurnedEvent = Extract<Event, { type: 'turned' }>;
/** The part of a turn's event that its sentence needs. */
type TurnEvent = Pick<TurnedEvent, 'silent' | 'prepared'> & { readonly earned: readonly StepReward[] };
type GoalEvent = Extract<Event, { type: 'goal' }>;

const PRINTED_PRICES = componentsOf({}).cardPrices;

/** An event in words; null if it needs none. */
export function describe(event: Event, names: Names): LatestEvent | null {
  const say = wordsmith.event;
  switch (event.type) {
    case 'allowed':
      return allowedTold(event, names);
    case 'dealt':
      return { text: say.dealt(event.round, event.offer, event.prices ?? PRINTED_PRICES), mine: true };
    case 'turned': {
      const mine = event.seat === names.me;
      const outcome = outcomeOf(event, mine);
      const told = turnInWords(event);
      return { ...told, text: say.turned(names, event.seat, told.text), mine, ...(outcome && { outcome }) };
    }
    case 'goal': {
      const mine = event.seat === names.me;
      const text = say.goal(names, event);
      return { text, words: [], mine, outcome: mine ? 'good' : 'even' };
    }
    case 'ended':
      return endInWords(event.tallies, names);
  }
}

/** Marks turns with forged items and turns whose time ran out, so that they stay visible. */
function outcomeOf({ silent, earned }: TurnedEvent, mine: boolean): LatestEvent['outcome'] {
  if (!mine) return silent || forges(earned) ? 'even' : undefined;
  if (silent) return 'bad';
  return forges(earned) ? 'good' : undefined;
}
const forges = (earned: readonly StepReward[]): boolean => earned.some(({ forged }) => forged.length > 0);

/** [WS-16] The winner; null for a solo game, whose end screen compares it with the record. */
function endInWords(tallies: readonly Tally[], names: Names): LatestEvent | null {
  if (tallies.length === 1) return null;
  const worth = ({ total, lines }: Tally): number => total * 100 + lines.crowns;
  const best = Math.max(...tallies.map(worth));
  const first = tallies.flatMap((tally, seat) => (worth(tally) === best ? [seat] : []));
  const won = names.me !== null && first.includes(names.me);
  return {
    text: wordsmith.prompt.won(names, first, Math.max(...tallies.map(({ total }) => total))),
    words: [],
    mine: true,
    outcome: won ? 'good' : 'even',
  };
}

/** 'wrote U and R, claimed BURP, forged 2 rings'; with the goals it reached, if any. */
export function turnInWords({ earned, silent, prepared }: TurnEvent, reached: readonly GoalEvent[] = []): LatestEvent {
  const say = wordsmith.event;
  const lettersOf = (type: 'write' | 'goblet'): string[] =>
    earned.flatMap(({ step }) => (step.type === type ? [step.letter] : []));
  const words = earned.flatMap(({ claim }) => (claim ? [claim.word] : []));
  const kinds = earned.flatMap(({ forged }) => forged.map(kindOf));
  const sum = (of: (it: StepReward) => number): number => earned.reduce((all, it) => all + of(it), 0);
  const parts = [
    say.wrote(lettersOf('write')),
    say.claimed(words),
    say.forged(kinds),
    say.goblets(lettersOf('goblet')),
    say.swords(sum(({ step }) => Number(step.type === 'sword'))),
    say.gained(
      sum((it) => it.coins),
      sum((it) => it.crowns),
    ),
    ...reached.map(say.reached),
  ];
  const told = parts.filter((part) => part !== '').join(', ');
  return { text: silent ? say.late(told, prepared) : told, words };
}
