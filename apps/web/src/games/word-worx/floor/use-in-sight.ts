import type { WordWorx } from '@wordhoard/word-worx';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Situation } from '../../../table-kit/situation.ts';
import type { RearrangeControls } from '../prompt/turn-controls.ts';

const PLACES = { pick: '.belt', steal: '.opps', build: '.mine', discard: null } as const;

/** The word a card has just gone into, and the next one goes into. */
function wordInWork(page: HTMLElement): Element | null {
  const [next] = page.querySelectorAll('.mine .weld :is(.caret, .caret-first)');
  return (next ?? [...page.querySelectorAll('.mine .weld .try')].at(-1))?.closest('li') ?? null;
}

/**
 * The floor may be longer than the screen: scrolls to what the player has to look at next. `arranging`: the player's
 * own words are, even if only for a card about to be stolen.
 */
export function useInSight(
  main: RefObject<HTMLElement | null>,
  { step, mine }: Situation<WordWorx>,
  arranging: RearrangeControls | null,
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
    // Also after the phone was turned.
    const side = matchMedia('(orientation: landscape)');
    side.addEventListener('change', show);
    return () => side.removeEventListener('change', show);
  }, [place]);
  const words = arranging?.draft.words;
  useEffect(() => {
    if (words && main.current) wordInWork(main.current)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [words]);
}

/** True if the player has asked for reduced motion. The page's own timings say so, whichever setting caused it. */
const isStill = (element: Element): boolean =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--slow')) === 0;
