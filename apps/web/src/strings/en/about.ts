export const about = {
  title: 'About and licences',
  lead: 'Five printed word games, played properly online: with friends by a link, against bots, alone, or several people at one device. No account, no advertising, nobody counts your clicks.',
  notice: 'Notices',
  noticeLead: 'What this is made from, and by whom.',
  open: 'Verifiable shuffles',
  openText:
    'Before the first card of a game is turned, its shuffle is fixed and its fingerprint shown in the table’s menu. At the end the seed is shown, and anybody can check that the one belongs to the other.',
  privacy: 'What is kept',
  privacyText:
    'A name and a number for you, in a cookie that only this house can read; and the games you played here. Settings, and games against bots, stay on your device.',
} as const;
