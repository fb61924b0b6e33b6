import type { Seat, Viewer } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { handOver } from '#strings/table-dialogs.ts';
import type { SeatObservation } from '../net/session.ts';
import { Disc } from '../table-kit/player-list.tsx';
import { loadWhyNext, reasonFor, type SharedDevice, type WhyNext } from '../table-kit/why-next.ts';
import { announce, unsay } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { MeaningDialog } from '../ui/word-meaning.tsx';

interface HandOverProps extends Omit<SharedDevice, 'answered'> {
  readonly table: TableInfo;
  /** The next player. */
  readonly seat: Seat;
  readonly observations: ReadonlyMap<Viewer, SeatObservation>;
  readonly onTaken: () => void;
  /** Public content to show meanwhile. */
  readonly children: ComponentChildren;
}

/** Reasons already fetched, by game: so only the first hand-over waits for them. */
const fetched = new Map<string, WhyNext | null>();

/** Between two people at one device: nothing private on it, neither to be seen nor to be read out. */
export function HandOver(props: HandOverProps): JSX.Element | null {
  const { game } = props.table.options;
  const [, setLoaded] = useState(fetched.has(game));
  useEffect(() => {
    if (fetched.has(game)) return;
    void loadWhyNext(game).then((found) => {
      fetched.set(game, found);
      setLoaded(true);
    });
  }, [game]);
  const why = fetched.get(game);
  return why === undefined ? null : <HandOverScreen {...props} why={why} />;
}

function HandOverScreen({ why, ...props }: HandOverProps & { readonly why: WhyNext | null }): JSX.Element {
  const { seat, observations, here, names, onTaken, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = names.of(seat);
  const answered = here.filter((it) => observations.get(it)?.seen.question?.mine?.done);
  const reason = why && reasonFor(why, { ...props, answered });
  // Before it is painted, so that a reader who presses Tab starts there and isn't taken back.
  useLayoutEffect(() => {
    unsay();
    heading.current?.focus();
  }, [seat]);
  useLayoutEffect(() => {
    if (reason) announce(reason, { mine: true });
  }, [seat, reason]);
  return (
    <main class="hand-over" id="main">
      <Disc name={name} seat={seat} />
      <h1 ref={heading} tabIndex={-1}>
        {handOver.title(name)}
      </h1>
      {reason && <p class="why-next">{reason}</p>}
      <p>
        {handOver.text} {answered.length > 0 && handOver.hidden(answered.map(names.of))}
      </p>
      <Button class="big wood" text={handOver.go(name)} onClick={onTaken} />
      <div class="meanwhile">{children}</div>
      <MeaningDialog />
    </main>
  );
}
