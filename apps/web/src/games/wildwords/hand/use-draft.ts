import type { Answer, Seat } from '@wordhoard/kernel';
import type { Components, Grid, Square, TileId, TilePlaced, WildWords } from '@wordhoard/wildwords';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { play as sound } from '../../../device/sound.ts';
import type { DeepReadonly, MoveSender } from '../../../table/answering.ts';
import type { ShownRefusal } from '../../../table-kit/prompt.tsx';
import { AT_EDGE, inWords, noSuchTile } from '../prompt/refusals.ts';
import {
  type DraftScore,
  faceOfKey,
  isLaid,
  type LaidStore,
  pointed,
  put,
  putAtArrow,
  recalled,
  reordered,
  START,
  settled,
  shuffled,
  stepped,
  type TrayDraft,
  takeBack,
  takeBackLast,
  tileOn,
  tileWith,
  turned,
  worthOf,
} from './draft.ts';

/** Drop places of a dragged tile: on a square, before a tile of the tray, or elsewhere on it. */
export type Drop = { readonly square: Square } | { readonly before: TileId | null };

export interface TrayEditor {
  readonly laying: TrayDraft;
  readonly worth: DraftScore;
  /** Why the last thing could not be done. */
  readonly refusal: ShownRefusal | null;
  /** A letter, an arrow key, space, Backspace or Escape; false for any other key. */
  key(key: string): boolean;
  tapSquare(square: Square): void;
  tapTile(tile: TileId): void;
  drop(tile: TileId, where: Drop | null): void;
  lay(tiles: readonly TilePlaced[]): void;
  shuffle(): void;
  recall(): void;
  /** Plays what lies there now, even if it has not been drawn yet: Enter may follow a letter at once. */
  play(seat: Seat): void;
  /** Sends an answer; a refusal is shown where the prompt is. */
  send(seat: Seat, answer: DeepReadonly<Answer<WildWords>>): void;
}

interface TrayDraftOptions {
  readonly components: Components;
  readonly grid: Grid;
  /** None for those who watch. */
  readonly tray: readonly TileId[];
  readonly question: number | null;
  /** True while a player is to play. During a decision about a play no tiles are laid. */
  readonly canLay: boolean;
  /** This device's memory of tiles laid before the page was loaded; see laid-store.ts. */
  readonly store: LaidStore;
  readonly move: MoveSender<WildWords>['move'];
}

/** Milliseconds a note stays that a key or a tap had no effect. */
const SLIP = 4000;

const SLIPS: readonly string[] = ['no-such-tile', 'edge'];

const pick = (n: number): number => Math.floor(Math.random() * n);

/** The player's own tiles, in the tray and on the board, until they are played. */
export function useTrayEditor(options: TrayDraftOptions): TrayEditor {
  const { components, grid, tray, question, canLay, store, move } = options;
  const [kept, keep] = useState(() => ({ ...START, laid: store.read() }));
  const [refusal, setRefusal] = useState<TrayEditor['refusal']>(null);
  const laying = settled(kept, tray, grid);
  // Several keys may come between two renderings.
  const latest = useRef(laying);
  latest.current = laying;
  useLayoutEffect(() => setRefusal(null), [question]);
  // A slip is over when it has been read.
  const slipped = refusal !== null && SLIPS.includes(refusal.code);
  useEffect(() => {
    if (!slipped) return;
    const timer = setTimeout(() => setRefusal(null), SLIP);
    return () => clearTimeout(timer);
  }, [refusal, slipped]);
  // Spectators and people at a shared screen have no tiles to store. Before the next frame, so that visible tiles are
  // stored however soon the page is left.
  useLayoutEffect(() => {
    if (tray.length > 0) store.write(laying.laid);
  }, [laying.laid, question]);

  const set = (next: TrayDraft): void => {
    latest.current = next;
    keep(next);
    setRefusal(null);
  };
  const refuse = (code: string, text: string): true => {
    setRefusal({ code, text });
    return true;
  };

  const type = (face: string): boolean => {
    if (!canLay) return false;
    const now = latest.current;
    const tile = tileWith(now, face);
    if (tile === undefined) return refuse('no-such-tile', noSuchTile(face));
    const after = putAtArrow(now, grid, tile);
    if (!after) return refuse('edge', AT_EDGE);
    sound('lock');
    set(after);
    return true;
  };

  const send = (seat: Seat, answer: DeepReadonly<Answer<WildWords>>): void => {
    void move(seat, answer).then((no) => {
      // The question is closed, and the page says who was quicker.
      if (no?.code === 'stale' && 'challenge' in answer) return;
      if (no) setRefusal({ ...no, text: inWords(no) });
      else set({ ...latest.current, arrow: { ...latest.current.arrow, shown: false }, held: null });
    });
  };

  return {
    laying,
    worth: worthOf(components, laying, grid),
    refusal,
    key(key) {
      const now = latest.current;
      const moved = stepped(now, key);
      if (moved) set(moved);
      else if (key === ' ') set(turned(now));
      else if (key === 'Backspace' || key === 'Delete') set(takeBackLast(now));
      else if (key === 'Escape') set(recalled(now));
      else {
        const face = tray.length > 0 ? faceOfKey(key) : undefined;
        return face !== undefined && type(face);
      }
      return true;
    },
    tapSquare(square) {
      const now = latest.current;
      const there = tileOn(now, square);
      if (there !== undefined) set(takeBack(now, there));
      else if (canLay && now.held !== null && grid[square] === null) {
        sound('lock');
        set(put(now, grid, now.held, square));
      } else set(pointed(now, square));
    },
    tapTile(tile) {
      const now = latest.current;
      if (isLaid(now, tile)) return;
      if (!canLay) return;
      if (!now.arrow.shown) return set({ ...now, held: now.held === tile ? null : tile });
      const after = putAtArrow(now, grid, tile);
      if (!after) return void refuse('edge', AT_EDGE);
      sound('lock');
      set(after);
    },
    drop(tile, where) {
      const now = latest.current;
      if (where && 'square' in where) {
        if (!canLay) return;
        sound('lock');
        return set(put(now, grid, tile, where.square));
      }
      const back = takeBack(now, tile);
      set(where ? reordered(back, tile, where.before) : back);
    },
    lay: (tiles) => set({ ...recalled(latest.current), laid: tiles }),
    shuffle: () => set(shuffled(latest.current, pick)),
    recall: () => set(recalled(latest.current)),
    play: (seat) => send(seat, { type: 'play', tiles: latest.current.laid }),
    send,
  };
}
