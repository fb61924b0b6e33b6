import { type Event, type Pending, stringsOf, type TurnLine, type View } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { figure } from '../../../shell/format.ts';
import { WordLink } from '../../../shell/meaning.tsx';
import type { Names } from '../../../shell/table/names.ts';
import { wildwords } from '../strings/play.ts';
import { isPlain, type WordsOfPlay, wordOfPlay, wordsOfPlays } from './words-of-plays.ts';
import './plays.css';

type Shown = TurnLine | ({ readonly type: 'open' } & Pick<Pending, 'seat' | 'play' | 'points' | 'calls'>);

/** Every turn, the play that is being looked at last. */
const linesOf = ({ turns, pending }: View): readonly Shown[] => {
  if (!pending) return turns;
  const { seat, play, points, calls } = pending;
  return [...turns, { type: 'open', seat, play, points, calls }];
};

interface PlaysProps {
  readonly view: View;
  readonly names: Names;
  /** To look words up by; null where there is nothing to show a meaning in. */
  readonly events: readonly Event[] | null;
}

/** [WW-3] The game so far, in the notation of crossword players. Words that are decided can be looked up. */
export function Plays({ view, names, events }: PlaysProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const lines = linesOf(view);
  // A game that began from a position has played no more than was told.
  const words = wordsOfPlays(events ?? []);
  const plays = lines.filter((line) => 'play' in line);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <section class="panel plays">
      <h2>{wildwords.plays.title}</h2>
      {lines.length === 0 ? (
        <p class="dim">{wildwords.plays.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too
        <ol class="plain" ref={list} tabIndex={0} aria-label={wildwords.plays.title}>
          {lines.map((line, i) => (
            <Line
              key={i}
              n={i + 1}
              {...{ line, names }}
              words={'play' in line ? words[plays.indexOf(line)] : undefined}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface LineProps {
  readonly n: number;
  readonly line: Shown;
  readonly names: Names;
  readonly words: WordsOfPlay | undefined;
}

function Line({ n, line, names, words }: LineProps): JSX.Element {
  const { plays } = wildwords;
  const who = line.seat === names.me ? plays.you : names.of(line.seat);
  const [start, written] = 'play' in line ? line.play.split(' ') : [];
  const fate =
    line.type === 'open' ? plays.open : line.type === 'play' && line.fate !== 'stands' ? plays[line.fate] : '';
  const calls = 'calls' in line ? line.calls.map((call) => wildwords.calls[call].short) : [];
  const note = [...calls, fate].filter((part) => part !== '').join(', ');
  const decided = words?.decided ?? false;
  const whole = 'play' in line && written === wordOfPlay(line.play) ? written : null;
  return (
    <li class={line.type === 'open' ? 'open' : line.type === 'play' ? line.fate : ''}>
      <span class="n">{n}</span>
      <b>{who}</b>
      <span class="start">{start}</span>
      {'play' in line ? (
        <span class="word">{decided && whole ? <WordLink word={whole} /> : written}</span>
      ) : (
        <span class="dim">{plays[line.type]}</span>
      )}
      <span class="num">{'points' in line && fate !== plays.failed ? figure(line.points) : ''}</span>
      {note !== '' && <small>{note}</small>}
      {decided && <Made words={words!} but={whole} />}
    </li>
  );
}

/** The other words of a play: what patterns were spelt as, and those that are what they are. */
function Made({ words, but }: { readonly words: WordsOfPlay; readonly but: string | null }): JSX.Element {
  const others = words.patterns.filter((pattern) => isPlain(pattern) && pattern !== but);
  return (
    <>
      {words.patterns.map((pattern, i) => {
        const spelt = isPlain(pattern) ? undefined : words.spelt?.[i];
        return (
          spelt !== undefined && (
            <small key={i}>
              {wildwords.plays.was(pattern)} <WordLink word={spelt} />
              {wildwords.plays.stoodFor(stringsOf(pattern, spelt) ?? [])}
            </small>
          )
        );
      })}
      {others.length > 0 && (
        <small>
          {wildwords.plays.also}
          {others.map((word) => (
            <span key={word}>
              {' '}
              <WordLink word={word} />
            </span>
          ))}
        </small>
      )}
    </>
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
