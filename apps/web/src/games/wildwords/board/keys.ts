import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../../../device/settings.ts';

interface KeyParts {
  /** Does the key mean something on the board? */
  key(key: string): boolean;
  enter(): void;
  shuffle(): void;
  /** To where a play is written by its coordinates. */
  write(): void;
}

/** Elements that need their keys themselves. */
const BUSY = 'input, textarea, select, dialog, summary';
const PRESSED = 'button, a';

/** The buttons of what is asked are numbered in their order. */
function signOf(key: string, shuffle: () => void, write: () => void): (() => void) | undefined {
  if (key === '0') return shuffle;
  if (key === '/') return write;
  const buttons = document.querySelectorAll<HTMLElement>('.answer .actions button');
  const button = /^[1-9]$/.test(key) ? buttons[Number(key) - 1] : undefined;
  return button && (() => button.click());
}

/**
 * Letters typed while nothing else wants them go to the board, wherever the focus is; what also means something to a
 * button or to the page (space, Enter, arrows) only from the board itself or from nowhere.
 */
export function useKeys({ key, enter, shuffle, write }: KeyParts, on: boolean, focus: () => void): void {
  // Before the page is painted: a key pressed at once must not meet the keys of the drawing before.
  useLayoutEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(BUSY) || document.querySelector('dialog[open]')) return;
      const onButton = target?.closest(PRESSED) !== null && target !== null;
      const isLetter = event.key.length === 1 && event.key !== ' ';
      if (onButton && !isLetter) return;
      const done = event.key === 'Enter' ? enter : settings.peek().keys && signOf(event.key, shuffle, write);
      if (done) done();
      else if (!key(event.key)) return;
      event.preventDefault();
      if (!done && event.key !== 'Escape') focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
