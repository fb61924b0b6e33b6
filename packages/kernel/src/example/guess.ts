import { type Guess, type QuestionKind, type Step, secret } from '../index.ts';
import { allGems } from './gems.ts';
import type { Magpies } from './types.ts';

/** The steps that follow each question. */
const NEXT: Readonly<Record<QuestionKind<Magpies>, Step<Magpies>[]>> = {
  bid: [{ type: 'refill' }],
  race: [{ type: 'refill' }],
};

/** All gems that the viewer can't see are equally likely in every other hand and in the deck. */
export const guess: Guess<Magpies> = ({ seen, viewer, chance }) => {
  const { deck, hands, mine, prize, spent, scores, shaken, variant } = seen.view;
  const seenGems = new Set([...spent, ...(mine ?? []), ...(prize === null ? [] : [prize])]);
  const hidden = deck + hands.reduce((sum, held, seat) => sum + (seat === viewer ? 0 : held), 0);
  const unseen = chance.shuffle(allGems(seenGems.size + hidden).filter((gem) => !seenGems.has(gem)));
  return {
    players: hands.length,
    state: {
      hands: hands.map((held, seat) => secret([seat], seat === viewer && mine ? [...mine] : unseen.splice(0, held))),
      deck: secret([], unseen),
      prize,
      spent: [...spent],
      scores: [...scores],
      shaken: [...shaken],
      ...(variant && { variant }),
    },
    agenda: seen.question ? NEXT[seen.question.step.type] : [],
  };
};
