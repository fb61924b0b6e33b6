import { useEffect, useState } from 'preact/hooks';
import { moves } from '../../../device/settings.ts';
import { play } from '../../../device/sound.ts';

/** Between one word and the next, in ms. */
const REVEAL_EVERY = 900;

/** Number of words revealed: one after the other, or all for a viewer who comes later. */
export function useReveal(round: number, count: number): number {
  const [open, setOpen] = useState({ round, count });
  useEffect(() => {
    if (count === 0 || !moves()) {
      setOpen({ round, count });
      return;
    }
    if (open.round === round && open.count >= count) return;
    const from = open.round === round ? open.count : 0;
    const wait = from === 0 ? 0 : REVEAL_EVERY;
    const timer = setTimeout(() => {
      play('reveal');
      setOpen({ round, count: from + 1 });
    }, wait);
    return () => clearTimeout(timer);
  }, [round, count, open]);
  return count === 0 ? 0 : Math.min(count, open.round === round ? open.count : 0);
}
