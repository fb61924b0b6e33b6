/** 'Anna', 'Anna and Beth', 'Anna, Beth and Caro'. */
const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
/** A number at the start of a sentence: 'Five', or '11'. */
const numberWord = (n: number): string => NUMBERS[n] ?? String(n);

/** Texts of link previews, as chat apps and search engines show them. */
export const links = {
  site: 'Wordhoard',
  title: 'Wordhoard: word games',
  lead: (games: number): string => `${numberWord(games)} word games to play with friends, against bots or alone.`,
  invites: (host: string, game: string): string => `${host} invites you to play ${game}`,
  invited: (game: string): string => `You’re invited to play ${game}`,
  /** The only text about a private table. */
  comeIn: 'Open the link, enter your name and take a seat. No account, nothing to install.',
  places: (taken: number, seats: number): string => `${taken} of ${seats} seats are taken. Join in: no account needed.`,
  play: (game: string): string => `Play ${game}`,
  rules: (game: string): string => `How to play ${game}`,
  words: (game: string): string => `Short and odd words for ${game}`,
  learn: (game: string): string => `Learn ${game}`,
  make: (game: string): string => `New game of ${game}`,
  games: 'My games',
  today: 'Today’s hoard',
  todayLead: 'Small word puzzles, new every day and the same for everyone. About a minute each.',
  review: 'Game review',
  reviewOf: (game: string): string => `Review of ${game}`,
  aGame: 'A finished game',
  finished: (game: string): string => `A finished game of ${game}`,
  played: (names: readonly string[], game: string): string => `${joinNames(names)} played ${game}`,
  result: (ranked: readonly { readonly name: string; readonly points: number }[]): string =>
    `${ranked.map(({ name, points }) => `${name} ${points < 0 ? `−${-points}` : points}`).join(', ')}. See the final board and every move.`,
  resigned: (name: string): string => `${name} resigned. See the final board and every move.`,
  endedEarly: 'The game ended early. See the final board and every move.',
  link: 'Continue on this device',
  deal: 'The same deal',
  settings: 'Settings',
  about: 'About and licences',
  lab: 'The lab',
  labLead: 'What does a rule change? Let bots play a game many times and see.',
  labOf: (game: string): string => `The lab: ${game}`,
  game: (game: string, min: number, max: number): string =>
    min === 1
      ? `${game} for 1 to ${max} players: alone, with friends online, against bots, or on one device.`
      : `${game} for ${min} to ${max} players: with friends online, against bots, or on one device.`,
  notFound: 'Page not found',
} as const;
