import type { LessonWords } from '../../../lessons/lesson.ts';

/** In the order of the lessons. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  turn: {
    title: 'A whole turn',
    say: {
      turn: 'Lay words on the board to score points; the highest score at the end wins. Lay a word such as FEND across the middle square (row 8, column H), then tap “Play”.',
      else: 'Now Ada can accept your play or challenge it.',
    },
    done: 'Ada accepted your play. You score its points and draw back up to seven tiles. Now it’s Ada’s turn.',
  },
  asterisk: {
    title: 'One asterisk',
    say: 'The asterisk stands for one letter or more. Lay a word with it across the middle square, such as ST✱NG: that could be STRING, or STARTING.',
    done: 'Your play stands, and you didn’t have to say what the asterisk stands for. You only spell it out if you’re challenged.',
  },
  'two-ways': {
    title: 'In two directions',
    say: 'Lay ✱, O and X down column E, next to S, T and A. Down, they read FOX. Across, the same asterisk is the O of SO.',
    done: 'One asterisk, two words: it can stand for something different in each direction.',
  },
  flip: {
    title: 'A face-down tile',
    say: 'A tile laid on a WILD square turns face down and becomes an asterisk. Lay Q, P, E and R down to the A of RAIN, with the Q on WILD: they read OPERA.',
    done: 'Your Q is an asterisk now, and Ada can’t see that it was a Q. It scores nothing, but it can stand for any letters.',
  },
  bluff: {
    title: 'A bluff',
    say: 'You can lay tiles that make no word and hope the others accept. Ada has laid FLORB. If you don’t think it’s a word, tap “Challenge”.',
    done: 'It was a bluff: Ada takes the tiles back, and it’s your turn. If FLORB were a word, you would have lost your turn.',
  },
  trade: {
    title: 'A trade',
    say: 'These tiles don’t make much. Tap “Trade”: all seven go back, you draw seven new ones, and you can still play.',
    done: 'You have seven new tiles, and it’s still your turn. You can trade once a turn, and it costs nothing.',
  },
};
