import { lengthBonus, letterValue } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { rules } from '#strings/rules.ts';
import './example.css';

interface ExampleProps {
  readonly words: readonly string[];
  readonly note: string;
}

/** Words in cards, with their sums. */
export function Example({ words, note }: ExampleProps): JSX.Element {
  return (
    <figure class="example nerds-example">
      {words.map((word) => {
        const sum = Array.from(word).reduce((so, letter) => so + letterValue(letter), 0);
        const bonus = lengthBonus(word.length);
        return (
          <p key={word}>
            <span class="tiles" aria-hidden="true">
              {Array.from(word, (letter, i) => (
                <span key={i} class="tile card">
                  <b>{letter.toUpperCase()}</b>
                  <i>{letterValue(letter)}</i>
                </span>
              ))}
            </span>
            <span class="unseen">{word.toUpperCase()}: </span> {rules.adds(`${sum} + ${bonus}`, sum + bonus)}
          </p>
        );
      })}
      <figcaption>{note}</figcaption>
    </figure>
  );
}
