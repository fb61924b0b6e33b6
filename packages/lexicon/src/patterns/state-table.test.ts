import { expect, test } from 'vitest';
import { FIRST_EDGE, NO_EDGES, StateTable } from './state-table.ts';

test('every state keeps its head, however often the table has grown', () => {
  const table = new StateTable(3, 0);
  for (let i = 0; i < 1000; i++) table.add(i, 0);
  for (let i = 0; i < 1000; i++) expect([table.heads[4 * i], table.heads[4 * i + FIRST_EDGE]]).toEqual([i, NO_EDGES]);
});
