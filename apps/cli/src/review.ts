import { judgements } from '@wordhoard/catalog';
import { entryAt, forSeat } from '@wordhoard/kernel';
import {
  type DecisionFinding,
  gradeOf,
  hadChoice,
  judgeDecisions,
  judgeSeedOf,
  MEASURES,
  type Strength,
  strengthsOf,
  summaryOf,
  wholePointsLost,
} from '@wordhoard/review';
import { EXIT } from './command.ts';
import { openReplay } from './open-replay.ts';
import { describeFault, readRecordRequest } from './record-file.ts';
import { escapeText, print, printJson } from './terminal.ts';
import { readLexicon } from './words/words-command.ts';

const HELP = `wordhoard review FILE [--json]

Rates every move of a finished game by what its player could see at the time. Each line shows a move with a real choice:
what was played and its value, what it lost, and the best alternative (~ close to the best, - worse, ! a big miss). At the
end, each player's share of the points there were to find, and the bot level they played like, with the range it is
probably in. Below 12 decisions there is no estimate. FILE is a game record, or - for standard input.

Exit codes: 0 reviewed, 1 the record can't be replayed to its end, 2 bad usage or not a record.

Examples
  wordhoard review game.json
  wordhoard review game.json --json`;

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

/** Returns the exit code. */
export async function review(args: readonly string[]): Promise<number> {
  const asked = await readRecordRequest(args, HELP, {});
  if (typeof asked === 'number') return asked;
  const { record, names, pack, values } = asked;
  const words = readLexicon();
  const reel = openReplay(pack, words, record);
  if (typeof reel === 'string') {
    print(`This record can't be reviewed: ${reel}.`);
    return EXIT.no;
  }
  const judge = judgeDecisions(reel.decisions, (decision) =>
    judgements(pack, words, { ...decision, luck: judgeSeedOf(decision) }),
  );
  const findings = [...judge].flatMap(({ finding }) => finding ?? []);
  const made = pack.madeWords?.(reel.updateAt(reel.lines, 'audience').events) ?? [];
  const model = await pack.loadStrength?.();
  const strengths = model ? strengthsOf(findings, record.seats.length, model, (word) => words.tier(word)) : [];
  const summaries = record.seats.map((_, seat) => MEASURES.map((measure) => summaryOf(findings, made, seat, measure)));
  if (values['json'] === true) {
    const players = summaries.map(([all, common], seat) => ({
      name: forSeat(record.seats, seat).name,
      found: all!.found,
      foundOfCommon: common!.found,
      lost: all!.lost,
      strength: strengths[seat] ?? null,
    }));
    printJson({ game: record.game, fault: reel.fault, findings, players });
  } else {
    for (const finding of findings) if (hadChoice(finding.judgement)) print(describeFinding(finding, names));
    print('');
    for (const [seat, [all, common]] of summaries.entries())
      print(
        `${forSeat(names, seat).padEnd(20)} found ${formatShare(all!.found)} (with common words ${formatShare(common!.found)}), lost ${all!.lost}${describeStrength(strengths[seat] ?? null)}`,
      );
    if (reel.fault) print(`The review stops here: ${describeFault(reel.fault)}.`);
  }
  return reel.fault ? EXIT.no : EXIT.yes;
}
