export const about = {
  title: 'About and licences',
  lead: 'Printed word games, played properly online: with friends by a link, against bots, alone, or several people at one device. No account, no advertising, nobody counts your clicks.',
  notice: 'Notices',
  noticeLead: 'What this is made from, and by whom.',
  open: 'Verifiable shuffles',
  openText:
    'At a table, the server and every player’s device mix the shuffle together, so nobody can choose it: the server shows the fingerprint of its part before it sees theirs. At the end the page checks its own part, and anybody can check the record.',
  privacy: 'What is kept',
  privacyText:
    'A name, a picture if you chose one, and a number for you, in a cookie that only this house can read; and the games you played here. Settings, and games against bots, stay on your device.',
  lab: 'The lab',
  labText: 'What does a rule do? Bots can play a game many times, in this page, and say what came of it.',
  toLab: 'Open the lab',
} as const;
