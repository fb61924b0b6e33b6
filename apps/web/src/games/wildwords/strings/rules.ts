import { type Chapter, ours, type RulesText } from '#strings/rules.ts';

interface WildWordsRuleSection extends Chapter {
  readonly shows?: 'tiles' | 'squares' | 'examples' | 'board';
}

export const wildwordsRules: RulesText<WildWordsRuleSection> & {
  readonly tiles: { readonly caption: string };
  readonly board: { readonly caption: string };
  readonly scores: (words: string, points: number) => string;
  readonly squares: { readonly caption: string; readonly head: readonly string[] };
  readonly does: Readonly<Record<'DL' | 'TL' | 'DW' | 'TW' | 'wild' | 'lose', string>>;
  /** Three plays in one game, in this order, with the tiles as they were in the tray. */
  readonly examples: readonly { readonly play: string; readonly meant: string; readonly note: string }[];
} = {
  lead: 'A crossword game for two to four. An asterisk stands for one letter or several, so a few tiles can make a long word. Words aren’t checked unless a player challenges them, so you can bluff.',
  sections: [
    {
      id: 'tiles',
      title: 'Tiles, tray and pot',
      rules: [
        'There are 94 tiles, 12 of them asterisks. Each player has seven in a tray that the others can’t see. The rest lie face down in the pot.',
        'After a play that stands, you draw until you have seven tiles again or the pot is empty. When it is, you play on with fewer.',
        'The first player is drawn by lot; turns go clockwise.',
      ],
      shows: 'tiles',
    },
    {
      id: 'turn',
      title: 'A turn',
      rules: [
        'You may trade once a turn, at no cost: your whole tray goes back into the pot, the pot is mixed, and you draw up to seven new tiles.',
        ours`The printed rules let you trade at any time during your turn. Here you trade before you play or pass, and only while the pot has tiles. A trade isn’t undone, even if your play is taken back.`,
        'Then you play or pass.',
        'The tiles of a play lie in one row or column with no empty square between them. Tiles already on the board may lie between them or at the ends.',
        'A play on an empty board covers the middle square, also when the first play was taken back. Every other play touches a tile on the board.',
        ours`On an empty board, a play has at least two tiles.`,
        'Every unbroken line of two or more tiles, across or down, that contains a new tile is a word you have made.',
      ],
    },
    {
      id: 'asterisks',
      title: 'Asterisks',
      rules: [
        'An asterisk stands for one letter or more and is worth nothing. It can stand for one thing across and another down, and for something else again in later plays.',
        'You don’t have to say what an asterisk stands for until someone challenges the play.',
        'A tile laid on a WILD square turns face down and is an asterisk for the rest of the game. The other players don’t learn what it was until the game is over: the list of unseen tiles still counts it.',
      ],
    },
    {
      id: 'words',
      title: 'Which words count',
      rules: [
        'Before the game, the table agrees on one dictionary or several, and only words in them count. Here you can choose a wide dictionary, an everyday one, and a list of your own, which all players can read before the game.',
        'Words with a capital, strictly foreign words, words with a hyphen and abbreviations don’t count. Plurals and other regular endings count if a dictionary has them.',
        ours`A table can also ban single words, which then never count, and allow single words, which then always count. A list of your own has at most 5,000 words made of the letters a to z; you are told which entries don’t fit.`,
        ours`At a family-friendly table, coarse words don’t count.`,
      ],
    },
    {
      id: 'scoring',
      title: 'What a play scores',
      rules: [
        'For each word, add up its tiles, doubled or tripled on letter squares, then multiply by its word squares; a double and a triple together make six. Squares count only for tiles laid in this play. A word square under an asterisk counts too.',
        'Add up all the words of the play. Each −20 square you cover costs 20 points, once. Laying seven tiles adds 40. Plays and totals can be negative.',
      ],
      shows: 'squares',
    },
    {
      id: 'board',
      title: 'The board',
      rules: [
        ours`The rulebook’s pictures show only the middle of the board. Its size, 15 by 15, and the outer squares are our choice.`,
      ],
      shows: 'board',
    },
    {
      id: 'examples',
      title: 'Three plays',
      rules: ['Three plays in a row, starting on an empty board.'],
      shows: 'examples',
    },
    {
      id: 'challenge',
      title: 'Bluff and challenge',
      rules: [
        'Only the position of your tiles is checked, so a play doesn’t have to make words. Its points are shown, then the other players accept or challenge it.',
        'If you are challenged, you spell out every word you made, with what each asterisk stands for. The whole play falls if you don’t answer, or if any word doesn’t fit its tiles or isn’t in the table’s dictionaries.',
        'Two players: if the play falls, its player takes the tiles back and loses the turn, and the challenger moves. If it stands, it scores and the same player moves again.',
        'Three or four players: any opponent may challenge. Once the words are spelt, the other opponents each side with the challenge or trust the play. If the play falls, its player takes the tiles back and loses the turn, and those who trusted it lose 20 points. If it stands, it scores, and the challenger and those who sided with the challenge lose 20. Experienced players play for 40. A challenger who is wrong doesn’t lose a turn; one who is right gains nothing.',
        ours`You take sides in secret. The first challenge to arrive counts. Players who had already accepted take sides too; if you don’t answer, you trust the play.`,
        ours`A play without asterisks needs no spelling. If no spelling comes in time, or it doesn’t fit the tiles, the play falls at once, and no player takes sides or loses points.`,
        'The play that ends the game can still be challenged.',
      ],
    },
    {
      id: 'clock',
      title: 'Time',
      rules: [
        'Each player can have a chess clock, usually of 25 minutes. It runs during your turn. When a play’s points are shown, the opponent’s clock runs until they accept. A challenge stops all clocks until it is decided; then the clock of the player to move starts.',
        ours`With three or four players, each opponent’s clock runs until they accept.`,
        ours`When your clock runs out, each further minute you start costs ten points. Or you lose the game, if the table chose that.`,
        ours`If your clock is at zero, you have 30 seconds to accept or challenge a play; then you accept it. If you lose the game on time while deciding, the play stands.`,
        ours`In a live game you have 60 seconds to spell and 30 to take sides. Without chess clocks you also have three minutes for a turn and 30 seconds to challenge; then you accept. At other speeds the table’s time limit, if it has one, applies to every answer.`,
      ],
    },
    {
      id: 'end',
      title: 'The end',
      rules: [
        'The game ends when the pot is empty and a player has no tiles left. With two players, that player adds three times the value of the other’s tiles; with three or four, the value of all other players’ tiles. No one loses points.',
        'It also ends when all players pass in a row. With two players, each then adds the value of the other’s tiles.',
        ours`It takes two passes each. Trading and then passing is a pass, and so is a play that was taken back. Only a play that stands restarts the count; a turn lost through a wrong challenge doesn’t count. With three or four players, no one adds points.`,
        'The highest total wins.',
        ours`Tied players share their place. At the end, all trays and all tiles turned face down are shown.`,
      ],
    },
    {
      id: 'called',
      title: 'What players call it',
      rules: [
        'The bomb: all seven tiles in one play.',
        'Touchdown (TD): one word that covers a triple and a double word square, for six times its value.',
        'Hipswop: a high-point short word opportunity, often in a corner.',
        ours`The log calls a play a hipswop if it scores 30 or more, makes no word longer than four squares, and isn’t a bomb.`,
        'BLT: a bad letter trade.',
        ours`The review after the game calls a trade a BLT if the best play after it scores less than the best play before it.`,
      ],
    },
    {
      id: 'keys',
      title: 'Keyboard shortcuts',
      rules: [
        'Type letters or * to lay tiles at the arrow. Arrow keys move it, Space turns it, Backspace takes the last tile back, Escape takes all back, and Enter plays.',
        'Or type a play by its coordinates: 8E FEND runs across from row 8, column E; E8 FEND runs down. Enter lays it and shows its points; Enter again plays it. You can also read the board row by row, in words.',
      ],
    },
  ],
  scores: (words, points) => `${words}: ${points} points`,
  tiles: { caption: 'The tiles' },
  board: { caption: 'All 225 squares' },
  squares: { caption: 'The squares', head: ['Square', 'What it does', 'How many'] },
  does: {
    DL: 'doubles the letter',
    TL: 'triples the letter',
    DW: 'doubles the word',
    TW: 'triples the word',
    wild: 'turns the tile face down: an asterisk from then on',
    lose: 'costs 20 points',
  },
  examples: [
    {
      play: '8E FEND',
      meant: 'FEND across',
      note: 'The middle square doubles the word, and the F is on a double letter.',
    },
    {
      play: 'D3 STAIN*N',
      meant: 'STAINING down, DEFEND across',
      note: 'Both Ns are on WILD squares and turn face down. The asterisk covers a −20 square. Seven tiles add 40.',
    },
    {
      play: 'E3 *OX',
      meant: 'FOX down, SO, TO and AX across',
      note: 'The same asterisk is the F of FOX and the O of SO.',
    },
  ],
  credit:
    'WildWords is a game by Peter Roizen. This is an unofficial version, with the rules in our own words. If you like it, buy the printed game.',
};
