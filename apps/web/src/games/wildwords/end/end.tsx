import type { Seat } from '@wordhoard/kernel';
import { type Event, faceOf, type View, valueOfFace } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { Final, type FinalTable } from '../../../shell/table/final.tsx';
import { Sentence } from '../../../shell/table/log.tsx';
import type { Names } from '../../../shell/table/names.ts';
import { Tile } from '../../../tiles/tile.tsx';
import { wordOfPlay } from '../beside/words-of-plays.ts';
import { wildwords } from '../strings/play.ts';
import './end.css';

interface EndProps extends FinalTable {
  readonly view: View;
  readonly events: readonly Event[];
}

/** [WW-21] The ranking, what was left in the trays and what can follow. */
export function End({ view, events, ...final }: EndProps): JSX.Element {
  const { names } = final;
  const { end } = wildwords;
  const added = events.findLast((event) => event.type === 'ended')?.added ?? [];
  return (
    <Final
      {...final}
      title={wildwords.title}
      score={(seat) => view.scores[seat]!}
      about={(seat) => (
        <>
          <Left view={view} seat={seat} />
          {(added[seat] ?? 0) > 0 && <small>{end.added(added[seat]!)}</small>}
        </>
      )}
    >
      <Best view={view} names={names} />
      <p class="dim small">{end.flipped}</p>
    </Final>
  );
}

function Left({ view, seat }: { readonly view: View; readonly seat: Seat }): JSX.Element {
  const tiles = view.trays[seat]?.tiles ?? [];
  if (tiles.length === 0) return <small>{wildwords.end.nothingLeft}</small>;
  return (
    <small class="left">
      {tiles.map((tile) => (
        <Tile key={tile} letter={faceOf(tile)} value={valueOfFace(faceOf(tile))} />
      ))}
      <span>{wildwords.end.left}</span>
    </small>
  );
}

function Best({ view, names }: { readonly view: View; readonly names: Names }): JSX.Element | null {
  const plays = view.turns.flatMap((line) => (line.type === 'play' && line.fate !== 'failed' ? [line] : []));
  const best = plays.reduce((a, b) => (b.points > a.points ? b : a), plays[0]!);
  if (!best) return null;
  const text = wildwords.end.best(names, best.seat, best.play, best.points);
  return (
    <p>
      <Sentence told={{ text, words: [wordOfPlay(best.play) ?? ''] }} undecided={[]} />
    </p>
  );
}
