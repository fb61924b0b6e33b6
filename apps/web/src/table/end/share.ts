import { end as words } from '#strings/end.ts';
import { shell } from '#strings/shell.ts';
import type { Letters } from './game-end.ts';

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

/** A result, as it is shown to people who were not there. */
export interface ResultCard {
  readonly title: string;
  /** The ranking, best first: '1 Anna 87'. */
  readonly lines: readonly string[];
  /** Shorter lines for the picture, which has no room for a long sentence. */
  readonly drawn?: readonly string[];
  /** Back to the game. */
  readonly link: string;
  readonly board: Letters | null;
}

const WIDTH = 1080;
const MARGIN = 60;
const INNER = WIDTH - 2 * MARGIN;
const HEAD = 220;
const LINE = 92;
const FOOT = 110;

/** The page's own colours and letters, always in daylight. */
interface Ink {
  colour(name: string): string;
  font(weight: number, size: number, family: 'display' | 'text'): string;
}

function withInk<T>(draw: (ink: Ink) => T): T {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'light';
  document.body.append(probe);
  try {
    return draw({
      colour(name) {
        probe.style.color = `var(--${name})`;
        return getComputedStyle(probe).color;
      },
      font(weight, size, family) {
        probe.style.fontFamily = `var(--${family})`;
        return `${weight} ${size}px ${getComputedStyle(probe).fontFamily}`;
      },
    });
  } finally {
    probe.remove();
  }
}

/** Title and date, the board if there is one, the ranking, and the way back to the game. */
export async function drawResult({ title, lines: said, drawn: lines = said, link, board }: ResultCard): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const boardHeight = board && board.length > 0 ? sizeOf(board) * board.length + 40 : 0;
  canvas.width = WIDTH;
  canvas.height = HEAD + boardHeight + lines.length * LINE + 40 + FOOT;
  const on = canvas.getContext('2d');
  if (!on) throw new Error('this browser draws nothing');
  withInk((ink) => {
    on.fillStyle = ink.colour('lino');
    on.fillRect(0, 0, WIDTH, canvas.height);
    on.textBaseline = 'middle';
    on.fillStyle = ink.colour('lino-ink');
    on.font = ink.font(800, 84, 'display');
    on.fillText(title, MARGIN, 92, INNER);
    on.font = ink.font(500, 36, 'text');
    on.fillStyle = ink.colour('lino-ink-2');
    on.fillText(new Date().toLocaleDateString('en', { dateStyle: 'long' }), MARGIN, 170, INNER);
    if (board) drawBoard(on, ink, board);
    drawLines(on, ink, lines, HEAD + boardHeight);
    on.font = ink.font(800, 38, 'display');
    on.fillStyle = ink.colour('lino-ink');
    on.fillText(shell.name, MARGIN, canvas.height - FOOT / 2);
    on.textAlign = 'end';
    on.font = ink.font(500, 32, 'text');
    on.fillText(link.replace(/^https?:\/\//, ''), WIDTH - MARGIN, canvas.height - FOOT / 2, INNER - 260);
  });
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the picture could not be made'))), 'image/png');
  });
}

/** Short words are not drawn any larger than these many squares to a row. */
const FEWEST = 8;
const sizeOf = (board: Letters): number => INNER / Math.max(FEWEST, ...board.map((row) => row.length));

function box(
  on: CanvasRenderingContext2D,
  colour: string,
  at: readonly [number, number, number, number],
  r: number,
): void {
  on.fillStyle = colour;
  on.beginPath();
  on.roundRect(...at, r);
  on.fill();
}

function drawBoard(on: CanvasRenderingContext2D, ink: Ink, board: Letters): void {
  const size = sizeOf(board);
  const face = size * 0.92;
  const [bare, tile, side, letters] = ['lino-2', 'tile', 'tile-side', 'tile-ink'].map(ink.colour);
  const [back, petals] = [ink.colour('back'), ink.colour('back-ink')];
  on.textAlign = 'center';
  on.font = ink.font(800, size * 0.56, 'display');
  for (const [y, row] of board.entries())
    for (const [x, letter] of row.entries()) {
      const [left, top] = [MARGIN + x * size, HEAD + y * size];
      if (letter === '') {
        box(on, bare!, [left, top, face, face], size * 0.1);
        continue;
      }
      const wild = letter === '*';
      box(on, wild ? back! : side!, [left, top, face, face], size * 0.16);
      box(on, wild ? back! : tile!, [left, top, face, face * 0.93], size * 0.16);
      on.fillStyle = wild ? petals! : letters!;
      // An asterisk hangs high on its line.
      on.fillText(letter, left + face / 2, top + face * (wild ? 0.66 : 0.5), face);
    }
  on.textAlign = 'start';
}

function drawLines(on: CanvasRenderingContext2D, ink: Ink, lines: readonly string[], top: number): void {
  box(on, ink.colour('paper'), [MARGIN / 2, top, WIDTH - MARGIN, lines.length * LINE + 20], 28);
  on.fillStyle = ink.colour('ink');
  for (const [i, line] of lines.entries()) {
    on.font = ink.font(i === 0 ? 700 : 500, 44, 'text');
    const [, who = line, points = ''] = /^(.*) (−?\d+)$/.exec(line) ?? [];
    const middle = top + 10 + (i + 0.5) * LINE;
    on.fillText(who, MARGIN + 10, middle, INNER - 200);
    on.textAlign = 'end';
    on.fillText(points, WIDTH - MARGIN - 10, middle);
    on.textAlign = 'start';
  }
}
