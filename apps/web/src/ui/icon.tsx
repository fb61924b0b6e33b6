import type { JSX } from 'preact';

/** Drawn for Wordhoard on a grid of 24, in strokes of the text's colour. */
const PATHS = {
  arrow: 'M5 12h13M13 6.500l5.500 5.500-5.500 5.500',
  back: 'M15 5l-7 7 7 7',
  bolt: 'M13 3L6 13h5l-1 8 7-10h-5z',
  bot: 'M5 9h14v9H5zM12 9V5M9.5 13h.01M14.5 13h.01M3 12v3M21 12v3',
  chat: 'M4 6.500A2.500 2.500 0 0 1 6.500 4h11A2.500 2.500 0 0 1 20 6.500v7a2.500 2.500 0 0 1-2.500 2.500H11l-5 4v-4A2.500 2.500 0 0 1 4 13.500z',
  check: 'M5 12.500l4.500 4.500L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  delete: 'M9 6h11v12H9l-6-6zM12 9.500l5 5M17 9.500l-5 5',
  eye: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM12 9.500a2.500 2.500 0 1 0 .01 0',
  forth: 'M9 5l7 7-7 7',
  flag: 'M6 21V4h12l-3 4.500L18 13H6',
  hourglass: 'M8 4h8M8 20h8M9 4c0 5 6 5 6 8s-6 3-6 8M15 4c0 5-6 5-6 8s6 3 6 8',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  log: 'M8 6h12M8 12h12M8 18h8M4 6h.01M4 12h.01M4 18h.01',
  noFlip: 'M8 4h8M8 20h8M9 4c0 5 6 5 6 8s-6 3-6 8M15 4c0 2-1 3.200-2.200 4.200M4 4l16 16',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM13.500 7.500l3 3',
  people:
    'M9 5.800a3.200 3.200 0 1 0 .01 0M3.500 19c.5-3.500 2.500-5 5.500-5s5 1.500 5.500 5M15.500 6.200a3 3 0 0 1 0 5.600M17 14.300c2 .6 3.200 2.100 3.500 4.700',
  plus: 'M12 5v14M5 12h14',
  question: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500h.01',
  settings:
    'M4 7.500h8M17 7.500h3M4 16.500h3M12 16.500h8M14.500 5a2.500 2.500 0 1 0 .01 0M9.500 14a2.500 2.500 0 1 0 .01 0',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  sheet: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  shuffle:
    'M4 7h3.500c4 0 5 10 9 10H20M4 17h3.500c4 0 5-10 9-10H20M17.500 4.500L20 7l-2.500 2.500M17.500 14.500L20 17l-2.500 2.500',
  star: 'M12 4l2.400 5.200 5.600.6-4.200 3.800 1.200 5.600-5-2.900-5 2.900 1.200-5.600L4 9.800l5.600-.6z',
  toFirst: 'M17 5l-7 7 7 7M6 5v14',
  toLast: 'M7 5l7 7-7 7M18 5v14',
  undo: 'M8 5L4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-3',
  unlock: 'M5 11h14v9H5zM8 11V7a4 4 0 0 1 7.700-1.500',
  up: 'M6 15l6-6 6 6',
  zoomOut: 'M10.500 4a6.500 6.500 0 1 0 .01 0M15.500 15.500L20.500 20.500M7.500 10.500h6',
} as const;

export type IconName = keyof typeof PATHS;

/** Always beside a word, or inside a button that has a name: it says nothing itself. */
export const Icon = ({ name }: { readonly name: IconName }): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
