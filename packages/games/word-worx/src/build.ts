import { entryAt, forSeat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type ArrangedWords, checkArrangedWords, lockPlaces, type Workbench, workbenchOf } from './arrangement.ts';
import { MAX_CARDS } from './bounds.ts';
import { componentsOf } from './components.ts';
import { announceLock, layWords } from './lay-words.ts';
import { placeSchema, runsSchema } from './schemas.ts';
import { pointsByWord } from './scoring.ts';
import type { Refusal, Steps, View } from './types.ts';

/** [WX-7] [WX-10] Asks for the new arrangement of all open words, and which of them to lock for good [WX-8]. */
export const build: Steps['build'] = {
  asks: (_, { seat }) => [seat],
  limit: 'build',
  progress: 'shown',
  answer: v.strictObject({
    words: runsSchema,
    lock: v.nullable(placeSchema),
    seal: v.pipe(v.array(placeSchema), v.maxLength(MAX_CARDS)),
    draft: v.exactOptional(v.literal(true)),
  }),
  check: ({ view, seat, env }, { words, lock, seal }) =>
    checkArrangedWords(workbenchOf(view, seat), { words, lock }, { env, config: view.config }) ??
    checkSeal(view, words, seal),
  answered: (_, __, { answer }) => (answer.draft ? 'stay' : 'wait'),
  defaultAnswer({ view, seat, draft }) {
    if (draft) return { ...draft, lock: currentLock(workbenchOf(view, seat), draft) };
    const { words, lock } = forSeat(view.players, seat);
    const at = words.findIndex(({ id }) => id === lock);
    return { words: words.map(({ cards }) => [...cards]), lock: at < 0 ? null : at, seal: [] };
  },
  close(m, { seat, last }, [submitted]) {
    const { answer, silent } = submitted!;
    const { seal, ...arranged } = answer;
    if (silent) m.tell({ type: 'timed-out', seat, at: 'build' });
    const player = forSeat(m.state.players, seat);
    const before = { lock: player.lock, words: player.words };
    const sealed = arranged.words.filter((_, at) => seal.includes(at));
    const { words, laid } = layWords(m, seat, arranged, seal);
    player.sealed.push(...sealed);
    m.tell({ type: 'built', seat, words, laid, sealed, last });
    // [WX-8] The manifest card leaves a word that is locked for good. The event above implies that.
    if (arranged.lock === null || !seal.includes(arranged.lock)) announceLock(m, seat, before);
  },
};

/** [WX-8] Where the manifest card of a draft goes now: it may have been moved since the draft was made. */
function currentLock(bench: Workbench, { words, lock }: ArrangedWords): number | null {
  const places = lockPlaces(bench, words);
  return places.find((at) => at === lock) ?? places[0] ?? null;
}

/** [WX-8] */
function checkSeal(
  { config, mine }: View,
  words: readonly (readonly string[])[],
  seal: readonly number[],
): Refusal | undefined {
  const invalid = seal.find((at, i) => at >= words.length || seal.indexOf(at) < i);
  if (invalid !== undefined) return { code: 'no-such-word', word: invalid };
  const { textOf } = componentsOf(config).deck;
  const own = pointsByWord(config, mine!.manifest, null);
  const notOnManifest = seal.map((at) => textOf(entryAt(words, at))).find((word) => !own.has(word));
  return notOnManifest === undefined ? undefined : { code: 'not-on-manifest', word: notOnManifest };
}
