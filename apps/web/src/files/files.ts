import { useEffect, useRef } from 'preact/hooks';

/** A file that is let go anywhere over the page. */
export function useDroppedFile(take: (file: File) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const carriesFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent): void => {
      // Or the browser would open it in the place of this page.
      if (carriesFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}

/** Puts a text among the downloads. */
export function saveText(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Can a picture be sent from here? Then it goes with the text; else it can be kept. */
export const sendsPictures = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'result.png', { type: 'image/png' })] }) ?? false;
