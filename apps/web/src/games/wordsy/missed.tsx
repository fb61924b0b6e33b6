import type { Seat } from '@wordhoard/kernel';
import type { Board, View } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { wordsy } from '#strings/wordsy.ts';
import type { MissedAnswer, MissedRequest } from './missed.worker.ts';
import './missed.css';

interface MissedProps {
  readonly view: View;
  /** Every board that was played, in order. */
  readonly boards: readonly Board[];
  readonly me: Seat | null;
}

type State = 'not-asked' | 'looking' | MissedAnswer;

/** The best words of every round, worked out here once the game is over; fetched only by those who want to know. */
export function Missed({ view, boards, me }: MissedProps): JSX.Element {
  const [found, setFound] = useState<State>('not-asked');
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  const { end } = wordsy;

  const look = (): void => {
    setFound('looking');
    const fresh = new Worker(new URL('./missed.worker.ts', import.meta.url), { type: 'module' });
    worker.current = fresh;
    fresh.onmessage = ({ data }: MessageEvent<MissedAnswer>) => setFound(data);
    fresh.onerror = () => setFound(null);
    const handicap = me !== null && view.config.handicaps.includes(me);
    fresh.postMessage({ boards, config: view.config, handicap } satisfies MissedRequest);
  };

  return (
    <section class="missed">
      <h2>{end.missed}</h2>
      <p class="dim small">{end.missedHint}</p>
      {found === 'not-asked' && (
        <button type="button" class="btn" onClick={look}>
          {end.missedShow}
        </button>
      )}
      <div role="status">
        {found === 'looking' && <p>{end.missedLoading}</p>}
        {found === null && <p>{end.missedFailed}</p>}
      </div>
      {Array.isArray(found) && (
        <ol class="plain">
          {found.map((words: NonNullable<MissedAnswer>[number], i) => (
            <li key={i}>
              <span class="letters-of">{boards[i]?.map(({ letter }) => letter.toUpperCase()).join(' ')}</span>
              {words.map(({ word, points }) => (
                <span key={word} class="find">
                  <span class="word">{word}</span> <span class="num">{points}</span>
                </span>
              ))}
              {me !== null && <small>{yours(view, me, i)}</small>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function yours(view: View, me: Seat, round: number): string {
  const line = view.sheets[me]?.lines[round];
  return line ? wordsy.end.yours(line.word, line.points) : '';
}
