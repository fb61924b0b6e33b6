import type { LoadGame } from '@wordhoard/catalog';
import { loadGame } from '@wordhoard/catalog';
import type { AnyGamePackage, RulesContext, Shape } from '@wordhoard/kernel';
import { hiddenCell, type LeakDetector } from './watch.ts';

/** A leak planted on purpose: the detector must find it. */
export type Plant =
  /** Shows the contents of a cell of this kind to a viewer who may not see it. */
  | { readonly cell: string }
  /** The same, written into the log. */
  | { readonly logged: string }
  /** Announces an answer or a draft while the question is open. */
  | { readonly answer: 'final' | 'draft' }
  /** Shows a text to all viewers. */
  | { readonly text: () => string };

type Rules = AnyGamePackage['rules'];
type Question = Extract<Rules['steps'][string], { asks: unknown }>;

/** Wraps the catalog's games: reports every shown state to the detector, and plants a leak if requested. */
export const watchedGames =
  (watch: LeakDetector, log: { write(line: string): void }, plant: Plant | null): LoadGame =>
  async (id) => {
    const pack = await loadGame(id);
    if (!pack) return undefined;
    const { rules } = pack;
    const view: Rules['view'] = (state, reader) => {
      watch.setState(state);
      const shown = rules.view(state, reader);
      if (!plant || 'answer' in plant) return shown;
      if ('text' in plant) return { ...shown, leak: plant.text() };
      const leak = hiddenCell(state, 'cell' in plant ? plant.cell : plant.logged, reader.seat ?? 'audience');
      if ('cell' in plant) return { ...shown, leak };
      if (leak !== undefined) log.write(`{"leak":${JSON.stringify(leak)}}\n`);
      return shown;
    };
    const steps = plant && 'answer' in plant ? leakingSteps(rules, plant.answer) : rules.steps;
    return { ...pack, rules: { ...rules, view, steps } };
  };

function leakingSteps(rules: Rules, which: 'final' | 'draft'): Rules['steps'] {
  const leaking = (question: Question): Question => ({
    ...question,
    answered(m: RulesContext<Shape>, step, given) {
      const verdict = question.answered?.(m, step, given) ?? 'wait';
      const isMeant = which === 'draft' ? verdict === 'stay' : verdict === 'wait';
      // Deliberately not an event of the game.
      if (isMeant) m.tell({ type: 'leak', answer: given.answer } as Shape['event']);
      return verdict;
    },
  });
  return Object.fromEntries(
    Object.entries(rules.steps).map(([kind, step]) => [kind, 'asks' in step ? leaking(step) : step]),
  );
}
