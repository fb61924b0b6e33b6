import { limitsFor, seedFrom } from '@wordhoard/kernel';
import { type Wordsy, game as wordsy } from '@wordhoard/wordsy';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, OFFLINE, PHONE } from './browser.ts';
import { lexicon, openSavedGame } from './saved-game.ts';
import { openScene } from './scene.ts';
import * as wildwords from './wildwords/stage.ts';
import * as wordNerds from './word-nerds/stage.ts';
import { typed } from './word-worx/player.ts';
import * as wordWorx from './word-worx/stage.ts';
import { confirm, square, typeAt } from './wordsmith/player.ts';
import { LONDON, stage as stageWordsmith } from './wordsmith/stage.ts';
import { line, lock, toTheBoard } from './wordsy/player.ts';

const { server, visit } = openScene();

const rude = [...lexicon.words()].find((word) => lexicon.isOffensive(word) && lexicon.has(word, 'everyday'))!;

/** Every kind of reason, at a table with the everyday dictionary and the family list without QUICK. */
const KINDS: readonly (readonly [word: string, why: string])[] = [
  ['wierd', 'Did you mean WEIRD, WIRED or WIELD?'],
  ['london', 'It’s a name, written with a capital letter: London.'],
  ['ufo', 'It’s an abbreviation: unidentified flying object.'],
  ['dont', 'It’s written with an apostrophe: don’t.'],
  ['uptodate', 'It’s more than one word: up to date.'],
  ['airconditioned', 'It’s written with a hyphen: air-conditioned.'],
  ['bonjour', 'It’s French, not English.'],
  ['publically', 'The right spelling is PUBLICLY.'],
  ['cacoon', 'A printed rulebook says it isn’t a word.'],
  ['zax', 'It’s in the wide dictionary, but this table plays with the everyday one.'],
  ['quick', 'This table doesn’t allow it.'],
  [rude, 'This table is family-friendly, so coarse words don’t count.'],
  ['playwrite', 'Did you mean PLAYWRIGHT?'],
  ['qqqq', 'The dictionary has nothing spelt like it.'],
];

/** [WY-19] Alone, where the dictionary is asked when a word is locked. */
async function alone(page: Page): Promise<void> {
  const { rules, defaults } = wordsy;
  const words = { dictionary: 'everyday', familyFriendly: true, allowed: [], banned: ['quick'] } as const;
  const sheets = [{ lines: [], tallies: 0 }];
  const table = {
    config: { ...defaults, words },
    players: 1,
    seed: seedFrom('why not'),
    limits: limitsFor<Wordsy>(rules, 'live', { timer: 3_600_000 }),
    bank: null,
    position: { round: 1, board: 'QG NS ML GD', sheets, noFlip: null, lastMain: null, spot: 'top' as const },
  };
  await openSavedGame<Wordsy>(page, server.url, { name: rules.id, version: rules.version, table, entries: [] }, []);
  await toTheBoard(page);
}

/**
 * Locks each word in a separate round and reads why it is refused: six at most, because the seventh round is the last.
 */
async function readReasons(page: Page, kinds: typeof KINDS): Promise<void> {
  for (const [i, [word, why]] of kinds.entries()) {
    if (i > 0) await toTheBoard(page);
    await line(page).fill(word);
    await lock(page).click();
    const row = page.getByRole('list', { name: 'The words' }).getByRole('listitem');
    await row.locator('.why-not').getByText(why, { exact: true }).waitFor();
  }
}

test.each([
  ['phone', PHONE, KINDS.slice(0, 6)],
  ['desktop', DESKTOP, KINDS.slice(6, 12)],
])('[WY-19] on a %s a word that is none comes with the reason', async (_, screen, kinds) => {
  const { page, faults } = await visit(screen);
  await alone(page);
  await readReasons(page, kinds);
  expect(faults).toEqual([]);
});

test('the reason is also shown offline, and by tapping the word', async () => {
  const { page, faults } = await visit({ ...PHONE, ...OFFLINE });
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await alone(page);
  // The dictionary and the reasons are prefetched, though no word has been refused yet.
  await page.waitForFunction(() => caches.open('kept').then(async (kept) => (await kept.keys()).length === 2));
  await page.context().setOffline(true);
  await readReasons(page, [...KINDS.slice(12), KINDS[1]!]);
  await page.getByRole('button', { name: 'What london means' }).click();
  const meaning = page.getByRole('dialog', { name: 'LONDON' });
  await meaning.getByText('LONDON isn’t in the dictionary. It’s a name').waitFor();
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('[WW-16] after a successful challenge, each invalid word says why', async () => {
  const { page, faults } = await visit(PHONE);
  const play = wildwords
    .staged(2)
    .play(0, 'E3 *OX')
    .answer(1, { challenge: true })
    .answer(0, { words: ['knox', 'so', 'to', 'ax'] });
  await wildwords.show(page, server.url, play, wildwords.FRIENDS);
  await page.getByText('The play falls').waitFor();
  await page.locator('.verdict li').filter({ hasText: 'KNOX' }).getByText('It’s a name').waitFor();
  await expect.poll(() => page.locator('.verdict .why-not').count()).toBe(1);
  expect(faults).toEqual([]);
});

test('[WN-15] a struck word says why; nothing does while it could be a bluff', async () => {
  const { page, faults } = await visit(PHONE);
  const play = wordNerds
    .staged({
      players: [{ letters: 'wierd' }, { letters: 'wreck' }],
      position: { turn: 6, pool: 'oe' },
    })
    .declare(0, 'wierd');
  await wordNerds.showTogether(page, server.url, play);
  await page.getByText('WIERD').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.why-not').count()).toBe(0);

  const struck = await visit(PHONE);
  await wordNerds.showTogether(struck.page, server.url, play.challenge(1, 0));
  await struck.page.locator('.lost .struck').getByText('Did you mean WEIRD, WIRED or WIELD?').waitFor();
  expect([...faults, ...struck.faults]).toEqual([]);
});

test('[WX-7] a word that can’t be laid says why; only an obvious misspelling gets a suggestion', async () => {
  const { page, faults } = await visit(DESKTOP);
  const [anna, ...others] = wordWorx.THREE.players!;
  const players = [{ ...anna!, hand: 'u o t e f' }, ...others];
  const play = wordWorx.staged({ ...wordWorx.THREE, players, position: { line: 'l g o t a y' } });
  await wordWorx.stage(page, server.url, play.pick('l', null).answer(0, { steal: null }), false);
  const status = page.getByRole('status').filter({ hasText: 'isn’t in the dictionary.' });
  await typed(page).fill('head lover rice ufo');
  await status.getByText('It’s an abbreviation: unidentified flying object.').waitFor();
  // FLUTE, OFT and others are near: they would be hints.
  await typed(page).fill('head lover rice fut');
  await status.filter({ hasText: 'FUT' }).waitFor();
  await typed(page).fill('head lover rice ufo');
  await status.getByText('It’s an abbreviation').waitFor();
  await expect.poll(() => page.getByText('Did you mean').count()).toBe(0);
  await page.getByRole('button', { name: /^(End your turn|Finish)$/ }).click();
  await page.getByRole('alert').getByText('It’s an abbreviation: unidentified flying object.').waitFor();
  expect(faults).toEqual([]);
});

test('[WS-9] a refused claim says why', async () => {
  const { page, faults } = await visit(PHONE);
  await stageWordsmith(page, server.url, LONDON);
  await confirm(page).waitFor();
  await typeAt(page, 21, 'n');
  await square(page, 16).tap();
  await square(page, 21).tap();
  const alert = page.getByRole('alert');
  await alert.getByText('LONDON isn’t in the dictionary.').waitFor();
  await alert.getByText('It’s a name, written with a capital letter: London.').waitFor();
  expect(faults).toEqual([]);
});
