import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

interface ChooseFileProps {
  readonly label: string;
  /** Types and endings for the browser's file dialog. */
  readonly accept: string;
  readonly primary?: boolean;
  readonly onChosen: (file: File) => void;
}

/** A button for a file of this device. */
export function ChooseFile({ label, accept, primary = false, onChosen }: ChooseFileProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={primary ? 'btn primary' : 'btn'} onClick={() => field.current?.click()}>
        {label}
      </button>
      <input
        ref={field}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) onChosen(file);
        }}
      />
    </>
  );
}
