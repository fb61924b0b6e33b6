import { ACTIONS, type Action, type ActionTarget, partsOf, type View } from '@wordhoard/word-nerds';
import { tableOf } from './markdown.ts';

/** A target of each part, as an example. */
const EXAMPLE: Required<ActionTarget> = {
  word: 0,
  seat: 1,
  give: 'L12',
  take: 'L7',
  letters: ['L12', 'L35'],
  tokens: [1, 2, 4],
};
// Choosing tokens reads only those that the player has spent.
const SPENT = { players: [{ spent: EXAMPLE.tokens }] } as unknown as View;

/** Number of the example's tokens that this card takes back. */
const tokensOf = ({ targetSpec }: Action): number[] =>
  EXAMPLE.tokens.slice(0, targetSpec.tokens?.({ view: SPENT, seat: 0 }).min);

const exampleFor = (action: Action): string => {
  const example = { ...EXAMPLE, tokens: tokensOf(action) };
  return JSON.stringify(Object.fromEntries(partsOf(action.targetSpec).map((part) => [part, example[part]])));
};

/** The action cards of Word Nerds by the parts that their targets have, those with the same parts in one row. */
export function targetTable(): string {
  const byExample = Map.groupBy(ACTIONS, (action) => `${exampleFor(action)} ${action.applyToWord !== undefined}`);
  const rows = [...byExample.values()].map((actions) => {
    // A group has one action or more, all with the same parts.
    const first = actions[0]!;
    return [
      actions.map(({ name }) => name).join(', '),
      partsOf(first.targetSpec)
        .map((part) => `\`${part}\``)
        .join(' '),
      `\`${exampleFor(first)}\``,
      first.applyToWord ? 'yes' : '',
    ];
  });
  return tableOf(['action cards', 'parts of the target', 'example', 'may be laid with a word'], rows);
}
