import type { LatestEvent } from '../../table-kit/events.ts';
import { listed } from '../../ui/format.ts';

/** Outcomes by gravity: the gravest of a turn is the turn's. */
const GRAVITY = ['bad', 'good', 'even'] as const;

/** A turn of several moves in one sentence: 'Beth took E and R, stole S from your STARE, built HASTE.' */
export function turnSummary(turn: readonly LatestEvent[]): LatestEvent {
  const done: { readonly verb: string; readonly what: string[] }[] = [];
  // Of a turn in which something was done, what was not done is not worth saying.
  const isIdle = turn.every(({ part }) => !part || part.what === '');
  for (const { part } of isIdle ? turn.slice(0, 1) : turn) {
    if (!part || (part.what === '' && !isIdle)) continue;
    const last = done.at(-1);
    if (last?.verb === part.verb) last.what.push(part.what);
    else done.push({ verb: part.verb, what: [part.what] });
  }
  const told = done.map(({ verb, what }) => `${verb} ${listed(what)}`.trim()).join(', ');
  const outcome = GRAVITY.find((it) => turn.some((one) => one.outcome === it));
  return {
    text: `${turn[0]!.part?.who} ${told}.`,
    mine: turn.some(({ mine }) => mine),
    toMe: turn.some(({ toMe }) => toMe),
    words: turn.flatMap(({ words = [] }) => words),
    ...(outcome && { outcome }),
  };
}
