import { readFileSync } from 'node:fs';
import { coachMove, judgements } from '@wordhoard/catalog';
import { type AnyGamePackage, entryAt, forSeat, type SealedRecord, type Seat } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import {
  type CoachFinding,
  coachDecisions,
  coachSeedOf,
  type DecisionCost,
  type DecisionFinding,
  gradeOf,
  hadChoice,
  isEstablished,
  judgeDecisions,
  judgeSeedOf,
  MEASURES,
  mistakesOf,
  type Replay,
  type Strength,
  strengthsOf,
  summaryOf,
  wholePointsLost,
} from '@wordhoard/review';
import { factSentencesOf, formatInterval } from './coach-text.ts';
import { EXIT, type Exit } from './command.ts';
import { openReplay } from './open-replay.ts';
import { firstDifference } from './prove.ts';
import { describeFault, readRecordRequest } from './record-file.ts';
import { describeUnreadable, escapeText, print, printError, printJson } from './terminal.ts';
import { readLexicon } from './words/words-command.ts';

const HELP = `wordhoard review FILE [--json] [--prove REVIEW]

Rates every move of a finished game by what its player could see at the time. Each line shows a move with a real choice:
what was played and its value, what it lost, and the best alternative (~ close to the best, - worse, ! a big miss). At the
end, each player's share of the points there were to find, and the bot level they played like, with the range it is
probably in. Below 12 decisions there is no estimate. FILE is a game record, or - for standard input.

The coach compares costly moves with better ones in guessed deals that fit what the player saw. It adds a line where it is
established that a move cost something: the points of the final lead and the wins in 100 games, each with the half width
of its 95 % interval, and why.

--prove REVIEW computes everything again and compares it with a review saved by --json.

Exit codes: 0 reviewed or proved, 1 the record can't be replayed to its end or a number differs, 2 bad usage or not a
record.

Examples
  wordhoard review game.json
  wordhoard review game.json --json > review.json
  wordhoard review game.json --prove review.json`;

const MARKS = { best: ' ', near: '~', less: '-', big: '!' } as const;

const formatPoints = (n: number): string => n.toFixed(1);
const formatShare = (n: number | null): string => (n === null ? 'nothing to find' : `${Math.round(n * 100)} %`);

function describeFinding({ line, seat, kind, judgement }: DecisionFinding, names: readonly string[]): string {
  const { yours, best, common, worlds } = judgement;
  const lost = wholePointsLost(judgement, 'all');
  const done = `${MARKS[gradeOf(judgement, 'all')]} line ${String(line + 1).padStart(4)}  ${names[seat]}, ${kind}: ${escapeText(yours.text)} (${formatPoints(yours.worth)})`;
  const there =
    lost > 0 ? `; lost ${lost}: ${escapeText(entryAt(best, 0).text)} (${formatPoints(entryAt(best, 0).worth)})` : '';
  const known =
    lost > 0 && common && common.text !== entryAt(best, 0).text
      ? `, with common words ${escapeText(common.text)} (${formatPoints(common.worth)})`
      : '';
  return `${done}${there}${known}${worlds > 0 ? `; over ${worlds} possible deals` : ''}`;
}

function describeStrength(strength: Strength | null): string {
  if (!strength) return '';
  const [level, low, high] = [strength.level, strength.low, strength.high].map((it) => it.toFixed(1));
  return `, played like level ${level} (between ${low} and ${high}, ${strength.decisions} decisions)`;
}

/** A line for each established cost: compared with any words, and with common ones if that is another move. */
function describeCosts({ costs: { all, common } }: CoachFinding, game: string, names: readonly string[]): string[] {
  const costs: (readonly [DecisionCost | null, string])[] = [[all, '']];
  if (all?.better.text !== common?.better.text) costs.push([common, ' with common words']);
  return costs.flatMap(([cost, label]) => (isEstablished(cost) ? [describeCost(cost, label, game, names)] : []));
}

function describeCost(cost: DecisionCost, label: string, game: string, names: readonly string[]): string {
  const { better, points, win, facts } = cost;
  const say = factSentencesOf(game);
  const why = say ? facts.map((fact) => ` ${escapeText(say(fact, (seat: Seat) => names[seat] ?? ''))}`) : [];
  return `    coach${label}: ${escapeText(better.text)} is ${formatInterval(points)} points better, and wins ${formatInterval(win, 100)} more games in 100.${why.join('')}`;
}

/** Everything a review says, as `--json` prints it. */
async function computeReview(pack: AnyGamePackage, words: Lexicon, record: SealedRecord, reel: Replay) {
  const { decisions } = reel;
  const judge = judgeDecisions(decisions, (decision) =>
    judgements(pack, words, { ...decision, luck: judgeSeedOf(decision) }),
  );
  const findings = [...judge].flatMap(({ finding }) => finding ?? []);
  const made = pack.madeWords?.(reel.updateAt(reel.lines, 'audience').events, record.table.config) ?? [];
  const model = await pack.loadStrength?.();
  const strengths = model ? strengthsOf(findings, record.seats.length, model, (word) => words.tier(word)) : [];
  const coach = coachAll(pack, words, record, reel, findings);
  const players = record.seats.map(({ name }, seat) => {
    const [all, common] = MEASURES.map((measure) => summaryOf(findings, made, seat, measure));
    return {
      name,
      found: all!.found,
      foundOfCommon: common!.found,
      lost: all!.lost,
      strength: strengths[seat] ?? null,
      mistakes: mistakesOf(coach.findings, seat, 'all'),
      mistakesByCommon: mistakesOf(coach.findings, seat, 'common'),
    };
  });
  return { game: record.game, fault: reel.fault, findings, players, coach };
}

interface Coaching {
  /** Decisions that the coach looked at, and those that it could have. */
  readonly looked: number;
  readonly of: number;
  readonly findings: readonly CoachFinding[];
}

function coachAll(
  pack: AnyGamePackage,
  words: Lexicon,
  { seats }: SealedRecord,
  { decisions }: Replay,
  judged: readonly DecisionFinding[],
): Coaching {
  const { coach } = pack;
  if (!coach) return { looked: 0, of: 0, findings: [] };
  const compares = ({ seen, move }: Replay['decisions'][number]): boolean => coach.compares(seen, move);
  const input = { decisions, findings: judged, seats, compares, steps: coach.steps };
  const findings: CoachFinding[] = [];
  let [looked, of] = [0, 0];
  for (const step of coachDecisions(input, (decision, lists) =>
    coachMove(pack, words, { ...decision, lists, luck: coachSeedOf(decision) }),
  )) {
    [looked, of] = [step.done, step.of];
    if (step.finding) findings.push(step.finding);
  }
  return { looked, of, findings: findings.sort((a, b) => a.line - b.line) };
}

type Review = Awaited<ReturnType<typeof computeReview>>;

function printReview({ findings, players, coach, game, fault }: Review, names: readonly string[]): void {
  const coached = new Map(coach.findings.map((finding) => [finding.line, finding]));
  for (const finding of findings) {
    if (!hadChoice(finding.judgement)) continue;
    print(describeFinding(finding, names));
    const seen = coached.get(finding.line);
    for (const line of seen ? describeCosts(seen, game, names) : []) print(line);
  }
  print('');
  for (const [seat, { found, foundOfCommon, lost, strength, mistakes, mistakesByCommon }] of players.entries()) {
    print(
      `${forSeat(names, seat).padEnd(20)} found ${formatShare(found)} (with common words ${formatShare(foundOfCommon)}), lost ${lost}${describeStrength(strength)}`,
    );
    if (mistakes.looked > 0)
      print(
        `${''.padEnd(20)} coach: ${mistakes.mistakes} established mistakes cost ${mistakes.cost} (with common words ${mistakesByCommon.mistakes}, ${mistakesByCommon.cost})`,
      );
  }
  if (coach.of > 0) print(`The coach looked at ${coach.looked} of ${coach.of} decisions.`);
  if (fault) print(`The review stops here: ${describeFault(fault)}.`);
}

/** A review saved by `--json`; an exit code if the file is none. */
function readSaved(file: string): { readonly saved: unknown } | Exit {
  try {
    return { saved: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    printError(error instanceof SyntaxError ? `${escapeText(file)} is not JSON.` : describeUnreadable(file, error));
    return EXIT.usage;
  }
}

/** Compares a saved review with this one; returns the exit code. */
function prove(saved: unknown, review: Review): Exit {
  // As the file has it: JSON knows neither undefined nor −0.
  const difference = firstDifference(saved, JSON.parse(JSON.stringify(review)));
  if (!difference) {
    const { findings, coach } = review;
    print(`Proved: all ${findings.length} ratings and ${coach.findings.length} findings of the coach are as saved.`);
    return EXIT.yes;
  }
  const { at, saved: before = 'nothing', recomputed = 'nothing' } = difference;
  print(
    `Not proved: ${escapeText(at)} is ${escapeText(before)} in the file, but ${escapeText(recomputed)} computed again.`,
  );
  return EXIT.no;
}

/** Returns the exit code. */
export async function review(args: readonly string[]): Promise<number> {
  const asked = await readRecordRequest(args, HELP, { prove: { type: 'string' } });
  if (typeof asked === 'number') return asked;
  const { record, names, pack, values } = asked;
  const given = typeof values['prove'] === 'string' ? readSaved(values['prove']) : null;
  if (typeof given === 'number') return given;
  const words = readLexicon();
  const reel = openReplay(pack, words, record);
  if (typeof reel === 'string') {
    print(`This record can't be reviewed: ${reel}.`);
    return EXIT.no;
  }
  const found = await computeReview(pack, words, record, reel);
  if (given) return prove(given.saved, found);
  if (values['json'] === true) printJson(found);
  else printReview(found, names);
  return reel.fault ? EXIT.no : EXIT.yes;
}
