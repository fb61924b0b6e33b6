import { isAccepted } from '@wordhoard/lexicon';
import * as v from 'valibot';
import { reasons } from './auto-pass.ts';
import { front, strike } from './battle.ts';
import { everyone } from './hands.ts';
import { tellSilent } from './silence.ts';
import type { Steps } from './types.ts';
import { textOf } from './words.ts';

/** [WN-15] What a challenge brings, or costs. */
const POINTS = 10;

/** [WN-15] The others are asked, sealed, to join; then the dictionary decides. */
export const join: Steps['join'] = {
  asks: (state, { word, by }) =>
    everyone(state).filter((seat) => !by.includes(seat) && seat !== state.words[word]!.owner),
  limit: 'join',
  progress: 'sealed',
  answer: v.strictObject({ join: v.boolean() }),
  check: () => undefined,
  defaultAnswer: () => ({ join: false }),
  reactionWindow: reasons('might-challenge'),
  close(m, { word, by }, given) {
    tellSilent(m, given, 'window', 'sealed');
    const { words, config, challenges } = m.state;
    const joined = given.filter(({ answer }) => answer.join).map(({ seat }) => seat);
    const challengers = [...by, ...joined].sort((a, b) => a - b);
    const laid = words[word]!;
    const text = textOf(laid.cards);
    const valid = isAccepted(m.env, config.words, text);
    for (const seat of challengers) challenges.push({ seat, points: valid ? -POINTS : POINTS });
    if (valid) laid.proven = true;
    const scoring = valid ? front(words).scoring : strike(words, word);
    m.tell({ type: 'judged', word, text, owner: laid.owner, by: challengers, valid, scoring });
    m.next({ type: scoring === null ? 'score' : 'respond' });
  },
};
