import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { play } from '../device/sound.ts';
import { announce } from '../ui/announcer.tsx';
import './rematch-offer.css';

/** Over the page, wherever on it one is: the others want to play again, and wait. `code` is of the table where. */
export function RematchOffer({ code }: { readonly code: string | null }): JSX.Element | null {
  useEffect(() => {
    if (code === null) return;
    announce(strings.over.offered, { mine: true });
    play('reveal');
  }, [code]);
  if (code === null) return null;
  return (
    <div class="rematch-offer" role="status">
      <p>{strings.over.offered}</p>
      <a class="btn go" href={`/t/${code}`}>
        {strings.over.accept}
      </a>
    </div>
  );
}
