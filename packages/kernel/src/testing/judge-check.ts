import { chanceFrom } from '../chance.ts';
import { canonicalJson, isSameText } from '../json.ts';
import { type Judge, type JudgedMove, type Judgement, judgementsOf, MAX_BEST_MOVES } from '../judge.ts';
import type { Game, Match, Move, Observation } from '../match.ts';
import type { Seat } from '../secret.ts';
import type { Shape } from '../shape.ts';
import { ContractError } from './contract-error.ts';
import { relabel } from './relabel.ts';
import { firstDifference } from './report.ts';

export interface JudgeTrial<S extends Shape> {
  readonly game: Game<S>;
  readonly judge: Judge<S>;
  readonly env: S['env'];
  readonly match: Match<S>;
  /** Other names for the cards the seat cannot see. */
  readonly names: ReadonlyMap<string, string>;
  readonly seat: Seat;
  /** It was taken. */
  readonly move: Move<S>;
  readonly luck: string;
}

/**
 * Checks a judge's promises for one move: every answer gets at least one judgement (a free move need not); the same
 * observation and luck give the same judgement, wherever the hidden cards are, and judging changes nothing; no move is
 * better than the best it names; every move it names was legal. Returns the number of judgements.
 */
export function checkJudge<S extends Shape>(options: JudgeTrial<S>): number {
  const { game, match, names, seat, move } = options;
  const seen = game.observe(match, seat);
  const before = JSON.stringify([seen, move]);
  const judgements = judgeAll(options, seen);
  if (JSON.stringify([seen, move]) !== before) throw new ContractError('the judge changed what it was shown');
  if (judgements.length === 0 && !('free' in move)) throw new ContractError(`no judgement of ${JSON.stringify(move)}`);
  for (const judgement of judgements) checkJudgement(judgement, move);
  const last = judgements.at(-1);
  const choices = last ? [...last.best, ...(last.common ? [last.common] : [])] : [];
  for (const choice of choices) checkPlayable(options, seen, choice);
  checkSameElsewhere(options, seen, judgements, game.observe(withOtherSecrets(match, names), seat));
  return judgements.length;
}

const judgeAll = <S extends Shape>(
  { judge, seat, move, luck, env }: JudgeTrial<S>,
  seen: Observation<S>,
): Judgement<S>[] => judgementsOf(judge, { seen, seat, move, chance: chanceFrom(luck), env });

/** Another match that must look the same: other cards where the seat cannot see them, and other luck to come. */
const withOtherSecrets = <S extends Shape>(match: Match<S>, names: ReadonlyMap<string, string>): Match<S> => ({
  ...relabel(match, names),
  chance: { ...match.chance, seed: 'e'.repeat(64) },
});

/** Judged in another match that looks the same, by what a worker would be sent of it. */
function checkSameElsewhere<S extends Shape>(
  options: JudgeTrial<S>,
  seen: Observation<S>,
  judgements: readonly Judgement<S>[],
  other: Observation<S>,
): void {
  if (!isSameText(seen, other))
    throw new ContractError(`leak: the judge is shown what is hidden${firstDifference(seen, other)}`);
  const sent: Observation<S> = JSON.parse(JSON.stringify(other));
  const elsewhere = judgeAll(options, sent);
  if (isSameText(judgements, elsewhere)) return;
  const again = judgeAll(options, seen);
  const what = isSameText(judgements, again)
    ? 'the judge knows what its player did not'
    : 'judged again it says otherwise';
  throw new ContractError(`${what}${firstDifference(judgements, isSameText(judgements, again) ? elsewhere : again)}`);
}

function checkJudgement<S extends Shape>(judgement: Judgement<S>, move: Move<S>): void {
  const { yours, best, common, worlds } = judgement;
  const fault = (what: string): ContractError =>
    new ContractError(`${what}: ${JSON.stringify(judgement).slice(0, 400)}`);
  if (!isSameText(JSON.parse(JSON.stringify(judgement)), judgement))
    throw fault('a trip through JSON changed the judgement');
  if (!isSameText(yours.move, move)) throw fault('another move was judged');
  for (const { worth, text, word } of [yours, ...best, ...(common ? [common] : [])]) {
    if (!Number.isFinite(worth)) throw fault('a worth is no number');
    if (text === '') throw fault('a move has no text');
    if (word !== null && !/^[a-z]+$/.test(word)) throw fault(`'${word}' is no word in lower case`);
  }
  if (!Number.isInteger(worlds) || worlds < 0) throw fault('worlds are counted');
  if (best.length === 0) throw fault('no best move is named');
  if (best.length > MAX_BEST_MOVES) throw fault(`more than ${MAX_BEST_MOVES} are named`);
  if (best.some(({ worth }, i) => i > 0 && worth > best[i - 1]!.worth)) throw fault('the best do not come first');
  if (yours.worth > best[0]!.worth) throw fault('better than the best');
  if ((common?.worth ?? Number.NEGATIVE_INFINITY) > best[0]!.worth) throw fault('the common is better than the best');
  const listed = best.map((choice) => canonicalJson(choice.move));
  if (yours.worth === best[0]!.worth && !listed.includes(canonicalJson(yours.move)))
    throw fault('yours is as good as the best, and not among them');
  if (new Set(listed).size < listed.length) throw fault('a move is named twice');
}

function checkPlayable<S extends Shape>(
  { game, match, seat }: JudgeTrial<S>,
  seen: Observation<S>,
  { move, text }: JudgedMove<S>,
): void {
  const refusal = game.check(seen, seat, move);
  if (refusal) throw new ContractError(`what it calls good is refused: ${JSON.stringify([text, move, refusal])}`);
  // The same again with the schema of the answer, which `check` takes for granted.
  const played = game.play(match, seat, move, match.at);
  if (!played.ok && played.refusal.code !== 'clock-first')
    throw new ContractError(`what it calls good cannot be sent: ${JSON.stringify([text, move, played.refusal])}`);
}
