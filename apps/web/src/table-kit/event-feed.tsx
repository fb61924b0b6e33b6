import type { Shape, Viewer } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { table } from '#strings/table.ts';
import type { SeatObservation } from '../net/session.ts';
import { announce } from '../ui/announcer.tsx';
import { WordLink } from '../ui/word-meaning.tsx';
import {
  cut,
  type Describe,
  type LatestEvent,
  type ListenerEvents,
  lately,
  mergeTurns,
  NOTHING_READ,
  news,
  readOn,
} from './events.ts';
import type { Names } from './phrases.ts';
import './event-feed.css';

interface LinesProps {
  readonly told: readonly LatestEvent[];
  /** Words of which the dictionary must not speak yet. */
  readonly undecided: readonly string[];
}

interface SentenceProps extends Partial<Pick<LinesProps, 'undecided'>> {
  readonly told: LatestEvent;
}

/** A sentence in which words can be tapped for what they mean. */
export const Sentence = ({ told, undecided = [] }: SentenceProps): JSX.Element => (
  <>{cut(told, undecided).map(({ text, word }, i) => (word ? <WordLink key={i} word={text} /> : text))}</>
);

/** Newest first. */
export function Log({ told, undecided }: LinesProps): JSX.Element {
  if (told.length === 0) return <p class="muted">{table.logEmpty}</p>;
  return (
    <ol class="log plain" reversed>
      {told.toReversed().map((line, i) => (
        <li key={told.length - i} data-outcome={line.outcome}>
          <Sentence told={line} undecided={undecided} />
        </li>
      ))}
    </ol>
  );
}

interface LatestEventLineProps extends LinesProps {
  /** The question that waits for the reader; null if none does. */
  readonly question: number | null;
}

/** The latest event: stays visible until the next one. Read out by the announcements, not by itself. */
export function LatestEventLine({ told, undecided, question }: LatestEventLineProps): JSX.Element {
  const reading = useRef(NOTHING_READ);
  reading.current = readOn(reading.current, question, told.length);
  const line = lately(told, reading.current.read);
  return (
    <p class="lately" data-outcome={line?.outcome} key={line?.text}>
      {line && <Sentence told={line} undecided={undecided} />}
    </p>
  );
}

interface NewsProps<S extends Shape> {
  readonly observations: ReadonlyMap<Viewer, SeatObservation<S>>;
  /** Listeners at this device now: one player, all who look at it together, or none while it is handed over. */
  readonly listening: readonly Viewer[];
  readonly names: Names;
  readonly describe: Describe<S>;
  readonly config: S['config'];
}

/**
 * Announces to a screen reader the events since its listener last heard some, including those while the device was in
 * other hands. Nothing from before the page opened.
 */
export function useAnnouncements<S extends Shape>(props: NewsProps<S>): void {
  const { observations, listening, names, describe, config } = props;
  const heard = useRef<ListenerEvents>(new Map());
  // Parts of a turn under way: announced as one sentence once it is over.
  const parts = useRef<readonly LatestEvent[]>([]);
  // Before the effects of what is drawn: first what has happened, then what one is asked now.
  useLayoutEffect(() => {
    const saying = {
      inWords: (event: S['event']) => describe(event, names, config),
      isPublic: (event: S['event']) => describe(event, { ...names, me: null }, config) !== null,
    };
    const fresh = news(observations, heard.current, listening, saying);
    // Actions against the listener don't wait for the end of the turn.
    for (const told of fresh) if (told.part && told.toMe) announce(told.text, told);
    const told = [...(listening.length > 0 ? parts.current : []), ...fresh];
    const open = told.findLastIndex(({ part }) => !part) + 1;
    parts.current = told.slice(open);
    for (const it of mergeTurns(told.slice(0, open))) announce(it.spoken ?? it.text, it);
  }, [observations, listening.join()]);
}
