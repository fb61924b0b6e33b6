import { passNow, UNLESS, type Unless } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wordNerds } from '#strings/word-nerds.ts';
import type { NerdSeen } from './scene.ts';

interface AutoPassProps {
  readonly seen: NerdSeen;
  readonly seat: number;
  readonly answer: (answer: unknown) => void;
}

/** How long an automatic pass waits, in ms: drawn by lot, so that its quickness tells nothing of the hand. */
const WAITS = { least: 500, most: 2000 };

/** "Pass for me unless …": the player's own switch; the table sees passes like any other. */
export function AutoPass({ seen, seat, answer }: AutoPassProps): JSX.Element {
  const [on, setOn] = useState(false);
  const [unless, setUnless] = useState<readonly Unless[]>(UNLESS.filter((it) => it !== 'might-challenge'));
  const chosen = UNLESS.filter((reason) => unless.includes(reason));
  const question = on ? passNow(seen, seat, unless) : undefined;
  useEffect(() => {
    if (!question) return;
    const wait = WAITS.least + Math.random() * (WAITS.most - WAITS.least);
    const timer = setTimeout(() => answer(question.answer), wait);
    return () => clearTimeout(timer);
  }, [question?.to]);
  return (
    <fieldset class="auto-pass">
      <legend class="unseen">{wordNerds.auto.on}</legend>
      <label class="choice">
        <input type="checkbox" checked={on} onChange={() => setOn(!on)} />
        {wordNerds.auto.on}
      </label>
      {on && (
        <details>
          <summary>
            {chosen.length === 0 ? wordNerds.auto.always : chosen.map(wordNerds.auto.unless).join(' · ')}
          </summary>
          {UNLESS.map((reason) => (
            <label key={reason} class="choice">
              <input
                type="checkbox"
                checked={unless.includes(reason)}
                onChange={() =>
                  setUnless(unless.includes(reason) ? unless.filter((it) => it !== reason) : [...unless, reason])
                }
              />
              {wordNerds.auto.unless(reason)}
            </label>
          ))}
        </details>
      )}
      {question && <p class="small dim">{wordNerds.auto.passing}</p>}
    </fieldset>
  );
}
