import { faceOf, LINE_SIZE, type View } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { wordWorx } from '../strings/play.ts';
import { Face, look, type Touch } from './weld.tsx';
import './belt.css';

interface BeltProps {
  readonly view: View;
  /** A card is to be taken. */
  readonly touch: Touch | null;
}

/** The assembly line: what is taken leaves a gap, the rest moves along, the next card comes in at the end. */
export function Belt({ view: { line, pile, discards }, touch }: BeltProps): JSX.Element {
  return (
    <section class="belt" aria-label={wordWorx.floor.line}>
      <ul class="track plain" data-next={touch ? '' : undefined}>
        {line.map((card, i) => (
          <li key={card} class={i === LINE_SIZE ? 'pile' : ''}>
            {touch ? (
              <button
                type="button"
                class={look(card, 'card')}
                data-piece={card}
                onClick={() => touch.onCard(card)}
                onPointerDown={(event) => touch.onGrab(event, card)}
              >
                <Face card={card} />
              </button>
            ) : (
              <span class={look(card, 'card')} data-piece={card}>
                <Face card={card} />
              </span>
            )}
            {i === LINE_SIZE && <small>{wordWorx.floor.left(pile)}</small>}
          </li>
        ))}
        {line.length <= LINE_SIZE && <li class="out">{wordWorx.floor.left(0)}</li>}
      </ul>
      <div class="rollers" />
      {discards.length > 0 && (
        <p class="discards">
          <b>{wordWorx.floor.discards}</b> {discards.map(faceOf).join(' ').toUpperCase()}
        </p>
      )}
    </section>
  );
}
