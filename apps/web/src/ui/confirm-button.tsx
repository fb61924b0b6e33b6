import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { Button } from './button.tsx';

interface ConfirmButtonProps {
  readonly label: string;
  /** For who hears it: what it is about, where there are several of them. */
  readonly about?: string;
  readonly question: string;
  readonly yes: string;
  /** Label where there is no game to go on with. */
  readonly no?: string;
  readonly onYes: () => void;
}

/** A button for what cannot be taken back: it asks first. */
export function ConfirmButton({
  label,
  about,
  question,
  yes,
  no = strings.no,
  onYes,
}: ConfirmButtonProps): JSX.Element {
  const [asking, ask] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), [asking]);
  if (!asking) return <Button text={label} aria-label={about} onClick={() => ask(true)} />;
  return (
    <fieldset class="sure">
      <legend>{question}</legend>
      <button type="button" class="btn primary" ref={first} onClick={() => ask(false)}>
        {no}
      </button>
      <Button text={yes} onClick={onYes} />
    </fieldset>
  );
}
