import { chanceFrom } from '../chance.ts';
import { canonical, sameText } from '../json.ts';
import { BEST_TOLD, type Judge, type JudgedMove, type Judgement, toldBy } from '../judge.ts';
import type { Game, Match, Move, Observation } from '../match.ts';
import type { Seat } from '../secret.ts';
import type { Shape } from '../shape.ts';
import { Broken } from './broken.ts';
import { relabel } from './relabel.ts';
import { difference } from './report.ts';

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
export function judged<S extends Shape>(options: JudgeTrial<S>): number {
  const { game, match, names, seat, move } = options;
  const seen = game.see(match, seat);
  const before = JSON.stringify([seen, move]);
  const judgements = allOf(options, seen);
  if (JSON.stringify([seen, move]) !== before) throw new Broken('the judge changed what it was shown');
  if (judgements.length === 0 && !('free' in move)) throw new Broken(`no judgement of ${JSON.stringify(move)}`);
  for (const judgement of judgements) isSound(judgement, move);
  const last = judgements.at(-1);
  const choices = last ? [...last.best, ...(last.common ? [last.common] : [])] : [];
  for (const choice of choices) couldBePlayed(options, seen, choice);
  saysTheSame(options, seen, judgements, game.see(elsewhere(match, names), seat));
  return judgements.length;
}

const allOf = <S extends Shape>(
  { judge, seat, move, luck, env }: JudgeTrial<S>,
  seen: Observation<S>,
): Judgement<S>[] => toldBy(judge, { seen, seat, move, chance: chanceFrom(luck), env });

/** Another match that must look the same: other cards where the seat cannot see them, and other luck to come. */
const elsewhere = <S extends Shape>(match: Match<S>, names: ReadonlyMap<string, string>): Match<S> => ({
  ...relabel(match, names),
  chance: { ...match.chance, seed: 'e'.repeat(64) },
});

/** Judged in another match that looks the same, by what a worker would be sent of it. */
function saysTheSame<S extends Shape>(
  options: JudgeTrial<S>,
  seen: Observation<S>,
  judgements: readonly Judgement<S>[],
  other: Observation<S>,
): void {
  if (!sameText(seen, other)) throw new Broken(`leak: the judge is shown what is hidden${difference(seen, other)}`);
  const sent: Observation<S> = JSON.parse(JSON.stringify(other));
  const elsewhere = allOf(options, sent);
  if (sameText(judgements, elsewhere)) return;
  const again = allOf(options, seen);
  const what = sameText(judgements, again)
    ? 'the judge knows what its player did not'
    : 'judged again it says otherwise';
  throw new Broken(`${what}${difference(judgements, sameText(judgements, again) ? elsewhere : again)}`);
}

function isSound<S extends Shape>(judgement: Judgement<S>, move: Move<S>): void {
  const { yours, best, common, worlds } = judgement;
  const fault = (what: string): Broken => new Broken(`${what}: ${JSON.stringify(judgement).slice(0, 400)}`);
  if (!sameText(JSON.parse(JSON.stringify(judgement)), judgement))
    throw fault('a trip through JSON changed the judgement');
  if (!sameText(yours.move, move)) throw fault('another move was judged');
  for (const { worth, text, word } of [yours, ...best, ...(common ? [common] : [])]) {
    if (!Number.isFinite(worth)) throw fault('a worth is no number');
    if (text === '') throw fault('a move has no text');
    if (word !== null && !/^[a-z]+$/.test(word)) throw fault(`'${word}' is no word in lower case`);
  }
  if (!Number.isInteger(worlds) || worlds < 0) throw fault('worlds are counted');
  if (best.length === 0) throw fault('no best is told');
  if (best.length > BEST_TOLD) throw fault(`more than ${BEST_TOLD} are told`);
  if (best.some(({ worth }, i) => i > 0 && worth > best[i - 1]!.worth)) throw fault('the best do not come first');
  if (yours.worth > best[0]!.worth) throw fault('better than the best');
  if ((common?.worth ?? Number.NEGATIVE_INFINITY) > best[0]!.worth) throw fault('the common is better than the best');
  const told = best.map((choice) => canonical(choice.move));
  if (yours.worth === best[0]!.worth && !told.includes(canonical(yours.move)))
    throw fault('yours is as good as the best, and not among them');
  if (new Set(told).size < told.length) throw fault('told twice');
}

function couldBePlayed<S extends Shape>(
  { game, match, seat }: JudgeTrial<S>,
  seen: Observation<S>,
  { move, text }: JudgedMove<S>,
): void {
  const refusal = game.check(seen, seat, move);
  if (refusal) throw new Broken(`what it calls good is refused: ${JSON.stringify([text, move, refusal])}`);
  // The same again with the schema of the answer, which `check` takes for granted.
  const played = game.play(match, seat, move, match.at);
  if (!played.ok && played.refusal.code !== 'clock-first')
    throw new Broken(`what it calls good cannot be sent: ${JSON.stringify([text, move, played.refusal])}`);
}
