import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface HourglassProps {
  /** Share of the sand that is still above, 1 to 0. */
  readonly left: number;
  readonly running: boolean;
  /** Screen-reader text; without it the timer is decoration. */
  readonly label?: string;
}

const GLASS = 'M16 11c0 18 11.5 23 12 35-.5 12-12 17-12 35h28c0-18-11.5-23-12-35 .5-12 12-17 12-35z';
const TOP = 15;
const NECK = 46;
const FLOOR = 81;

/** A bulb is a cone: half its sand fills more than half its height. */
const heightOf = (share: number): number => share ** 0.55;

/** Boxwood caps and pillars, a glass between, and sand that is where the time is. */
export function Hourglass({ left, running, label }: HourglassProps): JSX.Element {
  const glass = useId();
  const share = Math.min(1, Math.max(0, left));
  const surface = NECK - (NECK - TOP) * heightOf(share);
  const heap = 26 * (1 - heightOf(1 - share)) + 1;
  const hidden = label === undefined;
  return (
    <svg
      class="hourglass"
      viewBox="0 0 60 92"
      role={hidden ? undefined : 'img'}
      aria-label={label}
      aria-hidden={hidden}
    >
      <clipPath id={glass}>
        <path d={GLASS} />
      </clipPath>
      <path class="pillar-edge" d="M9.5 8v76M50.5 8v76" />
      <path class="pillar" d="M9.5 8v76M50.5 8v76" />
      <path class="glass" d={GLASS} />
      <g clip-path={`url(#${glass})`}>
        {share > 0 && <rect class="sand" x="14" y={surface} width="32" height={NECK - surface + 0.5} />}
        {running && share > 0 && <path class="stream" d={`M30 ${NECK - 2}V${FLOOR}`} />}
        {share < 1 && <path class="sand" d={`M12 ${FLOOR + 6}Q15 ${heap + 54.5} 30 ${heap + 53}T48 ${FLOOR + 6}z`} />}
      </g>
      <path class="rim" d={GLASS} />
      <path class="shine" d="M20.500 15c.6 6 2.500 9.500 4.500 12.500" />
      <rect class="cap" x="3" y="3" width="54" height="9" rx="3.500" />
      <rect class="cap" x="3" y="80" width="54" height="9" rx="3.500" />
      <path class="cap-side" d="M5 9.700h50M5 86.700h50" />
    </svg>
  );
}
