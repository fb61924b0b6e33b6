import type { Seat, ShuffleNote } from '@wordhoard/kernel';
import type { Command } from './commands.ts';
import type { TableInfo } from './table.ts';

type SaltCommand = Extract<Command, { type: 'salt' }>;

/** A client's part in the shuffle of one table: adds a salt for each of its seats, and remembers what it was promised. */
export class ShuffleWitness {
  readonly #makeSalt: () => string;
  readonly #sent = new Set<Seat>();
  #note: ShuffleNote | null;

  /**
   * @param makeSalt 16 random bytes in hex.
   * @param note facts remembered from before the page was reloaded.
   */
  constructor(makeSalt: () => string, note: ShuffleNote | null = null) {
    this.#makeSalt = makeSalt;
    this.#note = note;
  }

  /** Keep it until the match is over, then pass it to `checkShuffle`. */
  get note(): ShuffleNote | null {
    return this.#note;
  }

  /** Call it with every update of the table. Returns the salts to send now, which are already in the note. */
  saltsToSend(table: Pick<TableInfo, 'status' | 'commitment' | 'seats'>, you: string): SaltCommand[] {
    const { status, commitment, seats } = table;
    if (commitment === null) return [];
    // Kept whatever is shown later: only what was promised first binds the server.
    this.#note ??= { commitment, salts: {} };
    if (status !== 'waiting' || commitment !== this.#note.commitment) return [];
    const mine = seats.flatMap((place, seat) => (place?.who === you && !this.#sent.has(seat) ? [seat] : []));
    return mine.map((seat) => this.#saltFor(seat, commitment));
  }

  /** The server has answered the salt of this seat. */
  saltAnswered(seat: Seat, isTaken: boolean): void {
    const sent = this.#note?.salts[seat];
    if (isTaken && this.#note && sent) this.#noteSalt(this.#note, seat, { ...sent, taken: true });
  }

  #saltFor(seat: Seat, commitment: string): SaltCommand {
    this.#sent.add(seat);
    const sent = this.#note?.salts[seat] ?? { salt: this.#makeSalt(), taken: false };
    this.#noteSalt(this.#note ?? { commitment, salts: {} }, seat, sent);
    return { type: 'salt', seat, commitment, salt: sent.salt };
  }
  #noteSalt(note: ShuffleNote, seat: Seat, sent: ShuffleNote['salts'][Seat]): void {
    this.#note = { ...note, salts: { ...note.salts, [seat]: sent } };
  }
}
