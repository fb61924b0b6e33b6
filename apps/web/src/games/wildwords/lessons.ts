import { firstMatch, type Lexicon, parsePattern } from '@wordhoard/lexicon';
import {
  ASTERISK,
  type Event,
  faceOf,
  gridOf,
  type PlayedWord,
  type Position,
  parsePlay,
  placementsOf,
  type Square,
  strideOf,
  trayOf,
  type WildWords,
} from '@wordhoard/wildwords';
import { LEARNER, type Lesson, type LessonStep, type TriedMove } from '../../lessons/lesson.ts';
import { showAsterisks } from '../../table-kit/tiles/asterisks.ts';

const OTHER = 1;

const EMPTY: readonly string[] = Array.from({ length: 15 }, () => '.'.repeat(15));

const standing = (board: readonly string[], tray: string, part: Partial<Position> = {}): Position => ({
  board,
  trays: [tray, 'LENTILS'],
  scores: [0, 0],
  turn: LEARNER,
  passes: 0,
  pot: null,
  flipped: [],
  ...part,
});

/** Lays tiles of the tray as crossword players write it; on a TURN-TO-WILD square the tile that is given up. */
const play =
  (notation: string): LessonStep<WildWords> =>
  ({ view }) => {
    const written = parsePlay(notation);
    const placed = 'code' in written ? written : placementsOf(gridOf(view.board), written);
    if ('code' in placed) throw new Error(`${notation}: ${placed.code}`);
    const tray = [...trayOf(view, view.turn)];
    const tiles = placed.map(({ square, face }) => {
      const at = tray.findIndex((tile) => faceOf(tile) === face);
      if (at < 0) throw new Error(`${notation}: there is no ${face}`);
      return { square, tile: tray.splice(at, 1)[0]! };
    });
    return { answer: { type: 'play', tiles } };
  };
const turn =
  (type: 'pass' | 'trade'): LessonStep<WildWords> =>
  () => ({ answer: { type } });
const challenge =
  (on: boolean): LessonStep<WildWords> =>
  () => ({ answer: { challenge: on } });

/** The play, if all its words can be read as words. */
function goodPlay({ events, env }: TriedMove<WildWords>): Extract<Event, { type: 'played' }> | null {
  const played = events.find((event) => event.type === 'played');
  return played?.words.every(({ pattern }) => isReadable(env, pattern)) ? played : null;
}

const isReadable = (env: Lexicon, pattern: string): boolean => {
  const read = parsePattern(pattern.toLowerCase());
  return read.ok && firstMatch(env, read.pattern) !== undefined;
};

/** The first word of a play that cannot be read as any word. */
function nonWord({ events, env }: TriedMove<WildWords>): string | null {
  const played = events.find((event) => event.type === 'played');
  const word = played?.words.find(({ pattern }) => !isReadable(env, pattern));
  return word ? showAsterisks(word.pattern) : null;
}

const squaresOf = ({ square, direction, pattern }: PlayedWord): Square[] =>
  Array.from(pattern, (_, i) => square + i * strideOf(direction));

const isAsterisk = ({ tile }: { tile: string | null }): boolean => tile !== null && faceOf(tile) === ASTERISK;

const stood = (event: Event): boolean => event.type === 'stood' && event.seat === LEARNER;

const ALL: readonly Lesson<WildWords>[] = [
  {
    id: 'turn',
    players: 2,
    position: standing(EMPTY, 'FENDRIA'),
    wants: (tried) => goodPlay(tried) !== null,
    reached: stood,
    solution: [play('8E FEND')],
    wrong: [turn('pass')],
  },
  {
    id: 'asterisk',
    players: 2,
    position: standing(EMPTY, 'ST*NGED'),
    wants: (tried) => goodPlay(tried)?.laid.some(isAsterisk) ?? false,
    reached: stood,
    solution: [play('8E ST*NG')],
    wrong: [play('8G TEND')],
  },
  {
    id: 'two-ways',
    players: 2,
    position: standing(
      EMPTY.with(2, '...S...........')
        .with(3, '...T...........')
        .with(4, '...A...........')
        .with(5, '...I...........')
        .with(6, '...*...........')
        .with(7, '...*FEND.......')
        .with(8, '...*...........'),
      '*OXGARD',
    ),
    wants: (tried) => {
      const played = goodPlay(tried);
      const isBoth = ({ square }: { square: Square }): boolean =>
        played!.words.filter((word) => squaresOf(word).includes(square)).length > 1;
      return played?.laid.filter(isAsterisk).some(isBoth) ?? false;
    },
    reached: stood,
    solution: [play('E3 *OX')],
    wrong: [turn('pass')],
  },
  {
    id: 'flip',
    players: 2,
    position: standing(EMPTY.with(7, '.....RAIN......'), 'QPERULS'),
    wants: (tried) => goodPlay(tried)?.laid.some(({ tile }) => tile === null) ?? false,
    reached: stood,
    solution: [play('G4 QPER(A)')],
    wrong: [play('I8 (N)EL')],
  },
  {
    id: 'bluff',
    players: 2,
    position: standing(EMPTY, 'RETINAS', { trays: ['RETINAS', 'FLORBEX'], turn: OTHER }),
    before: [[OTHER, play('8G FLORB')]],
    wants: ({ deed }) => 'answer' in deed && 'challenge' in deed.answer && deed.answer.challenge,
    reached: (event) => event.type === 'judged' && !event.stands,
    solution: [challenge(true)],
    wrong: [challenge(false)],
  },
  {
    id: 'trade',
    players: 2,
    position: standing(EMPTY.with(7, '.....RAIN......'), 'UUVIICU'),
    wants: ({ deed }) => 'answer' in deed && 'type' in deed.answer && deed.answer.type === 'trade',
    reached: (event) => event.type === 'traded' && event.seat === LEARNER,
    solution: [turn('trade')],
    wrong: [turn('pass')],
  },
];

export const lessons: readonly Lesson<WildWords>[] = ALL.map((lesson) => ({ ...lesson, nonWord }));
