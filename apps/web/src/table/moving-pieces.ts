import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { moves } from '../device/settings.ts';

type PieceElement = HTMLElement | SVGGraphicsElement;

interface PieceLayout {
  /** Visible elements with `data-piece`. A piece drawn twice counts where it is found first. */
  readonly pieces: ReadonlyMap<string, { readonly element: PieceElement; readonly at: DOMRect }>;
  /** Elements with `data-place`: origins of pieces that were hidden before and name them in `data-from`. */
  readonly places: ReadonlyMap<string, DOMRect>;
}

function lying(root: HTMLElement | null): PieceLayout {
  const pieces = new Map<string, { element: PieceElement; at: DOMRect }>();
  const places = new Map<string, DOMRect>();
  for (const element of root?.querySelectorAll<PieceElement>('[data-piece], [data-place]') ?? []) {
    const at = element.getBoundingClientRect();
    const { piece, place } = element.dataset;
    if (at.width === 0) continue;
    if (piece !== undefined && !pieces.has(piece)) pieces.set(piece, { element, at });
    if (place !== undefined && !places.has(place)) places.set(place, at);
  }
  return { pieces, places };
}

/** Pixels below which a shift is a matter of layout. */
const FAR = 4;

const middle = ({ x, y, width, height }: DOMRect): readonly [number, number] => [x + width / 2, y + height / 2];

/** Screen pixels per unit of a drawing: lengths in it are given in its own unit. */
const unitOf = (element: PieceElement): number =>
  element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;

/**
 * Tiles and cards that lie elsewhere after a change go there instead of jumping: from a hand to a word, from one
 * player's word to another's. Called where the change is drawn, before it is: what it measures is how things lay.
 */
export function useMovingPieces(root: RefObject<HTMLElement | null>, change: unknown): void {
  const before = moves() ? lying(root.current) : null;
  useLayoutEffect(() => {
    if (!before || before.pieces.size + before.places.size === 0) return;
    for (const [piece, { element, at }] of lying(root.current).pieces) {
      const from = before.pieces.get(piece)?.at ?? before.places.get(element.dataset['from'] ?? '');
      if (!from) continue;
      const [x, y] = middle(from);
      const [toX, toY] = middle(at);
      if (Math.hypot(x - toX, y - toY) < FAR) continue;
      const unit = unitOf(element);
      element.animate(
        [
          { translate: `${(x - toX) / unit}px ${(y - toY) / unit}px`, zIndex: 5 },
          { translate: '0 0', zIndex: 5 },
        ],
        { duration: 420, easing: 'cubic-bezier(.2,.8,.3,1)' },
      );
    }
  }, [change]);
}
