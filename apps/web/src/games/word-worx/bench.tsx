import { type CardId, faceOf, type ScoreLine, textOf, type View, worths } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { wordWorx } from '#strings/word-worx.ts';
import { Icon } from '../../shell/icon.tsx';
import type { Draft } from './building.ts';
import { Weld } from './weld.tsx';

interface BenchProps {
  readonly view: View;
  readonly seat: number;
  /** While building. */
  readonly draft: Draft | null;
  readonly sealing: readonly number[];
  /** What everything that lies here counts, sealed words first, then the open ones. */
  readonly lines: readonly ScoreLine[];
  readonly points: number;
  readonly onTake: (card: CardId) => void;
  readonly onAim: (word: number) => void;
  readonly onSeal: (word: number) => void;
  readonly onLock: (word: number | null) => void;
}

/** One's own words: what each counts, the lock, and while building the cards to take out. */
export function Bench(props: BenchProps): JSX.Element {
  const { view, seat, draft, sealing, lines, points, onTake, onAim, onSeal, onLock } = props;
  const { words, lock, sealed } = view.players[seat]!;
  const own = worths(view.mine!.manifest, null);
  const runs = draft?.words ?? words.map(({ cards }) => cards);
  const { floor, build } = wordWorx;
  return (
    <section class="mine" aria-label={floor.mine}>
      <div class="on">
        <b>{floor.mine}</b>
        <span class="state">{floor.worth(points)}</span>
      </div>
      {runs.length + sealed.length === 0 && <p class="none">{floor.noneMine}</p>}
      <ul class="ow plain">
        {runs.map((cards, i) => {
          const word = textOf(cards);
          const lying = words.find((open) => open.cards.join() === cards.join());
          const locked = lying !== undefined && lying.id === lock;
          const line = lines[sealed.length + i];
          return (
            <li key={lying?.id ?? cards[0]} class={draft?.at?.word === i ? 'aimed' : ''}>
              <Weld
                cards={cards}
                locked={locked}
                points={line && pointsOf(line)}
                caret={draft?.at?.word === i ? draft.at.place : null}
                onCard={draft && !locked ? onTake : undefined}
                name={(card) => build.out(faceOf(card), word)}
              />
              <span class="tools">
                {lying && (
                  <button
                    type="button"
                    class="tool"
                    aria-label={locked ? wordWorx.lock.off(word) : wordWorx.lock.put(word)}
                    aria-pressed={locked}
                    onClick={() => onLock(locked ? null : lying.id)}
                  >
                    <Icon name="lock" />
                  </button>
                )}
                {draft && !locked && (
                  <button
                    type="button"
                    class="tool"
                    aria-label={build.here(word)}
                    aria-pressed={draft.at?.word === i}
                    onClick={() => onAim(i)}
                  >
                    <Icon name="plus" />
                  </button>
                )}
                {draft && own.has(word) && (
                  <button
                    type="button"
                    class="tool"
                    aria-label={wordWorx.lock.goodName(word)}
                    aria-pressed={sealing.includes(i)}
                    onClick={() => onSeal(i)}
                  >
                    {wordWorx.lock.good}
                  </button>
                )}
              </span>
            </li>
          );
        })}
        {sealed.map((cards, i) => (
          <li key={cards.join()}>
            <Weld cards={cards} sealed points={lines[i] && pointsOf(lines[i])} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const pointsOf = ({ points, doubled }: ScoreLine): string => (doubled ? `${points / 2} × 2` : String(points));
