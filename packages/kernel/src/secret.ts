/** The number of a place at the table, from 0. */
export type Seat = number;
/** A seat, or the audience (spectators). */
export type Viewer = Seat | 'audience';

/**
 * A value that only some seats may know. Rules read `.secret`; a view has only `reader.read(cell)`.
 * Plain JSON, so a state stays plain JSON. Things inside are named by *string ids* ('L17'):
 * the contract test permutes the ids a viewer must not know and looks for a difference.
 */
export interface Secret<T> {
  secret: T;
  /** Seats that may know it: [] for none (a deck), 'all' for every seat and the audience. */
  seats: readonly Seat[] | 'all';
}

export const secret = <T>(seats: readonly Seat[], value: T): Secret<T> => ({ secret: value, seats });

/** Makes a cell public for good. */
export const reveal = <T>(cell: Secret<T>): Secret<T> => ({ secret: cell.secret, seats: 'all' });

export const mayKnow = (cell: Secret<unknown>, viewer: Viewer): boolean =>
  cell.seats === 'all' || (viewer !== 'audience' && cell.seats.includes(viewer));

declare const masked: unique symbol;
/** A Secret whose content has no name in its type: what `view` and `asks` get instead of the cell. */
export interface MaskedSecret<T> {
  readonly [masked]: T;
}
/** The state with every Secret masked. Public data can only be made from this. */
export type MaskedState<T> =
  T extends Secret<infer V>
    ? MaskedSecret<V>
    : T extends string | number | boolean | null | undefined
      ? T
      : { [K in keyof T]: MaskedState<T[K]> };

/** Opens the cells that one viewer may know, and no others. */
export interface SecretReader {
  /** Null for the audience. */
  readonly seat: Seat | null;
  read<T>(cell: MaskedSecret<T>): T | undefined;
}

/** Number of hidden things in a cell; such counts are public in every game. */
export const count = (cell: Secret<readonly unknown[]> | MaskedSecret<readonly unknown[]>): number =>
  // A masked cell is a Secret whose type hides the content.
  (cell as Secret<readonly unknown[]>).secret.length;

/** For the kernel alone. */
// Masking changes only the type: the cells stay as they are.
export const mask = <T>(state: T): MaskedState<T> => state as MaskedState<T>;
export const secretReaderOf = (viewer: Viewer): SecretReader => ({
  seat: viewer === 'audience' ? null : viewer,
  read<T>(cell: MaskedSecret<T>): T | undefined {
    // A cell is masked by its type only.
    const open = cell as unknown as Secret<T>;
    return mayKnow(open, viewer) ? open.secret : undefined;
  },
});

export function isSecret(value: unknown): value is Secret<unknown> {
  return typeof value === 'object' && value !== null && 'secret' in value && 'seats' in value;
}

/** Plain JSON data, checked structurally so that interfaces qualify. */
export type Plain<T> = T extends string | number | boolean | null
  ? T
  : T extends (...args: never) => unknown
    ? never
    : T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
      ? never
      : { [K in keyof T]: Plain<T[K]> };

/** Plain JSON without a single Secret in it: what views, steps and events are made of. */
export type Visible<T> =
  T extends Secret<unknown>
    ? never
    : T extends string | number | boolean | null | undefined
      ? T
      : T extends (...args: never) => unknown
        ? never
        : { [K in keyof T]: Visible<T[K]> };
