import type { LessonWords } from '../../../lessons/words.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  asterisk: {
    title: 'One asterisk',
    say: 'The * stands for any letters, one or many. Lay a word with it across the middle, such as ST*NG: STRING, or STARTING.',
    done: 'It stands, and you never had to say what the * was. Only who is challenged must spell it out.',
  },
  'two-ways': {
    title: 'In two directions',
    say: 'Lay *OX downwards beside S, T and A. Down it reads FOX; across the same * is the O of SO.',
    done: 'One asterisk, two words: it may be something else in each direction.',
  },
  flip: {
    title: 'Turned over',
    say: 'A tile on a WILD square is turned over and becomes a *. Lay Q, P, E, R down to the A of RAIN, the Q on WILD: it reads OPERA.',
    done: 'The Q is gone, and nobody else knows it was one. It scores nothing, but now it is any letters you like.',
  },
  bluff: {
    title: 'A bluff',
    say: 'Anybody may lay what is no word, and hope. The other player has laid FLORB. Challenge it if you do not believe it.',
    done: 'It was a bluff: the tiles go back, and it is your turn. Had it been a word, you would have lost a turn.',
  },
  trade: {
    title: 'A trade',
    say: 'Nothing good can be made of these. Trade them: all seven go back, you get seven others, and then you still play.',
    done: 'Seven new letters, and it is still your turn. Once a turn you may do that, and it costs nothing.',
  },
};
