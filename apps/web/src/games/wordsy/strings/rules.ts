import type { Chapter, RulesText } from '#strings/rules.ts';

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
  lead: 'For one to six players. Eight letters lie on the board. Everybody writes one word. Letters on the board score, all others are free: use as many as you like. After seven rounds your five best words count.',
  sections: [
    {
      id: 'board',
      title: 'The board',
      rules: [
        { text: 'Four columns of two cards, worth 5, 4, 3 and 2 from left to right.' },
        {
          text: 'There are 60 cards: 44 common ones, and 16 rare ones that score 1 or 2 more than their column.',
        },
        {
          text: 'Which letters they are, all of them consonants: common are four each of B C D G L M N P R S T; two each of F H K V W Y score 1 more; one each of J Q X Z scores 2 more.',
          ours: true,
        },
        {
          text: 'Face up there are never more than two rare cards, and never more than two of one letter. A card that would break this is laid aside and another is drawn.',
        },
        { text: 'If the deck runs out, the cards laid aside are shuffled into a new one.', ours: true },
      ],
    },
    {
      id: 'writing',
      title: 'Writing, and the sand timer',
      rules: [
        { text: 'Everybody sees all eight letters at the same moment.' },
        { text: 'They appear when everybody has said they are ready, or after half a minute.', ours: true },
        {
          text: 'Everybody writes a word in secret. The others see only whether you are writing or done. The words of earlier rounds, everybody’s, can be looked at on the score sheets at any time.',
        },
        {
          text: 'The first to lock a word flips the 30-second timer and is this round’s fastest. A locked word cannot change.',
        },
        {
          text: 'With three or more players the fastest holds the No-Flip card in the next round: their word can be locked, but somebody else must start the timer.',
        },
        {
          text: 'With two players there is no No-Flip card.',
        },
        {
          text: 'When the sand has run out you may finish a word you have begun, but not alter it. If you had written nothing, you have no word: 0 points.',
        },
        {
          text: 'To finish it you have 5 seconds: letters can be added after what stands there, as with a pen (none can be taken back), and whatever stands there at the end is your word. If that is a cheapie (see below), it counts as no word.',
          ours: true,
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
        { text: 'Letters a to z, of any length. No hyphens, no apostrophes, nothing with a capital letter.' },
        {
          text: 'No cheapies: not a word anybody used in an earlier round, nor its plural or singular, a regular change of tense, its -ing form, its -ly adverb, nor any of these together. An irregular tense or any other change makes another word. Two people may well write the same word in the same round.',
        },
        {
          text: 'The dictionary is not asked when you lock a word. A word that is none stands unless somebody challenges it.',
        },
        {
          text: 'The dictionary is the wide one of this house, or the everyday one where the table says so. A table may add words to it, or take words from it.',
          ours: true,
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
          text: 'Then anybody may challenge a word they doubt, one at a time. If it is not in the dictionary, it scores 0 and its player gets no bonus this round. If it is, the challenger loses 2 at the end.',
        },
        { text: 'A word that has survived a challenge cannot be challenged again.', ours: true },
        {
          text: 'There are 20 seconds to decide, and 20 more after each challenge. Whoever challenges first is heard. If nobody was the fastest, the first seat shows its word first.',
          ours: true,
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
        {
          text: 'Bonuses are given after all challenges. If the fastest’s word was struck out, it is worth 0, and the others compare with that.',
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
          text: 'After seven rounds: your five best words, plus every bonus (those of dropped rounds too), less 2 for each challenge that failed. The highest total wins.',
        },
        {
          text: 'In a tie the best single word decides, without its bonus, then the second best, and so on through the five.',
        },
        { text: 'Players who are still level share the place.', ours: true },
        {
          text: 'Shorter games of five or three rounds can be chosen. Then every word counts, and the boxes are those of the first rounds.',
          ours: true,
        },
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
          text: 'When the sand has run out you go on as long as you want, free to change every letter. Only this round brings no bonus any more.',
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
        {
          text: 'Nobody is there to challenge: the house looks your word up when you lock it. One that is not in the dictionary is worth 0, brings no bonus, and moves the timer like any word of less than 20.',
          ours: true,
        },
        {
          text: 'A shorter game asks for less: of three rounds three words count instead of five, and three fifths of the points win, rounded down. Five rounds ask for all of it.',
          ours: true,
        },
        { text: 'You can also play without the timer: then every word is in time.', ours: true },
      ],
    },
    {
      id: 'variants',
      title: 'Other ways to play',
      rules: [
        {
          text: 'Handicap, for any player: four letters of your choice score in full, every other card you use scores 1.',
        },
        { text: 'You needn’t choose: the four letters that score most count for you.', ours: true },
        {
          text: 'No timer: a Main Player stands in for the fastest. After the first round it is whoever has checked the fewest second boxes, then the fewest first boxes, then the next clockwise after the last Main Player.',
        },
        { text: 'The first Main Player is drawn by lot.', ours: true },
        {
          text: 'With five or six players the Main Player, too, must hold off three opponents, not all of them. A Main Player without a word gets no box.',
          ours: true,
        },
        { text: 'Tables by correspondence, and several people at one device, play without the timer.', ours: true },
        {
          text: 'Friendly spelling: a challenged word that is only misspelt may be changed once to the word that was plainly meant. Where two words were run together, or a hyphen was left out, its player chooses which of the words to use: ICECREAM becomes ICE or CREAM, MERRYGO becomes MERRY or GO.',
        },
        {
          text: 'The house offers the words, and only when the challenge would have succeeded: those that were run together, or else up to five that are at most two letters away; never a cheapie. Taking one leaves the challenger without a loss, and the new word scores, counts for the bonuses and cannot be challenged. If none is taken or there is none to offer, the word is struck out.',
          ours: true,
        },
        {
          text: 'USEFULL is taken for USEFUL, not for USE and FULL: words count as run together if they are everyday words, and no word as well known is as near.',
          ours: true,
        },
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
