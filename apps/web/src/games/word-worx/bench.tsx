import type { Seat } from '@wordhoard/kernel';
import { type CardId, faceOf, type ScoreLine, textOf, type View, type Workbench, worths } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { wordWorx } from '#strings/word-worx.ts';
import { Icon } from '../../shell/icon.tsx';
import { type Draft, otherCards } from './building.ts';
import type { Standing } from './standing.ts';
import { type Touch, Weld } from './weld.tsx';

interface BenchProps {
  readonly view: View;
  readonly seat: Seat;
  readonly bench: Workbench;
  readonly standing: Standing;
  readonly building: Building | null;
  /** May a card be let go on a word? */
  readonly open: boolean;
  readonly onLock: (word: number | null) => void;
}

/** What can be done while building. */
interface Building {
  readonly draft: Draft;
  readonly sealing: readonly number[];
  /** The word that cannot stand. */
  readonly wrong: string | null;
  readonly touch: Touch;
  readonly onAim: (word: number | null) => void;
  readonly onSeal: (word: number) => void;
  readonly onDraft: (draft: Draft) => void;
}

/** One's own words: what each counts, the lock, and while building the cards to take out and where others go in. */
export function Bench(props: BenchProps): JSX.Element {
  const { view, seat, standing, building, onLock } = props;
  const { runs, lines, points } = standing;
  const { sealed } = view.players[seat]!;
  const { floor, build } = wordWorx;
  return (
    <section class="mine" aria-label={floor.mine}>
      <div class="on">
        <b>{floor.mine}</b>
        <span class="state">{floor.worth(points)}</span>
      </div>
      {runs.length + sealed.length === 0 && !building && <p class="none">{floor.noneMine}</p>}
      <ul class="ow plain">
        {runs.map((cards, i) => (
          <OwnWord key={i} {...props} at={i} line={lines[sealed.length + i]} {...{ cards, onLock }} />
        ))}
        {building && (
          <li>
            <button
              type="button"
              class="slot fresh"
              aria-pressed={building.draft.at === null}
              onClick={() => building.onAim(null)}
            >
              {build.fresh}
            </button>
          </li>
        )}
        {sealed.map((cards, i) => (
          <li key={cards.join()}>
            <Weld cards={cards} sealed points={lines[i] && pointsOf(lines[i])} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OwnWordProps extends BenchProps {
  readonly at: number;
  readonly cards: readonly CardId[];
  readonly line: ScoreLine | undefined;
}

function OwnWord({ view, bench, standing, building, open, onLock, at, cards, line }: OwnWordProps): JSX.Element {
  const word = textOf(cards);
  const lying = bench.words.find((open) => open.cards.join() === cards.join());
  const locked = lying !== undefined && lying.id === bench.lock;
  const free = locked ? null : building;
  const other = free && otherCards(bench, free.draft, at);
  const { build, lock } = wordWorx;
  return (
    <li data-last={open && !locked ? cards.at(-1) : undefined}>
      <Weld
        {...{ cards, locked }}
        fresh={standing.fresh}
        points={line && pointsOf(line)}
        caret={free?.draft.at?.word === at ? free.draft.at.place : null}
        wrong={free?.wrong === word}
        open={free !== null}
        touch={free?.touch}
        name={(card) => build.out(faceOf(card), word)}
      >
        {lying && (
          <button
            type="button"
            class="lk put"
            aria-label={locked ? lock.off(word) : lock.put(word)}
            aria-pressed={locked}
            onClick={() => onLock(locked ? null : lying.id)}
          >
            <Icon name="lock" />
          </button>
        )}
      </Weld>
      {free && (
        <button
          type="button"
          class="slot"
          aria-label={build.here(word)}
          aria-pressed={free.draft.at?.word === at}
          onClick={() => free.onAim(at)}
        >
          <Icon name="plus" />
        </button>
      )}
      {free && other && (
        <button type="button" class="tool" aria-label={build.other(word)} onClick={() => free.onDraft(other)}>
          <Icon name="shuffle" />
        </button>
      )}
      {building && worths(view.mine!.manifest, null).has(word) && (
        <button
          type="button"
          class="tool"
          aria-label={lock.goodName(word)}
          aria-pressed={building.sealing.includes(at)}
          onClick={() => building.onSeal(at)}
        >
          {lock.good}
        </button>
      )}
    </li>
  );
}

const pointsOf = ({ points, doubled }: ScoreLine): string => (doubled ? `${points / 2} × 2` : String(points));
