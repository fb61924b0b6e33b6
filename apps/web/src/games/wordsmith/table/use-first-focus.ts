import { useLayoutEffect } from 'preact/hooks';

const CELL = '.ws-cells [tabindex="0"]';

const isByKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;

const goTo = (place: string): void => document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });

/** With something in hand that wants a square: whoever has a keyboard goes on by arrows and Enter. */
export function goToSheet(): void {
  if (isByKeyboard()) goTo(CELL);
}

/** Whoever opens the table begins at its heading; with a keyboard, on the sheet as soon as there is something to write. */
export function useFirstFocus(writing: boolean, round: number): void {
  // Before it is painted: whoever sees it and presses Tab is not taken back.
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (here !== null && !here.matches('body, h1')) return;
    goTo(writing && isByKeyboard() ? CELL : 'h1[tabindex]');
    // Alone one round follows another at once, and the button that confirmed the last was off for a moment.
  }, [writing, round]);
}
