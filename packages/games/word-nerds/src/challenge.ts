import { entryAt } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import * as v from 'valibot';
import { stopReasons } from './auto-pass.ts';
import { activeWords, strikeWord } from './battle.ts';
import { componentsOf } from './components.ts';
import { allSeats } from './hands.ts';
import { announceTimeouts } from './timeouts.ts';
import type { Steps } from './types.ts';
import { textOf } from './words.ts';

/** [WN-15] Points that a challenge gains or costs. */
const CHALLENGE_POINTS = 10;

/** [WN-15] Asks the others, sealed, whether they join; then the dictionary decides. */
export const join: Steps['join'] = {
  asks: (state, { word, by }) =>
    allSeats(state).filter((seat) => !by.includes(seat) && seat !== entryAt(state.words, word).owner),
  limit: 'join',
  progress: 'sealed',
  answer: v.strictObject({ join: v.boolean() }),
  check: () => undefined,
  defaultAnswer: () => ({ join: false }),
  reactionWindow: stopReasons('might-challenge'),
  close(m, { word, by }, answers) {
    announceTimeouts(m, answers, 'window', 'sealed');
    const { words, config, challenges } = m.state;
    const joined = answers.filter(({ answer }) => answer.join).map(({ seat }) => seat);
    const challengers = [...by, ...joined].sort((a, b) => a - b);
    const laid = entryAt(words, word);
    const text = textOf(componentsOf(config), laid.cards);
    const valid = isAccepted(m.env, config.words, text);
    for (const seat of challengers) challenges.push({ seat, points: valid ? -CHALLENGE_POINTS : CHALLENGE_POINTS });
    if (valid) laid.proven = true;
    const scoring = valid ? activeWords(words).scoring : strikeWord(words, word);
    m.tell({ type: 'judged', word, text, owner: laid.owner, by: challengers, valid, scoring });
    m.next({ type: scoring === null ? 'score' : 'respond' });
  },
};
