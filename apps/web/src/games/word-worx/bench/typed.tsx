import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { NoWord } from '../ask/ask.tsx';
import { verdictOf } from '../ask/prompt.ts';
import { wordWorx } from '../strings/play.ts';
import type { TurnSituation } from '../table/doing.ts';
import { liftedOf } from './draft.ts';

interface TypedProps extends Pick<TurnSituation, 'turn' | 'verdict' | 'standing'> {
  readonly onEnter: () => void;
}

/**
 * All the player's words in one line: typed words are laid, and words laid by hand are written here. Below it the
 * verdict and the points, or how to build.
 */
export function Typed({ turn, verdict, standing, onEnter }: TypedProps): JSX.Element {
  const id = useId();
  return (
    <div class="field typed">
      <label for={id}>{wordWorx.build.label}</label>
      <textarea
        class="input word"
        rows={1}
        id={id}
        data-next
        value={turn.typed}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-describedby={`${id}-verdict`}
        aria-invalid={turn.fault ? true : undefined}
        onInput={({ currentTarget }) => turn.type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      <small id={`${id}-verdict`} role="status">
        {verdictOf(verdict, turn, standing?.points ?? 0)}
        {liftedOf(turn.draft) === null && !turn.refusal && <NoWord why={verdict?.why} />}
      </small>
    </div>
  );
}
