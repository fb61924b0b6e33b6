import type { SealedRecord } from '@wordhoard/kernel';
import { type DecisionFinding, leadChanges, type ScoreAfter } from '@wordhoard/review';
import type { JSX } from 'preact';
import { review as strings } from '#strings/review.ts';
import { figure } from '../../ui/format.ts';

interface CurveProps {
  readonly standings: readonly ScoreAfter[];
  readonly lines: number;
  readonly at: number;
  readonly seats: SealedRecord['seats'];
  /** The decisions that lost most. */
  readonly turning: readonly DecisionFinding[];
}

const WIDTH = 600;
const HEIGHT = 110;
const EDGE = 8;

/** The scores step by step; with the last change of the lead, and the costliest decisions. */
export function Curve({ standings, lines, at, seats, turning }: CurveProps): JSX.Element | null {
  const last = standings.at(-1);
  if (!last || lines < 1) return null;
  const all = standings.flatMap(({ scores }) => scores);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (line: number): number => EDGE + (line / lines) * (WIDTH - 2 * EDGE);
  const y = (score: number): number => HEIGHT - EDGE - ((score - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const changes = leadChanges(standings);
  const turned = changes.at(-1);
  const scoreAt = (line: number, seat: number): number =>
    standings.findLast((it) => it.lines <= line)?.scores[seat] ?? 0;
  const path = (seat: number): string =>
    standings.reduce((d, { lines: line, scores }) => `${d}H${x(line)}V${y(scores[seat] ?? 0)}`, `M${x(0)} ${y(0)}`) +
    `H${x(lines)}`;
  const told = seats.map(({ name }, seat) => `${name} ${figure(last.scores[seat] ?? 0)}`).join(', ');
  return (
    <section class="review-curve panel" aria-label={strings.curve}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={strings.curveOf(told, changes.length)}
        preserveAspectRatio="none"
      >
        {turned && <line class="turn" x1={x(turned.lines)} x2={x(turned.lines)} y1={0} y2={HEIGHT} />}
        {seats.map((_, seat) => (
          <path key={seat} data-seat={seat} d={path(seat)} />
        ))}
        {turning.map(({ line, seat }) => (
          <path key={line} class="fell" d={`M${x(line) - 6} ${y(scoreAt(line, seat)) - 9}h12l-6 9z`} />
        ))}
        <line class="now" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
      </svg>
      <p class="keys">
        {seats.map(({ name }, seat) => (
          <span key={seat} class="key">
            <svg viewBox="0 0 26 8" aria-hidden="true">
              <path data-seat={seat} d="M0 4H26" />
            </svg>
            {name}
          </span>
        ))}
        {turned && (
          <span class="key">
            <svg viewBox="0 0 8 12" aria-hidden="true">
              <path class="turn" d="M4 0V12" />
            </svg>
            {strings.turned(seats[turned.seat]?.name ?? '')}
          </span>
        )}
        {turning.length > 0 && (
          <span class="key">
            <svg viewBox="0 0 12 10" aria-hidden="true">
              <path class="fell" d="M0 0h12l-6 9z" />
            </svg>
            {strings.lostMost}
          </span>
        )}
      </p>
    </section>
  );
}
