import { expect, test } from 'vitest';
import { AnswerDraft } from './answer-draft.ts';

function drafting(): { readonly draft: AnswerDraft<string, string>; readonly changes: () => number } {
  let changes = 0;
  const draft = new AnswerDraft<string, string>(1, '', () => {
    changes += 1;
  });
  return { draft, changes: () => changes };
}

test('a change answers the refusal, and is drawn', () => {
  const { draft, changes } = drafting();
  draft.refuse('too short');
  draft.change('cat');
  expect([draft.draft, draft.refusal, changes()]).toEqual(['cat', null, 2]);
});

test('another question starts again; the same one does not', () => {
  const { draft } = drafting();
  draft.change('cat');
  draft.follow(1, () => 'x');
  expect(draft.draft).toBe('cat');
  draft.refuse('no');
  draft.follow(2, () => 'dog');
  expect([draft.draft, draft.refusal]).toEqual(['dog', null]);
});

test('a refused answer keeps its draft, an accepted one has no refusal', async () => {
  const { draft } = drafting();
  draft.change('cat');
  const first = draft.send(Promise.resolve('too short'));
  expect(draft.isSending).toBe(true);
  expect(await first).toBe(false);
  expect([draft.draft, draft.refusal, draft.isSending]).toEqual(['cat', 'too short', false]);
  expect(await draft.send(Promise.resolve(null))).toBe(true);
  expect(draft.refusal).toBe(null);
});

test('a refusal that comes after the question has changed is shown with the new one, and nothing else is touched', async () => {
  const { draft } = drafting();
  const answer = Promise.withResolvers<string | null>();
  const late = draft.send(answer.promise);
  draft.follow(2, () => 'dog');
  draft.change('dogs');
  answer.resolve('too late');
  await late;
  expect([draft.draft, draft.refusal, draft.isSending]).toEqual(['dogs', 'too late', false]);
});

test('an answer accepted after the question has changed leaves a newer refusal where it is', async () => {
  const { draft } = drafting();
  const answer = Promise.withResolvers<string | null>();
  const late = draft.send(answer.promise);
  draft.follow(2, () => '');
  draft.refuse('not a word');
  answer.resolve(null);
  expect(await late).toBe(true);
  expect(draft.refusal).toBe('not a word');
});
