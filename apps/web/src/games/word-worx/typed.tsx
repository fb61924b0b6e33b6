import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { wordWorx } from '#strings/word-worx.ts';

interface TypedProps {
  readonly value: string;
  /** Whether it can stand and what it counts, or how to build. */
  readonly verdict: string;
  readonly onType: (value: string) => void;
  readonly onEnter: () => void;
}

/** All of one's words in one line: what is typed is laid, and what is laid by hand is written here. */
export function Typed({ value, verdict, onType, onEnter }: TypedProps): JSX.Element {
  const id = useId();
  return (
    <div class="field typed">
      <label for={id}>{wordWorx.build.label}</label>
      <textarea
        class="input word"
        rows={1}
        id={id}
        value={value}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-describedby={`${id}-verdict`}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      <small id={`${id}-verdict`} role="status">
        {verdict}
      </small>
    </div>
  );
}
