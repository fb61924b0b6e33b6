import { useLayoutEffect } from 'preact/hooks';

const CELL = '.ws-cells [tabindex="0"]';

const isByKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;

const goTo = (place: string): void => document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });

/** Moves the focus to the sheet while a tool waits for a square: keyboard players go on by arrows and Enter. */
export function goToSheet(): void {
  if (isByKeyboard()) goTo(CELL);
}

/** The focus starts at the table's heading; with a keyboard, on the sheet as soon as there is something to write. */
export function useFirstFocus(writing: boolean, round: number): void {
  // Before it is painted, so that a player who presses Tab at once isn't taken back.
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (here !== null && !here.matches('body, h1')) return;
    goTo(writing && isByKeyboard() ? CELL : 'h1[tabindex]');
    // Alone one round follows another at once, and the button that confirmed the last was off for a moment.
  }, [writing, round]);
}
