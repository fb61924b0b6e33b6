/** Every card is always in exactly one place, whatever is played. */
import { bind, limitsFor, replay } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { actionsOf } from './actions.ts';
import { randomBot } from './bot/random.ts';
import { defaults } from './defaults.ts';
import { GOLDEN_WORDS, goldenLexicon } from './golden-words.ts';
import { HAND_LIMIT } from './hand-limit.ts';
import { rules } from './rules.ts';
import { PRINTED } from './testing.ts';
import type { State, WordNerds } from './types.ts';

const { ids: LETTER_IDS } = PRINTED.letters;
const { ids: ACTION_IDS } = actionsOf(defaults);

/** Cards used from the pool stay there until the words are cleared; those of a hand are only in the word. */
function lettersOf({ players, deck, discards, market, pool, words }: State): string[] {
  const laid = words.flatMap(({ cards }) => cards.map(({ card }) => card)).filter((card) => !pool.includes(card));
  return [players.flatMap(({ letters }) => letters.secret), deck.secret, discards, market, pool, laid].flat();
}
const actionCardsOf = ({ players, actionDeck, actionDiscards }: State): string[] =>
  [players.flatMap(({ actions }) => actions.secret), actionDeck.secret, actionDiscards].flat();

const sorted = (cards: readonly string[]): string[] => cards.toSorted();

test.each([2, 3, 4, 5, 6])(
  '[WN-1] [WN-2] [WN-4] %i players: no card is lost or doubled, no hand is over ten',
  (players) => {
    const env = goldenLexicon();
    const game = bind<WordNerds>(rules, env);
    let states = 0;
    for (const pace of ['live', 'relaxed'] as const) {
      const { record } = recordGame<WordNerds>({
        game,
        env,
        bot: randomBot,
        table: {
          config: { ...defaults, winningScore: 500, lastTurn: 12 },
          players,
          limits: limitsFor<WordNerds>(rules, pace),
          bank: null,
          position: null,
        },
        words: GOLDEN_WORDS,
        name: `every card, ${players} ${pace}`,
      });
      for (const { state, agenda } of replay(game, record)) {
        states += 1;
        expect(sorted(lettersOf(state))).toEqual(sorted(LETTER_IDS));
        expect(sorted(actionCardsOf(state))).toEqual(sorted(ACTION_IDS));
        const full = state.players.some(({ letters }) => letters.secret.length > HAND_LIMIT);
        expect(full).toBe(agenda.at(-1)?.step.type === 'discard');
      }
    }
    expect(states).toBeGreaterThan(200);
  },
);
