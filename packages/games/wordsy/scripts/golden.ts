/**
 * Writes the golden corpus: records, each with the digest of its final state. Run it only when you change the rules on
 * purpose and raise their version:
 *   npx node packages/games/wordsy/scripts/golden.ts && npx biome format --write packages/games/wordsy/src/golden.json
 */
import { writeFileSync } from 'node:fs';
import { type Bot, bind, type Game, limitsFor } from '@wordhoard/kernel';
import { type Golden, recordGame, recordGameUntil } from '@wordhoard/kernel/testing';
import type { Lexicon } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { randomBot } from '../src/bot/random.ts';
import { defaults } from '../src/defaults.ts';
import { rules } from '../src/rules.ts';
import type { Event, Wordsy } from '../src/types.ts';

export const CORPUS: URL = new URL('../src/golden.json', import.meta.url);

/** A fixed list of words, so that a new edition of the dictionary doesn't change the corpus. */
export const WORDS_ID = 'golden words, first edition';
export const goldenLexicon: Lexicon = lexiconOf(
  `bandage bench blanket candle closet flinch flinches flinching garden gospel hammer island jacket kettle ladder lemon
  magic market mirror misquote misquoting napkin orchard parcel pencil planet quarrel quilt ribbon saddle sampling squid
  squids tangle timber tunnel umpire velvet waltz window yonder zebra`.split(/\s+/),
);
export const goldenGame: Game<Wordsy> = bind(rules, goldenLexicon);

function makeGoldenRecords(): Golden<Wordsy>[] {
  const live = limitsFor<Wordsy>(rules, 'live');
  const relaxed = limitsFor<Wordsy>(rules, 'relaxed');
  const friendly = { ...defaults, friendlySpelling: true };
  const shared = { game: goldenGame, env: goldenLexicon, bot: randomBot, words: WORDS_ID };
  const tables = [
    { players: 3, limits: live, config: friendly },
    { players: 2, limits: relaxed, config: defaults },
    { players: 4, limits: { ...live, timer: null }, config: { ...friendly, handicaps: [0, 2] } },
    { players: 1, limits: live, config: { ...friendly, solo: 'brutal' as const } },
  ];
  const fullGames = tables.map((table, i) =>
    recordGame<Wordsy>({ ...shared, table: { ...table, bank: null, position: null }, name: `golden wordsy ${i}` }),
  );
  // Short games in which the timer runs out: for a solo player, for a word half written, and for an empty pad.
  const short = { bank: null, position: null, limits: live, config: { ...friendly, rounds: 3 as const } };
  const hasEvent = (type: Event['type']) => (events: readonly Event[]) => events.some((event) => event.type === type);
  const late = { ...shared, lateOneIn: 4 };
  return [
    ...fullGames,
    recordGameUntil<Wordsy>(
      { ...late, table: { ...short, players: 1 }, name: 'golden wordsy late' },
      hasEvent('ran-out'),
    ),
    recordGameUntil<Wordsy>(
      { ...late, table: { ...short, players: 3 }, name: 'golden wordsy frozen' },
      hasEvent('frozen'),
    ),
    recordGameUntil<Wordsy>(
      { ...shared, bot: wordJoiningBot, table: { ...short, players: 2 }, name: 'golden wordsy together' },
      (events) => events.some((event) => event.type === 'mended' && event.to !== null),
    ),
  ];
}

/** [WY-24] Locks two words run together, and challenges every word it may. */
const wordJoiningBot: Bot<Wordsy> = function* (ask) {
  const { question, view } = ask.seen;
  const { chance, env, seat } = ask;
  if (question?.step.type === 'write' && !question.mine?.done) {
    const text = [0, 0].map(() => env.wordAt(chance.below(env.size))!).join('');
    return yield { move: { to: question.id, answer: { text, lock: true } } };
  }
  if (question?.step.type === 'challenge' && question.asked.includes(seat) && !question.mine?.done) {
    const other = view.entered.find((entry) => entry.seat !== seat && entry.status === 'stands');
    return yield { move: { to: question.id, answer: { challenge: other?.seat ?? null } } };
  }
  yield* randomBot(ask);
};

if (import.meta.main) writeFileSync(CORPUS, `${JSON.stringify(makeGoldenRecords())}\n`);
