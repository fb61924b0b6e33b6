import { useLayoutEffect } from 'preact/hooks';

/** Whoever opens the table begins at its heading; with a keyboard, on the sheet as soon as there is something to write. */
export function useFirstFocus(writing: boolean): void {
  // Before it is painted: whoever sees it and presses Tab is not taken back.
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (here !== null && !here.matches('body, h1')) return;
    const onSheet = writing && matchMedia('(pointer: fine)').matches;
    const place = onSheet ? '.ws-cells [tabindex="0"]' : 'h1[tabindex]';
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  }, [writing]);
}
