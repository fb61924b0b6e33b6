import { type Magpies, worthOf } from '@wordhoard/magpies';
import type { JSX } from 'preact';
import { text } from '../strings/play.ts';

type Gem = NonNullable<Magpies['view']['mine']>[number];

interface HandProps {
  readonly gems: readonly Gem[];
  readonly disabled: boolean;
  readonly onBid: (gem: Gem) => void;
}

/** The player's gems: pressing one bids it. */
export const Hand = ({ gems, disabled, onBid }: HandProps): JSX.Element => (
  <fieldset class="hand" aria-label={text.hand.label}>
    {gems.map((gem) => (
      <button
        key={gem}
        type="button"
        class="tile"
        aria-label={text.hand.bid(worthOf(gem))}
        disabled={disabled}
        onClick={() => onBid(gem)}
      >
        <b>{worthOf(gem)}</b>
      </button>
    ))}
  </fieldset>
);
