import type { Chapter, RulesText } from '../../../strings/en/rules.ts';

interface RuleSection extends Chapter {
  readonly shows?: 'tiles' | 'squares' | 'examples' | 'board';
}

export const wildwordsRules: RulesText<RuleSection> & {
  readonly tiles: { readonly caption: string };
  readonly board: { readonly caption: string };
  readonly squares: { readonly caption: string; readonly head: readonly string[] };
  readonly does: Readonly<Record<'DL' | 'TL' | 'DW' | 'TW' | 'wild' | 'lose', string>>;
  /** Three plays in one game, in this order, with the tiles as they were in the tray. */
  readonly examples: readonly { readonly play: string; readonly meant: string; readonly note: string }[];
} = {
  lead: 'A crossword game for two to four. An asterisk stands for one letter or for any string of letters, so short tiles make long words. Nobody checks a play when it is made: you may bluff, and the others may call it.',
  sections: [
    {
      id: 'tiles',
      title: 'Tiles, tray and pot',
      rules: [
        {
          text: '94 tiles, 12 of them asterisks. Everybody holds seven in a tray that nobody else sees. The rest is the pot: tiles that have been mixed and lie face down, to draw from.',
        },
        {
          text: 'After a play that stands you draw until you have seven again, or all that the pot still has. When it is empty you play on with fewer.',
        },
        { text: 'Who begins is drawn by lot; play goes clockwise.' },
      ],
      shows: 'tiles',
    },
    {
      id: 'turn',
      title: 'A turn',
      rules: [
        {
          text: 'You may trade once a turn, at no cost: your whole tray goes back into the pot, the pot is mixed, and you draw up to seven new tiles.',
        },
        {
          text: 'The printed rules let you trade at any time during your turn. Here you trade before you play or pass, and only while the pot has tiles. A trade stays done whatever becomes of the play.',
          ours: true,
        },
        { text: 'Then play or pass.' },
        {
          text: 'All tiles of a play lie in one row or column without an empty square between them; tiles that lie there already may be in between or at the ends.',
        },
        {
          text: 'The first play covers the middle square, and so does the next one if the first was taken back. Every later play touches a tile on the board.',
        },
        { text: 'A play on an empty board has at least two tiles.', ours: true },
        {
          text: 'Every unbroken run of two or more tiles that contains a new one is a word you have made, across and down.',
        },
      ],
    },
    {
      id: 'asterisks',
      title: 'Asterisks',
      rules: [
        {
          text: 'An asterisk stands for one letter or more, and is worth nothing. It may mean one thing across and another down, and a later play may read it anew.',
        },
        { text: 'Nobody must say what an asterisk means, or even know it, before the play is challenged.' },
        {
          text: 'A tile laid on a WILD square turns face down: it is an asterisk for the rest of the game. Nobody else learns what it was before the game is over, not even from the count of unseen tiles.',
        },
      ],
    },
    {
      id: 'words',
      title: 'Which words count',
      rules: [
        {
          text: 'Before the start the table agrees on one dictionary or several. A word in any of them is good, and nothing else counts. Here there are a wide one, an everyday one, and a list that a table may bring itself; everybody can read that list before the game begins.',
        },
        {
          text: 'Words with a capital, strictly foreign words, words with a hyphen and abbreviations are not allowed. Plurals and other regular endings are good where a dictionary has them.',
        },
        {
          text: 'A table may also ban single words, which are then never good, and allow single words, which then always are. A list of the table’s own has 5,000 words at most, made of the letters a to z; anything else in it is named and not taken.',
          ours: true,
        },
        { text: 'At a family-friendly table coarse words are no words.', ours: true },
      ],
    },
    {
      id: 'scoring',
      title: 'What a play scores',
      rules: [
        {
          text: 'Add up the tiles of each word, with letter squares; then multiply by its word squares. A double and a triple in one word make six. Squares count only for tiles laid on them now; a word square under an asterisk counts too.',
        },
        {
          text: 'The words of a play are added. Each −20 square you cover costs 20, once. Laying all seven tiles adds 40. Plays and totals may be negative.',
        },
      ],
      shows: 'squares',
    },
    {
      id: 'board',
      title: 'The board',
      rules: [
        {
          text: 'The rulebook’s pictures show the middle of the board only. Its size, 15 by 15, and the squares further out are our choice.',
          ours: true,
        },
      ],
      shows: 'board',
    },
    {
      id: 'examples',
      title: 'Three plays',
      rules: [{ text: '8E runs across from row 8, column E; D3 runs down from column D, row 3.' }],
      shows: 'examples',
    },
    {
      id: 'challenge',
      title: 'Bluff and challenge',
      rules: [
        {
          text: 'A play need not be made of words: only where its tiles lie is checked. Its points are shown first. Then the others accept or challenge.',
        },
        {
          text: 'Whoever is challenged spells out every word made, saying what each asterisk stands for; where there is no asterisk, nothing needs to be spelt. If no answer comes, or one word does not fit its tiles or is in none of the table’s dictionaries, the whole play falls.',
        },
        {
          text: 'Two players. The play falls: the tiles come back, the turn is lost, and the challenger moves. It stands: it scores, and the challenger’s turn is lost, so the same player moves again.',
        },
        {
          text: 'Three or four. Any opponent may challenge. When the words have been spelt, each other opponent sides with the challenge or with the play. It falls: tiles back, turn lost, and those who sided with the play lose 20. It stands: it scores, and the challenger and those who sided with them lose 20. Among quality players it is 40. Nobody else loses a turn, and a challenger who was right gains nothing.',
        },
        {
          text: 'They side in secret. The first challenge to arrive counts; whoever had accepted before is asked all the same, and whoever says nothing sides with the play.',
          ours: true,
        },
        {
          text: 'Where nothing was spelt in time, or something that does not fit the tiles, the play falls at once: nobody is asked and nobody pays.',
          ours: true,
        },
        { text: 'A last play that empties a tray can still be challenged.' },
      ],
    },
    {
      id: 'clock',
      title: 'Time',
      rules: [
        {
          text: 'There can be a chess clock for each player, usually of 25 minutes. It runs while you think about a play. When a play’s points are shown the clock of the opponent runs until they accept it. A challenge stops all clocks; when it is decided, the clock of the player to move starts.',
        },
        {
          text: 'Of three or four players, the clock of each opponent runs until that one has accepted.',
          ours: true,
        },
        { text: 'Every minute begun beyond it costs ten points; or the game, if the table wants it so.', ours: true },
        {
          text: 'If your clock stands at zero you have 30 seconds to accept or challenge, then silence accepts. Where running out of time loses the game while you decide about a play, the play stands.',
          ours: true,
        },
        {
          text: 'Live, with a chess clock or without, you have 60 seconds to spell and 30 to take sides. Without one a turn has three minutes, and after 30 seconds silence accepts a play. Elsewhere the table’s own limit holds for everything, or none.',
          ours: true,
        },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      rules: [
        {
          text: 'The game ends when somebody has no tiles and the pot is empty. Of two players that one adds three times the value of the other’s tiles; of three or four, the value of everybody else’s. Nothing is taken from anybody.',
        },
        {
          text: 'It also ends when everybody passes in a row. Of two players each then adds the value of the other’s tiles.',
        },
        {
          text: 'It takes two passes each. A trade and then a pass is a pass, and so is a play that was taken back; a play that stands begins the count anew, and a turn lost by a challenge that failed is not counted. Of three or four players nobody adds anything.',
          ours: true,
        },
        { text: 'The highest total wins.' },
        {
          text: 'Tied players share the place. At the end all trays and all tiles turned face down are shown.',
          ours: true,
        },
      ],
    },
    {
      id: 'called',
      title: 'What players call it',
      rules: [
        { text: 'The bomb: all seven tiles in one play.' },
        {
          text: 'Touchdown (TD): a triple and a double word square covered at once in one word, which is worth six times as much.',
        },
        { text: 'Hipswop: a high point short word opportunity, often in a corner.' },
        {
          text: 'The log calls a play a hipswop that is no bomb, scores 30 or more, and has no word of more than four squares.',
          ours: true,
        },
        { text: 'BLT: a bad letter trade.' },
        {
          text: 'The review after the game, and nothing before it, calls a trade a BLT if the best play after it is worth less than the best play before it.',
          ours: true,
        },
      ],
    },
    {
      id: 'keys',
      title: 'Keys',
      rules: [
        {
          text: 'Just type: letters and * go to the board at the arrow. Arrow keys move it, space turns it, Backspace takes the last tile back, Escape all of them, Enter plays.',
        },
        {
          text: 'Or write a play by its coordinates, as in 8E FEND. Enter lays it and says what it scores; Enter again plays it. The board can also be read row by row, in words.',
        },
      ],
    },
  ],
  tiles: { caption: 'The tiles' },
  board: { caption: 'All 225 squares' },
  squares: { caption: 'The squares', head: ['Square', 'What it does', 'How many'] },
  does: {
    DL: 'doubles the letter',
    TL: 'triples the letter',
    DW: 'doubles the word',
    TW: 'triples the word',
    wild: 'turns the tile face down: an asterisk for good',
    lose: 'takes 20 points',
  },
  examples: [
    { play: '8E FEND', meant: 'FEND', note: 'The middle square doubles the word, and the F lies on a double letter.' },
    {
      play: 'D3 STAIN*N',
      meant: 'STAINING, and DEFEND across',
      note: 'Both Ns lie on WILD squares and turn face down; the asterisk covers a −20 square. Seven tiles: 40 more.',
    },
    {
      play: 'E3 *OX',
      meant: 'FOX down; SO, TO and AX across',
      note: 'The same asterisk is O across and F down.',
    },
  ],
  credit:
    'WildWords is a game by Peter Roizen. This is an unofficial version, told in our own words; buy the printed game if you like it.',
};
