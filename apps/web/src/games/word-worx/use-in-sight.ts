import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Scene } from './scene.ts';
import { isStill } from './still.ts';

const PLACES = { pick: '.belt', steal: '.opps', build: '.mine', discard: null } as const;

/** On a phone the floor is longer than the screen: what the player has to look at next comes into sight by itself. */
export function useInSight(main: RefObject<HTMLElement | null>, scene: Scene): void {
  const place = scene.is === 'over' ? 'top' : scene.mine ? PLACES[scene.is] : null;
  useEffect(() => {
    const page = main.current;
    if (!page || place === null) return;
    const behavior = isStill(page) ? 'instant' : 'smooth';
    if (place === 'top') return scrollTo({ top: 0, behavior });
    // The foot lies over the end of the floor; on a wide screen it is no box.
    const foot = page.querySelector<HTMLElement>('.foot')?.offsetHeight ?? 0;
    page.style.setProperty('--foot', `${foot}px`);
    page.querySelector(place)?.scrollIntoView({ block: 'nearest', behavior });
  }, [place]);
}
