import { effect } from '@preact/signals';
import { ShuffleWitness } from '@wordhoard/protocol';
import { randomHex } from './random.ts';
import type { Session } from './session.ts';
import { keepShuffleNote, shuffleNote } from './shuffle-notes.ts';

/** Adds this device's salts when the table is about to start, and remembers what it was promised. Gives how to stop. */
export function addSalts(session: Pick<Session, 'table' | 'you' | 'send'>, code: string): () => void {
  const witness = new ShuffleWitness(() => randomHex(16), shuffleNote(code));
  const keep = (): void => void (witness.note && keepShuffleNote(code, witness.note));
  return effect(() => {
    const [table, you] = [session.table.value, session.you.value];
    if (!table || you === null) return;
    for (const salt of witness.look(table, you)) {
      // Stored before it is sent: the page may be reloaded in between.
      keep();
      void session.send(salt).then((refusal) => {
        witness.answered(salt.seat, refusal === null);
        keep();
      });
    }
  });
}
