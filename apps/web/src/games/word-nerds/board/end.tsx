import type { Seat } from '@wordhoard/kernel';
import type { Event, View } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { WordLink } from '../../../shell/meaning.tsx';
import { Final, type FinalTable } from '../../../shell/table/final.tsx';
import { wordNerds } from '../strings/play.ts';
import './end.css';

interface EndProps extends FinalTable {
  readonly view: View;
  readonly events: readonly Event[];
}

/** [WN-21] The ranking, everybody's best word, and what can follow. */
export const End = ({ view, events, ...final }: EndProps): JSX.Element => (
  <Final
    {...final}
    title={wordNerds.title}
    score={(seat) => view.players[seat]!.score}
    about={(seat) => <small>{bestOf(events, seat)}</small>}
  />
);

function bestOf(events: readonly Event[], seat: Seat): JSX.Element | string {
  const laid = events.flatMap((event) => (event.type === 'laid' && event.seat === seat ? [event] : []));
  const best = laid.reduce((a, b) => (b.value > a.value ? b : a), laid[0]!);
  if (!best) return wordNerds.end.noWord;
  return (
    <>
      {wordNerds.end.best} <WordLink word={best.text} />, {best.value}
    </>
  );
}
