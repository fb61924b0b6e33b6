import { isAccepted } from '@wordhoard/lexicon';
import { type Position, scoreWord, type Wordsy } from '@wordhoard/wordsy';
import { LEARNER, type Lesson, type LessonStep, type TriedMove } from '../../lessons/lesson.ts';

const OTHER = 1;

const firstRound = (board: string, players: number): Position => ({
  round: 1,
  board,
  sheets: Array.from({ length: players }, () => ({ lines: [], tallies: 0 })),
  noFlip: null,
  lastMain: null,
  spot: 'top',
});

const lock =
  (text: string): LessonStep<Wordsy> =>
  () => ({ answer: { text, lock: true } });
const ready: LessonStep<Wordsy> = () => ({ answer: { ready: true } });
const challenge =
  (seat: number | null): LessonStep<Wordsy> =>
  () => ({ answer: { challenge: seat } });

/** A word of the dictionary that was locked, and what it is worth here; null for anything else. */
function wordIn({ deed, seen: { view }, env }: TriedMove<Wordsy>): { word: string; points: number } | null {
  if (!('answer' in deed) || !('lock' in deed.answer)) return null;
  const { text: word } = deed.answer;
  return isAccepted(env, view.config.words, word) ? { word, points: scoreWord(view.board, word).points } : null;
}

/** The locked text, if it is a non-word. */
function nonWord(tried: TriedMove<Wordsy>): string | null {
  const { deed } = tried;
  return 'answer' in deed && 'lock' in deed.answer && !wordIn(tried) ? deed.answer.text : null;
}

const howOften = (letter: string, word: string): number => word.split(letter).length - 1;

/** A long sand timer: learners aren't hurried. */
const HOUR = 3_600_000;

/** The other player waits until a word is locked, and then locks this one. */
const follows =
  (text: string): NonNullable<Lesson<Wordsy>['others']> =>
  ({ question, view }) => {
    if (question?.step.type !== 'write') return undefined;
    return view.lead === null ? { answer: { text: 'l', lock: false } } : { answer: { text, lock: true } };
  };

const ALL: readonly Lesson<Wordsy>[] = [
  {
    id: 'round',
    players: 2,
    limits: { timer: HOUR },
    position: firstRound('ST RN CL PD', 2),
    others: follows('plastic'),
    wants: (tried) => {
      const { deed } = tried;
      if ('answer' in deed && 'challenge' in deed.answer) return deed.answer.challenge === null;
      return tried.kind === 'ready' || (wordIn(tried)?.points ?? 0) >= 15;
    },
    reached: (event) => event.type === 'round-scored',
    solution: [ready, lock('strand'), challenge(null)],
    wrong: [ready, lock('sad')],
  },
  {
    id: 'twice',
    players: 1,
    position: firstRound('TS TR LN MD', 1),
    wants: (tried) => howOften('t', wordIn(tried)?.word ?? '') > 1,
    reached: (event) => event.type === 'looked-up' && event.found,
    solution: [lock('tablets')],
    wrong: [lock('slender')],
  },
  {
    id: 'not-there',
    players: 1,
    position: firstRound('PR SN TC GM', 1),
    wants: (tried) => (wordIn(tried)?.points ?? 0) >= 22,
    reached: (event) => event.type === 'looked-up' && event.found,
    solution: [lock('presenting')],
    wrong: [lock('spring')],
  },
  {
    id: 'flip',
    players: 2,
    limits: { timer: HOUR },
    position: firstRound('BL ST GN RD', 2),
    others: follows('lantern'),
    wants: (tried) => tried.kind === 'ready' || (wordIn(tried)?.points ?? 0) >= 15,
    reached: (event) => event.type === 'revealed' && event.seat === OTHER,
    solution: [ready, lock('blasting')],
    wrong: [ready, lock('sand')],
  },
  {
    id: 'challenge',
    players: 2,
    position: firstRound('BL ST GN RD', 2),
    before: [
      [LEARNER, lock('blasting')],
      [OTHER, lock('blandlings')],
    ],
    wants: ({ deed }) => 'answer' in deed && 'challenge' in deed.answer && deed.answer.challenge === OTHER,
    reached: (event) => event.type === 'challenged' && event.outcome === 'struck',
    solution: [challenge(OTHER)],
    wrong: [challenge(null)],
  },
];

export const lessons: readonly Lesson<Wordsy>[] = ALL.map((lesson) => ({ ...lesson, nonWord }));
