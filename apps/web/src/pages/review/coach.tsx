import type { SealedRecord } from '@wordhoard/kernel';
import { type CoachFinding, isEstablished, type Measure, mistakesOf, type SayFact, toldCost } from '@wordhoard/review';
import type { JSX } from 'preact';
import { review as reviewStrings } from '#strings/review.ts';
import { coach as strings } from '#strings/review-details.ts';
import type { OpenReview } from '../../review/open-review.ts';
import { Button } from '../../ui/button.tsx';
import { Disc } from '../../ui/face.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import './coach.css';

/** Found by folder; a game without sentences has no facts. */
const FACTS = import.meta.glob<{ sayFact: SayFact }>('../../games/*/strings/coach.ts');

const NO_FACTS: { readonly sayFact: SayFact } = { sayFact: () => '' };

interface CoachedProps {
  readonly finding: CoachFinding;
  readonly game: string;
  /** The word that was played, if there was one. */
  readonly played: string | null;
  readonly measure: Measure;
  readonly nameOf: (seat: number) => string;
}

/** What the coach says of one decision. */
export function Coached({ finding, game, played, measure, nameOf }: CoachedProps): JSX.Element {
  const { sayFact } = useLoaded(() => FACTS[`../../games/${game}/strings/coach.ts`]?.(), [game], NO_FACTS);
  const cost = finding.costs[measure];
  if (!isEstablished(cost)) return <p class="coached muted">{strings.even}</p>;
  const { better, worlds, win, facts } = cost;
  const wins = win.low > 0 ? Math.round(100 * win.mean) : 0;
  const told = [
    strings.cost(strings.better(better, played), toldCost(cost), wins, worlds),
    ...facts.map((fact) => sayFact(fact, nameOf)),
  ];
  return <p class="coached">{told.filter((sentence) => sentence !== '').join(' ')}</p>;
}

interface CoachSummaryProps {
  readonly review: OpenReview;
  readonly seats: SealedRecord['seats'];
  readonly measure: Measure;
}

/** Each player's clear mistakes, and how far the coach has looked; nothing before it has begun. */
export function CoachSummary({ review, seats, measure }: CoachSummaryProps): JSX.Element | null {
  const progress = review.coachProgress.value;
  if (!progress || progress.of === 0) return null;
  const { done, of, ended } = progress;
  const isOn = review.judges.value;
  const findings = [...review.coached.value.values()];
  const summaries = seats.map((_, seat) => mistakesOf(findings, seat, measure)).filter(({ looked }) => looked > 0);
  return (
    <section class="coach-summary" aria-labelledby="coach">
      <h2 id="coach">{strings.title}</h2>
      <ul class="plain">
        {summaries.map(({ seat, mistakes, looked, cost }) => (
          <li key={seat}>
            <Disc name={seats[seat]?.name ?? ''} seat={seat} />
            {strings.mistakes(seats[seat]?.name ?? '', mistakes, looked, cost)}
          </li>
        ))}
      </ul>
      <p class="small" data-ended={ended}>
        {ended ? strings.looked(done, of) : strings.looking(done, of)}
      </p>
      {!ended && (
        <Button
          class="quiet"
          text={isOn ? reviewStrings.stop : reviewStrings.goOn}
          onClick={() => review.judge(!isOn)}
        />
      )}
      <p class="muted small">{strings.explained}</p>
    </section>
  );
}
