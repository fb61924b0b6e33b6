import type { Seat } from '@wordhoard/kernel';
import { componentsOf, faceOf, gridOf, type View, valueOfFace, type WildWords } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { type AtEnd, type GameEnd, rowsOf } from '../../../table/end/game-end.ts';
import type { LatestEvent } from '../../../table-kit/events.ts';
import { Tile } from '../../../table-kit/tiles/tile.tsx';
import { Board } from '../board/board.tsx';
import { START } from '../hand/draft.ts';
import { Plays } from '../sidebar/plays.tsx';
import { wordOfPlay, wordsOfPlays } from '../sidebar/words-of-plays.ts';
import { end as strings } from '../strings/end.ts';
import { wildwords } from '../strings/play.ts';
import { playedWord } from '../strings/play-text.ts';
import './end.css';

const nothing = (): void => {};

const FinalBoard = ({ observation: { seen } }: AtEnd<WildWords>): JSX.Element => (
  <Board
    view={seen.view}
    me={null}
    over={seen.over !== null}
    laying={START}
    badge={null}
    onTap={nothing}
    onDrop={nothing}
  />
);

const AllPlays = ({ observation, names }: AtEnd<WildWords>): JSX.Element => (
  <Plays view={observation.seen.view} names={names} events={observation.events} />
);

function Left({ view, seat }: { readonly view: View; readonly seat: Seat }): JSX.Element {
  const tiles = view.trays[seat]?.tiles ?? [];
  if (tiles.length === 0) return <small>{strings.nothingLeft}</small>;
  return (
    <small class="left">
      {tiles.map((tile) => (
        <Tile key={tile} letter={faceOf(tile)} value={valueOfFace(componentsOf(view.config), faceOf(tile))} />
      ))}
      <span>{strings.left}</span>
    </small>
  );
}

function bestPlay({ observation, names }: AtEnd<WildWords>): LatestEvent[] {
  const made = wordsOfPlays(observation.events);
  const plays = observation.seen.view.turns
    .filter((line) => line.type === 'play')
    .map((line, i) => ({ line, made: made[i] }));
  const [best] = plays.filter(({ line }) => line.fate !== 'failed').sort((a, b) => b.line.points - a.line.points);
  if (!best) return [];
  const { seat, play, points } = best.line;
  const spelt = best.made?.spelt?.[0]?.toUpperCase();
  const text = strings.best(names, seat, spelt ?? playedWord(play), points);
  return [{ text, words: [spelt ?? wordOfPlay(play) ?? ''] }];
}

/** [WW-21] What was left in the trays is told only when the rules have ended the game. */
export const end: GameEnd<WildWords> = {
  Board: FinalBoard,
  Details: AllPlays,
  about: ({ observation: { seen, events } }, seat) => {
    if (!seen.over) return null;
    const added = events.findLast((event) => event.type === 'ended')?.added[seat] ?? 0;
    return (
      <>
        <Left view={seen.view} seat={seat} />
        {added !== 0 && <small>{strings.added(added)}</small>}
      </>
    );
  },
  facts: (at) => {
    const { observation, names } = at;
    const { passes } = componentsOf(observation.seen.view.config);
    const ended = observation.events.findLast((event) => event.type === 'ended');
    const how = ended ? wildwords.prompt.ending(names, ended.ending, ended.by, passes) : '';
    return [
      ...(how === '' ? [] : [{ text: how, words: [] }]),
      ...bestPlay(at),
      ...(observation.seen.over ? [{ text: strings.flipped, words: [] }] : []),
    ];
  },
  grid: ({ observation }) => rowsOf(gridOf(observation.seen.view.board)),
};
