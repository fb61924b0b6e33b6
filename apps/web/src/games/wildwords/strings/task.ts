import { componentsOf, type View } from '@wordhoard/wildwords';

/** The task of this game, in a sentence. */
export const task = 'Find the best play with this tray.';

/** For a first-time player: what to do, and what counts. */
export const help = {
  todo: 'Tap a tile in your tray, then a square. All your tiles go in one row or column, joined to those on the board.',
  counts: 'Your score is the points of this play.',
} as const;

export function symbolsOn({ config }: View): readonly { readonly mark: string; readonly meaning: string }[] {
  const { losePoints, bombPoints } = componentsOf(config);
  return [
    { mark: '✱', meaning: 'stands for one letter or more, and scores nothing' },
    { mark: 'WILD', meaning: 'turns the tile you lay there into an ✱' },
    { mark: `−${losePoints}`, meaning: `costs ${losePoints} points` },
    { mark: 'DL, TL', meaning: 'double and triple a letter' },
    { mark: 'DW, TW', meaning: 'double and triple the word' },
    { mark: 'Bomb', meaning: `playing your whole tray adds ${bombPoints} points` },
  ];
}
