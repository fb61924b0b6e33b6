import type { SheetView, View } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { Final, type FinalTable } from '../../../shell/table/final.tsx';
import type { Names } from '../../../shell/table/names.ts';
import { Tile } from '../../../tiles/tile.tsx';
import { AllSheets } from '../sheets/sheet.tsx';
import { wordsy } from '../strings/play.ts';
import './end.css';

interface EndProps extends FinalTable {
  readonly view: View;
}

/** The ranking, what can follow, and the sheets. */
export function End({ view, ...final }: EndProps): JSX.Element {
  const { names, me } = final;
  const reached = me !== null && view.solo && view.sheets[me]!.total >= view.solo.target;
  return (
    <Final
      {...final}
      {...(view.solo ? { won: reached === true } : {})}
      title={wordsy.title}
      score={(seat) => view.sheets[seat]!.total}
      about={(seat) => <small>{bestOf(view.sheets[seat]!)}</small>}
    >
      <div class="only-narrow">
        <AllSheets view={view} names={names} />
      </div>
    </Final>
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
