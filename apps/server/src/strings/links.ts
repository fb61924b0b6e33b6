/** 'Anna', 'Anna and Beth', 'Anna, Beth and Caro'. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What a link says of itself where it was sent: in a chat, before anybody has followed it. */
export const links = {
  site: 'Wordhoard',
  title: 'Wordhoard: word games',
  lead: 'Word games on one table. Bring friends by a link, play a bot, or play alone.',
  invites: (host: string, game: string): string => `${host} invites you to ${game}`,
  invited: (game: string): string => `You are invited to ${game}`,
  /** All that is said of a table that is only for people with the link. */
  comeIn: 'Follow the link, say your name and sit down. No account, nothing to install.',
  places: (taken: number, seats: number): string =>
    `${taken} of ${seats} places are taken. Come in: no account is needed.`,
  play: (game: string): string => `Play ${game}`,
  rules: (game: string): string => `How to play ${game}`,
  words: (game: string): string => `Short and odd words for ${game}`,
  learn: (game: string): string => `Learn ${game}`,
  make: (game: string): string => `A table for ${game}`,
  games: 'My games',
  today: 'Today’s hoard',
  todayLead: 'A few small word tasks, the same for everyone, in about five minutes.',
  review: 'Review of a game',
  reviewOf: (game: string): string => `Review of ${game}`,
  aGame: 'A finished game',
  finished: (game: string): string => `A finished game of ${game}`,
  played: (names: readonly string[], game: string): string => `${listed(names)} played ${game}`,
  result: (ranked: readonly { readonly name: string; readonly points: number }[]): string =>
    `${ranked.map(({ name, points }) => `${name} ${points < 0 ? `−${-points}` : points}`).join(', ')}. See the final board and every move.`,
  resigned: (name: string): string => `${name} resigned. See the board as it stood, and every move.`,
  endedEarly: 'The game was ended early. See the board as it stood, and every move.',
  link: 'Go on here',
  deal: 'The same deal',
  settings: 'Settings',
  about: 'About and licences',
  lab: 'The lab',
  labLead: 'What does a rule do? Bots play a word game many times, and one looks.',
  labOf: (game: string): string => `The lab, with ${game}`,
  game: (game: string, min: number, max: number): string =>
    min === 1
      ? `${game}, alone or for up to ${max}: with friends by a link, against bots, or several at one device.`
      : `${game}, for ${min} to ${max}: with friends by a link, against bots, or several at one device.`,
  notFound: 'Nothing lies here',
} as const;
