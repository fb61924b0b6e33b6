/** A client with messages that wait to be sent. */
export interface Sender {
  flush(): void;
}

/** Lets every client send what it has collected in one turn of the event loop, at the end of that turn. */
export class SendQueue {
  #waiting: Sender[] = [];

  /** A client calls this with its first message since it was flushed. */
  add(sender: Sender): void {
    if (this.#waiting.length === 0) setImmediate(this.#flushAll);
    this.#waiting.push(sender);
  }

  readonly #flushAll = (): void => {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const sender of waiting) sender.flush();
  };
}
