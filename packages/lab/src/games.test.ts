import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { gamesWith } from '@wordhoard/catalog/testing';
import { verifyRecord } from '@wordhoard/kernel';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import { describe, expect, test } from 'vitest';
import type { Experiment } from './experiment.ts';
import { type FinishedLine, isBroken } from './game-line.ts';
import { type LabGame, makeLabGame } from './lab-game.ts';
import { type PlayedGame, playGame } from './play-game.ts';
import { forbiddenActions } from './player.ts';

const words: Lexicon = openLexicon(
  readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')),
);

/** Kinds of things that each game's notes for the lab must mention. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  wildwords: ['letter', 'square', 'ending'],
  wordsy: ['letter', 'word', 'length', 'timer'],
  'word-nerds': ['letter', 'bid', 'card', 'length', 'ending'],
  wordsmith: ['letter', 'price', 'square', 'length', 'goal on the table'],
  'word-worx': ['letter', 'manifest', 'indicator', 'word', 'length'],
};

/** Games that can be made short are. */
const SHORT: Readonly<Record<string, object>> = { wordsy: { rounds: 2 }, 'word-nerds': { lastTurn: 6 } };

async function play(
  game: string,
  bots: string[],
): Promise<{ labGame: LabGame; played: PlayedGame; line: FinishedLine }> {
  const pack = (await loadGame(game))!;
  const labGame = makeLabGame(pack, words);
  const experiment: Experiment = {
    game,
    rules: labGame.game.version,
    words: words.id,
    seats: [2],
    bots,
    options: { ...pack.defaults, ...SHORT[game] },
    pace: 'live',
    seed: 'every game',
    games: 1,
  };
  const played = playGame(labGame, experiment, { players: 2, game: 0 });
  if (isBroken(played.line)) throw new Error(JSON.stringify(played.line));
  return { labGame, played, line: played.line };
}

describe.each(GAME_IDS)('%s', (id) => {
  test('is played by bots and by its beginner script, if any; is measured; its record verifies', async () => {
    const { lab } = (await loadGame(id))!;
    const { labGame, played, line } = await play(id, ['1', lab?.beginner ? 'beginner' : '2']);
    expect(verifyRecord(labGame.game, words.id, played.record)).toMatchObject({ ok: true });
    expect(line.decisions).toBeGreaterThan(line.turns ?? 0);
    // Without lab notes there is no way to count turns or to know who leads.
    if (lab) {
      expect(line.turns).toBeGreaterThan(0);
      expect(line.leads).not.toBeNull();
    } else expect(line).toMatchObject({ turns: null, leads: null });
    const kinds = new Set([...Object.keys(line.things), ...Object.keys(line.common)].map((key) => key.split('/')[0]!));
    for (const kind of ['event', ...(KINDS[id] ?? [])]) expect(kinds).toContain(kind);
  });
});

test('some games have a beginner script', async () => {
  await expect(gamesWith(({ lab }) => lab?.beginner)).resolves.not.toEqual([]);
});

test('a hidden deadline is no time-out: it only ends the span in which declarations are simultaneous [WN-11]', async () => {
  const { played, line } = await play('word-nerds', ['3', '3']);
  expect(line.things['event/laid']!.some((laid) => laid > 0)).toBe(true);
  // Deadlines did pass, but never because a player was late.
  expect(played.record.entries.filter(({ seat }) => seat === undefined).length).toBeGreaterThan(0);
  expect(line.timeouts).toBe(0);
});

test.each(Object.keys(KINDS))('%s says what each action is that it can forbid', async (id) => {
  const pack = (await loadGame(id))!;
  expect(forbiddenActions(pack).filter(({ never }) => never === '')).toEqual([]);
  const offered = forbiddenActions(pack).map(({ name }) => name);
  const noted = Object.entries(pack.lab?.forbidNotes ?? {}).filter(([, note]) => note !== null);
  expect(noted.map(([name]) => name).sort()).toEqual(offered);
});

test('a game without end can’t be made by forbidding: Wordsy’s bots must lock their words', async () => {
  expect(forbiddenActions((await loadGame('wordsy'))!).map(({ name }) => name)).toEqual(['challenge', 'word']);
});
