import { forSeat, type Seat } from '@wordhoard/kernel';
import { type CardId, pointsByWord, textOf, type View, type Workbench } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Weld } from '../floor/weld.tsx';
import { wordWorx } from '../strings/play.ts';
import type { RearrangeControls } from '../table/doing.ts';
import { OwnWord } from './own-word.tsx';
import { paidOf, type ShownWords } from './standing.ts';
import './bench.css';

interface BenchProps {
  readonly view: View;
  readonly seat: Seat;
  readonly bench: Workbench;
  readonly standing: ShownWords;
  readonly arranging: RearrangeControls | null;
  /** May a card be let go on a word? */
  readonly open: boolean;
  readonly onLock: (word: number | null) => void;
}

/**
 * The player's own words: their points, the lock, and while building the cards to take out and the places for others.
 */
export function Bench({ view, seat, standing, arranging, ...rest }: BenchProps): JSX.Element {
  const { runs, lines, points } = standing;
  const { sealed, total } = forSeat(view.players, seat);
  const good = useId();
  const own = new Set(view.mine ? pointsByWord(view.mine.manifest, null).keys() : []);
  const sealable = (cards: readonly CardId[]): boolean => arranging?.sealing != null && own.has(textOf(cards));
  const { floor, build, lock } = wordWorx;
  return (
    <section class="mine" aria-label={floor.mine}>
      <div class="on">
        <b>{floor.mine}</b>
        <span class="state">{floor.worth(points, view.round > 1 ? total : null)}</span>
        {arranging && (
          <button
            type="button"
            class="slot fresh"
            aria-pressed={arranging.draft.at === null}
            onClick={() => arranging.onAim(null)}
          >
            {build.fresh}
          </button>
        )}
      </div>
      {runs.length + sealed.length === 0 && !arranging && <p class="none">{floor.noneMine}</p>}
      <ul class="ow plain">
        {runs.map((cards, i) => (
          <OwnWord
            key={i}
            {...{ ...rest, standing, arranging, cards }}
            at={i}
            line={lines[i]}
            good={sealable(cards) ? good : null}
          />
        ))}
        {sealed.map((cards, i) => (
          <li key={cards.join()}>
            <Weld cards={cards} sealed known points={paidOf(standing.sealed[i]!)} />
          </li>
        ))}
      </ul>
      {rest.bench.words.length > 0 && rest.bench.lock === null && <p class="none hint">{lock.hint}</p>}
      {runs.some(sealable) && (
        <p id={good} class="none good">
          {lock.goodHint}
        </p>
      )}
    </section>
  );
}
