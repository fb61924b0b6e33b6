import type { TurnStep } from '@wordhoard/wordsmith';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY } from './draft.ts';
import { makeDraft, parseDraft } from './kept-draft.ts';

const square = fc.nat(63);
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const step: fc.Arbitrary<TurnStep> = fc.oneof(
  fc.record({ type: fc.constant('write' as const), letter, at: square, price: fc.nat(3) }),
  fc.record({ type: fc.constant('goblet' as const), letter, at: square }),
  fc.record({ type: fc.constant('sword' as const), at: square }),
  fc.record({ type: fc.constant('claim' as const), from: square, to: square }),
);
const draft = fc.record({ steps: fc.array(step), undone: fc.array(step) });

test('[WS-8] a turn under way is read as it was written, for its own question and no other', () => {
  fc.assert(
    fc.property(draft, fc.nat(), fc.nat(), (kept, question, other) => {
      fc.pre(other !== question);
      expect(parseDraft(makeDraft(kept, question), question)).toEqual(kept);
      expect(parseDraft(makeDraft(kept, question), other)).toEqual(EMPTY);
    }),
  );
});

test('what is damaged is an empty draft', () => {
  const U = { type: 'write', letter: 'u', at: 33, price: 0 } as const;
  const good = makeDraft({ steps: [U], undone: [] }, 3);
  for (const text of [
    null,
    '',
    '7',
    'null',
    '{}',
    good.slice(1),
    good.replace('r5c2', 'r9c2'),
    good.replace('[]', '7'),
  ])
    expect(parseDraft(text, 3)).toEqual(EMPTY);
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseDraft(text, 3)).toEqual(EMPTY);
    }),
  );
});
