import { effect } from '@preact/signals';
import type { ShuffleNote } from '@wordhoard/kernel';
import { ShuffleWitness } from '@wordhoard/protocol';
import { readJson, writeJson } from '../device/storage.ts';
import { randomHex } from './ids.ts';
import type { Session } from './session.ts';

/** Adds this device's salts when the table is about to start, and remembers what it was promised. Gives how to stop. */
export function addSalts(session: Pick<Session, 'table' | 'you' | 'send'>, code: string): () => void {
  const witness = new ShuffleWitness(() => randomHex(16), shuffleNote(code));
  const keep = (): void => void (witness.note && keepShuffleNote(code, witness.note));
  return effect(() => {
    const [table, you] = [session.table.value, session.you.value];
    if (!table || you === null) return;
    for (const salt of witness.saltsToSend(table, you)) {
      // Stored before it is sent: the page may be reloaded in between.
      keep();
      void session.send(salt).then((refusal) => {
        witness.saltAnswered(salt.seat, refusal === null);
        keep();
      });
    }
  });
}

/** Commitments this device was shown and salts it added, by table: kept until long after the match, and no longer. */
const KEY = 'wordhoard.shuffles';
const MOST = 60;

type ShuffleNotes = Readonly<Record<string, ShuffleNote>>;
// Only this file writes it.
const stored = (): ShuffleNotes => (readJson(KEY) as ShuffleNotes | null) ?? {};

export const shuffleNote = (code: string): ShuffleNote | null => stored()[code] ?? null;

function keepShuffleNote(code: string, note: ShuffleNote): void {
  const { [code]: _, ...others } = stored();
  const kept = [...Object.entries(others).slice(1 - MOST), [code, note] as const];
  // Without storage the shuffle can be checked by the record alone.
  writeJson(KEY, Object.fromEntries(kept));
}
