import { end as words } from '#strings/end.ts';
import { drawResult, type ResultCard } from './draw-result.ts';

/** Outcome of sharing; null when the player cancelled. */
export type ShareResult = 'shared' | 'copied' | 'saved' | null;

const fileOf = async (card: ResultCard): Promise<File> =>
  new File([await drawResult(card)], `${card.title.toLowerCase().replaceAll(/\W+/g, '-')}.png`, { type: 'image/png' });

const textOf = ({ title, lines, link }: ResultCard): string => words.result(title, lines, link);

/** Sends text and picture where the device can; else the text alone; else it is laid on the clipboard. */
export async function shareResult(card: ResultCard): Promise<ShareResult> {
  const text = textOf(card);
  try {
    if (!navigator.share) {
      await navigator.clipboard.writeText(text);
      return 'copied';
    }
    const files = [await fileOf(card)];
    await navigator.share(navigator.canShare?.({ files }) ? { text, files } : { text });
    return 'shared';
  } catch {
    // Cancelled by the player.
    return null;
  }
}

/** Saves the picture where a page can't share it. */
export async function saveResult(card: ResultCard): Promise<ShareResult> {
  const file = await fileOf(card);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  return 'saved';
}
