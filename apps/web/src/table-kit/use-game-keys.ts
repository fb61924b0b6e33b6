import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../device/settings.ts';

/** Elements that need their keys themselves. */
const BUSY = 'input:not([type="radio"], [type="checkbox"]), textarea, select, dialog';

/** The keys of one game, for who has not switched keys off: what this one does now, if anything. */
export function useGameKeys(meaning: (key: string) => (() => void) | undefined): void {
  const on = settings.value.keys;
  // Before the table is painted: a key means what is seen, never what was there before.
  useLayoutEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((target instanceof Element && target.closest(BUSY)) || document.querySelector('dialog[open]')) return;
      const act = meaning(key.toLowerCase());
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
