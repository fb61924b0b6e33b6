import type { ShuffleVerdict } from '@wordhoard/kernel';

/** The result of this device's check of the shuffle after the match. */
export const shuffleTexts: Readonly<Record<ShuffleVerdict, string>> = {
  held: 'Fair shuffle, checked: the server fixed its part first, then this device added its own, so no one could choose it.',
  'only-committed': 'Shuffle checked: it’s the one the server fixed before the first card.',
  'too-late':
    'This device’s part reached the server too late and was left out. The shuffle is still the one promised before the game.',
  'salt-dropped':
    'Be careful with this server: it took this device’s part of the shuffle and then left it out. It may have chosen the shuffle.',
  'other-commitment':
    'Be careful with this server: it promised one shuffle before the game and used another. It may have chosen the shuffle.',
  'broken-commitment': 'Be careful with this server: the record doesn’t contain the shuffle promised before the game.',
  'other-seed': 'Be careful with this server: the parts in its record don’t add up to the shuffle it used.',
};
