import type { Emblem, Picture } from '@wordhoard/protocol';
import { type Context, createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';

/** Drawn for Wordhoard on a grid of 24, like the icons. */
const DRAWN: Readonly<Record<Emblem, string>> = {
  star: 'M12 4l2.400 5.200 5.600.6-4.200 3.800 1.200 5.600-5-2.900-5 2.900 1.200-5.600L4 9.800l5.600-.6z',
  leaf: 'M6 19c-2-8 3-14 13-14 0 10-5 15-12 13M5 20c2-5 5-8 9-10',
  moon: 'M19 14.500A7.500 7.500 0 0 1 9.500 5 7.500 7.500 0 1 0 19 14.500z',
  key: 'M8.500 10.500a3.500 3.500 0 1 0 .01 0M11 13l8-8M16 8l2.500 2.500M13.500 10.500l1.500 1.500',
  cup: 'M5 8h11v5a5.500 5.500 0 0 1-11 0zM16 9.500h1.500a2.500 2.500 0 0 1 0 5H16M8 5V3.500M12 5V3.500M5 21h12',
  fish: 'M4 12c3-5 9-5.500 13-1l3-3v8l-3-3c-4 4.500-10 4-13-1zM8 11h.01',
};

export const isEmblem = (mark: string): mark is Emblem => Object.hasOwn(DRAWN, mark);

interface FaceProps {
  readonly name: string;
  /** The seat whose colour it has without a picture. */
  readonly seat: number;
  readonly picture?: Picture | null | undefined;
}

/** A guest's chosen picture, or their initial on the seat's colour; decoration beside the name. */
export function Face({ name, seat, picture }: FaceProps): JSX.Element {
  const mark = picture?.mark ?? name.slice(0, 1).toUpperCase();
  return (
    <span class="disc" data-seat={picture?.colour ?? seat} aria-hidden="true">
      {isEmblem(mark) ? (
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={DRAWN[mark]} />
        </svg>
      ) : (
        mark
      )}
    </span>
  );
}

/** The pictures of those at the table, by seat. */
export const Pictures: Context<readonly ({ readonly picture?: Picture } | null)[]> = createContext<
  readonly ({ readonly picture?: Picture } | null)[]
>([]);

/** The player in this seat. */
export const Disc = ({ name, seat }: { readonly name: string; readonly seat: number }): JSX.Element => (
  <Face {...{ name, seat }} picture={useContext(Pictures)[seat]?.picture} />
);
