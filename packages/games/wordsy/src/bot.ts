import type { Bot } from '@wordhoard/kernel';
import { cheapieOf } from './cheapies.ts';
import { scoreWord } from './scoring.ts';
import type { Wordsy } from './types.ts';
import { accepts } from './words.ts';

export type Level = 1 | 2 | 3 | 4 | 5;
const VOCABULARY = { 1: 20, 2: 35, 3: 40, 4: 55, 5: 80 } as const;

export const bot = (level: Level): Bot<Wordsy> =>
  function* ({ seen: { question, view }, seat, chance, env }) {
    if (!question?.asked.includes(seat) || question.mine?.done) return;
    const { id: to, step } = question;
    if (step.type === 'ready') return yield { move: { to, answer: { ready: true } }, wait: 1500 };
    if (step.type === 'challenge') return yield { move: { to, answer: { challenge: null } }, wait: 3000 };
    if (step.type === 'mend') return yield { move: { to, answer: { word: step.offered[0] ?? null } }, wait: 3000 };
    let best = { text: 'a', points: -1 };
    const luck = 2 + chance.below(4);
    let n = 0;
    for (const text of env.words()) {
      if (env.tier(text)! > VOCABULARY[level] || n++ % (luck * (6 - level)) !== 0) continue;
      const { points } = scoreWord(view.board, text);
      if (
        points > best.points &&
        accepts(env, view.config.words, text) &&
        !env.isOffensive(text) &&
        !cheapieOf(env, view.used, text)
      )
        best = { text, points };
    }
    yield { move: { to, answer: { text: best.text, lock: true } }, wait: 12_000 + 1000 * chance.below(20) };
  };
