import type { Wordsy } from '@wordhoard/wordsy';
import type { WhyNext } from '../../table-kit/why-next.ts';
import { wordsy } from './strings/play.ts';

/** Everyone writes at once, so at one device any player may be the first or the last. */
export const whyNext: WhyNext<Wordsy> = ({ seat, isInOrder, isFirst, step, view, names }) => {
  if (step.type !== 'write' || isInOrder) return null;
  const { handOver } = wordsy;
  return isFirst ? handOver.begins(view.round) : handOver.missing(names.of(seat), view.round);
};
