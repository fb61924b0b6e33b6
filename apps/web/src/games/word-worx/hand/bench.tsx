import { forSeat, type Seat } from '@wordhoard/kernel';
import { type CardId, lockPlaces, pointsByWord, type ScoreLine, type View, type Workbench } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { Icon } from '../../../ui/icon.tsx';
import { Weld } from '../floor/weld.tsx';
import type { RearrangeControls } from '../prompt/turn-controls.ts';
import { wordWorx } from '../strings/play.ts';
import { ComponentsContext } from './components-context.ts';
import { liftedOf, lockAt, otherCards, toggleLock } from './draft.ts';
import { paidOf, type ShownWords } from './shown-words.ts';
import './hand.css';

interface BenchProps {
  readonly view: View;
  readonly seat: Seat;
  readonly bench: Workbench;
  readonly shown: ShownWords;
  readonly arranging: RearrangeControls | null;
  /** May a card be let go on a word? */
  readonly open: boolean;
  readonly onLock: (word: number | null) => void;
}

/**
 * The player's own words: their points, the lock, and while building the cards to take out and the places for others.
 */
export function Bench({ view, seat, shown, arranging, ...rest }: BenchProps): JSX.Element {
  const { runs, lines, points } = shown;
  const components = useContext(ComponentsContext);
  const { sealed, total } = forSeat(view.players, seat);
  const good = useId();
  const own = new Set(view.mine ? pointsByWord(view.config, view.mine.manifest, null).keys() : []);
  const sealable = (cards: readonly CardId[]): boolean =>
    arranging?.sealing != null && own.has(components.deck.textOf(cards));
  const { floor, build, lock } = wordWorx;
  return (
    <section class="mine" aria-label={floor.mine}>
      <div class="heading">
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
      <ul class="words plain">
        {runs.map((cards, i) => (
          <OwnWord
            key={i}
            {...{ ...rest, shown, arranging, cards }}
            at={i}
            line={lines[i]}
            good={sealable(cards) ? good : null}
          />
        ))}
        {sealed.map((cards, i) => (
          <li key={cards.join()}>
            <Weld cards={cards} sealed known points={paidOf(components, shown.sealed[i]!)} />
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

interface OwnWordProps {
  readonly bench: Workbench;
  readonly shown: ShownWords;
  readonly arranging: RearrangeControls | null;
  /** May a card be let go on it? */
  readonly open: boolean;
  readonly onLock: (word: number | null) => void;
  /** Its place among the player's words. */
  readonly at: number;
  readonly cards: readonly CardId[];
  readonly line: ScoreLine | undefined;
  /** Id of the explanation of locking for good; null while that isn't possible. */
  readonly good: string | null;
}

function OwnWord(props: OwnWordProps): JSX.Element {
  const { bench, shown, arranging, open, onLock, at, cards, line, good } = props;
  const components = useContext(ComponentsContext);
  const { faceOf, textOf } = components.deck;
  const word = textOf(cards);
  const lying = bench.words.find((it) => it.cards.join() === cards.join());
  const locked = arranging ? lockAt(bench, arranging.draft) === at : lying !== undefined && lying.id === bench.lock;
  const lifted = arranging && liftedOf(arranging.draft);
  const { build, lock } = wordWorx;
  const nameOf = (card: CardId): string => {
    if (lifted === null) return build.move(faceOf(card), word);
    return lifted === card ? build.out(faceOf(card), word) : build.to(faceOf(lifted), faceOf(card), word);
  };
  return (
    <li data-last={open ? cards.at(-1) : undefined}>
      <Weld
        {...{ cards, locked }}
        known={lying !== undefined}
        fresh={shown.fresh}
        points={line && paidOf(components, line)}
        caret={arranging?.draft.at?.word === at ? arranging.draft.at.place : null}
        wrong={arranging?.wrong.includes(at) ?? false}
        lifted={lifted}
        open={arranging !== null}
        touch={arranging?.touch}
        name={nameOf}
      >
        {lying ? (
          // [WX-8] On a word as it lies there: at once, in any player's turn.
          <LockButton
            locked={locked}
            label={locked ? lock.off(word) : lock.put(word)}
            onPress={() => onLock(locked ? null : lying.id)}
          />
        ) : (
          arranging &&
          lockPlaces(bench, shown.runs).includes(at) && (
            // The word it lies on has changed: it goes along with a part of it, once the words are sent.
            <LockButton
              locked={locked}
              label={lock.to(word)}
              onPress={() => arranging.onDraft(toggleLock(bench, arranging.draft, at))}
            />
          )
        )}
      </Weld>
      {arranging && <Tools {...{ bench, arranging, at, word, good }} />}
    </li>
  );
}

interface LockButtonProps {
  readonly locked: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

const LockButton = ({ locked, label, onPress }: LockButtonProps): JSX.Element => (
  <button type="button" class="lock lock-button" aria-label={label} aria-pressed={locked} onClick={onPress}>
    <Icon name={locked ? 'lock' : 'unlock'} />
  </button>
);

interface ToolsProps extends Pick<OwnWordProps, 'bench' | 'at' | 'good'> {
  readonly arranging: RearrangeControls;
  readonly word: string;
}

/** While building: where the next card goes, other cards for the same word, and locked for good. */
function Tools({ bench, arranging, at, word, good }: ToolsProps): JSX.Element {
  const { draft, sealing, onAim, onSeal, onDraft } = arranging;
  const other = otherCards(useContext(ComponentsContext).deck, bench, draft, at);
  const { build, lock } = wordWorx;
  return (
    <>
      <button
        type="button"
        class="slot"
        aria-label={build.here(word)}
        aria-pressed={draft.at?.word === at}
        onClick={() => onAim(at)}
      >
        <Icon name="plus" />
      </button>
      {other && (
        <button type="button" class="tool" aria-label={build.other(word)} onClick={() => onDraft(other)}>
          <Icon name="shuffle" />
        </button>
      )}
      {sealing && good !== null && (
        <button
          type="button"
          class="tool"
          aria-label={lock.goodName(word)}
          aria-pressed={sealing.includes(at)}
          aria-describedby={good}
          onClick={() => onSeal(at)}
        >
          {lock.good}
        </button>
      )}
    </>
  );
}
