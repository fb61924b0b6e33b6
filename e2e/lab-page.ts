import { readFileSync } from 'node:fs';
import { loadGame } from '@wordhoard/catalog';
import { gamesOf, makeExperiment, makeFile, makeHeader, makeLabGame, parseFile, playAndReport } from '@wordhoard/lab';
import { openLexicon } from '@wordhoard/lexicon';
import type { Page } from 'playwright-core';

let made: Promise<string> | undefined;

/** Made once, because playing takes longer than the tests. */
export const labFile = (): Promise<string> => {
  made ??= makeLabFile();
  return made;
};

/** A small experiment as written by `wordhoard lab run`, with one broken game. */
async function makeLabFile(): Promise<string> {
  const words = openLexicon(readFileSync(new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
  const labGame = makeLabGame((await loadGame('word-worx'))!, words);
  const experiment = makeExperiment(labGame, {
    game: 'word-worx',
    seats: [2, 3],
    bots: ['1', '2'],
    options: {},
    pace: 'live',
    seed: 'page',
    games: 4,
  });
  if ('fault' in experiment) throw new Error(experiment.fault);
  const lines = gamesOf(experiment).map((key) => playAndReport(labGame, experiment, key).text);
  const { players, game, bots } = JSON.parse(lines[2]!);
  // None of ours breaks by itself.
  lines[2] = JSON.stringify({ players, game, bots, fault: { code: 'stuck', after: 12, why: '{"code":"stuck"}' } });
  const file = parseFile(`${[makeHeader(experiment), ...lines].join('\n')}\n`);
  if ('fault' in file) throw new Error(file.fault);
  return makeFile(file);
}

export const giveFile = (page: Page, name: string, text: string): Promise<void> =>
  page
    .locator('section[aria-labelledby=open] input[type=file]')
    .setInputFiles({ name, mimeType: 'application/jsonl', buffer: Buffer.from(text) });

/** Opens the lab with that file. */
export async function openLab(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/lab`);
  await page.getByRole('heading', { name: 'The lab' }).waitFor();
  await giveFile(page, 'word-worx.jsonl', await labFile());
  await page.getByRole('heading', { name: 'Results of word-worx.jsonl' }).waitFor();
}
