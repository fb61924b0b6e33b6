import { useLayoutEffect } from 'preact/hooks';

interface KeyParts {
  /** Does the key mean something on the board? */
  key(key: string): boolean;
  enter(): void;
}

/** What wants its keys for itself. */
const BUSY = 'input, textarea, select, dialog, summary';
const PRESSED = 'button, a';

/**
 * Letters typed while nothing else wants them go to the board, wherever the focus is; what also means something to a
 * button or to the page (space, Enter, arrows) only from the board itself or from nowhere.
 */
export function useKeys({ key, enter }: KeyParts, on: boolean, focus: () => void): void {
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
      if (event.key === 'Enter') enter();
      else if (!key(event.key)) return;
      event.preventDefault();
      if (event.key !== 'Enter' && event.key !== 'Escape') focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
