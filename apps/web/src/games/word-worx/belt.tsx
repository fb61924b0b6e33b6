import { type CardId, LINE, type View } from '@wordhoard/word-worx';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { wordWorx } from '#strings/word-worx.ts';
import { isStill } from './still.ts';
import { Face, look } from './weld.tsx';
import './belt.css';

interface BeltProps {
  readonly view: View;
  readonly onPick: ((card: CardId) => void) | null;
}

/** The assembly line: what is taken leaves a gap, the rest moves along, the next card comes in at the end. */
export function Belt({ view: { line, pile }, onPick }: BeltProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  useMovingAlong(list, line);
  return (
    <section class="belt" aria-label={wordWorx.floor.line}>
      <ul ref={list} class="track plain">
        {line.map((card, i) => (
          <li key={card} data-card={card} class={i === LINE ? 'pile' : ''}>
            {onPick ? (
              <button type="button" class={look(card, 'card')} onClick={() => onPick(card)}>
                <Face card={card} />
              </button>
            ) : (
              <span class={look(card, 'card')}>
                <Face card={card} />
              </span>
            )}
            {i === LINE && <small>{wordWorx.floor.left(pile)}</small>}
          </li>
        ))}
        {line.length <= LINE && <li class="out">{wordWorx.floor.left(0)}</li>}
      </ul>
      <div class="rollers" />
    </section>
  );
}

/** Cards glide from where they lay to where they lie, and new ones come in from the right. Reduced motion: they jump. */
function useMovingAlong(list: RefObject<HTMLUListElement | null>, line: readonly CardId[]): void {
  const lay = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const before = lay.current;
    const now = new Map<string, number>();
    const still = !list.current || isStill(list.current);
    for (const item of list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      const card = item.dataset['card']!;
      const at = item.offsetLeft;
      now.set(card, at);
      const from = before.get(card) ?? at + 120;
      if (still || before.size === 0 || from === at) continue;
      item.animate([{ transform: `translateX(${from - at}px)` }, { transform: 'none' }], {
        duration: 240,
        easing: 'ease-out',
      });
    }
    lay.current = now;
  }, [line.join()]);
}
