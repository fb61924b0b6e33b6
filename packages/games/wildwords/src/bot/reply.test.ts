import { chanceFrom } from '@wordhoard/kernel';
import { buildGraph } from '@wordhoard/lexicon';
import { wholeLexicon as env, everyWord } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { PRINTED } from '../components.ts';
import { PlayFinder } from '../generator/finder.ts';
import { randomPosition, sampleWords } from '../generator/random-position.ts';
import { withTiles } from '../geometry.ts';
import { countFaces, faceOf, type TileFace, takeFaces } from '../tiles.ts';
import { PLAIN_WORDS } from '../words.ts';
import { type ChosenPlay, choosePlay, type TurnContext } from './choose-play.ts';
import { averageBestScore, sampleTrays } from './reply.ts';
import { SKILLS } from './skills.ts';
import { vocabularyOf } from './vocabulary.ts';

const words = vocabularyOf(env, PLAIN_WORDS, SKILLS[5].vocabulary);
/** Boards are made with few words, because finding every play of all words takes too long. */
const boardMaker = new PlayFinder(buildGraph(sampleWords(everyWord())));

describe('sampled trays of the next player', () => {
  const unseen: readonly TileFace[] = ['A', 'A', 'B', '*', 'Q', 'E', 'E', 'R'];
  test('are drawn from the unseen tiles, each tile once', () => {
    const there = countFaces(unseen);
    for (const tray of sampleTrays(unseen, 5, 50, chanceFrom('trays'))) {
      expect(tray).toHaveLength(5);
      for (const [face, count] of Object.entries(countFaces(tray))) expect(count).toBeLessThanOrEqual(there[face]!);
    }
  });
  test('are known if they hold all unseen tiles, and empty if they hold none', () => {
    expect(sampleTrays(unseen, 8, 50, chanceFrom('trays'))).toEqual([unseen]);
    expect(sampleTrays(unseen, 0, 50, chanceFrom('trays'))).toEqual([]);
  });
  test('give the average score of the best plays', () => {
    const { grid } = randomPosition(boardMaker, chanceFrom('mean'), { plays: 4, wild: 1, asterisks: 0 });
    const trays = [[...'RETINAS'], [...'V']];
    const [good, poor] = trays.map((tray) => words.finderFor(PRINTED).best(grid, tray)[0]?.score ?? 0);
    expect(averageBestScore(words.finderFor(PRINTED), grid, trays)).toBe((good! + poor!) / 2);
    expect(averageBestScore(words.finderFor(PRINTED), grid, [])).toBe(0);
  });
});

test('the strongest bot plays for the best value less the reply, which usually, but not always, is the best play', () => {
  let other = 0;
  for (let i = 0; i < 6; i++) {
    const chance = chanceFrom(`ahead ${i}`);
    const { grid, tray: faces } = randomPosition(boardMaker, chance, { plays: 4, wild: 1, asterisks: 0 });
    const tiles = chance.shuffle(PRINTED.tiles);
    const tray = takeFaces(tiles, faces)!;
    // The pot is empty, so the other player holds all unseen tiles and there is no chance.
    const unseen = tiles
      .filter((tile) => !tray.includes(tile))
      .slice(0, PRINTED.traySize)
      .map(faceOf);
    const outlook: TurnContext = {
      components: PRINTED,
      grid,
      tray,
      pot: 0,
      players: 2,
      unseen,
      nextTrayCount: PRINTED.traySize,
      othersValue: 0,
    };
    const choose = (answers: number): ChosenPlay =>
      choosePlay({ ...SKILLS[5], replyTrays: answers }, words, outlook, chanceFrom('luck'))!;
    const worth = ({ tiles: laid, value }: ChosenPlay): number => {
      const after = withTiles(
        PRINTED,
        grid,
        laid.map(({ square, tile }) => ({ square, face: faceOf(tile) })),
      );
      return value - (words.finderFor(PRINTED).best(after, unseen)[0]?.score ?? 0);
    };
    const [blind, foreseeing] = [choose(0), choose(1)];
    expect(worth(foreseeing)).toBeGreaterThanOrEqual(worth(blind));
    if (worth(foreseeing) > worth(blind)) other++;
  }
  expect(other).toBeGreaterThan(0);
  expect(other).toBeLessThan(6);
});
