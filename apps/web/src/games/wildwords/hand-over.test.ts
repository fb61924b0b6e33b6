import { TestGame } from '@wordhoard/wildwords/testing';
import { expect, test } from 'vitest';
import { handOversIn } from '../../table/testing/shared-device.ts';
import { whyNext } from './hand-over.ts';

const two = { trays: ['FENDING', 'STAINER'] };
const three = { trays: ['FENDING', 'STAINER', 'CLOUTAP'] };
const shown = (game: TestGame): string[] => handOversIn(game, whyNext, { open: ['challenge', 'spell'] });

test('[WW-16] two players: the one whose play stood a challenge is next again', () => {
  const vain = new TestGame(two, ['fend']).play(0, '8E FEND').answer(1, { challenge: true });
  expect(shown(vain)).toEqual(['Anna:', 'Anna: Anna again: Beth’s challenge failed, so Beth loses a turn.']);
  const caught = new TestGame(two, []).play(0, '8E FEND').answer(1, { challenge: true });
  expect(shown(caught)).toEqual(['Anna:', 'Beth:']);
});

test('players in turn need no explanation', () => {
  const accepted = new TestGame(two, []).play(0, '8E FEND').answer(1, { challenge: false }).answer(1, { type: 'pass' });
  expect(shown(accepted)).toEqual(['Anna:', 'Beth:', 'Anna:']);
});

test('[WW-17] a vote, and the turn after it', () => {
  const voted = new TestGame(three, ['fend']).play(0, '8E FEND').answer(1, { challenge: true });
  voted.answer(2, { agree: true });
  expect(shown(voted)).toEqual([
    'Anna:',
    'Caro: Beth challenged Anna’s play, so everyone else votes.',
    'Beth: Anna’s turn is over, and Beth is next.',
  ]);
});

test('time that ran out while the device was handed over', () => {
  const late = new TestGame(three, []).answer(0, { type: 'pass' }).expire();
  expect(shown(late)).toEqual(['Anna:', 'Beth:', 'Caro: Time ran out for Beth, which counts as a pass.']);
});

test('[WW-6] a page opened again after a trade says that the turn goes on', () => {
  const traded = new TestGame(two, []).answer(0, { type: 'trade' });
  // The player keeps the device meanwhile.
  expect(shown(traded)).toEqual(['Anna:']);
  const { view, question } = traded.observe(0);
  const next = { seat: 0, last: null, isInOrder: true, isFirst: true, events: traded.events };
  const names = { me: null, of: () => 'Anna' };
  expect(whyNext({ ...next, step: question!.step, view, names })).toBe('trading tiles doesn’t end a turn');
});
