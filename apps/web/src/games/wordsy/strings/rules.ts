import { type Chapter, ours, type RulesText } from '#strings/rules.ts';

export interface WordsyRuleSection extends Chapter {
  /** Worked examples that follow: a board and the words played on it. */
  readonly examples?: readonly { readonly board: string; readonly word: string; readonly note: string }[];
  readonly table?: 'boxes' | 'sum' | 'families';
}

export const wordsyRules: RulesText<WordsyRuleSection> & {
  readonly boxes: { readonly caption: string; readonly head: readonly string[] };
  readonly families: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly [same: string, other: string])[];
  };
  readonly sum: readonly string[];
} = {
  lead: 'For one to six players. Eight letter cards lie on the board, and everyone writes one word. Letters that are on a card score; all others are free, so use as many as you like. After seven rounds, your five best words count.',
  sections: [
    {
      id: 'board',
      title: 'The board',
      rules: [
        'The board has four columns of two cards. From left to right, the columns are worth 5, 4, 3 and 2.',
        'The deck has 60 cards: 44 are common, and 16 are rare and score 1 or 2 more than their column.',
        ours`All cards are consonants. Common: four each of B C D G L M N P R S T. Rare: two each of F H K V W Y, which score 1 more, and one each of J Q X Z, which score 2 more.`,
        'The board never shows more than two rare cards, or more than two of the same letter. A card that would break this rule is discarded and replaced.',
        ours`If the deck runs out, the discards are shuffled into a new deck.`,
      ],
    },
    {
      id: 'writing',
      title: 'Writing and the sand timer',
      rules: [
        'Everyone sees all eight cards at the same moment.',
        ours`The cards appear when all players are ready, or after half a minute.`,
        'Write your word in secret. The others see only whether you’re writing or done. All words of earlier rounds are on the score sheets, for everyone to see at any time.',
        'The first to lock a word flips the 30-second timer and is the fastest of this round. A locked word can’t be changed.',
        'With three or more players, the fastest holds the No-Flip card in the next round: they can lock a word, but another player must flip the timer.',
        'Two players don’t use the No-Flip card.',
        'When the sand has run out, you may finish a word you’ve started, but not change it. If you’ve written nothing, you have no word and score 0.',
        ours`You have 5 seconds to finish: you can add letters at the end, but delete none, as if writing in pen. What you have then is your word. If it’s a cheapie (see below), it counts as no word.`,
        ours`If no one locks a word within 5 minutes, the timer starts by itself. That round has no fastest and no bonuses.`,
      ],
    },
    {
      id: 'words',
      title: 'Which words are allowed',
      rules: [
        'A word has only the letters a to z and can be any length. No hyphens, apostrophes or capital letters.',
        'No cheapies! A cheapie is a word that any player used in an earlier round, its plural or singular, a regular tense, its -ing form, its -ly adverb, or any mix of these. An irregular tense or any other change makes a new word. Two players may write the same word in the same round.',
        'Words aren’t checked when you lock them. A word that isn’t in the dictionary stands unless someone challenges it.',
        ours`The table uses Wordhoard’s wide dictionary or its everyday one. A table can also allow words of its own, or ban some.`,
        ours`A word that was struck out isn’t used up: it makes no later word a cheapie.`,
      ],
      table: 'families',
    },
    {
      id: 'scoring',
      title: 'Scoring a word',
      rules: [
        'Each card whose letter is in your word scores once. If two cards show the same letter, using it once scores the better card, and using it twice scores both. Letters without a card score nothing and cost nothing.',
      ],
      examples: [
        {
          board: 'QG NS ML GD',
          word: 'misquoting',
          note: 'There’s only one G, so it scores the card worth 5, not the one worth 2.',
        },
        {
          board: 'CB CR LP MD',
          word: 'baccalaureates',
          note: 'Two Cs score both C cards. All those vowels cost nothing.',
        },
      ],
    },
    {
      id: 'challenges',
      title: 'Challenges',
      rules: [
        'The fastest shows their word first, then the others in clockwise order.',
        'Then any player may challenge a word they doubt, one word at a time. If it isn’t in the dictionary, it’s struck out: it scores 0, and its player gets no bonus this round. If it is, the challenge fails and costs the challenger 2 points at the end.',
        ours`A word that survives a challenge can’t be challenged again.`,
        ours`You have 20 seconds to decide, and another 20 after each challenge. If two players challenge, the first counts. If the round has no fastest, the player in the first seat shows their word first.`,
      ],
    },
    {
      id: 'bonuses',
      title: 'Bonuses',
      rules: [
        'Each round has two bonus boxes. Check the first if you weren’t the fastest and your word scores more than the fastest player’s. Several players can check it.',
        'Check the second if you were the fastest and your word scores at least as much as the words of three opponents, or of all of them if there are fewer.',
        'Bonuses come after all challenges. If the fastest player’s word was struck out, the others have 0 points to beat.',
      ],
      table: 'boxes',
    },
    {
      id: 'next',
      title: 'The next round',
      rules: [
        'Discard the four cards on the right, slide the four on the left to the columns worth 3 and 2, and draw four new cards for the columns worth 5 and 4.',
      ],
    },
    {
      id: 'end',
      title: 'End of the game',
      rules: [
        'After seven rounds, add your five best words and all your bonuses, even those from rounds you drop, and subtract 2 for each failed challenge. The highest total wins.',
        'If there’s a tie, the best single word without its bonus decides, then the second best, and so on through all five.',
        ours`Players who are still tied share the place.`,
        ours`A table can choose a shorter game of five or three rounds. Every word counts then, and the bonuses are those of the first rounds.`,
      ],
      table: 'sum',
    },
    {
      id: 'alone',
      title: 'Playing solo',
      rules: [
        'The timer stands on a card with three spots and starts on the top one. Its 30 seconds start when the cards appear.',
        'When the sand has run out, you can go on as long as you like and change any letter, but you get no bonus this round.',
        'Lock a word worth 15 or more in time and you get a bonus: the larger one if the timer is on the top spot, otherwise the smaller.',
        'Then the timer moves. 20 or more with the bonus: to the top. 20 or more without it: it stays. Under 20: down one spot; if it’s on the bottom already, you get a penalty of 2 points at the end and it moves to the middle.',
        'To win, score 100 on easy, 110 on medium or 120 on hard. Brutal also takes 120, but has no middle spot, and a penalty leaves the timer on the bottom.',
        ours`There are no challenges: your word is looked up when you lock it. If it isn’t in the dictionary, it scores 0, gets no bonus and moves the timer like any word under 20.`,
        ours`In a game of three rounds, three words count instead of five, and you need three fifths of the points, rounded down. In a game of five rounds, you need them all.`,
        ours`You can also play without the timer. Every word is in time then.`,
      ],
    },
    {
      id: 'variants',
      title: 'Other ways to play',
      rules: [
        'Handicap, for any player: four letters of your choice score in full. Every other card you use scores 1.',
        ours`You don’t have to choose: the four that score most are picked for you.`,
        'No timer: each round one player is the Main Player and takes the place of the fastest. After the first round, that’s the player who has checked the fewest second bonus boxes; if tied, the fewest first ones; if still tied, the next one clockwise after the last Main Player.',
        ours`The first Main Player is chosen at random.`,
        ours`With five or six players, the Main Player also has to match or beat only three opponents. A Main Player without a word gets no bonus.`,
        ours`Correspondence games and games on one device are played without the timer.`,
        'Friendly spelling: if a challenged word is only misspelt, its player may change it once to the word they clearly meant. If it’s two words run together, or a hyphen is missing, they choose which of the words to use: ICECREAM becomes ICE or CREAM, MERRYGO becomes MERRY or GO.',
        ours`Wordhoard suggests the words, but only if the challenge would have succeeded: the words that were run together, or else up to five words at most two slips away, and never a cheapie. If the player takes one, the challenger loses nothing, and the new word scores, counts for bonuses and can’t be challenged. If they take none, or there are none, the word is struck out.`,
        ours`Words count as run together if they’re everyday words and no equally familiar word is as close. So USEFULL is read as USEFUL, not as USE and FULL.`,
        ours`A table can allow words of its own, or ban some.`,
      ],
    },
    {
      id: 'keys',
      title: 'Keyboard shortcuts',
      rules: ['Just type your word. Backspace deletes a letter, Enter locks the word, Escape closes a dialog.'],
    },
  ],
  boxes: {
    caption: 'What the bonus boxes are worth',
    head: ['Rounds', 'First box', 'Second box'],
  },
  families: {
    caption: 'Cheapie or new word?',
    head: ['Cheapies of one another', 'New words: allowed'],
    rows: [
      ['FLINCH, FLINCHES, FLINCHED, FLINCHING, FLINCHINGLY', 'GO and WENT: an irregular tense'],
      ['CARD and CARDS', 'TEACH and TEACHER'],
      ['QUICK and QUICKLY', 'BIG and BIGGER'],
    ],
  },
  sum: [
    'Words: 13, 21, 17, 17, 14, 23, 19. Drop the two lowest, 13 and 14: 97 points.',
    'Bonuses: 2, 2 and 3, so 7 more.',
    'One failed challenge: 2 less. Total: 102.',
  ],
  credit:
    'Wordsy is a game by Gil Hova. This is an unofficial version with the rules in our own words. If you like it, buy the printed game.',
};
