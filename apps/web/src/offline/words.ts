import { bindGame, botThoughts } from '@wordhoard/catalog';
import type { AnyGame, AnyGamePackage, AnyMatch, AnyThought, Viewer } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { lastInTime, type ThinkRequest } from '@wordhoard/table';

/** 'coming': on its way, and something waits for it. 'missing': it could not be fetched, and is tried again. */
export type WordsState = 'coming' | 'missing' | 'here';

interface WordsOptions {
  fetch(): Promise<Lexicon>;
  /** Calls back when another try may succeed. */
  later(act: () => void): void;
  /** Told when something waits for the dictionary, and how that goes on. */
  tell(state: WordsState): void;
}

/**
 * The dictionary of a table in the page. It is the largest download and the last thing needed: cards are dealt and laid
 * without it. Loaded on request or when something must be judged; retried until it is here.
 */
export class Words {
  readonly #options: WordsOptions;
  readonly #arrived = Promise.withResolvers<Lexicon>();
  #here: Lexicon | null = null;
  #trying: Promise<Lexicon> | null = null;
  #state: WordsState | null = null;

  constructor(options: WordsOptions) {
    this.#options = options;
  }

  get here(): Lexicon | null {
    return this.#here;
  }

  /** One try, or the one under way; fails when that fails. */
  fetch(): Promise<Lexicon> {
    this.#trying ??= this.#try();
    return this.#trying;
  }

  /** Resolves when the dictionary is here; the waiting page is told about progress. */
  arrival(): Promise<Lexicon> {
    if (!this.#here && this.#state === null) this.#tell('coming');
    // A failure is retried.
    this.fetch().catch(() => {});
    return this.#arrived.promise;
  }

  /** The same, for those who can wait in silence and ask for nothing: bots. */
  get arrived(): Promise<Lexicon> {
    return this.#arrived.promise;
  }

  async #try(): Promise<Lexicon> {
    const { fetch, later } = this.#options;
    try {
      this.#here = await fetch();
    } catch (why) {
      this.#tell('missing');
      later(() => {
        this.#trying = null;
        this.fetch().catch(() => {});
      });
      throw why;
    }
    this.#tell('here');
    this.#arrived.resolve(this.#here);
    return this.#here;
  }

  #tell(state: WordsState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.tell(state);
  }
}

/**
 * The game before its dictionary is here: does everything that needs no word, and throws `WordsMissing` for the rest.
 * Everything it has done it can also show, so that nothing stops half-way.
 */
export function gameBeforeWords(pack: AnyGamePackage, words: Pick<Words, 'here'>): AnyGame {
  const before = bindGame(pack, NO_WORDS);
  let after: AnyGame | null = null;
  const game = (): AnyGame => {
    if (words.here) after ??= bindGame(pack, words.here);
    return after ?? before;
  };
  const shown = <T extends { readonly ok: boolean; readonly match?: AnyMatch }>(outcome: T): T => {
    if (!after && outcome.match)
      for (const viewer of [...outcome.match.seats, 'audience'] satisfies Viewer[])
        before.observe(outcome.match, viewer);
    return outcome;
  };
  return {
    id: before.id,
    version: before.version,
    rules: before.rules,
    start: (table) => shown(game().start(table)),
    resume: (table, standing) => game().resume(table, standing),
    play: (match, seat, move, at) => shown(game().play(match, seat, move, at)),
    refusalOf: (match, seat, move, at) => game().refusalOf(match, seat, move, at),
    amend: (match, by, amendment, at) => shown(game().amend(match, by, amendment, at)),
    amendedConfig: (match) => game().amendedConfig(match),
    nextDeadline: (match) => game().nextDeadline(match),
    expire: (match, at) => shown(game().expire(match, at)),
    observe: (match, viewer) => game().observe(match, viewer),
    updateFor: (last, match, told, viewer) => game().updateFor(last, match, told, viewer),
    check: (seen, seat, move) => game().check(seen, seat, move),
    reactionReasons: before.reactionReasons,
    passOption: (seen, seat) => game().passOption(seen, seat),
  };
}

/** The champion searches for as long as it may; on a slow phone it is stopped, and plays the best it has found. */
const MAX_THINKING_MS = 400;

/** A bot's thought: at once where no word is needed ("ready", say); otherwise when the dictionary is here. */
export async function thought(
  pack: AnyGamePackage,
  words: Pick<Words, 'here' | 'arrived'>,
  request: ThinkRequest,
): Promise<AnyThought | null> {
  const think = (env: Lexicon): AnyThought | null => {
    const until = performance.now() + MAX_THINKING_MS;
    return lastInTime(botThoughts(pack, env, request), () => performance.now() >= until);
  };
  const before = unlessWordsMissing(() => think(words.here ?? NO_WORDS));
  return before === undefined ? think(await words.arrived) : before;
}

/** Rules asked for a word before the dictionary was here. They have changed nothing: ask them again later. */
export class WordsMissing extends Error {
  override name = 'WordsMissing';
}

/** Stands for a dictionary that is not here yet: rules that need none do not notice, the others throw. */
// Nothing is there to be typed.
export const NO_WORDS: Lexicon = new Proxy({} as Lexicon, {
  get() {
    throw new WordsMissing();
  },
});

/** The rules' answer, or undefined if they need the dictionary for it. */
export function unlessWordsMissing<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (why) {
    if (why instanceof WordsMissing) return undefined;
    throw why;
  }
}
