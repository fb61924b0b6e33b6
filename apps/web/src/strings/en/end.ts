import type { Level, Seat } from '@wordhoard/kernel';
import type { Names } from '../../table-kit/phrases.ts';
import { figure, listed, plural } from '../../ui/format.ts';
import { table } from './table.ts';

const points = (n: number): string =>
  n === -1 ? `${figure(n)} point` : plural(n, 'point', 'points').replace('-', '−');
const who = (names: Names, seat: Seat): string => (seat === names.me ? 'You' : names.of(seat));
const whoAll = (names: Names, seats: readonly Seat[]): string => {
  const others = seats.filter((seat) => seat !== names.me).map(names.of);
  return listed(names.me !== null && seats.includes(names.me) ? ['You', ...others] : others);
};

/** The end screen, the same for all games and all endings. */
export const end = {
  /** In the bar, in the place of how far the game has got. */
  sub: 'finished',
  ranking: 'Final ranking',
  standing: 'Scores at the end',
  board: 'The final board',
  details: 'How it was played',
  facts: 'About this game',
  actions: 'What next',
  /** The sentence at the top. */
  won: (names: Names, seat: Seat, margin: number | null): string =>
    `${who(names, seat)} won${margin === null ? '' : margin === 0 ? ' on the tie-break' : ` by ${points(margin)}`}`,
  shared: (names: Names, seats: readonly Seat[], each: number): string =>
    `${whoAll(names, seats)} share the win with ${points(each)} each`,
  alone: (names: Names, seat: Seat, total: number): string => `${who(names, seat)} finished with ${points(total)}`,
  resigned: (names: Names, by: Seat, winner: Seat | null): string =>
    winner === null
      ? `${who(names, by)} resigned`
      : `${who(names, by)} resigned, so ${winner === names.me ? 'you' : names.of(winner)} won`,
  left: (names: Names, by: Seat): string => `${who(names, by)} ended the game because a player had left`,
  agreed: 'Everyone agreed to end the game here',
  stalled: 'The host ended the game because no one was playing',
  gaveUp: 'resigned',
  asItStood: 'Scores stand as they were.',
  nobodyLeft: 'Only bots were left, so the game ended here.',

  toRematch: 'Go to the rematch',
  rematchReady: 'There’s a rematch, with a seat for everyone.',
  atLevel: (level: Level): string => table.over.atLevel(level),
  beside: 'Compare side by side',
  review: 'Review the game',
  share: 'Share',
  newTable: 'Make a new table',
  home: 'Start page',

  /** A public page of this game. */
  publicPage: {
    title: 'A link to this game',
    allow: 'Let anyone with the link see this game',
    allowText: 'It shows the final board, the result, your names and every move. You can turn it off at any time.',
    waiting: (names: readonly string[]): string =>
      `Waiting for ${listed(names)} to allow it too. The link works once everyone has.`,
    open: 'Everyone has allowed it. The link works.',
    onlyPlayers: 'Only its players can make a link to this game.',
    request: (names: readonly string[]): string => `${listed(names)} would like to share this game with a link.`,
    yes: 'Allow',
    carried: 'The link contains the whole game; the server keeps no copy. You can’t take it back once it’s sent.',
    tooLong: 'This game is too long for a link. Share the result instead.',
    make: 'Copy a link to this game',
    copied: 'Link copied.',
    byHand: 'Copy this link:',
    noLink: 'No link included: not everyone has allowed one.',
  },

  /** Sent to people who weren't in the game: names and points only. */
  result: (game: string, lines: readonly string[], link: string): string =>
    [`${game}, Wordhoard`, ...lines, link].join('\n'),
  sendResult: 'Share the result',
  copied: 'Copied',
  picture: 'Save a picture',
  saved: 'Picture saved.',
  resultText: 'Names, points and a picture of the final board.',
  yourName: 'Show it as',
  noName: 'A player',
  sameDeal: 'Challenge a friend to this deal',
  sameDealText: 'Your friend plays the same shuffle, then you compare the two games.',
  dealTitle: (game: string): string => `Play the same deal of ${game}`,
  dealReady: 'Your link is ready. Send it to a friend.',
  dealByHand: 'Copy this link and send it to a friend:',
  dealHere: 'Or play this deal again yourself',
  record: 'Download the record',
} as const;
