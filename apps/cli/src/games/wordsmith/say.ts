import {
  type Earned,
  goalProgress,
  ITEMS,
  kindOf,
  makeSquare,
  makeStep,
  type PositionFault,
  type StudyFault,
  type TurnRefusal,
  type TurnSoFar,
  tallies,
  totalSoFar,
  type Unpaid,
  type View,
} from '@wordhoard/wordsmith';

const count = (n: number, what: string): string => `${n} ${what}${Math.abs(n) === 1 ? '' : 's'}`;

/** What each step of a turn earns, one a line, and what the sheet has then. */
export function describeTurn(turn: TurnSoFar, view: View, seat: number): string {
  const { sheet } = turn;
  const lines = turn.earned.map((earned, i) => `${i + 1}. ${makeStep(earned.step).padEnd(18)}  ${sayEarned(earned)}`);
  const lost = [count(turn.open.goblets, 'goblet'), count(turn.open.swords, 'sword')].filter(
    (it) => !it.startsWith('0'),
  );
  if (lost.length > 0) lines.push(`Left unused: ${lost.join(', ')}`);
  lines.push(`Coins ${sheet.spent} spent, ${sheet.gained} gained; ${count(sheet.crowns, 'crown')}`);
  for (const { goal, done, of, points } of goalsOf(turn, view, seat))
    lines.push(`Goal ${goal}: ${done} of ${of}${points > 0 ? `, completed for ${points}` : ''}`);
  const { before, after } = pointsOf(turn, view, seat);
  lines.push(`Points so far: ${after} (before: ${before})`);
  return lines.join('\n');
}

const UNPAID: Readonly<Record<Unpaid, string>> = {
  extension: 'no coin for an extension of 5',
  'paid-before': 'no bonus without a letter newer than the last claim there',
};

function sayEarned({ claim, unpaid, paid, circled, forged, coins, crowns, step }: Earned): string {
  const said: string[] = [];
  if (step.type === 'write') said.push(paid === 0 ? 'free' : `costs ${count(paid, 'coin')}`);
  if (claim) said.push(claim.word.toUpperCase());
  if (claim && claim.extended.length > 0) said.push(`extends ${claim.extended.join(', ').toUpperCase()}`);
  if (circled.length > 0) said.push(`circles ${circled.map(makeSquare).join(' ')}`);
  if (forged.length > 0) said.push(`forges ${forged.map((item) => `${kindOf(item)} ${item}`).join(', ')}`);
  if (coins !== 0) said.push(count(coins, 'coin'));
  if (crowns !== 0) said.push(count(crowns, 'crown'));
  if (unpaid) said.push(UNPAID[unpaid]);
  return said.join('; ') || (step.type === 'claim' ? 'nothing new' : '');
}

/** A goal counts when the round ends; whether 8 or 5 depends on whether anyone was there before [WS-14]. */
function goalsOf({ sheet }: TurnSoFar, { goals, sheets }: View, seat: number) {
  return goals.map(({ goal, first }, at) => {
    const { done, of } = goalProgress(goal, sheet);
    const points = done === of && sheets[seat]!.goals[at] === 0 ? (first === null ? 8 : 5) : 0;
    return { goal, done, of, points };
  });
}

/** Without the places for crowns, which depend on what the others still do [WS-15]. */
function pointsOf(turn: TurnSoFar, view: View, seat: number): { before: number; after: number } {
  const reached = goalsOf(turn, view, seat).reduce((sum, { points }) => sum + points, 0);
  return {
    before: totalSoFar(view.tallies[seat]!),
    after: totalSoFar(tallies(view.sheets.with(seat, turn.sheet))[seat]!) + reached,
  };
}

/** The same for programs. */
export const jsonOf = (turn: TurnSoFar, view: View, seat: number): object => ({
  steps: turn.earned.map(({ step, claim, ...earned }) => ({
    step: makeStep(step),
    word: claim?.word ?? null,
    extends: claim?.extended ?? [],
    ...earned,
    circled: earned.circled.map(makeSquare),
  })),
  unused: { goblets: turn.open.goblets, swords: turn.open.swords },
  spent: turn.sheet.spent,
  gained: turn.sheet.gained,
  crowns: turn.sheet.crowns,
  forged: ITEMS.map(({ name }) => name).filter((name) => turn.sheet.forged.includes(name)),
  goals: goalsOf(turn, view, seat),
  points: pointsOf(turn, view, seat),
});

/** Why a turn is refused, as a sentence without the step's number. */
export function sayRefusal(refusal: TurnRefusal): string {
  switch (refusal.code) {
    case 'not-a-line':
      return 'A word runs along a row or a column.';
    case 'too-short':
      return `A word has at least 4 letters; this has ${refusal.length}.`;
    case 'gap':
      return `${makeSquare(refusal.at)} is vacant.`;
    case 'nothing-new':
      return `${refusal.word.toUpperCase()} has no letter of this turn.`;
    case 'not-a-word':
      return `${refusal.word.toUpperCase()} is not in the dictionary.`;
    case 'already-claimed':
      return `${refusal.word.toUpperCase()} was claimed in round ${refusal.round}.`;
    case 'inflection':
      return `${refusal.word.toUpperCase()} is a plural or conjugation of ${refusal.earlier.toUpperCase()}, which stood there before.`;
    case 'not-vacant':
      return `${makeSquare(refusal.at)} is written on.`;
    case 'two-letters-only':
      return 'Two letters are written already.';
    case 'not-on-the-card':
      return `${refusal.letter.toUpperCase()} is not (or no longer) on the card for ${count(refusal.price, 'coin')}.`;
    case 'coins-used-up':
      return `It costs ${count(refusal.price, 'coin')}, and ${refusal.left} can still be crossed off.`;
    case 'no-goblet':
      return 'No goblet was forged that is still unused.';
    case 'no-sword':
      return 'No sword was forged that is still unused.';
    case 'already-circled':
      return `${makeSquare(refusal.at)} is circled already.`;
    case 'letters-missing':
      return `${count(refusal.missing, 'letter')} must still be written.`;
  }
}

/** What is wrong with a file. */
export function sayFault(fault: StudyFault): string {
  switch (fault.code) {
    case 'not-a-study':
      return 'this is not a position with sheets, a seat and a turn as --help describes them.';
    case 'no-such-seat':
      return `there is no seat ${fault.seat}.`;
    case 'bad-square':
    case 'bad-run':
    case 'bad-grid':
    case 'bad-step':
      return `'${fault.text}' cannot be read.`;
    case 'bad-position':
      return 'fault' in fault ? POSITION[fault.fault] : 'the position is not written as it should be.';
    case 'wrong-number-of-players':
      return 'a position has one to six sheets, one for each player.';
    default:
      return `the position is refused (${fault.code}).`;
  }
}

const POSITION: Readonly<Record<PositionFault, string>> = {
  offer: 'the offer is not three cards of the deck.',
  goals: "the goals are two of different cards; their rounds and the sheets' points must fit.",
  sheets: 'a position has one sheet for each player.',
  words: 'a word has four letters or more, stands circled on its sheet, and is of an earlier round.',
  room: 'a sheet has no room for the letters still to be written.',
};

/** Why a file could not be read. What the system or the parser says may quote the file, so it is not repeated. */
export function sayUnreadable(error: unknown): string {
  if (error instanceof SyntaxError) {
    const where = /\(line \d+ column \d+\)/.exec(error.message);
    return `it is not JSON${where ? ` ${where[0]}` : ''}.`;
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file.';
  return code === 'EISDIR' ? 'it is a folder.' : 'it cannot be read.';
}
