import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { SheetView, View } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { wordsy } from '#strings/wordsy.ts';
import { play } from '../../shell/sound.ts';
import type { Names } from '../../shell/table/names.ts';
import { type Ending, Over } from '../../shell/table/over.tsx';
import { Disc } from '../../shell/table/seats.tsx';
import { Tile } from '../../tiles/tile.tsx';
import { Missed } from './missed.tsx';
import { AllSheets } from './sheet.tsx';
import './end.css';

interface EndProps {
  readonly view: View;
  readonly table: TableInfo;
  readonly names: Names;
  readonly me: Seat | null;
  readonly places: readonly (readonly Seat[])[];
  readonly boards: readonly View['board'][];
  readonly ending: Ending;
}

/** The ranking, what can follow, what was there to find, and the sheets. */
export function End({ view, table, names, me, places, boards, ending }: EndProps): JSX.Element {
  const won = me !== null && (view.solo ? view.sheets[me]!.total >= view.solo.target : places[0]?.includes(me));
  useEffect(() => {
    if (won) play('win');
  }, []);
  const ranked = places.flatMap((group, i) => {
    const place = 1 + places.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    return group.map((seat) => ({ seat, place }));
  });
  return (
    <>
      <ol class="ranking plain" aria-label={wordsy.end.ranking}>
        {ranked.map(({ seat, place }) => (
          <li key={seat} class={place === 1 ? 'first' : ''}>
            <span class="num place">{place}</span>
            <Disc name={names.of(seat)} seat={seat} />
            <span class="what">
              <b>{names.of(seat)}</b>
              <small>{bestOf(view.sheets[seat]!)}</small>
            </span>
            <span class="num">{view.sheets[seat]!.total}</span>
          </li>
        ))}
      </ol>
      <Over table={table} ending={ending} result={resultText(view, names, ranked)} />
      <Missed view={view} boards={boards} me={me} />
      <div class="only-narrow">
        <AllSheets view={view} names={names} />
      </div>
    </>
  );
}

/** Where the board lay: the best word anybody wrote, in tiles. */
export function BestOfGame({ view, names }: { readonly view: View; readonly names: Names }): JSX.Element {
  const all = view.sheets.flatMap(({ lines }, seat) => lines.map((line) => ({ ...line, seat })));
  const best = all.reduce((a, b) => (b.points > a.points ? b : a), all[0]!);
  if (!best || best.word === '') return <section class="slab best" />;
  return (
    <section class="slab best">
      <p>{wordsy.end.bestOfGame(names, best.seat, best.points)}</p>
      <p>
        <span class="unseen">{best.word}</span>
        <span class="logo" aria-hidden="true" style={{ '--n': String(best.word.length) }}>
          {Array.from(best.word, (letter, i) => (
            <Tile key={i} letter={letter.toUpperCase()} />
          ))}
        </span>
      </p>
    </section>
  );
}

function bestOf({ lines }: SheetView): string {
  const best = lines.reduce((a, b) => (b.points > a.points ? b : a), lines[0]!);
  return best && best.word !== '' ? wordsy.end.bestWord(best.word, best.points) : '';
}

/** Words and points only: what a friend who was not there may know. */
function resultText(view: View, names: Names, ranked: readonly { seat: Seat; place: number }[]): string {
  const lines = ranked.map(({ seat, place }) => {
    const { total } = view.sheets[seat]!;
    return `${view.solo ? '' : `${place} `}${names.of(seat)} ${total}`;
  });
  return wordsy.end.shareText(`${wordsy.title}, Wordhoard`, lines.join('\n'));
}
