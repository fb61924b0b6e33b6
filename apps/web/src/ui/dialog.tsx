import type { ComponentChildren, JSX, TargetedPointerEvent } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { shell } from '#strings/shell.ts';
import { IconButton } from './button.tsx';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * A native modal dialog: a sheet from below on a phone, a card on a wide screen. The browser keeps the focus inside,
 * closes it on Escape and gives the focus back.
 */
export function Dialog({ title, open, onClose, children }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  const onPointerDown = (event: TargetedPointerEvent<HTMLDialogElement>): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog ref={dialog} class="modal" aria-labelledby={heading} onClose={onClose} onPointerDown={onPointerDown}>
      {open && (
        <div data-inside>
          <div class="modal-head">
            <h2 id={heading}>{title}</h2>
            <IconButton icon="close" label={shell.close} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
