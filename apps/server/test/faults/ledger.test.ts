import { expect, test } from 'vitest';
import { faultsIn, Ledger } from './ledger.ts';

/** Ann and Bob sent these, and all were acknowledged. */
function openLedger(): Ledger {
  const ledger = new Ledger();
  for (const command of ['ann:1', 'bob:1', 'ann:2']) {
    ledger.addSent(command);
    ledger.addAcknowledged(command);
  }
  return ledger;
}
const log = (...commands: string[]): { code: string; seq: number; command: string }[] =>
  commands.map((command, i) => ({ code: 'ABCD', seq: i + 1, command }));

test('finds no fault if log and ledger agree', () => {
  const verdict = openLedger().compare(log('ann:1', 'bob:1', 'ann:2'), []);
  expect(verdict).toEqual({
    ...{ acknowledged: 3, lost: 0, doubled: 0, invented: 0, gaps: 0, misheard: 0 },
    ...{ typed: 0, typedKept: 0, forgotten: 0 },
  });
  expect(faultsIn(verdict)).toBe(0);
});

test('detects each kind of fault', () => {
  const ledger = openLedger();
  expect(ledger.compare(log('ann:1', 'bob:1'), [])).toMatchObject({ lost: 1 });
  expect(ledger.compare(log('ann:1', 'bob:1', 'ann:2', 'bob:1'), [])).toMatchObject({ doubled: 1, lost: 0 });
  expect(ledger.compare(log('ann:1', 'bob:1', 'ann:2', 'eve:1'), [])).toMatchObject({ invented: 1 });
  const torn = log('ann:1', 'bob:1', 'ann:2').map((line) => ({ ...line, seq: line.seq > 1 ? line.seq + 1 : 1 }));
  expect(ledger.compare(torn, [])).toMatchObject({ gaps: 1 });
  const deaf = { code: 'ABCD', receivedWrongly: (waves: number) => waves - 2 };
  expect(faultsIn(ledger.compare(log('ann:1', 'bob:1', 'ann:2'), [deaf]))).toBe(1);
});

test('an unacknowledged move may be in the log or not', () => {
  const ledger = openLedger();
  ledger.addSent('bob:2');
  for (const lines of [log('ann:1', 'bob:1', 'ann:2'), log('ann:1', 'bob:1', 'ann:2', 'bob:2')])
    expect(faultsIn(ledger.compare(lines, []))).toBe(0);
});

test('only the last draft must be in the log', () => {
  const ledger = openLedger();
  for (const draft of ['ann:a', 'ann:ab', 'ann:abc']) ledger.addDraft(draft);
  const all = log('ann:1', 'ann:ab', 'bob:1', 'ann:2', 'ann:abc');
  const client = { code: 'ABCD', receivedWrongly: (waves: number) => waves - 3 };
  const verdict = ledger.compare(all, [client], ['ann:abc']);
  expect([faultsIn(verdict), verdict.typed, verdict.typedKept]).toEqual([0, 3, 2]);
  expect(ledger.compare(all.slice(0, -1), [client], ['ann:abc'])).toMatchObject({ lost: 0, forgotten: 1 });
});
