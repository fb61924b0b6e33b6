import type { JSX } from 'preact';
import { hints as strings } from '#strings/hints.ts';
import { hintsIn } from './hint.ts';

/** In a review: how many hints were asked for on this device. */
export function HintsCounted({ commitment }: { readonly commitment: string }): JSX.Element | null {
  const { asked, plain } = hintsIn(commitment);
  return asked === 0 ? null : <p>{strings.counted(asked, plain)}</p>;
}
