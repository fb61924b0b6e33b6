import type { Chapter, RulesText } from './rules.ts';

interface RuleSection extends Chapter {
  readonly shows?: 'tiles' | 'squares' | 'examples';
}

export const wildwordsRules: RulesText<RuleSection> & {
  readonly tiles: { readonly caption: string };
  readonly squares: { readonly caption: string; readonly head: readonly string[] };
  readonly does: Readonly<Record<'DL' | 'TL' | 'DW' | 'TW' | 'wild' | 'lose', string>>;
  /** Three plays in one game, in this order, with the tiles as they were in the tray. */
  readonly examples: readonly { readonly play: string; readonly meant: string; readonly note: string }[];
} = {
  lead: 'A crossword game for two to four. An asterisk stands for one letter or for any string of letters, so short tiles make long words. Nobody checks a play when it is made: you may bluff, and the others may call it.',
  sections: [
    {
      id: 'tiles',
      title: 'Tiles and tray',
      rules: [
        {
          text: '94 tiles, 12 of them asterisks. Everybody holds seven in a tray, and draws back up to seven after a play that stands.',
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
          text: 'First you may trade: the whole tray goes back, is mixed in, and you draw seven new tiles. Once a turn, at no cost, as long as the pot has tiles.',
        },
        { text: 'Then play or pass. A trade stays done whatever becomes of the play.' },
        {
          text: 'All tiles of a play lie in one row or column without an empty square between them; tiles that lie there already may be in between or at the ends.',
        },
        { text: 'The first play covers the middle square. Every later one touches a tile on the board.' },
        { text: 'The first play has at least two tiles.', ours: true },
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
        {
          text: 'A tile laid on a WILD square turns face down: it is an asterisk for the rest of the game. Nobody else learns what it was before the game is over, not even from the count of unseen tiles.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'What a play scores',
      rules: [
        {
          text: 'Add up the tiles of each word, with letter squares; then multiply by its word squares. A double and a triple in one word make six. Squares count only for tiles laid on them now.',
        },
        {
          text: 'The words of a play are added. Each −20 square you cover costs 20, once. Laying all seven tiles adds 40. Totals may be negative.',
        },
        { text: 'The board is 15 by 15; where its outer squares lie is ours.', ours: true },
      ],
      shows: 'squares',
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
          text: 'The points are shown first. Then the others accept or challenge; at a live table they have 30 seconds, and silence accepts.',
        },
        {
          text: 'Whoever is challenged spells out every word made, saying what each asterisk stands for, within 60 seconds. If one word does not fit its tiles or is not in the dictionary, the whole play falls.',
        },
        {
          text: 'Two players. The play falls: the tiles come back and the turn is lost. It stands: it scores, and the challenger’s turn is lost, so the same player moves again.',
        },
        {
          text: 'Three or four. Any opponent may challenge. When the words have been spelt, each other opponent sides in secret with the challenge or with the play. It falls: tiles back, turn lost, and those who trusted the play lose 20. It stands: it scores, and the challenger and those who sided with them lose 20. Among quality players it is 40.',
        },
        {
          text: 'Who does not answer in that secret vote trusts the play. Where nothing was spelt in time, there is no vote.',
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
          text: 'A live table has a chess clock of 25 minutes for each player. It runs while you think about a play and while you decide whether to challenge, and stands while words are spelt and points are worked out.',
        },
        { text: 'Every minute begun beyond it costs ten points; or the game, if the table wants it so.', ours: true },
        {
          text: 'Where that loses the game while you decide about a play, the play stands.',
          ours: true,
        },
        { text: 'Without a chess clock a live turn has three minutes.', ours: true },
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
          text: 'It also ends when everybody has passed twice in a row. Of two players each adds the value of the other’s tiles; of three or four nobody does.',
          ours: true,
        },
        {
          text: 'The highest total wins; those who tie share the win. Then all trays and all flipped tiles are shown.',
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
