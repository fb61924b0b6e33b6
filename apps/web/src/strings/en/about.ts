export const about = {
  title: 'About and licences',
  lead: 'Printed word games, faithfully online: with friends by link, against bots, solo, or together on one device. No account, no ads, no tracking.',
  notice: 'Notices',
  noticeLead: 'Whose games, words and software Wordhoard builds on.',
  open: 'Verifiable shuffles',
  openText:
    'The server and every player’s device each add a part to the shuffle, so no one can choose it: the server shows the fingerprint of its part before it sees the others. After the game your page checks its own part, and anyone can check the record.',
  privacy: 'What we store',
  privacyText:
    'Your name, your picture if you chose one, the games you played at tables, and an ID in a cookie that only this site can read. Settings and games against bots stay on your device.',
  lab: 'The lab',
  labText: 'What does a rule do? Let bots play hundreds of games in this page and see.',
  toLab: 'Open the lab',
} as const;
