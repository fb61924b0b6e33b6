import { isSame } from '@wordhoard/kernel';
import { checksumOf, type GameUpdate, patchBetween } from '@wordhoard/protocol';

interface ViewText {
  readonly text: string;
  /** True if its config equals the table's and is left out. */
  readonly agreed: boolean;
}

/** Every so many updates of a viewer a patch has a checksum: making it takes longer than making the patch. */
const CHECKED_EVERY = 8;

/** Serialised views: several viewers may share one, which also stays the same object while a player types. */
const serializedViews = new WeakMap<object, ViewText>();

/** The texts of one update, each made once, however many clients get it. */
export class UpdateTexts {
  readonly update: GameUpdate;
  readonly #config: object | null;
  #whole = '';
  /** By the view that clients have, and whether they take patches. Null where they need the whole. */
  readonly #news: { readonly before: object; readonly takesPatches: boolean; readonly text: string | null }[] = [];

  /** @param config the table's, which clients have */
  constructor(update: GameUpdate, config: object | null) {
    this.update = update;
    this.#config = config;
  }

  /**
   * Like `JSON.stringify(update)`, but without the table's config, which may be long and which all clients have. A view
   * is serialised once, whatever updates it is in.
   */
  get whole(): string {
    this.#whole ||= serializeWhole(this.update, this.#config);
    return this.#whole;
  }

  /** The text for clients that were last sent this view: it says only what has changed since. */
  since(before: object, takesPatches: boolean): string {
    let news = this.#news.find((one) => one.before === before && one.takesPatches === takesPatches);
    if (!news) {
      news = { before, takesPatches, text: serializeNews(this.update, before, takesPatches) };
      this.#news.push(news);
    }
    return news.text ?? this.whole;
  }
}

function serializeWhole(update: GameUpdate, agreed: object | null): string {
  const { type, viewer, cursor, now, seen, events, standIn } = update;
  const { view, ...rest } = seen;
  const known = serializedViews.get(view) ?? serializeView(view, agreed);
  serializedViews.set(view, known);
  const seenText = `{"view":${known.text},${JSON.stringify(rest).slice(1)}`;
  const mark = `${known.agreed ? ',"agreed":true' : ''}${standIn === undefined ? '' : `,"standIn":${standIn}`}`;
  return `{"type":"${type}","viewer":${JSON.stringify(viewer)},"cursor":${cursor},"now":${now},"seen":${seenText},"events":${JSON.stringify(events)}${mark}}`;
}

function serializeView(view: object, agreed: object | null): ViewText {
  const { config, ...others } = view as { readonly config?: unknown }; // a game's view may have a config; its type isn't known here
  const isAgreed = agreed !== null && config !== undefined && JSON.stringify(config) === JSON.stringify(agreed);
  return { text: JSON.stringify(isAgreed ? others : view), agreed: isAgreed };
}

/**
 * The update without the view if that is unchanged, or with a patch. Null where only the whole will do. Compares
 * contents, not objects: a new object could reveal that something hidden happened.
 */
function serializeNews(update: GameUpdate, before: object, takesPatches: boolean): string | null {
  const { type, viewer, cursor, now, seen, events, standIn } = update;
  const { view, question, free, banks, over } = seen;
  const rest = { type, viewer, cursor, now, seen: { question, free, banks, over }, events };
  if (!takesPatches) return isSame(before, view) ? JSON.stringify({ ...rest, kept: true, standIn }) : null;
  const patch = patchBetween(before, view);
  if (!patch) return JSON.stringify({ ...rest, kept: true, standIn });
  if (Array.isArray(patch)) return null;
  const sum = over || cursor % CHECKED_EVERY === 0 ? checksumOf(view) : undefined;
  return JSON.stringify({ ...rest, patch, sum, standIn });
}
