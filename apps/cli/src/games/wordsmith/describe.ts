import { forSeat } from '@wordhoard/kernel';
import {
  type Components,
  componentsOf,
  formatSquare,
  formatStep,
  goalPointsNow,
  goalProgress,
  goalRuleOf,
  kindOf,
  type NoBonusReason,
  type StepReward,
  type StudyFault,
  scoreSheets,
  type TurnRefusal,
  type TurnSoFar,
  totalSoFar,
  type View,
  type WordsmithPositionFault,
} from '@wordhoard/wordsmith';

const count = (n: number, what: string): string => `${n} ${what}${Math.abs(n) === 1 ? '' : 's'}`;

/** Describes what each step of a turn earns, one per line, and the sheet's totals afterwards. */
export function describeTurn(turn: TurnSoFar, view: View, seat: number): string {
  const { sheet } = turn;
  const components = componentsOf(view.config);
  const lines = turn.rewards.map(
    (earned, i) => `${i + 1}. ${formatStep(earned.step).padEnd(18)}  ${describeEarned(earned, components)}`,
  );
  const lost = [count(turn.remaining.goblets, 'goblet'), count(turn.remaining.swords, 'sword')].filter(
    (it) => !it.startsWith('0'),
  );
  if (lost.length > 0) lines.push(`Left unused: ${lost.join(', ')}`);
  lines.push(`Coins ${sheet.spent} spent, ${sheet.gained} gained; ${count(sheet.crowns, 'crown')}`);
  for (const { goal, done, of, points } of describeGoals(turn, view, seat))
    lines.push(`Goal ${goal}: ${done} of ${of}${points > 0 ? `, completed for ${points}` : ''}`);
  const { before, after } = pointsOf(turn, view, seat);
  lines.push(`Points so far: ${after} (before: ${before})`);
  return lines.join('\n');
}

const describeUnpaid = (reason: NoBonusReason, { extensionBonusFrom }: Components): string =>
  ({
    extension: `no bonus: an extension needs ${extensionBonusFrom} letters`,
    'paid-before': 'no bonus: no new letter since the last claim there',
  })[reason];

function describeEarned(
  { claim, unpaid, paid, circled, forged, coins, crowns, step }: StepReward,
  components: Components,
): string {
  const parts: string[] = [];
  if (step.type === 'write') parts.push(paid === 0 ? 'free' : `costs ${count(paid, 'coin')}`);
  if (claim) parts.push(claim.word.toUpperCase());
  if (claim && claim.extended.length > 0) parts.push(`extends ${claim.extended.join(', ').toUpperCase()}`);
  if (circled.length > 0) parts.push(`circles ${circled.map(formatSquare).join(' ')}`);
  if (forged.length > 0) parts.push(`forges ${forged.map((item) => `${kindOf(item)} ${item}`).join(', ')}`);
  if (coins !== 0) parts.push(count(coins, 'coin'));
  if (crowns !== 0) parts.push(count(crowns, 'crown'));
  if (unpaid) parts.push(describeUnpaid(unpaid, components));
  return parts.join('; ') || (step.type === 'claim' ? 'nothing new' : '');
}

/** A goal scores at the end of the round, most for the first player to complete it [WS-14]. */
function describeGoals({ sheet }: TurnSoFar, { config, goals, sheets }: View, seat: number) {
  const components = componentsOf(config);
  return goals.map(({ goal, first }, at) => {
    const { done, needed } = goalProgress(goalRuleOf(components, goal), sheet);
    const isNew = done === needed && forSeat(sheets, seat).goals[at] === 0;
    const points = isNew ? goalPointsNow(components, first) : 0;
    return { goal, done, of: needed, points };
  });
}

/** Leaves out the crown ranking, which depends on the others' moves [WS-15]. */
function pointsOf(turn: TurnSoFar, view: View, seat: number): { before: number; after: number } {
  const sheets = view.sheets.with(seat, turn.sheet);
  const reached = describeGoals(turn, view, seat).reduce((sum, { points }) => sum + points, 0);
  return {
    before: totalSoFar(forSeat(view.tallies, seat)),
    after: totalSoFar(forSeat(scoreSheets(sheets, componentsOf(view.config)), seat)) + reached,
  };
}

/** Describes a turn as JSON. */
export const turnJson = (turn: TurnSoFar, view: View, seat: number): object => ({
  steps: turn.rewards.map(({ step, claim, ...earned }) => ({
    step: formatStep(step),
    word: claim?.word ?? null,
    extends: claim?.extended ?? [],
    ...earned,
    circled: earned.circled.map(formatSquare),
  })),
  unused: { goblets: turn.remaining.goblets, swords: turn.remaining.swords },
  spent: turn.sheet.spent,
  gained: turn.sheet.gained,
  crowns: turn.sheet.crowns,
  forged: componentsOf(view.config)
    .items.map(({ name }) => name)
    .filter((name) => turn.sheet.forged.includes(name)),
  goals: describeGoals(turn, view, seat),
  points: pointsOf(turn, view, seat),
});

/** Says why a turn is refused, without the step's number. */
export function describeRefusal(refusal: TurnRefusal): string {
  switch (refusal.code) {
    case 'not-a-line':
      return 'A word runs along a row or a column.';
    case 'too-short':
      return `A word needs at least 4 letters; this one has ${refusal.length}.`;
    case 'gap':
      return `${formatSquare(refusal.at)} is vacant.`;
    case 'nothing-new':
      return `${refusal.word.toUpperCase()} uses no letter written this turn.`;
    case 'not-a-word':
      return `${refusal.word.toUpperCase()} is not in the dictionary.`;
    case 'already-claimed':
      return `${refusal.word.toUpperCase()} was already claimed in round ${refusal.round}.`;
    case 'inflection':
      return `${refusal.word.toUpperCase()} is a plural or conjugation of ${refusal.earlier.toUpperCase()}, which was there before.`;
    case 'not-vacant':
      return `${formatSquare(refusal.at)} already has a letter.`;
    case 'two-letters-only':
      return 'All letters of this turn are written already.';
    case 'not-on-the-card':
      return `${refusal.letter.toUpperCase()} is not on the card for ${count(refusal.price, 'coin')}.`;
    case 'coins-used-up':
      return `It costs ${count(refusal.price, 'coin')}, but only ${refusal.left} ${refusal.left === 1 ? 'is' : 'are'} left.`;
    case 'no-goblet':
      return 'There is no unused goblet.';
    case 'no-sword':
      return 'There is no unused sword.';
    case 'already-circled':
      return `${formatSquare(refusal.at)} is already circled.`;
    case 'letters-missing':
      return `${count(refusal.missing, 'letter')} still to write.`;
  }
}

/** Says what is wrong with a file. */
export function describeFault(fault: StudyFault): string {
  switch (fault.code) {
    case 'not-a-study':
      return 'not a position with sheets, a seat and a turn as described below.';
    case 'no-such-seat':
      return `there is no seat ${fault.seat}; seats count from 0.`;
    case 'bad-square':
    case 'bad-run':
    case 'bad-grid':
    case 'bad-step':
      return `'${fault.text}' is not in the format described below.`;
    case 'bad-position':
      return 'fault' in fault ? POSITION[fault.fault] : 'the position is not in the format described below.';
    case 'wrong-number-of-players':
      return 'the position must have one to six sheets, one per player.';
    default:
      return `the position is refused (${fault.code}).`;
  }
}

const POSITION: Readonly<Record<WordsmithPositionFault, string>> = {
  round: 'the game has fewer rounds than that.',
  offer: 'the offer must be cards of the deck, as many as are turned up in a round.',
  goals: "the goals must be two from different cards, and their rounds must match the sheets' points.",
  sheets: 'the position must have one sheet per player.',
  words: 'every word must have at least four letters, be circled on its sheet, and come from an earlier round.',
  coins: 'a sheet has more coins or crowns than it has room for.',
  room: 'a sheet has no space for the letters still to be written.',
};

/** Says why a file can't be read. System and parser messages may quote the file, so they are not printed. */
export function describeUnreadable(error: unknown): string {
  if (error instanceof SyntaxError) {
    const where = /\(line \d+ column \d+\)/.exec(error.message);
    return `not valid JSON${where ? ` ${where[0]}` : ''}.`;
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'no such file.';
  return code === 'EISDIR' ? 'this is a folder.' : 'the file can’t be read.';
}
