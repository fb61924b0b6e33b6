import { expect, test } from 'vitest';
import { NO_EDGES, StateTable } from './state-table.ts';

test('every state keeps its head, however often the table has grown', () => {
  const table = new StateTable(3, 0);
  for (let i = 0; i < 1000; i++) table.add(i, 0);
  for (let i = 0; i < 1000; i++) expect([table.heads[2 * i], table.heads[2 * i + 1]]).toEqual([i, NO_EDGES]);
});
