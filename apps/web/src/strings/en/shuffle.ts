import type { ShuffleVerdict } from '@wordhoard/kernel';

/** What this device found out about the shuffle when the match was over. */
export const shuffleTexts: Readonly<Record<ShuffleVerdict, string>> = {
  held: 'Fair shuffle, checked: the server fixed its part first, then this device added its own, so nobody could choose it.',
  'only-committed': 'Shuffle checked: it is the one the server fixed before the first card.',
  'too-late':
    'This device’s part of the shuffle reached the server too late and was left out. What was promised before the game was kept.',
  'salt-dropped':
    'Be careful with this server: it took this device’s part of the shuffle and then left it out. It may have chosen the shuffle.',
  'other-commitment':
    'Be careful with this server: it promised one shuffle before the game and used another. It may have chosen the shuffle.',
  'broken-commitment':
    'Be careful with this server: the record doesn’t have the shuffle that was promised before the game.',
  'other-seed': 'Be careful with this server: the shuffle isn’t made of the parts in its record.',
};
