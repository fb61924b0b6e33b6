import type { QuestionKind } from '@wordhoard/kernel';
import type { WildWords } from '@wordhoard/wildwords';
import type { TestGame } from '@wordhoard/wildwords/testing';
import type { Locator, Page } from 'playwright-core';
import { visit } from '../browser.ts';
import { listDecisions, openReview } from '../finished-review.ts';
import type { Screen } from '../screens.ts';
import { joinTable } from '../tables.ts';
import { board, challenge, makeTable, pass, passNow, ranking, spell } from './player.ts';
import { FRIENDS, LONG, show, showAlone, staged, stagedVariant } from './stage.ts';

/** `E3 *OX` of the printed examples, by Anna. */
const played = (players = 4): TestGame => staged(players).play(0, 'E3 *OX');
const WORDS = ['fox', 'so', 'to', 'ax'];
/** Anna's play challenged by the last of the others, and spelt. */
const spelt = (players = 4, words = WORDS): TestGame =>
  played(players)
    .answer(players - 1, { challenge: true })
    .answer(0, { words });

/** Screens with a picture in docs/screenshots, with ordinary names. */
const SHOWN: readonly string[] = ['laid', 'challenge', 'vote', 'stands', 'end'];

const screen = (
  name: string,
  open: (page: Page, url: string) => Promise<void>,
  shows: (page: Page) => Locator,
): Screen => ({
  name: `wildwords-${name}`,
  ...(SHOWN.includes(name) ? { shown: true } : {}),
  open: async (page, url) => {
    await open(page, url);
    await shows(page).first().waitFor();
  },
});

/** Another guest in their own window. */
const another = async (page: Page): Promise<Page> => (await visit(page.context().browser()!)).page;

/** A table on the server, seen by the player who waits for the other's turn. */
async function waiting(page: Page, url: string): Promise<void> {
  const code = await makeTable(page, url);
  const beth = await another(page);
  await joinTable(beth, url, code, LONG[0]!);
  await page.getByText(LONG[0]!).first().waitFor();
  await page.getByRole('button', { name: /^Start/ }).click();
  await Promise.all([board(page).waitFor(), board(beth).waitFor()]);
  if (await pass(page).isVisible()) await passNow(page);
}

async function watching(page: Page, url: string): Promise<void> {
  const anna = await another(page);
  const code = await makeTable(anna, url);
  const beth = await another(page);
  await joinTable(beth, url, code, LONG[0]!);
  await anna.getByText(LONG[0]!).first().waitFor();
  await anna.getByRole('button', { name: /^Start/ }).click();
  await board(anna).waitFor();
  await page.goto(`${url}/t/${code}`);
  const watch = page.getByRole('button', { name: /watch/i });
  await board(page).or(watch).first().waitFor();
  if (await watch.isVisible()) await watch.click();
}

/** On a phone the plays are in a dialog. */
async function openPlays(page: Page): Promise<void> {
  const peek = page.getByRole('button', { name: /^Plays/ });
  if (await peek.isVisible()) await peek.click();
  await page.getByText('The board in words').filter({ visible: true }).click();
}

/** [WW-20] Both pass twice. */
const passedOut = (): TestGame => [0, 1, 0, 1].reduce((play, seat) => play.answer(seat, { type: 'pass' }), spelt(2));

const dialog = (page: Page): Locator => page.getByRole('dialog');

/** A screen for each kind of question: a new kind without one does not compile. */
const ASKED: Readonly<Record<QuestionKind<WildWords>, readonly Screen[]>> = {
  turn: [
    screen('turn', (page, url) => show(page, url, staged(2)), pass),
    screen('turn-four', (page, url) => show(page, url, staged(4, 1)), pass),
    screen(
      'laid',
      async (page, url) => {
        await show(page, url, staged(4), FRIENDS);
        // Once for an arrow across, once more for one down.
        for (let i = 0; i < 2; i++) await page.locator('[data-square="34"]').click();
        await page.getByRole('button', { name: 'Asterisk' }).click();
        for (const face of ['O', 'X']) await page.getByRole('button', { name: new RegExp(`^${face} \\d`) }).click();
      },
      (page) => page.getByRole('button', { name: 'Play for 35' }),
    ),
    screen(
      'trade',
      async (page, url) => {
        await show(page, url, staged(4));
        await page.getByRole('button', { name: 'Trade' }).click();
      },
      (page) => dialog(page).getByRole('button', { name: 'Trade all' }),
    ),
    screen(
      'variant',
      async (page, url) => {
        await show(page, url, stagedVariant());
        for (let i = 0; i < 2; i++) await page.locator('[data-square="83"]').click();
        for (const face of 'IAGEN') await page.getByRole('button', { name: new RegExp(`^${face} \\d`) }).click();
      },
      (page) => page.getByRole('button', { name: /^Play for/ }),
    ),
    screen('waiting', waiting, (page) => page.getByText(/is thinking about a play/)),
    screen('watching', watching, board),
  ],
  challenge: [
    screen('challenge', (page, url) => showAlone(page, url, staged(2, 1).play(1, '5D (A)NTILES')), challenge),
    screen('challenge-together', (page, url) => show(page, url, played()), challenge),
    screen(
      'challenge-sure',
      async (page, url) => {
        await show(page, url, played());
        await challenge(page).click();
      },
      (page) => dialog(page).getByRole('button', { name: LONG[2]! }),
    ),
  ],
  spell: [
    screen('spell', (page, url) => show(page, url, played().answer(3, { challenge: true })), spell),
    screen(
      'give-in',
      async (page, url) => {
        await show(page, url, played().answer(3, { challenge: true }));
        await page.getByRole('button', { name: 'Give in' }).click();
      },
      (page) => dialog(page).getByRole('button', { name: 'Give in' }),
    ),
  ],
  vote: [
    screen(
      'vote',
      (page, url) => show(page, url, spelt(3), FRIENDS),
      (page) => page.getByRole('button', { name: 'Trust the play' }),
    ),
    screen(
      'vote-four',
      (page, url) => show(page, url, spelt(4)),
      (page) => page.getByRole('button', { name: 'Trust the play' }),
    ),
  ],
};

const DECIDED: readonly Screen[] = [
  screen(
    'stands',
    (page, url) => show(page, url, spelt(4).answer(1, { agree: true }).answer(2, { agree: false }), FRIENDS),
    (page) => page.getByText('The play stands'),
  ),
  screen(
    'falls',
    (page, url) =>
      show(page, url, spelt(4, WORDS.with(0, 'zzox')).answer(1, { agree: false }).answer(2, { agree: false })),
    (page) => page.getByText('The play falls'),
  ),
  screen(
    'gave-in',
    (page, url) => show(page, url, played(2).answer(1, { challenge: true }).answer(0, { words: null })),
    (page) => page.getByText('The play falls'),
  ),
  screen(
    'hand-over',
    async (page, url) => {
      await show(page, url, spelt(4));
      await page.getByRole('button', { name: 'Trust the play' }).click();
    },
    (page) => page.getByText(/^Pass the device to /),
  ),
  screen(
    'plays',
    async (page, url) => {
      await show(page, url, spelt(2));
      await openPlays(page);
    },
    (page) => page.getByText(/laid as ✱OX/).filter({ visible: true }),
  ),
  screen(
    'written',
    async (page, url) => {
      await show(page, url, staged(4));
      await page.keyboard.press('/');
    },
    (page) => page.getByRole('textbox', { name: 'A play, such as 8E FEND' }),
  ),
  screen(
    'meaning',
    async (page, url) => {
      await show(page, url, spelt(2));
      await page.locator('.verdict .word-link').first().click();
    },
    (page) => dialog(page).getByText('carnivorous'),
  ),
  screen('end', (page, url) => show(page, url, passedOut(), FRIENDS), ranking),
  {
    ...screen(
      'review',
      // At one device, with long names.
      async (page, url) => {
        await openReview(page, url, 'wildwords', {}, LONG.slice(0, 1));
        await listDecisions(page);
      },
      (page) => page.locator('.decision[data-grade="big"]'),
    ),
    // By review.test.ts.
    sweepOnly: true,
  },
];

export const WILDWORDS_SCREENS: readonly Screen[] = [
  {
    name: 'wildwords-make',
    open: async (page, url) => {
      await page.goto(`${url}/new/wildwords`);
      await page.getByLabel('Time on each chess clock').waitFor();
    },
  },
  {
    name: 'wildwords-rules',
    open: async (page, url) => {
      await page.goto(`${url}/rules/wildwords`);
      await page.getByRole('heading', { name: 'Three plays' }).waitFor();
    },
  },
  ...Object.values(ASKED).flat(),
  ...DECIDED,
];
