import { bind, chanceFrom, type Game, limitsFor, type Match, type Move, seedFrom } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { game, type WildWords } from '@wordhoard/wildwords';
import { printTable } from '../table.ts';

type Level = Parameters<typeof game.bot>[0];

const PAIRS: readonly (readonly [strong: Level, weak: Level])[] = [
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
  [3, 1],
  [5, 3],
];

/** Two hundred games a pair; fewer when the environment says so, for a first look. */
const GAMES = Number(process.env['GAMES'] ?? 200);

export function benchBots(lexicon: Lexicon): void {
  const wildwords = bind(game.rules, lexicon);
  const rows = PAIRS.map(([strong, weak]) => {
    const start = performance.now();
    let won = 0;
    const points = { [strong]: 0, [weak]: 0 };
    for (let i = 0; i < GAMES; i++) {
      const levels = i % 2 === 0 ? [strong, weak] : [weak, strong];
      const { over } = duel(wildwords, lexicon, levels, `duel ${strong} ${weak} ${i}`);
      for (const [seat, level] of levels.entries()) points[level]! += over!.scores[seat]!;
      const first = over!.places[0]!;
      if (first.some((seat) => levels[seat] === strong)) won += 1 / first.length;
    }
    const share = (sum: number): string => (sum / GAMES).toFixed(0);
    const ms = share(performance.now() - start);
    return [
      `level ${strong} against ${weak}`,
      `${share(100 * won)} %`,
      share(points[strong]!),
      share(points[weak]!),
      ms,
    ];
  });
  printTable(
    `Bots, ${GAMES} seeded games of two each (aim: 5 against 3, and 3 against 1, at least 80 %)`,
    ['', 'won', 'points', 'theirs', 'ms a game'],
    rows,
  );
}

function duel(wildwords: Game<WildWords>, lexicon: Lexicon, levels: readonly Level[], name: string): Match<WildWords> {
  const limits = limitsFor<WildWords>(game.rules, 'relaxed');
  const table = { config: game.defaults, players: levels.length, limits, bank: null, position: null };
  const started = wildwords.start({ ...table, seed: seedFrom(name) });
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  let { match } = started;
  for (let n = 0; !match.over; n++) {
    const open = match.agenda.at(-1)!;
    const seat = open.asked.find((asked) => !open.given.some((given) => given.seat === asked && given.done))!;
    const seen = wildwords.see(match, seat);
    let move: Move<WildWords> | undefined;
    for (const thought of game.bot(levels[seat]!)({ seen, seat, chance: chanceFrom(`${name} ${n}`), env: lexicon }))
      move = thought.move;
    const outcome = wildwords.play(match, seat, move, match.at + 1);
    if (!outcome.ok) throw new Error(JSON.stringify([outcome.refusal, move]));
    match = outcome.match;
  }
  return match;
}
