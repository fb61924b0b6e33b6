import type { JSX, TargetedSubmitEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { join } from '#strings/shell.ts';
import { go } from '../app/router.ts';
import { readCode } from '../net/ids.ts';

/** Input for a table's code. */
export function JoinForm(): JSX.Element {
  const [wrong, setWrong] = useState(false);
  const hint = useId();
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = readCode(String(new FormData(event.currentTarget).get('code') ?? ''));
    if (code) go(`/t/${code}`);
    else setWrong(true);
  };
  return (
    <form class="join-form" onSubmit={submit}>
      <input
        class="input"
        name="code"
        aria-label={join.code}
        placeholder={join.hint}
        autocomplete="off"
        autocapitalize="characters"
        aria-invalid={wrong}
        aria-describedby={hint}
        onInput={() => setWrong(false)}
      />
      <button type="submit" class="btn">
        {join.go}
      </button>
      <p class="refusal small" id={hint} role="status">
        {wrong && join.bad}
      </p>
    </form>
  );
}
