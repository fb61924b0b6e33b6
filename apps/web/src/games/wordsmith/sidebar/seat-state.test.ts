import { easyWords, TestGame } from '@wordhoard/wordsmith/testing';
import { expect, test } from 'vitest';
import { scoreShown } from './seat-state.ts';

test('[WS-15] points for most crowns are shown only at the end', () => {
  const play = new TestGame(easyWords, 3);
  const shown = (): number[] =>
    [0, 1, 2].map((seat) => scoreShown(play.view(), seat, play.observe('audience').over !== null));
  expect(shown()).toEqual([0, 0, 0]);
  while (play.match.over === null) {
    expect(shown()).toEqual(play.view().tallies.map(({ lines, total }) => total - lines['most-crowns']));
    play.expire();
  }
  expect(shown()).toEqual(play.match.over.scores);
  expect(play.view().tallies.map(({ lines }) => lines['most-crowns'])).toEqual([8, 8, 8]);
});
