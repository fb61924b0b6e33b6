import { expect, test } from 'vitest';
import { type GameKey, gamesOf } from './experiment.ts';
import { makeFile, parseFile } from './file.ts';
import { type Employer, type GameWorker, playAll, playAndSay } from './game-pool.ts';
import { experimentWith, houseWith } from './testing/high-card.ts';

const house = houseWith();
const experiment = experimentWith();

/** Workers that play when they are told to, so that a test decides who is quick. */
class Hands {
  readonly employers: Employer[] = [];
  readonly waiting: GameKey[][] = [];
  dismissed = 0;
  readonly hire = (employer: Employer): GameWorker => {
    const mine: GameKey[] = [];
    this.employers.push(employer);
    this.waiting.push(mine);
    const dismiss = async (): Promise<void> => {
      this.dismissed += 1;
    };
    return { play: (key: GameKey) => void mine.push(key), dismiss };
  };
  work(hand: number): void {
    const key = this.waiting[hand]!.shift();
    if (key) this.employers[hand]!.played(playAndSay(house, experiment, key));
  }
}

test('whoever is quick plays more, every game is played once, and all are sent home', async () => {
  const hands = new Hands();
  const texts: string[] = [];
  const { done } = playAll({
    games: gamesOf(experiment),
    hands: 2,
    hire: hands.hire,
    played: ({ text }) => void texts.push(text),
  });
  hands.work(1);
  for (let i = 0; i < 20; i++) hands.work(0);
  hands.work(1);
  hands.work(1);
  await done;
  expect(hands.dismissed).toBe(2);
  const whole = makeFile({
    experiment,
    games: gamesOf(experiment).map((key) => {
      const { text } = playAndSay(house, experiment, key);
      return { text, line: JSON.parse(text) };
    }),
  });
  const [header] = whole.split('\n');
  const file = parseFile(`${[header, ...texts].join('\n')}\n`);
  expect('fault' in file ? file : makeFile(file)).toBe(whole);
});

test('told to stop it ends, and what comes in later is not counted', async () => {
  const hands = new Hands();
  const played: string[] = [];
  const crew = playAll({
    games: gamesOf(experiment),
    hands: 3,
    hire: hands.hire,
    played: ({ text }) => void played.push(text),
  });
  hands.work(0);
  crew.stop();
  hands.work(0);
  await crew.done;
  expect([played.length, hands.dismissed]).toEqual([1, 3]);
});

test('a worker that fails ends it for all', async () => {
  const hands = new Hands();
  const { done } = playAll({ games: gamesOf(experiment), hands: 2, hire: hands.hire, played: () => {} });
  hands.employers[0]!.failed(new Error('no memory'));
  await expect(done).rejects.toThrow('no memory');
  expect(hands.dismissed).toBe(2);
});

test('no games need no workers', async () => {
  const hands = new Hands();
  await playAll({ games: [], hands: 2, hire: hands.hire, played: () => {} }).done;
  expect(hands.employers).toHaveLength(0);
});
