import type { GameUpdate } from '@wordhoard/protocol';

/** Views that have been written out. A view is most of an update, and while somebody types it stays the same object. */
const written = new WeakMap<object, string>();

/** The same as `JSON.stringify(update)`, but no view is written twice. */
export function textOf({ type, viewer, cursor, now, seen, events }: GameUpdate): string {
  const { view, ...rest } = seen;
  const viewText = written.get(view) ?? JSON.stringify(view);
  written.set(view, viewText);
  const seenText = `{"view":${viewText},${JSON.stringify(rest).slice(1)}`;
  return `{"type":"${type}","viewer":${JSON.stringify(viewer)},"cursor":${cursor},"now":${now},"seen":${seenText},"events":${JSON.stringify(events)}}`;
}
