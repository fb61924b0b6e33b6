import type { WordWorx } from '@wordhoard/word-worx';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Situation } from '../../../shell/table/situation.ts';
import { isStill } from './still.ts';

const PLACES = { pick: '.belt', steal: '.opps', build: '.mine', discard: null } as const;

/**
 * On a phone the floor is longer than the screen: what the player has to look at next comes into sight by itself.
 * `arranging`: one's own words are, be it only for a card that is about to be stolen.
 */
export function useInSight(
  main: RefObject<HTMLElement | null>,
  { step, mine }: Situation<WordWorx>,
  arranging: boolean,
): void {
  const place = !step ? 'top' : !mine ? null : arranging ? PLACES.build : PLACES[step.type];
  useEffect(() => {
    const page = main.current;
    if (!page || place === null) return;
    const show = (): void => {
      const behavior = isStill(page) ? 'instant' : 'smooth';
      if (place === 'top') scrollTo({ top: 0, behavior });
      else page.querySelector(place)?.scrollIntoView({ block: 'nearest', behavior });
    };
    show();
    // Also for whoever turns the phone.
    const side = matchMedia('(orientation: landscape)');
    side.addEventListener('change', show);
    return () => side.removeEventListener('change', show);
  }, [place]);
}
