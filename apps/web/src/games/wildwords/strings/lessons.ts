import type { LessonWords } from '../../../lessons/words.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  turn: {
    title: 'A whole turn',
    say: {
      turn: 'Lay words on the board for points. When the tiles run out, the highest score wins. Lay a word such as FEND across the middle square, 8H, and tap “Play”.',
      else: 'Now Ada may accept your play, or challenge it.',
    },
    done: 'Ada accepted your play. You have its points, and new tiles to make seven again. Now Ada plays.',
  },
  asterisk: {
    title: 'One asterisk',
    say: 'The * stands for any letters, one or many. Lay a word with it across the middle square, such as ST*NG: that can be STRING, or STARTING.',
    done: 'Your play stands, and you didn’t have to say what the * is. You only spell it out when you are challenged.',
  },
  'two-ways': {
    title: 'In two directions',
    say: 'Lay *, O and X down column E, beside S, T and A. Down it reads FOX. Across, the same * is the O of SO.',
    done: 'One asterisk, two words: it may stand for something else in each direction.',
  },
  flip: {
    title: 'A tile turned over',
    say: 'A tile on a WILD square is turned over and becomes a *. Lay Q, P, E, R down to the A of RAIN, with the Q on WILD (4G). It reads OPERA.',
    done: 'Your Q is a * now, and Ada can’t see that it was a Q. A * scores nothing, but it stands for any letters you like.',
  },
  bluff: {
    title: 'A bluff',
    say: 'You may lay tiles that make no word, and hope that nobody notices. Ada has laid FLORB. If you don’t believe it, tap “Challenge”.',
    done: 'It was a bluff: Ada takes the tiles back, and it’s your turn. If it had been a word, you would have lost your turn.',
  },
  trade: {
    title: 'A trade',
    say: 'You can’t make much of these tiles. Tap “Trade”: all seven go back, you draw seven others, and you may still play.',
    done: 'You have seven new tiles, and it’s still your turn. You may trade once a turn, and it costs nothing.',
  },
};
