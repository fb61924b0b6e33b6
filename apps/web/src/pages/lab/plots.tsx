import type { Bins, Interval } from '@wordhoard/lab';
import type { JSX } from 'preact';

const WIDTH = 96;
const HEIGHT = 28;

/** Distribution of the games: a bar for each interval. */
export function Histogram({ bins: { counts }, label }: { readonly bins: Bins; readonly label: string }): JSX.Element {
  const most = Math.max(1, ...counts);
  const wide = WIDTH / Math.max(1, counts.length);
  return (
    <svg class="histogram" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
      <path class="ground" d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      {counts.map((n, i) => {
        const high = (n / most) * (HEIGHT - 1);
        return <rect key={i} x={i * wide + 0.5} width={Math.max(1, wide - 1)} y={HEIGHT - high} height={high} />;
      })}
    </svg>
  );
}

interface WhiskerProps {
  readonly interval: Interval;
  /** The ends of the scale. */
  readonly from: number;
  readonly to: number;
  /** The value of an even game; drawn as a line. */
  readonly even?: number;
}

/** A mean, and where the truth may lie. What it shows stands beside it in figures. */
export function Whisker({ interval: { mean, low, high }, from, to, even }: WhiskerProps): JSX.Element {
  const x = (value: number): number => 4 + (Math.min(1, Math.max(0, (value - from) / (to - from))) || 0) * (WIDTH - 8);
  return (
    <svg class="whisker" viewBox={`0 0 ${WIDTH} 20`} aria-hidden="true">
      {even !== undefined && <path class="even" d={`M${x(even)} 0V20`} />}
      <path class="range" d={`M${x(low)} 10H${x(high)}M${x(low)} 6V14M${x(high)} 6V14`} />
      <circle cx={x(mean)} cy={10} r={4} />
    </svg>
  );
}
