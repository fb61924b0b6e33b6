import type { Board } from '@wordhoard/wordsy';
import type { JSX, TargetedMouseEvent, TargetedPointerEvent } from 'preact';
import { Icon } from '../../../ui/icon.tsx';
import { worthOf } from '../board/preview.ts';
import { wordsy } from '../strings/play.ts';
import './keyboard.css';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

interface KeyboardProps {
  readonly board: Board;
  readonly onLetter: (letter: string) => void;
  readonly onErase: () => void;
}

/**
 * Our own keys, so that the board never vanishes under the system's keyboard. Letters on the board are wooden and show
 * their points. Not in the tab order: a player with a Tab key has letter keys, too.
 */
export function Keyboard({ board, onLetter, onErase }: KeyboardProps): JSX.Element {
  return (
    <fieldset class="keys" aria-label={wordsy.write.keyboard}>
      {ROWS.map((row) => (
        <div key={row}>
          {Array.from(row, (letter) => (
            <Key key={letter} letter={letter} worth={worthOf(board, letter)} onPress={() => onLetter(letter)} />
          ))}
          {row.startsWith('z') && (
            <button
              type="button"
              class="key erase"
              tabIndex={-1}
              aria-label={wordsy.write.erase}
              {...pressing(onErase)}
            >
              <Icon name="delete" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface KeyProps {
  readonly letter: string;
  readonly worth: readonly number[];
  readonly onPress: () => void;
}

const Key = ({ letter, worth, onPress }: KeyProps): JSX.Element => (
  <button type="button" class={`key ${worth.length > 0 ? 'scores' : ''}`} tabIndex={-1} {...pressing(onPress)}>
    {letter.toUpperCase()}
    {worth.length > 0 && (
      <>
        <span class="unseen">{wordsy.write.scores}</span>
        <small>{worth.join(' ')}</small>
      </>
    )}
  </button>
);

/** Acts as the finger goes down, as keyboards do; a click that no finger made (a screen reader's) counts as well. */
const pressing = (
  press: () => void,
): {
  onPointerDown(event: TargetedPointerEvent<HTMLButtonElement>): void;
  onClick(event: TargetedMouseEvent<HTMLButtonElement>): void;
} => ({
  onPointerDown: (event) => {
    event.preventDefault();
    press();
  },
  onClick: (event) => {
    if (event.detail === 0) press();
  },
});
