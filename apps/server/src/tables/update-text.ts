import type { GameUpdate } from '@wordhoard/protocol';

interface Written {
  readonly text: string;
  /** Its config was that of the table, and is left out. */
  readonly agreed: boolean;
}

/** Views that have been written out. A view is most of an update, and while somebody types it stays the same object. */
const written = new WeakMap<object, Written>();

/**
 * The same as `JSON.stringify(update)`, but no view is written twice, and what the table has agreed on, which everybody
 * there has been told and which may be long, is left out of it. So is the view itself for whoever has it already.
 */
export function textOf(update: GameUpdate, agreed: object | null, kept = false): string {
  const { type, viewer, cursor, now, seen, events } = update;
  const { view, ...rest } = seen;
  if (kept) return JSON.stringify({ type, viewer, cursor, now, seen: rest, events, kept });
  const known = written.get(view) ?? write(view, agreed);
  written.set(view, known);
  const seenText = `{"view":${known.text},${JSON.stringify(rest).slice(1)}`;
  const mark = known.agreed ? ',"agreed":true' : '';
  return `{"type":"${type}","viewer":${JSON.stringify(viewer)},"cursor":${cursor},"now":${now},"seen":${seenText},"events":${JSON.stringify(events)}${mark}}`;
}

function write(view: object, agreed: object | null): Written {
  const { config, ...others } = view as { readonly config?: unknown }; // a game's view may have one, the house does not know
  const isAgreed = agreed !== null && config !== undefined && JSON.stringify(config) === JSON.stringify(agreed);
  return { text: JSON.stringify(isAgreed ? others : view), agreed: isAgreed };
}
