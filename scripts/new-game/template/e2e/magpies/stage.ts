import { limitsFor, seedFrom } from '@wordhoard/kernel';
import { game, type Magpies } from '@wordhoard/magpies';
import type { Page } from 'playwright-core';
import { openSavedGame } from '../saved-game.ts';

/** Anna and Beth at one device, each with a 7 in hand; Anna holds the device. */
export function evenHands(page: Page, url: string): Promise<void> {
  const { rules, defaults } = game;
  const hands = [
    ['G7', 'G1', 'G2'],
    ['G17', 'G3', 'G4'],
  ];
  const table = {
    config: defaults,
    players: 2,
    seed: seedFrom('stage'),
    limits: limitsFor<Magpies>(rules, 'relaxed'),
    bank: null,
    position: { hands, scores: [] },
  };
  return openSavedGame<Magpies>(page, url, { name: rules.id, version: rules.version, table, entries: [] }, ['Beth']);
}
