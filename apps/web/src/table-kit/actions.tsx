import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useGameKeys } from './use-game-keys.ts';

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
