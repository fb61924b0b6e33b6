/** How often a person at a Word Nerds table is asked something in a turn, and how often they have to answer it themselves. */
import { bind, limitsFor, playOut, type Seat, type Seen, seedFrom } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { game, type WordNerds } from '@wordhoard/word-nerds';
import { printTable } from '../table.ts';

const LEVEL = 3;
/** Put to a seat; left to its player without auto-pass; and with it, as it is at first. */
const COLUMNS = ['put', 'off', 'on'] as const;
type Column = (typeof COLUMNS)[number];

interface Counts {
  turns: number;
  /** `column/kind of question`: of all seats together. */
  readonly of: Map<string, number>;
}

function countQuestions(lexicon: Lexicon, players: number, games: number): Counts {
  const rules = bind<WordNerds>(game.rules, lexicon);
  const counts: Counts = { turns: 0, of: new Map() };
  const count = (column: Column, kind: string): unknown =>
    counts.of.set(`${column}/${kind}`, (counts.of.get(`${column}/${kind}`) ?? 0) + 1);
  for (let n = 0; n < games; n++) {
    const started = rules.start({
      config: game.defaults,
      players,
      seed: seedFrom(`questions ${players} ${n}`),
      limits: limitsFor<WordNerds>(game.rules, 'live'),
      bank: null,
      position: null,
    });
    if (!started.ok) throw new Error(started.refusal.code);
    const { match } = started;
    const bots = match.seats.map(() => game.bot(LEVEL));
    let opened = 0;
    let turn = 0;
    /** What each seat saw when it was last asked in a window. */
    const last = new Map<Seat, Seen<WordNerds>>();
    for (const { after } of playOut<WordNerds>({ game: rules, env: lexicon, bots, match, luck: `questions ${n}` })) {
      if (after.over || after.opened === opened) continue;
      opened = after.opened;
      turn = after.state.turn;
      const { step, asked } = after.agenda.at(-1)!;
      for (const seat of asked) {
        const seen = rules.see(after, seat);
        // Asked anew after a card: an answer that still holds stands.
        if (seen.question?.mine?.done) continue;
        const pass = rules.letPass(seen, seat, last.get(seat));
        if (pass) last.set(seat, seen);
        count('put', step.type);
        if (!pass?.idle) count('off', step.type);
        const asks = !pass || pass.reasons.some((reason) => game.rules.autoPass?.includes(reason));
        if (asks && !pass?.idle) count('on', step.type);
      }
    }
    counts.turns += turn;
  }
  return counts;
}

/** @param games with each number of players */
export function benchQuestions(lexicon: Lexicon, games: number): void {
  const all = [2, 4, 6].map((players) => ({ players, ...countQuestions(lexicon, players, games) }));
  const kinds = [...new Set(all.flatMap(({ of }) => [...of.keys()].map((key) => key.split('/')[1]!)))];
  const row = (name: string, among: readonly string[]): string[] => [
    name,
    ...all.flatMap(({ players, turns, of }) =>
      COLUMNS.map((column) => {
        const sum = among.reduce((so, kind) => so + (of.get(`${column}/${kind}`) ?? 0), 0);
        return (sum / players / turns).toFixed(2);
      }),
    ),
  ];
  printTable(
    `Questions to a person in a turn, of ${games} live games of level ${LEVEL}: put to the seat; left to its player with auto-pass off; and on`,
    ['', ...all.flatMap(({ players }) => [`${players}: put`, 'off', 'on'])],
    [...kinds.map((kind) => row(kind, [kind])), row('all', kinds)],
  );
}
