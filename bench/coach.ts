import { bindGame, GAME_IDS, type GameId, loadGame } from '@wordhoard/catalog';
import { entryAt, limitsFor, playOut, type Shape, seedFrom } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { printTable } from './table.ts';
import { openWords } from './words.ts';

/** Level of the bots, matches for each game, and which of their moments are looked at. */
const LEVEL = 3;
const MATCHES = 24;
const EVERY = 4;

/** A moment of a match for two, as the coach values it for the first seat, and what became of it. */
interface Moment {
  readonly lead: number;
  readonly swing: number;
  readonly finalLead: number;
  /** 1 for a win, 0.5 for a shared one. */
  readonly win: number;
}

/** How well the coach's values of positions foretell the end of matches between equal bots. */
export async function run(): Promise<void> {
  const lexicon = openWords();
  const rows = [];
  for (const id of GAME_IDS) rows.push(rowOf(id, await momentsOf(id, lexicon)));
  printTable(
    `${MATCHES} matches of two bots of level ${LEVEL}: final lead for each point of the expected lead; log-likelihood of the winner (${Math.log(0.5).toFixed(2)} knows nothing), also with all swings halved and doubled`,
    ['game', 'moments', 'points per point', 'likelihood', 'halved', 'doubled'],
    rows,
  );
}

async function momentsOf(id: GameId, env: Lexicon): Promise<Moment[]> {
  const pack = await loadGame(id);
  const notes = pack?.coach;
  if (!pack || !notes) throw new Error(`the game ${id} has no coach`);
  const game = bindGame(pack, env);
  const limits = limitsFor(pack.rules, 'live');
  const bots = [pack.bot(LEVEL), pack.bot(LEVEL)];
  const moments: Moment[] = [];
  for (let number = 0; number < MATCHES; number++) {
    const name = `coach ${number}`;
    const table = { config: pack.defaults, players: 2, seed: seedFrom(name), limits, bank: null, position: null };
    const started = game.start(table);
    if (!started.ok) throw new Error(started.refusal.code);
    const seen: Pick<Moment, 'lead' | 'swing'>[] = [];
    let { match } = started;
    let played = 0;
    for (const { after } of playOut<Shape>({ game, env, bots, match, luck: name })) {
      match = after;
      if (++played % EVERY > 0 || match.over) continue;
      seen.push({ lead: notes.points(match, 0, env) - notes.points(match, 1, env), swing: notes.swing(match.state) });
    }
    const { scores, places } = match.over!;
    const winners = entryAt(places, 0);
    const end = {
      finalLead: entryAt(scores, 0) - entryAt(scores, 1),
      win: winners.includes(0) ? 1 / winners.length : 0,
    };
    moments.push(...seen.map((moment) => ({ ...moment, ...end })));
  }
  return moments;
}

function rowOf(id: GameId, moments: readonly Moment[]): string[] {
  const sum = (of: (moment: Moment) => number): number => moments.reduce((total, moment) => total + of(moment), 0);
  const slope = sum(({ lead, finalLead }) => lead * finalLead) / sum(({ lead }) => lead ** 2);
  const likelihood = (factor: number): string => {
    const logs = sum(({ lead, swing, win }) => {
      const chance = 1 / (1 + Math.exp(-lead / (factor * swing)));
      return win * Math.log(chance) + (1 - win) * Math.log(1 - chance);
    });
    return (logs / moments.length).toFixed(3);
  };
  return [id, String(moments.length), slope.toFixed(2), likelihood(1), likelihood(0.5), likelihood(2)];
}
