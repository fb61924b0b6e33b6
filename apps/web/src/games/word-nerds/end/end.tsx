import type { Seat } from '@wordhoard/kernel';
import type { Event, WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { type AtEnd, type GameEnd, wordRows } from '../../../table/end/game-end.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { Tile } from '../../../table-kit/tiles/tile.tsx';
import { WordLink } from '../../../ui/word-meaning.tsx';
import { Track } from '../sidebar/track.tsx';
import { endText } from '../strings/end.ts';
import { wordNerds } from '../strings/play.ts';
import './end.css';

/** Words in the picture of a result. */
const LAST_WORDS = 6;

interface ScoredWord {
  readonly seat: Seat;
  readonly text: string;
  readonly points: number;
}

/** Every word that scored, in the order of the game. */
const scoredWords = (events: readonly Event[]): readonly ScoredWord[] =>
  events.flatMap((event) => (event.type === 'scored' ? event.words : []));

const bestIn = (words: readonly ScoredWord[]): ScoredWord | undefined =>
  words.reduce((a, b) => (b.points > a.points ? b : a), words[0]!);

/** There is no board: the score track, the best word in tiles, and each player's scoring words. */
const FinalWords = ({ observation, names, result }: AtEnd<WordNerds>): JSX.Element => {
  const words = scoredWords(observation.events);
  const best = bestIn(words);
  return (
    <div class="end-nerds">
      <section class="slab">
        {best ? (
          <>
            <h2>{endText.bestOfGame(names, best.seat, best.points)}</h2>
            <p class="best-word">
              <span class="sr-only">{best.text}</span>
              <span aria-hidden="true" style={{ '--n': String(best.text.length) }}>
                {Array.from(best.text, (letter, i) => (
                  <Tile key={i} letter={letter.toUpperCase()} />
                ))}
              </span>
            </p>
          </>
        ) : (
          <p class="nothing">{endText.noWords}</p>
        )}
      </section>
      <Track view={observation.seen.view} names={names} />
      <ul class="words-of plain">
        {result.ranked.map(({ seat }) => (
          <li key={seat} class="panel">
            <h3>
              <Disc name={names.of(seat)} seat={seat} />
              {names.of(seat)}
            </h3>
            <ScoredBy words={words.filter((word) => word.seat === seat)} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const ScoredBy = ({ words }: { readonly words: readonly ScoredWord[] }): JSX.Element =>
  words.length === 0 ? (
    <p class="muted">{endText.noWord}</p>
  ) : (
    <ol class="plain">
      {words.map(({ text, points }, i) => (
        <li key={i}>
          <span class="word">
            <WordLink word={text} />
          </span>
          <span class="num">{points}</span>
        </li>
      ))}
    </ol>
  );

/** [WN-21] */
export const end: GameEnd<WordNerds> = {
  Board: FinalWords,
  about: ({ observation }, seat) => {
    const best = bestIn(scoredWords(observation.events).filter((word) => word.seat === seat));
    if (!best) return <small>{endText.noWord}</small>;
    return (
      <small>
        {endText.best} <WordLink word={best.text} />, {best.points}
      </small>
    );
  },
  facts: ({ observation }) => {
    const ended = observation.events.findLast((event) => event.type === 'ended');
    return ended ? [{ text: wordNerds.event.ended[ended.why], words: [] }] : [];
  },
  grid: ({ observation }) =>
    wordRows(
      scoredWords(observation.events)
        .map(({ text }) => text)
        .slice(-LAST_WORDS),
    ),
};
