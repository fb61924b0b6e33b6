import { chanceFrom } from '@wordhoard/kernel';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { TestGame, type TestGameOptions } from '../testing.ts';
import { makeBot } from './bot.ts';
import { type BidMixture, quickPolicy, USUAL_BIDS } from './quick-policy.ts';
import { SKILLS } from './skills.ts';

const quick = makeBot({ ...SKILLS[5], letterValuation: 'now' }, 8_000);

/** An auction in which the first letter is worth little more than the others. */
const auction = (spent: number[]): TestGame => {
  const player = { letters: 'qu', actions: [], spent, score: 0 };
  const players: TestGameOptions['players'] = [player, { ...player, letters: 'tr' }];
  return new TestGame({ players, position: { next: 'auction', market: 'nss' } });
};

/** The tokens that it bids in 60 worlds, each once. */
function bids(play: TestGame, mixture: BidMixture): number[] {
  const tokens = Array.from({ length: 60 }, (_, world) => {
    const input = { seen: play.observe(0), seat: 0, chance: chanceFrom(`world ${world}`), env };
    const { move } = [...quickPolicy(mixture)(input)].at(-1)!;
    if (!('to' in move) || !('token' in move.answer)) throw new Error('it was asked for a bid');
    return move.answer.token;
  });
  return [...new Set(tokens)].sort();
}

test('bids as the quick bot does, the highest token, or any of its tokens', () => {
  const usual = bids(auction([3]), USUAL_BIDS);
  expect(usual).not.toContain(5);
  expect(bids(auction([3]), { ...USUAL_BIDS, highest: 100 })).toEqual([5]);
  expect(bids(auction([3]), { ...USUAL_BIDS, any: 100 })).toEqual([0, 1, 2, 4, 5]);
  expect(bids(auction([3]), { ...USUAL_BIDS, highest: 50 })).toEqual([...usual, 5]);
});

test('expects the highest token again of a player who has spent the highest', () => {
  const again = { ...USUAL_BIDS, highestAgain: 100 };
  expect(bids(auction([5, 4]), again)).toEqual([3]);
  expect(bids(auction([4]), again)).toEqual(bids(auction([4]), USUAL_BIDS));
  expect(bids(auction([]), again)).toEqual(bids(auction([]), USUAL_BIDS));
});

test('plays everything else as the quick bot', () => {
  const position = { next: 'declaration', market: null } as const;
  const player = { letters: 'wreckings', actions: [], spent: [], score: 0 };
  const play = new TestGame({ players: [player, { ...player, letters: 'te' }], position });
  const input = () => ({ seen: play.observe(0), seat: 0, chance: chanceFrom('declare'), env });
  const [planned] = [...quickPolicy({ highest: 100, highestAgain: 100, any: 0 })(input())];
  expect(planned).toEqual([...quick(input())][0]);
  expect(planned?.move).toMatchObject({ answer: { type: 'word' } });
});

test('makes no move if it is not asked', () => {
  const play = auction([]);
  play.answer(0, { token: 1 });
  const input = { seen: play.observe(0), seat: 0, chance: chanceFrom('none'), env };
  expect([...quickPolicy({ ...USUAL_BIDS, highest: 100 })(input)]).toEqual([]);
});
