/** Questions put to a person at a Word Nerds table per turn, and those they have to answer themselves. */
import { bind, limitsFor, type Observation, playOut, type Seat, seedFrom } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { game, type WordNerds } from '@wordhoard/word-nerds';
import { printTable } from '../table.ts';

const LEVEL = 3;
/** Questions to a seat; those its player must answer without auto-pass, and with the default auto-pass. */
const COLUMNS = ['put', 'off', 'on'] as const;
type CountColumn = (typeof COLUMNS)[number];

interface QuestionCounts {
  turns: number;
  /** `column/kind of question`: of all seats together. */
  readonly of: Map<string, number>;
}

function countQuestions(lexicon: Lexicon, players: number, games: number): QuestionCounts {
  const rules = bind<WordNerds>(game.rules, lexicon);
  const counts: QuestionCounts = { turns: 0, of: new Map() };
  const count = (column: CountColumn, kind: string): unknown =>
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
    /** Each seat's observation when it was last asked in a reaction window. */
    const last = new Map<Seat, Observation<WordNerds>>();
    for (const { after } of playOut<WordNerds>({ game: rules, env: lexicon, bots, match, luck: `questions ${n}` })) {
      if (after.over || after.opened === opened) continue;
      opened = after.opened;
      turn = after.state.turn;
      const { step, asked } = after.agenda.at(-1)!;
      for (const seat of asked) {
        const seen = rules.observe(after, seat);
        // Asked again after a card: a valid earlier answer stands.
        if (seen.question?.mine?.done) continue;
        const pass = rules.passOption(seen, seat, last.get(seat));
        if (pass) last.set(seat, seen);
        count('put', step.type);
        if (!pass?.hasNoChoice) count('off', step.type);
        const asks = !pass || pass.reasons.some((reason) => game.rules.autoPass?.includes(reason));
        if (asks && !pass?.hasNoChoice) count('on', step.type);
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
    `Questions per player and turn in ${games} live games of level ${LEVEL}: asked of the seat; left to its player with auto-pass off, and on`,
    ['', ...all.flatMap(({ players }) => [`${players}: put`, 'off', 'on'])],
    [...kinds.map((kind) => row(kind, [kind])), row('all', kinds)],
  );
}
