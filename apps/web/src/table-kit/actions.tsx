import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../device/settings.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

/** Something the player can do now, as a button. */
export interface Action {
  readonly label: string;
  /** Where the label may change: the button with this id stays the same element and keeps the focus. */
  readonly id?: string;
  readonly icon?: IconName;
  /** The action most players want. */
  readonly primary?: boolean;
  readonly disabled?: boolean;
  /** Pressing this key presses the button, unless keyboard shortcuts are switched off. */
  readonly key?: string;
  /** Gets the focus when the question changes. */
  readonly next?: boolean;
  readonly onPress: () => void;
}

interface ActionsProps {
  /** Shown in this order. */
  readonly actions: readonly Action[];
  /** After the buttons. */
  readonly children?: ComponentChildren;
}

/** The row of the player's actions. Of several with one key, the last is pressed. */
export function Actions({ actions, children }: ActionsProps): JSX.Element {
  useGameKeys((key) => actions.findLast((it) => it.key === key && !it.disabled)?.onPress);
  return (
    <div class="actions">
      {actions.map(({ label, id = label, icon, primary = false, disabled = false, next = primary, onPress }) => (
        <button
          key={id}
          type="button"
          class={`btn big ${primary ? 'primary' : ''}`}
          disabled={disabled}
          data-next={next ? '' : undefined}
          onClick={onPress}
        >
          {icon && <Icon name={icon} />}
          {label}
        </button>
      ))}
      {children}
    </div>
  );
}

/** Elements that need their keys themselves. */
const BUSY = 'input:not([type="radio"], [type="checkbox"]), textarea, select, dialog';

/** The keys of one game, for who has not switched keys off: what this one does now, if anything. */
export function useGameKeys(meaning: (key: string) => (() => void) | undefined): void {
  const on = settings.value.keys;
  // Before the table is painted: a key means what is seen, never what was there before.
  useLayoutEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((target instanceof Element && target.closest(BUSY)) || document.querySelector('dialog[open]')) return;
      const act = meaning(key.toLowerCase());
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
