import { forSeat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type ArrangedWords, checkArranged, lockPlaces, type Workbench, workbenchOf } from './arrangement.ts';
import { DECK, textOf } from './cards.ts';
import { arrange, tellLock } from './laying.ts';
import { place, runs } from './schemas.ts';
import { worths } from './scoring.ts';
import type { Refusal, Steps, View } from './types.ts';

/** [WX-7] [WX-10] All open words at once, as they shall stand; and which of them are locked for good [WX-8]. */
export const build: Steps['build'] = {
  asks: (_, { seat }) => [seat],
  limit: 'build',
  progress: 'shown',
  answer: v.strictObject({
    words: runs,
    lock: v.nullable(place),
    seal: v.pipe(v.array(place), v.maxLength(DECK.length)),
    draft: v.exactOptional(v.literal(true)),
  }),
  check: ({ view, seat, env }, { words, lock, seal }) =>
    checkArranged(workbenchOf(view, seat), { words, lock }, { env, config: view.config }) ??
    checkSeal(view, words, seal),
  answered: (_, __, { answer }) => (answer.draft ? 'stay' : 'wait'),
  defaultAnswer({ view, seat, draft }) {
    if (draft) return { ...draft, lock: lockNow(workbenchOf(view, seat), draft) };
    const { words, lock } = forSeat(view.players, seat);
    const at = words.findIndex(({ id }) => id === lock);
    return { words: words.map(({ cards }) => [...cards]), lock: at < 0 ? null : at, seal: [] };
  },
  close(m, { seat, last }, [given]) {
    const { answer, silent } = given!;
    const { seal, ...arranged } = answer;
    if (silent) m.tell({ type: 'timed-out', seat, at: 'build' });
    const player = forSeat(m.state.players, seat);
    const before = { lock: player.lock, words: player.words };
    const sealed = arranged.words.filter((_, at) => seal.includes(at));
    const { words, laid } = arrange(m, seat, arranged, seal);
    player.sealed.push(...sealed);
    m.tell({ type: 'built', seat, words, laid, sealed, last });
    // [WX-8] It comes back from a word that is locked for good, which has been told.
    if (arranged.lock === null || !seal.includes(arranged.lock)) tellLock(m, seat, before);
  },
};

/** [WX-8] What was put forward, with the manifest card where it can lie now: it may have been moved since then. */
function lockNow(bench: Workbench, { words, lock }: ArrangedWords): number | null {
  const places = lockPlaces(bench, words);
  return places.find((at) => at === lock) ?? places[0] ?? null;
}

/** [WX-8] */
function checkSeal(
  { mine }: View,
  words: readonly (readonly string[])[],
  seal: readonly number[],
): Refusal | undefined {
  const twice = seal.find((at, i) => at >= words.length || seal.indexOf(at) < i);
  if (twice !== undefined) return { code: 'no-such-word', word: twice };
  const own = worths(mine!.manifest, null);
  const stranger = seal.map((at) => textOf(words[at]!)).find((word) => !own.has(word));
  return stranger === undefined ? undefined : { code: 'not-on-manifest', word: stranger };
}
