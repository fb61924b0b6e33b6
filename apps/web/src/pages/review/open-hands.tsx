import type { AnyObservation, SealedRecord, Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { review as strings } from '#strings/review.ts';
import type { OpenReview } from '../../review/open-review.ts';
import { Disc } from '../../ui/face.tsx';
import type { GameReview } from './game-review.ts';

interface OpenHandsProps {
  readonly review: OpenReview;
  readonly lines: number;
  readonly seats: SealedRecord['seats'];
  readonly held: GameReview['held'];
}

/** Everything open: what each of them held then, or had written under a seal. Of a game that is over nothing is secret. */
export function OpenHands({ review, lines, seats, held }: OpenHandsProps): JSX.Element {
  const [all, setAll] = useState<readonly (AnyObservation | null)[]>([]);
  useEffect(() => {
    let current = true;
    const asked = seats.map((_, viewer: Seat) => review.show({ lines, viewer, instead: null }));
    void Promise.all(asked).then((shown) => {
      if (current) setAll(shown.map((update) => ('refusal' in update ? null : update.seen)));
    });
    return () => {
      current = false;
    };
  }, [review, lines]);
  return (
    <section class="open-hands panel" aria-label={strings.open.hands}>
      {seats.map(({ name }, seat) => {
        const seen = all[seat];
        const told = (seen && held?.(seen, seat)) || [];
        return (
          <p key={seat}>
            <Disc name={name} seat={seat} />
            <span>
              <b>{name}</b>: {told.length > 0 ? told.join('; ') : strings.open.nothingHidden}
            </span>
          </p>
        );
      })}
    </section>
  );
}
