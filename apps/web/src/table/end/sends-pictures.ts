/** Can a picture be sent from here? Then it goes with the text; else it can be kept. */
export const sendsPictures = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'result.png', { type: 'image/png' })] }) ?? false;
