import type { Seat } from '@wordhoard/kernel';
import type { TurnLine, View } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { wildwords } from '#strings/wildwords.ts';
import { figure } from '../../shell/format.ts';
import type { Names } from '../../shell/table/names.ts';
import './plays.css';

type Shown = TurnLine | { readonly seat: Seat; readonly type: 'open'; readonly play: string; readonly points: number };

/** Every turn, the play that is being looked at last. */
const linesOf = ({ turns, pending }: View): readonly Shown[] =>
  pending ? [...turns, { seat: pending.seat, type: 'open', play: pending.play, points: pending.points }] : turns;

/** [WW-3] The game so far, in the notation of crossword players. */
export function Plays({ view, names }: { readonly view: View; readonly names: Names }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const lines = linesOf(view);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <section class="panel plays">
      <h2>{wildwords.plays.title}</h2>
      {lines.length === 0 && <p class="dim">{wildwords.plays.none}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too */}
      <ol class="plain" ref={list} tabIndex={0} aria-label={wildwords.plays.title}>
        {lines.map((line, i) => (
          <Line key={i} n={i + 1} line={line} names={names} />
        ))}
      </ol>
    </section>
  );
}

function Line({ n, line, names }: { readonly n: number; readonly line: Shown; readonly names: Names }): JSX.Element {
  const { plays } = wildwords;
  const who = line.seat === names.me ? plays.you : names.of(line.seat);
  const [start, word] = 'play' in line ? line.play.split(' ') : [];
  const note =
    line.type === 'open' ? plays.open : line.type === 'play' && line.fate !== 'stands' ? plays[line.fate] : '';
  return (
    <li class={line.type === 'open' ? 'open' : line.type === 'play' ? line.fate : ''}>
      <span class="n">{n}</span>
      <b>{who}</b>
      <span class="start">{start}</span>
      {'play' in line ? <span class="word">{word}</span> : <span class="dim">{plays[line.type]}</span>}
      <span class="num">{'points' in line && note !== plays.failed ? figure(line.points) : ''}</span>
      {note !== '' && <small>{note}</small>}
    </li>
  );
}

/** The last turn in one row, for a phone: opens all of them. */
export function LastPlay({
  view,
  names,
  unseen,
}: {
  readonly view: View;
  readonly names: Names;
  /** Null where it must not be shown. */
  readonly unseen: number | null;
}): JSX.Element {
  const line = view.turns.at(-1);
  const who = line && (line.seat === names.me ? wildwords.plays.you : names.of(line.seat));
  const what = !line ? wildwords.plays.none : line.type === 'play' ? line.play : wildwords.plays[line.type];
  return (
    <>
      <span class="title">{wildwords.plays.title}</span>
      <span class="what">
        {who && <span class="dim">{who} </span>}
        <span class={line?.type === 'play' ? 'word' : 'dim'}>{what}</span>{' '}
        {line?.type === 'play' && <b>{figure(line.fate === 'failed' ? 0 : line.points)}</b>}
      </span>
      {unseen !== null && <span class="dim">{wildwords.unseen.short(unseen)}</span>}
    </>
  );
}
