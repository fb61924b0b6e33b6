import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { wildwords } from '#strings/wildwords.ts';
import { figure } from '../../shell/format.ts';
import type { Names } from '../../shell/table/names.ts';
import type { Finished } from './replay.ts';
import type { ReviewAnswer, Reviewed, ReviewRequest } from './review.worker.ts';
import './review.css';

type State = 'not-asked' | 'looking' | ReviewAnswer;

/** Every turn's best plays, worked out here once the game is over; fetched only by those who want to know. */
export function Review({ finished, names }: { readonly finished: Finished; readonly names: Names }): JSX.Element {
  const [found, setFound] = useState<State>('not-asked');
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  const { review } = wildwords;

  const look = (): void => {
    setFound('looking');
    const fresh = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
    worker.current = fresh;
    fresh.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => setFound(data);
    fresh.onerror = () => setFound(null);
    fresh.postMessage(finished satisfies ReviewRequest);
  };

  return (
    <section class="review">
      <h2>{review.title}</h2>
      <p class="dim small">{review.hint}</p>
      {found === 'not-asked' && (
        <button type="button" class="btn" onClick={look}>
          {review.show}
        </button>
      )}
      <div role="status">
        {found === 'looking' && <p>{review.loading}</p>}
        {found === null && <p>{review.failed}</p>}
      </div>
      {Array.isArray(found) && (
        <ol class="plain">
          {found.map((turn: Reviewed, i) => (
            <li key={i}>
              <p>
                <b>{turn.seat === names.me ? wildwords.plays.you : names.of(turn.seat)}</b>{' '}
                <span class="dim">{turn.tray}</span>
              </p>
              <Line {...turn} note={turn.stood ? '' : wildwords.plays.failed} />
              {turn.best.map((play) => (
                <div key={play.play} class="could">
                  <Line {...play} note="" />
                </div>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface LineProps {
  readonly play: string;
  readonly points: number;
  readonly readings: Reviewed['readings'];
  readonly note: string;
}

/** A play, its points, and what its asterisks could be read as. */
function Line({ play, points, readings, note }: LineProps): JSX.Element {
  const { review } = wildwords;
  const [start, word] = play.split(' ');
  const wild = readings.filter(({ pattern, word: read }) => pattern.includes('*') || read === null);
  return (
    <p class="line-of-play">
      <span class="dim">{start}</span> <span class="word">{word}</span> <span class="num">{figure(points)}</span>{' '}
      {note !== '' && <small>{note} </small>}
      {wild.length > 0 && (
        <small>
          {wild
            .map(({ pattern, word: read }) => (read === null ? review.nothing(pattern) : review.as(pattern, read)))
            .join(', ')}
        </small>
      )}
    </p>
  );
}
