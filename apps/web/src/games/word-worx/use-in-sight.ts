import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Scene } from './scene.ts';
import { isStill } from './still.ts';

const PLACES = { pick: '.belt', steal: '.opps', build: '.mine', discard: null, over: null } as const;

/** On a phone the floor is longer than the screen: what the player has to touch next comes into sight by itself. */
export function useInSight(main: RefObject<HTMLElement | null>, scene: Scene): void {
  const place = scene.is !== 'over' && scene.mine ? PLACES[scene.is] : null;
  useEffect(() => {
    const element = place && main.current?.querySelector(place);
    if (!element || !main.current) return;
    // The foot lies over the end of the floor; on a wide screen it is no box.
    const foot = main.current.querySelector<HTMLElement>('.foot')?.offsetHeight ?? 0;
    main.current.style.setProperty('--foot', `${foot}px`);
    element.scrollIntoView({ block: 'nearest', behavior: isStill(element) ? 'instant' : 'smooth' });
  }, [place]);
}
