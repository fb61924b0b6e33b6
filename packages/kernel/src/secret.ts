/** The number of a place at the table, from 0. */
export type Seat = number;
/** Who looks: a seat, or the audience. */
export type Viewer = Seat | 'audience';

/**
 * A value that only some seats may know. Rules read `.secret`; a view has only `eyes.see(cell)`.
 * Plain JSON, so a state stays plain JSON. Things inside are named by *string ids* ('L17'):
 * the contract test permutes the ids a viewer must not know and looks for a difference.
 */
export interface Secret<T> {
  secret: T;
  /** Who knows: [] nobody (a deck), 'all' everyone and the audience. */
  seats: readonly Seat[] | 'all';
}

export const secret = <T>(seats: readonly Seat[], value: T): Secret<T> => ({ secret: value, seats });

/** Shows it to everyone, for good. */
export const revealed = <T>(cell: Secret<T>): Secret<T> => ({ secret: cell.secret, seats: 'all' });

export const knows = (cell: Secret<unknown>, viewer: Viewer): boolean =>
  cell.seats === 'all' || (viewer !== 'audience' && cell.seats.includes(viewer));

declare const shut: unique symbol;
/** A Secret whose inside cannot be named: what `view` and `asks` get instead. */
export interface Shut<T> {
  readonly [shut]: T;
}
/** The same state with every Secret shut. What is public can only be made of this. */
export type Masked<T> =
  T extends Secret<infer V>
    ? Shut<V>
    : T extends string | number | boolean | null | undefined
      ? T
      : { [K in keyof T]: Masked<T[K]> };

/** Somebody's eyes: opens what they may know, and nobody can borrow another's. */
export interface Eyes {
  /** Null for the audience. */
  readonly seat: Seat | null;
  see<T>(cell: Shut<T>): T | undefined;
}

/** How many; counts of hidden things are public in every game. */
export const count = (cell: Secret<readonly unknown[]> | Shut<readonly unknown[]>): number =>
  (cell as Secret<readonly unknown[]>).secret.length;

/** For the kernel alone. */
export const mask = <T>(state: T): Masked<T> => state as Masked<T>;
export const eyesOf = (viewer: Viewer): Eyes => ({
  seat: viewer === 'audience' ? null : viewer,
  see<T>(cell: Shut<T>): T | undefined {
    // What is shut is only shut by its type.
    const open = cell as unknown as Secret<T>;
    return knows(open, viewer) ? open.secret : undefined;
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
