import type { QuestionKind } from '@wordhoard/kernel';
import type { WordWorx } from '@wordhoard/word-worx';
import type { Page } from 'playwright-core';
import { visit } from '../browser.ts';
import type { Screen } from '../screens.ts';
import { joinTable, makeTableOf } from '../tables.ts';
import { done, enough, handCards, lineCards, planTheft, prey, prompt, ranking, typed, weld } from './player.ts';
import { LAST, LONGEST, ROBBED, SECOND_ROUND, SIX, stage, staged, THREE, VARIANT } from './stage.ts';

type OpenScreen = Screen['open'];

const at =
  (path: string, heading: string): OpenScreen =>
  async (page, url) => {
    await page.goto(url + path);
    await page.getByText(heading).first().waitFor();
  };

/** Anna may steal, from known words. */
async function maySteal(page: Page, url: string): Promise<void> {
  await stage(page, url, staged(THREE).pick('or', null), true);
  await page.getByText('Finding cards you can steal').waitFor({ state: 'hidden' });
}

/** Anna about to steal, the S of STAR in her hand and SHADE in her mind. */
async function stealing(page: Page, url: string): Promise<void> {
  await maySteal(page, url);
  await planTheft(page, 'star', 0, 'art', 'shade lover rice');
}

/** She has stolen it, and builds. */
async function robbing(page: Page, url: string): Promise<void> {
  const play = staged(THREE).pick('or', null);
  await stage(page, url, play.answer(0, { steal: play.theft('star', 's', 'art', ['shade', 'lover', 'rice']) }), true);
  await done(page).waitFor();
}

async function building(page: Page, url: string): Promise<void> {
  await robbing(page, url);
  await typed(page).fill('shade lover rice floor');
  await page.getByRole('status').filter({ hasText: 'All words are valid' }).waitFor();
}

async function discarding(page: Page, url: string): Promise<void> {
  const play = staged(THREE).pick('or', 'g').answer(0, { steal: null });
  await stage(page, url, play.build(['head', 'l-o-v-er', 'rice']), true);
  await page.getByRole('button', { name: /^Discard 2/ }).waitFor();
}

async function lastBuild(page: Page, url: string): Promise<void> {
  await stage(page, url, staged(LAST), true);
  await done(page).waitFor();
}

/** All players at this device end the last build with nothing more laid. */
async function toTheEnd(page: Page, others: readonly string[]): Promise<void> {
  await done(page).click();
  for (const name of others) {
    await page.getByRole('button', { name: `I am ${name}` }).click();
    await done(page).click();
  }
}

/** A spectator watches Anna and Beth play. */
async function watching(page: Page, url: string): Promise<void> {
  const browser = page.context().browser()!;
  const [{ page: anna }, { page: beth }] = [await visit(browser), await visit(browser)];
  const code = await makeTableOf('word-worx', anna, url, async (form) => {
    await form.getByRole('radio', { name: /^No clocks/ }).check();
  });
  await joinTable(beth, url, code, 'Beth');
  await anna.getByText('Beth').first().waitFor();
  await anna.getByRole('button', { name: /^Start/ }).click();
  await anna.getByRole('region', { name: 'Assembly line' }).waitFor();
  await page.goto(`${url}/t/${code}`);
  await page.getByText(/^watching/).waitFor();
  await Promise.all([anna.close(), beth.close()]);
}

/** At least one screen for each question: a new one without a screen does not compile. */
const ASKED: Readonly<Record<QuestionKind<WordWorx>, Readonly<Record<string, OpenScreen>>>> = {
  pick: {
    line: async (page, url) => {
      await stage(page, url, staged(THREE), true);
      await lineCards(page).first().waitFor();
    },
    second: async (page, url) => {
      await stage(page, url, staged(THREE).pick('or'), true);
      await enough(page).waitFor();
    },
    /** The fullest table. */
    six: async (page, url) => {
      await stage(page, url, staged(SIX), true);
      await lineCards(page).first().waitFor();
    },
    /** The same with the longest names there are. */
    names: async (page, url) => {
      await stage(page, url, staged(SIX), LONGEST);
      await lineCards(page).first().waitFor();
    },
    /** The third card of a variant, off a long line. */
    third: async (page, url) => {
      await stage(page, url, staged(VARIANT).pick('st', 'o'), true);
      await page.getByRole('button', { name: 'Stop here' }).waitFor();
    },
    /** Beth has stolen from her, and says so in sight. */
    robbed: async (page, url) => {
      await stage(page, url, ROBBED(), false);
      await lineCards(page).first().waitFor();
    },
  },
  steal: {
    prey: maySteal,
    steal: stealing,
    /** Without this card nothing can be made of the word. */
    'no-rest': async (page, url) => {
      await maySteal(page, url);
      await prey(page, 'star').nth(2).click();
      await page.getByRole('alert').filter({ hasText: 'the rest of STAR makes no word' }).first().waitFor();
    },
  },
  build: {
    build: building,
    /** A card lifted to go elsewhere. */
    lifted: async (page, url) => {
      await robbing(page, url);
      await weld(page, 'rice').getByRole('button', { name: 'Move R in RICE' }).click();
      await page.getByRole('status').filter({ hasText: 'Where does the R go?' }).waitFor();
    },
    /** The typed words can't be laid, and the button says so. */
    refused: async (page, url) => {
      await robbing(page, url);
      await typed(page).fill('shade lover rice zebra');
      await done(page).click();
      await page.getByRole('alert').filter({ hasText: 'Your words can’t be laid yet' }).first().waitFor();
    },
    /** A word that is none, and why, in the hand o l u re f. */
    'no-word': async (page, url) => {
      await robbing(page, url);
      await typed(page).fill('shade lover rice ufo');
      await done(page).click();
      await page.getByRole('alert').getByText('It’s an abbreviation: unidentified flying object.').waitFor();
    },
    // On a wide screen it is there all the time.
    manifest: async (page, url) => {
      await building(page, url);
      const peek = page.getByRole('button', { name: /^Manifest/ });
      if (await peek.isVisible()) await peek.click();
      await page.getByText('set 2 pays double').filter({ visible: true }).waitFor();
    },
    last: lastBuild,
    /** Cards of three letters, and a manifest with two words in a set. */
    variant: async (page, url) => {
      await stage(page, url, staged(VARIANT).pick('st', 'o', null).answer(0, { steal: null }), true);
      await typed(page).fill('string tea');
      await page.getByRole('status').filter({ hasText: 'All words are valid' }).waitFor();
    },
  },
  discard: {
    discard: discarding,
    chosen: async (page, url) => {
      await discarding(page, url);
      await handCards(page).first().click();
    },
  },
};

const OTHERS: Readonly<Record<string, OpenScreen>> = {
  make: at('/new/word-worx', 'Rules and words'),
  rules: at('/rules/word-worx', 'Stealing'),
  watching,
  'hand-over': async (page, url) => {
    await lastBuild(page, url);
    await done(page).click();
    await page.getByRole('button', { name: 'I am Beth' }).waitFor();
  },
  /** A round is scored, and the next begins. */
  scored: async (page, url) => {
    await stage(page, url, staged(SECOND_ROUND), true);
    await toTheEnd(page, ['Beth', 'Caro']);
    await page.getByRole('button', { name: /^I am / }).click();
    await page.getByRole('button', { name: 'See round 1 scores' }).click();
    await page.getByRole('dialog').getByText('Round 1 scores').waitFor();
  },
  end: async (page, url) => {
    await lastBuild(page, url);
    await toTheEnd(page, ['Beth', 'Caro']);
    await ranking(page).waitFor();
  },
  'end-names': async (page, url) => {
    await stage(page, url, staged({ ...SIX, config: { rounds: 1 }, position: { line: 'or g a t e' } }), LONGEST);
    await prompt(page).filter({ hasText: 'your last build' }).waitFor();
    await toTheEnd(page, LONGEST);
    await ranking(page).waitFor();
  },
};

/** Screens with a picture in docs/screenshots. */
const SHOWN = new Set(['line', 'steal', 'build', 'six', 'robbed']);

export const WORD_WORX_SCREENS: readonly Screen[] = [...Object.values(ASKED), OTHERS]
  .flatMap((screens) => Object.entries(screens))
  .map(([name, open]) => ({ name: `word-worx-${name}`, open, ...(SHOWN.has(name) ? { shown: true as const } : {}) }));
