import { type CardId, faceOf, LINE, type View } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { wordWorx } from '../strings/play.ts';
import { Face, look } from './weld.tsx';
import './belt.css';

interface BeltProps {
  readonly view: View;
  readonly onPick: ((card: CardId) => void) | null;
}

/** The assembly line: what is taken leaves a gap, the rest moves along, the next card comes in at the end. */
export function Belt({ view: { line, pile, discards }, onPick }: BeltProps): JSX.Element {
  return (
    <section class="belt" aria-label={wordWorx.floor.line}>
      <ul class="track plain" data-next={onPick ? '' : undefined}>
        {line.map((card, i) => (
          <li key={card} class={i === LINE ? 'pile' : ''}>
            {onPick ? (
              <button type="button" class={look(card, 'card')} data-piece={card} onClick={() => onPick(card)}>
                <Face card={card} />
              </button>
            ) : (
              <span class={look(card, 'card')} data-piece={card}>
                <Face card={card} />
              </span>
            )}
            {i === LINE && <small>{wordWorx.floor.left(pile)}</small>}
          </li>
        ))}
        {line.length <= LINE && <li class="out">{wordWorx.floor.left(0)}</li>}
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
