import * as v from 'valibot';
import { checkArrangement, named, sameRun, workbenchOf } from './arrangement.ts';
import { DECK, textOf } from './cards.ts';
import { run, whole } from './schemas.ts';
import { worths } from './scoring.ts';
import type { Refusal, Steps, View } from './types.ts';

/** [WX-7] [WX-10] All open words at once, as they shall stand; and which of them are locked for good [WX-8]. */
export const build: Steps['build'] = {
  asks: (_, { seat }) => [seat],
  limit: 'build',
  progress: 'shown',
  answer: v.strictObject({
    words: v.pipe(v.array(run), v.maxLength(DECK.length)),
    seal: v.pipe(v.array(whole(0, DECK.length - 1)), v.maxLength(DECK.length)),
  }),
  check: ({ view, seat, env }, { words, seal }) =>
    checkArrangement(workbenchOf(view, seat), words, { env, config: view.config }) ?? checkSeal(view, words, seal),
  silent: ({ view, seat }) => ({ words: view.players[seat]!.words.map(({ cards }) => [...cards]), seal: [] }),
  close(m, { seat, last }, [given]) {
    const { words, seal } = given!.answer;
    const { state } = m;
    const player = state.players[seat]!;
    const laid = words.flat().filter((card) => player.hand.secret.includes(card));
    const sealed = words.filter((_, i) => seal.includes(i));
    const standing = words.filter((_, i) => !seal.includes(i));
    const locked = player.words.find(({ id }) => id === player.lock);
    // [WX-8] The manifest card comes back from a word that is locked for good.
    if (locked && sealed.some((cards) => sameRun(cards, locked.cards))) player.lock = null;
    player.words = named(player.words, standing, () => state.nextWord++);
    player.sealed.push(...sealed);
    player.hand.secret = player.hand.secret.filter((card) => !laid.includes(card));
    m.tell({ type: 'built', seat, words: player.words, laid, sealed, last });
  },
};

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
