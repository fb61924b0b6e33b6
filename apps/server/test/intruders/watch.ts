import { mayKnow, type Viewer } from '@wordhoard/kernel';
import { eachSecret, hiddenIds, idsIn } from '@wordhoard/kernel/testing';

/** A recipient and the secrets they may know. Readers of logs and outsiders have no seat. */
export interface Listener {
  readonly name: string;
  readonly viewers: readonly Viewer[];
}

export interface Findings {
  /** Number of texts searched, by their source. */
  readonly heard: Record<'frame' | 'answer' | 'log', number>;
  /** Number of marks searched for, by kind: a mark never searched for was never recorded. */
  readonly marks: Record<string, number>;
  readonly leaks: string[];
}

interface SealedAnswer {
  readonly seat: number;
  readonly question: number;
  readonly text: string;
}

const OUTSIDE = 'audience';

/**
 * Records every secret of one match and searches everything that is sent for it. Cards are recognised by their ids,
 * which are unique in a match; seeds and cookies by their text; answers by their whole text.
 */
export class LeakDetector {
  readonly findings: Findings = { heard: { frame: 0, answer: 0, log: 0 }, marks: {}, leaks: [] };
  /** Marks that only their owner may get before the end. */
  readonly #always: { readonly what: string; readonly owner: string | null; readonly text: string }[] = [];
  /** Marks each viewer could see at some time: they may come back in a history. */
  readonly #known = new Map<Viewer, Set<string>>();
  #states: unknown[] = [];
  #sealed: SealedAnswer[] = [];

  addSecret(what: string, text: string, owner: string | null = null): void {
    this.#always.push({ what, owner, text });
  }
  /** Notes the state that is about to be shown. */
  setState(now: unknown): void {
    if (this.#states.at(-1) !== now) this.#states.push(now);
  }
  /** Notes an answer to a question that is still open. */
  addSealed(sealed: SealedAnswer): void {
    this.#sealed = [...this.#sealed.filter(({ seat }) => seat !== sealed.seat), sealed];
  }
  /** Removes the answers to a closed question, which may be shown from now on. */
  removeSealed(question: number): void {
    this.#sealed = this.#sealed.filter((sealed) => sealed.question === question);
  }
  /** Everything about the states so far has been sent. */
  settled(): void {
    this.#states = this.#states.slice(-1);
  }

  check(where: keyof Findings['heard'], listener: Listener, text: string): void {
    this.findings.heard[where] += 1;
    for (const { what, owner, text: mark } of this.#always) {
      if (owner === listener.name) continue;
      this.#report(what, where, listener, text.includes(mark));
    }
    if (this.#states.length > 0) this.#lookForCards(where, listener, text);
    const searched = withoutOwnAnswer(text);
    for (const { seat, text: answer } of this.#sealed)
      if (!listener.viewers.includes(seat)) this.#report('a sealed answer', where, listener, searched.includes(answer));
  }

  #lookForCards(where: keyof Findings['heard'], listener: Listener, text: string): void {
    const hidden = listener.viewers
      .map((viewer) => this.#hiddenFrom(viewer))
      .reduce((all, more) => all.intersection(more), this.#hiddenFrom(listener.viewers[0] ?? OUTSIDE));
    if (hidden.size === 0) return;
    const ids = new Set(text.match(/(?<![\w-])[A-Z]\d+(?![\w-])/g));
    const paths = new Map<string, string>();
    eachSecret(this.#states.at(-1), (path, cell) => {
      for (const id of idsIn(cell.secret)) paths.set(id, path);
    });
    for (const id of hidden) this.#report(paths.get(id) ?? 'a card', where, listener, ids.has(id));
  }

  /** Marks hidden in all states since the last update, and never seen before. */
  #hiddenFrom(viewer: Viewer): Set<string> {
    const [first, ...more] = this.#states.map((state) => hiddenIds(state, viewer));
    const open = this.#states.map((state, i) => idsIn(state).difference(i === 0 ? first! : more[i - 1]!));
    const known = open.reduce((all, seen) => all.union(seen), this.#known.get(viewer) ?? new Set<string>());
    this.#known.set(viewer, known);
    return more.reduce((all, hidden) => all.intersection(hidden), first!).difference(known);
  }

  #report(what: string, where: string, listener: Listener, found: boolean): void {
    this.findings.marks[what] = (this.findings.marks[what] ?? 0) + 1;
    if (found) this.findings.leaks.push(`${what} in a ${where} for ${listener.name}`);
  }
}

/** A recipient's own answer may equal another's. */
function withoutOwnAnswer(text: string): string {
  if (!text.startsWith('{"type":"update"')) return text;
  const update = JSON.parse(text);
  if (update.seen.question) delete update.seen.question.mine;
  return JSON.stringify(update);
}

/** The contents of a cell of this kind that the viewer may not see. */
export function hiddenCell(state: unknown, wanted: string, viewer: Viewer): unknown {
  let found: unknown;
  eachSecret(state, (path, cell) => {
    if (path === wanted && !mayKnow(cell, viewer) && idsIn(cell.secret).size > 0) found ??= cell.secret;
  });
  return found;
}
