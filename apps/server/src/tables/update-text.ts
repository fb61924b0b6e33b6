import type { GameUpdate } from '@wordhoard/protocol';

interface UpdateText {
  readonly text: string;
  /** True if its config equals the table's and is left out. */
  readonly agreed: boolean;
}

/** Serialised views. A view is most of an update, and stays the same object while a player types. */
const serializedViews = new WeakMap<object, UpdateText>();

/**
 * The same as `JSON.stringify(update)`, but serialises no view twice and leaves out the table's config, which may be
 * long and which all clients already have. For clients that have the view already it is left out, too.
 */
export function serializeUpdate(update: GameUpdate, agreed: object | null, isViewKnown = false): string {
  const { type, viewer, cursor, now, seen, events, standIn } = update;
  const { view, question, free, banks, over } = seen;
  const rest = { question, free, banks, over };
  if (isViewKnown) return JSON.stringify({ type, viewer, cursor, now, seen: rest, events, kept: isViewKnown, standIn });
  const known = serializedViews.get(view) ?? serializeView(view, agreed);
  serializedViews.set(view, known);
  const seenText = `{"view":${known.text},${JSON.stringify(rest).slice(1)}`;
  const mark = `${known.agreed ? ',"agreed":true' : ''}${standIn === undefined ? '' : `,"standIn":${standIn}`}`;
  return `{"type":"${type}","viewer":${JSON.stringify(viewer)},"cursor":${cursor},"now":${now},"seen":${seenText},"events":${JSON.stringify(events)}${mark}}`;
}

function serializeView(view: object, agreed: object | null): UpdateText {
  const { config, ...others } = view as { readonly config?: unknown }; // a game's view may have a config; its type isn't known here
  const isAgreed = agreed !== null && config !== undefined && JSON.stringify(config) === JSON.stringify(agreed);
  return { text: JSON.stringify(isAgreed ? others : view), agreed: isAgreed };
}
