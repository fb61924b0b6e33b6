import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../device/settings.ts';
import type { OpenDialog } from './frame.tsx';

/** By the place on the keyboard: with Alt held, some systems write another character. */
const BY_CODE: Readonly<Record<string, OpenDialog>> = { KeyL: 'log', KeyC: 'chat', KeyM: 'menu' };

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/**
 * The keys of every table. Letters alone are the games': at most tables they are typed onto the board wherever the
 * focus is. A question mark is no letter, and asks.
 */
export function useShellKeys(open: (sheet: OpenDialog) => void): void {
  const on = settings.value.keys;
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      const wanted = event.altKey ? BY_CODE[event.code] : event.key === '?' && !isTyping ? 'keys' : undefined;
      if (!wanted) return;
      event.preventDefault();
      latest.current(wanted);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
