import type { Seat, Seen } from '@wordhoard/kernel';
import { type PassNow, passNow, UNLESS, type WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../../../shell/session.ts';
import { wordNerds } from '../strings/play.ts';
import { passLater } from './pass-later.ts';
import { keepWish, keptWish, type PassWish } from './pass-wish.ts';

interface AutoPassProps {
  readonly session: Session;
  readonly seen: Seen<WordNerds>;
  readonly seat: Seat;
  /** Answers the question that is drawn. */
  readonly answer: (answer: PassNow['answer']) => void;
}

/** How many of the words on the table the player was asked about in windows before this one. */
function useLetPass({ view, question }: Seen<WordNerds>): number {
  const asked = useRef({ turn: 0, id: -1, words: 0, before: 0 });
  if (asked.current.turn !== view.turn) asked.current = { turn: view.turn, id: -1, words: 0, before: 0 };
  if (question?.step.type === 'respond' && question.id !== asked.current.id)
    asked.current = { turn: view.turn, id: question.id, words: view.words.length, before: asked.current.words };
  return asked.current.before;
}

/** "Pass for me unless …": the player's own switch; the table sees passes like any other. */
export function AutoPass({ session, seen, seat, answer }: AutoPassProps): JSX.Element {
  const [wish, setWish] = useState(keptWish);
  const change = (next: PassWish): void => {
    keepWish(next);
    setWish(next);
  };
  const { on, unless } = wish;
  const chosen = UNLESS.filter((reason) => unless.includes(reason));
  const letPass = useLetPass(seen);
  const pass = on ? passNow(seen, seat, unless, letPass) : undefined;
  // With the `answer` of the drawing in which it was decided: a later one would answer a later question.
  useEffect(() => pass && passLater({ session, seat, pass, answer }), [pass?.to]);
  return (
    <fieldset class="auto-pass">
      <legend class="unseen">{wordNerds.auto.on}</legend>
      <label class="choice">
        <input type="checkbox" checked={on} onChange={() => change({ on: !on, unless })} />
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
                onChange={() => change({ on, unless: UNLESS.filter((it) => unless.includes(it) !== (it === reason)) })}
              />
              {wordNerds.auto.unless(reason)}
            </label>
          ))}
        </details>
      )}
      {pass && <p class="small dim">{wordNerds.auto.passing}</p>}
    </fieldset>
  );
}
