export const settings = {
  title: 'Settings',
  theme: 'Theme',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  tiles: 'Large tiles and letters',
  tilesHint: 'Bigger cards, keys and words, where there is room.',
  motion: 'Less motion',
  motionHint: 'Nothing flips, slides or fades. Also follows the device’s own setting.',
  sound: 'Sounds',
  soundHint: 'A click when a word is locked, sand when the timer turns.',
  announcements: 'Announcements for screen readers',
  announcing: {
    all: 'Everything that happens',
    mine: 'Only what concerns me',
    none: 'None',
  },
  announceHint: 'What the page says by itself. The log has everything in any case.',
  about: 'About and licences',
} as const;
