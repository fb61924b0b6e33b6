import type { Chapter, RulesText } from './rules.ts';

export interface RuleSection extends Chapter {
  /** Worked examples that follow: a board and the words played on it. */
  readonly examples?: readonly { readonly board: string; readonly word: string; readonly note: string }[];
  readonly table?: 'boxes' | 'sum' | 'families';
}

export const wordsyRules: RulesText<RuleSection> & {
  readonly boxes: { readonly caption: string; readonly head: readonly string[] };
  readonly families: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly [same: string, other: string])[];
  };
  readonly sum: readonly string[];
} = {
  lead: 'Eight letters lie on the board. Everybody writes one word. Letters on the board score, all others are free: use as many as you like. After seven rounds your five best words count.',
  sections: [
    {
      id: 'board',
      title: 'The board',
      rules: [
        { text: 'Four columns of two cards, worth 5, 4, 3 and 2 from left to right. Only consonants are on cards.' },
        {
          text: 'F H K V W Y are rare and score 1 more than their column. J Q X Z score 2 more; there is one card of each.',
        },
        {
          text: 'Face up there are never more than two rare cards, and never more than two of one letter. A card that would break this is laid aside and another is drawn.',
        },
      ],
    },
    {
      id: 'writing',
      title: 'Writing, and the sand timer',
      rules: [
        { text: 'When everybody is ready, all eight letters appear at once.', ours: true },
        { text: 'Everybody writes a word in secret. The others see only whether you are writing or done.' },
        {
          text: 'The first to lock a word flips the 30-second timer and is this round’s fastest. A locked word cannot change.',
        },
        {
          text: 'With three or more players the fastest holds the No-Flip card in the next round: their word can be locked, but somebody else must start the timer.',
        },
        {
          text: 'When the sand has run out you may finish a word you have begun: for 5 seconds letters can be added, none changed. Whatever stands there then is your word; if nothing does, you have none, for 0 points.',
        },
        {
          text: 'If nobody locks a word for 5 minutes, the timer starts by itself. That round has no fastest and no bonuses.',
          ours: true,
        },
      ],
    },
    {
      id: 'words',
      title: 'What a word may be',
      rules: [
        { text: 'Letters a to z, of any length. No hyphens, no apostrophes, no names.' },
        {
          text: 'No cheapies: not a word anybody used in an earlier round, nor its plural or singular, a regular change of tense, its -ing form, its -ly adverb, nor any of these together. Two people may well write the same word in the same round.',
        },
        {
          text: 'The dictionary is not asked when you lock a word. A word that is none stands unless somebody challenges it.',
        },
        { text: 'A word that was struck out was no word, so it stands in nobody’s way later.', ours: true },
      ],
      table: 'families',
    },
    {
      id: 'scoring',
      title: 'What a word scores',
      rules: [
        {
          text: 'Each card whose letter is in your word scores once. A letter used once takes the better of two equal cards; used twice, it takes both. Letters that are not on the board score nothing and cost nothing.',
        },
      ],
      examples: [
        {
          board: 'QG NS ML GD',
          word: 'misquoting',
          note: 'One G, so it takes the card worth 5 and leaves the one worth 2.',
        },
        {
          board: 'CB CR LP MD',
          word: 'baccalaureates',
          note: 'Two Cs take both cards. The third vowel or the tenth costs nothing.',
        },
      ],
    },
    {
      id: 'challenges',
      title: 'Words on the table, and challenges',
      rules: [
        { text: 'The fastest shows their word first, then the others clockwise.' },
        {
          text: 'Then anybody may challenge a word they doubt: one at a time, 20 seconds to decide. If it is not in the dictionary, it scores 0 and its player gets no bonus this round. If it is, the challenger loses 2 at the end. A word that survived cannot be challenged again.',
        },
      ],
    },
    {
      id: 'bonuses',
      title: 'The two boxes',
      rules: [
        {
          text: 'First box: you were not the fastest, and your word scores more than the fastest’s. Several players can get it.',
        },
        {
          text: 'Second box: you were the fastest, and your word scores at least as much as those of three opponents; of all of them, if there are fewer.',
        },
      ],
      table: 'boxes',
    },
    {
      id: 'next',
      title: 'The next round',
      rules: [
        {
          text: 'The four cards on the right are laid aside, the four on the left slide over to the columns worth 3 and 2, and four new ones are drawn for the columns worth 5 and 4.',
        },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      rules: [
        {
          text: 'After seven rounds: your five best words, plus every bonus (those of dropped rounds too), less 2 for each challenge that failed.',
        },
        { text: 'In a tie the best single word decides, then the second best, and so on.' },
        { text: 'Shorter games of five or three rounds can be chosen; then every word counts.', ours: true },
      ],
      table: 'sum',
    },
    {
      id: 'alone',
      title: 'Alone',
      rules: [
        {
          text: 'The timer stands on a card with three spots and starts on the top one. The 30 seconds run from the moment the letters appear.',
        },
        {
          text: 'Lock a word of 15 or more in time and you get a bonus: the larger box while the timer is on the top spot, else the smaller.',
        },
        {
          text: '20 or more with the bonus: the timer goes to the top. 20 or more without it: it stays. Less than 20: down one spot; from the bottom it costs 2 at the end, and the timer goes to the middle.',
        },
        {
          text: '100 points win on easy, 110 on medium, 120 on hard. Brutal also needs 120, has no middle spot, and a penalty leaves the timer at the bottom.',
        },
        { text: 'The house looks up every word, at no cost: nobody is there to challenge it.', ours: true },
      ],
    },
    {
      id: 'variants',
      title: 'Other ways to play',
      rules: [
        { text: 'Handicap: your best four cards score in full, every other card you use scores 1.' },
        {
          text: 'No timer: a Main Player stands in for the fastest. The first is drawn by lot; after that it is whoever has checked the fewest second boxes, then the fewest first boxes, then the next clockwise.',
        },
        { text: 'Tables by correspondence, and several people at one device, play without the timer.', ours: true },
        {
          text: 'Friendly spelling: a challenged word that is only misspelt may be changed once to the word that was meant.',
        },
        { text: 'The house offers up to five words that are close; one of them may be taken.', ours: true },
        { text: 'A table can allow words of its own, or ban some.', ours: true },
      ],
    },
    {
      id: 'keys',
      title: 'Keys',
      rules: [
        { text: 'Just type: the letters go to your line. Backspace deletes, Enter locks, Escape closes what is open.' },
      ],
    },
  ],
  boxes: {
    caption: 'What the boxes are worth',
    head: ['Rounds', 'First box', 'Second box'],
  },
  families: {
    caption: 'One family, or another word?',
    head: ['One family: used up together', 'Another word: allowed'],
    rows: [
      ['FLINCH, FLINCHES, FLINCHED, FLINCHING, FLINCHINGLY', 'GO and WENT: an irregular tense'],
      ['CARD and CARDS', 'TEACH and TEACHER'],
      ['QUICK and QUICKLY', 'BIG and BIGGER'],
    ],
  },
  sum: [
    'Words 13, 21, 17, 17, 14, 23, 19. The two lowest, 13 and 14, are dropped: 97.',
    'Bonuses 2, 2 and 3: 7 more.',
    'One challenge that failed: 2 less. Together 102.',
  ],
  credit:
    'Wordsy is a game by Gil Hova. This is an unofficial version, told in our own words; buy the printed game if you like it.',
};
