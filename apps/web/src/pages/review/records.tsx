import { isGameId } from '@wordhoard/catalog';
import type { AnyObservation, SealedRecord, Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { review as strings } from '#strings/review.ts';
import { table as tableStrings } from '#strings/table.ts';
import { go } from '../../app/router.ts';
import { saveText } from '../../files/files.ts';
import { openGame } from '../../my-games/unfinished.ts';
import { randomHex } from '../../net/ids.ts';
import type { OpenReview } from '../../review/open-review.ts';
import { playOnFrom, saveAsFile } from '../../review/saved-records.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Disc } from '../../ui/face.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { GameReview, ReviewedMatch } from './game-review.ts';
import type { Source } from './review.tsx';

interface RecordsProps {
  readonly source: Source;
  readonly review: OpenReview;
  readonly notation: GameReview['notation'];
}

/** The record itself, and the way back. */
export const Records = ({ source: { record, back, backText }, review, notation }: RecordsProps): JSX.Element => (
  <div class="row">
    <Button class="quiet" text={tableStrings.record} onClick={() => saveAsFile(record)} />
    {notation && (
      <Button
        class="quiet"
        text={strings.notation}
        onClick={async () => {
          const match = await matchOf(review);
          if (!match) return;
          const { ending, text } = notation(match);
          saveText(text, `${record.game}-${record.commitment.slice(0, 8)}.${ending}`, 'text/plain');
        }}
      />
    )}
    {back && <LinkButton class="quiet" text={backText ?? strings.toEnd} href={back} />}
  </div>
);

/** All that a notation may need, from the worker; undefined where the record cannot be replayed. */
async function matchOf(review: OpenReview): Promise<ReviewedMatch | undefined> {
  const { seats, entries } = review.record;
  const last = await review.show({ lines: entries.length, viewer: 'audience', instead: null });
  if ('refusal' in last) return undefined;
  const answered = entries.flatMap(({ seat }, lines) => (seat === undefined ? [] : [{ seat, lines }]));
  const decisions = await Promise.all(
    answered.map(async ({ seat, lines }) => {
      const shown = await review.show({ lines, viewer: seat, instead: null });
      return 'refusal' in shown ? [] : [{ seat, view: shown.seen.view }];
    }),
  );
  return {
    names: seats.map(({ name }) => name),
    view: last.seen.view,
    events: last.events,
    decisions: decisions.flat(),
  };
}

interface PlayOnProps {
  readonly record: SealedRecord;
  readonly line: number;
  readonly seat: Seat;
}

/** From this decision on, against bots, on this device. */
export function PlayOn({ record, line, seat }: PlayOnProps): JSX.Element | null {
  const { game } = record;
  if (!isGameId(game)) return null;
  const start = (): void => {
    openGame(game, playOnFrom(record, line, seat, randomHex(16)));
    go(`/play/${game}`);
  };
  return <Button text={strings.playOn} onClick={start} />;
}

interface OpenHandsProps {
  readonly review: OpenReview;
  readonly lines: number;
  readonly seats: SealedRecord['seats'];
  readonly held: GameReview['held'];
}

/** Everything open: what each of them held then, or had written under a seal. Of a game that is over nothing is secret. */
export function OpenHands({ review, lines, seats, held }: OpenHandsProps): JSX.Element {
  const load = async (_: unknown, viewer: Seat): Promise<AnyObservation | null> => {
    const update = await review.show({ lines, viewer, instead: null });
    return 'refusal' in update ? null : update.seen;
  };
  const all = useLoaded(() => Promise.all(seats.map(load)), [review, lines], []);
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
