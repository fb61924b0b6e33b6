import type { JSX } from 'preact';
import { keyHelp } from '#strings/table-dialogs.ts';
import { useLoaded } from '../ui/lazy.tsx';
import './frame.css';

/** A key, or a few, and what pressing it does. */
export interface KeyHelp {
  readonly keys: string;
  readonly does: string;
}

/** Found by folder, like everything of a game; a game without keys of its own has no such file. */
const KEYS = import.meta.glob<{ keys: readonly KeyHelp[] }>('../games/*/strings/keys.ts');

/** Inside a dialog: what can be done by pressing a key, in this game and at every table. */
export function KeysHelp({ game }: { readonly game: string }): JSX.Element {
  const own = useLoaded(() => KEYS[`../games/${game}/strings/keys.ts`]?.(), [game], { keys: [] }).keys;
  return (
    <>
      {own.length > 0 && <List title={keyHelp.here} keys={own} />}
      <List title={keyHelp.everywhere} keys={keyHelp.shell} />
      <p class="muted small">{keyHelp.note}</p>
    </>
  );
}

const List = ({ title, keys }: { readonly title: string; readonly keys: readonly KeyHelp[] }): JSX.Element => (
  <section class="keys-help">
    <h3>{title}</h3>
    <dl>
      {keys.map((it) => (
        <div key={it.keys}>
          <dt>
            <kbd>{it.keys}</kbd>
          </dt>
          <dd>{it.does}</dd>
        </div>
      ))}
    </dl>
  </section>
);
