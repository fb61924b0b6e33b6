import { asteriskStrings, type Event, type PendingPlay, type TurnLine, type View } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Names } from '../../../table-kit/phrases.ts';
import { WithAsterisks } from '../../../table-kit/tiles/with-asterisks.tsx';
import { figure } from '../../../ui/format.ts';
import { WordLink } from '../../../ui/word-meaning.tsx';
import { wildwords } from '../strings/play.ts';
import { playedWord } from '../strings/play-text.ts';
import { isPlain, type WordsOfPlay, wordOfPlay, wordsOfPlays } from './words-of-plays.ts';
import './sidebar.css';

type ShownPlay = TurnLine | ({ readonly type: 'open' } & Pick<PendingPlay, 'seat' | 'play' | 'points' | 'calls'>);

/** Every turn, the play that is being looked at last. */
const linesOf = ({ turns, pending }: View): readonly ShownPlay[] => {
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

/** The game so far. Words that are decided can be looked up; a word that was spelt stands there as it was spelt. */
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
        <p class="muted">{wildwords.plays.none}</p>
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
  readonly line: ShownPlay;
  readonly names: Names;
  readonly words: WordsOfPlay | undefined;
}

function Line({ n, line, names, words }: LineProps): JSX.Element {
  const { plays } = wildwords;
  const who = line.seat === names.me ? plays.you : names.of(line.seat);
  const fate =
    line.type === 'open' ? plays.open : line.type === 'play' && line.fate !== 'stands' ? plays[line.fate] : '';
  const calls = 'calls' in line ? line.calls.map((call) => wildwords.calls[call].short) : [];
  const note = [...calls, fate].filter((part) => part !== '').join(', ');
  const decided = words?.decided ?? false;
  // Spellings come in the order of the words made, the word of the play first.
  const whole = 'play' in line && decided ? (wordOfPlay(line.play) ?? words?.spelt?.[0] ?? null) : null;
  return (
    <li class={line.type === 'open' ? 'open' : line.type === 'play' ? line.fate : ''}>
      <span class="n">{n}</span>
      <b>{who}</b>
      {'play' in line ? (
        <span class="word">{whole ? <WordLink word={whole} /> : <WithAsterisks text={playedWord(line.play)} />}</span>
      ) : (
        <span class="muted">{plays[line.type]}</span>
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
              <WithAsterisks text={i === 0 ? wildwords.plays.laidAs(pattern) : wildwords.plays.was(pattern)} />{' '}
              {i > 0 && <WordLink word={spelt} />}
              <WithAsterisks text={wildwords.plays.stoodFor(asteriskStrings(pattern, spelt) ?? [])} />
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
  const what = !line ? wildwords.plays.none : line.type === 'play' ? playedWord(line.play) : wildwords.plays[line.type];
  return (
    <>
      <span class="title">{wildwords.plays.title}</span>
      <span class="what">
        {who && <span class="muted">{who} </span>}
        <span class={line?.type === 'play' ? 'word' : 'muted'}>
          <WithAsterisks text={what} />
        </span>{' '}
        {line?.type === 'play' && <b>{figure(line.fate === 'failed' ? 0 : line.points)}</b>}
      </span>
      {unseen !== null && <span class="muted">{wildwords.unseen.short(unseen)}</span>}
    </>
  );
}
