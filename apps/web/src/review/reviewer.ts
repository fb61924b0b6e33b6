import { bindGame, coachMove, judgements, type LoadGame } from '@wordhoard/catalog';
import { type AnyGamePackage, type ReplayFault, type SealedRecord, type Seat, shuffleFault } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import {
  type CoachFinding,
  coachDecisions,
  coachSeedOf,
  type Decision,
  type DecisionCost,
  type DecisionFinding,
  judgeDecisions,
  judgeSeedOf,
  peopleFirst,
  Replay,
  strengthsOf,
} from '@wordhoard/review';
import { outdatedReason } from '@wordhoard/table';
import { choiceInWords, type DescribeMove, inWords } from './describe-move.ts';
import type { MomentRequest, ReviewCalls, ReviewMoment, ReviewReport } from './messages.ts';

type OpenAnswer = ReviewCalls['open']['answer'];

/** The worker's side of a review. */
export interface ReviewWorkerHost {
  readonly load: LoadGame;
  /** Which dictionary, by content. */
  readonly words: string;
  fetchWords(): Promise<Lexicon>;
  /** Says the game's moves in words; null where its judge's notation has to do. */
  loadDescribeMove(game: string): Promise<DescribeMove | null>;
  /** Milliseconds that never run backwards. */
  now(): number;
  /** Lets whatever has come in meanwhile be answered. */
  breathe(): Promise<void>;
}

/** Milliseconds of judging between two messages, unless a single slice takes longer. */
const BUSY_MS = 15;

/** One record in a worker: shows any moment of it at once, and judges and coaches its decisions between. */
export class Reviewer {
  readonly #around: ReviewWorkerHost;
  #replay: Replay | null = null;
  #on = true;
  #goOn: () => void = () => {};
  #report: (news: ReviewReport) => void = () => {};

  constructor(around: ReviewWorkerHost) {
    this.#around = around;
  }

  judge(on: boolean): null {
    this.#on = on;
    if (on) this.#goOn();
    return null;
  }

  show({ lines, viewer, instead }: MomentRequest): ReviewMoment {
    if (!this.#replay) throw new Error('no record is open');
    return instead ? this.#replay.updateInstead(instead, viewer) : this.#replay.updateAt(lines, viewer);
  }

  async open(record: SealedRecord, report: (news: ReviewReport) => void): Promise<OpenAnswer> {
    this.#report = report;
    try {
      const pack = await this.#around.load(record.game);
      if (!pack) return { why: { code: 'other-game' } };
      const words = await this.#around.fetchWords();
      return await this.#read(pack, words, record);
    } catch {
      return { why: { code: 'offline' } };
    }
  }

  async #read(pack: AnyGamePackage, words: Lexicon, record: SealedRecord): Promise<OpenAnswer> {
    const game = bindGame(pack, words);
    const old = outdatedReason(game, this.#around.words, record);
    // Nothing played by other rules, or judged by other words, would be what was played.
    if (old) return { why: old };
    const replay = await this.#inSlices(Replay.read(game, record), () => {});
    if (replay.lines < 0) return { why: replay.fault ?? { code: 'fault' } };
    this.#replay = replay;
    const { lines, stops, decisions } = replay;
    const listed = decisions.map(({ line, seat, kind }) => ({ line, seat, kind }));
    const made = pack.madeWords?.(replay.updateAt(lines, 'audience').events, record.table.config) ?? [];
    const fault = replay.fault ?? faultOf(record);
    this.#report({ type: 'opened', contents: { lines, stops, decisions: listed, words: made, fault } });
    const views = replay.changesFor('audience').map((change) => ({ lines: change.lines, view: change.seen.view }));
    this.#report({ type: 'stood', views });
    const describe = await this.#around.loadDescribeMove(record.game);
    const findings = await this.#judge(pack, words, record, replay, describe);
    await this.#coach(pack, words, record, replay, findings, describe);
    return null;
  }

  async #judge(
    pack: AnyGamePackage,
    words: Lexicon,
    { seats }: SealedRecord,
    { decisions }: Replay,
    describe: DescribeMove | null,
  ): Promise<readonly DecisionFinding[]> {
    const order = peopleFirst(decisions, seats);
    const nameOf = (seat: Seat): string => seats[seat]?.name ?? '';
    const findings: DecisionFinding[] = [];
    const told: { findings: DecisionFinding[]; done: number } = { findings: [], done: 0 };
    const tell = (): void => {
      this.#report({ type: 'judged', ...told, of: order.length });
      told.findings = [];
    };
    const steps = judgeDecisions(order, (decision) =>
      judgements(pack, words, { ...decision, luck: judgeSeedOf(decision) }),
    );
    await this.#inSlices(
      steps,
      ({ done, finding }) => {
        told.done = done;
        // The last of those looked at is the one it was found in.
        const decision = order[done - 1];
        if (!finding || !decision) return;
        findings.push(finding);
        told.findings.push({ ...finding, judgement: inWords(finding.judgement, describe, { ...decision, nameOf }) });
      },
      tell,
    );
    tell();
    // Without it a review is complete all the same.
    const model = await pack.loadStrength?.().catch(() => null);
    if (model)
      this.#report({
        type: 'strengths',
        strengths: strengthsOf(findings, seats.length, model, (word) => words.tier(word)),
      });
    return findings;
  }

  /** The coach on the decisions that were judged, people's costliest first. */
  async #coach(
    pack: AnyGamePackage,
    words: Lexicon,
    { seats }: SealedRecord,
    { decisions }: Replay,
    judged: readonly DecisionFinding[],
    describe: DescribeMove | null,
  ): Promise<void> {
    const { coach } = pack;
    if (!coach) return;
    const nameOf = (seat: Seat): string => seats[seat]?.name ?? '';
    const byLine = new Map(decisions.map((decision) => [decision.line, decision]));
    const told: { findings: CoachFinding[]; done: number; of: number } = { findings: [], done: 0, of: 0 };
    const tell = (ended = false): void => {
      this.#report({ type: 'coached', ...told, ended });
      told.findings = [];
    };
    const compares = ({ seen, move }: Decision): boolean => coach.compares(seen, move);
    const steps = coachDecisions(
      { decisions, findings: judged, seats, compares, steps: coach.steps },
      (decision, lists) => coachMove(pack, words, { ...decision, lists, luck: coachSeedOf(decision) }),
    );
    await this.#inSlices(
      steps,
      ({ done, of, finding }) => {
        [told.done, told.of] = [done, of];
        const decision = finding && byLine.get(finding.line);
        if (!finding || !decision) return;
        const say = (cost: DecisionCost | null): DecisionCost | null =>
          cost && { ...cost, better: choiceInWords(cost.better, describe, { ...decision, nameOf }) };
        const { all, common } = finding.costs;
        told.findings.push({ ...finding, costs: { all: say(all), common: say(common) } });
      },
      tell,
    );
    tell(true);
  }

  /** Does a long piece of work bit by bit; between, messages are heard, and one of them may say to wait. */
  async #inSlices<T, R>(work: Generator<T, R>, take: (step: T) => void, pause: () => void = () => {}): Promise<R> {
    const { now, breathe } = this.#around;
    for (let since = now(); ; ) {
      const { done, value } = work.next();
      if (done) return value;
      take(value);
      if (now() - since < BUSY_MS) continue;
      pause();
      await breathe();
      if (!this.#on)
        await new Promise<void>((resolve) => {
          this.#goOn = resolve;
        });
      since = now();
    }
  }
}

/** A fault of a record that can be played all the same. */
function faultOf(record: SealedRecord): ReplayFault | null {
  const code = shuffleFault(record);
  if (code) return { code };
  return record.seats.length === record.table.players ? null : { code: 'seats-differ' };
}
