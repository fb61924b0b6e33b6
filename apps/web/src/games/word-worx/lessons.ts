import { entryAt, forSeat, type Observation } from '@wordhoard/kernel';
import {
  type CardId,
  type Event,
  type Position,
  type PositionPlayer,
  PRINTED,
  spellings,
  type WordWorx,
} from '@wordhoard/word-worx';
import { LEARNER, type Lesson, type LessonStep } from '../../lessons/lesson.ts';

const OTHER = 1;
const { deck } = PRINTED;
const { faceOf, textOf } = deck;

const shown = (mine: Partial<PositionPlayer>, theirs: Partial<PositionPlayer>, line: string): Position => {
  const usual = { hand: 5, manifest: null, indicator: null, words: [], lock: null, sealed: [], total: 0 };
  const players = [
    { ...usual, manifest: 3, indicator: 2, ...mine },
    { ...usual, manifest: 1, ...theirs },
  ];
  return { round: 1, starter: LEARNER, seat: LEARNER, line, pile: null, discards: '', players };
};

/** The first card of the line with this face. */
const pick =
  (face: string | null): LessonStep<WordWorx> =>
  ({ view }) => ({ answer: { card: view.line.find((card) => faceOf(card) === face) ?? null } });

/** One card was taken before the lesson begins, and no second. */
const picked = (face: string): NonNullable<Lesson<WordWorx>['before']> => [
  [LEARNER, pick(face)],
  [LEARNER, pick(null)],
];

/** These words out of all that the learner has, and one card more if it is stolen. */
function spelt({ view }: Observation<WordWorx>, words: readonly string[], stolen: readonly CardId[] = []): CardId[][] {
  const left = [
    ...forSeat(view.players, LEARNER).words.flatMap(({ cards }) => cards),
    ...stolen,
    ...(view.mine?.hand ?? []),
  ];
  return words.map((word) => {
    const run = spellings(deck, word, left)[0];
    if (!run) throw new Error(`there are no cards for ${word}`);
    for (const card of run) left.splice(left.indexOf(card), 1);
    return run;
  });
}

const build =
  (...words: string[]): LessonStep<WordWorx> =>
  (seen) => ({ answer: { words: spelt(seen, words), lock: null, seal: [] } });

/** Takes a card out of the first word of the other player. */
const steal =
  (face: string, rest: string, ...words: string[]): LessonStep<WordWorx> =>
  (seen) => {
    const { id, cards } = entryAt(forSeat(seen.view.players, OTHER).words, 0);
    const card = cards.find((it) => faceOf(it) === face)!;
    const left = cards.filter((it) => it !== card);
    const made = { rest: spellings(deck, rest, left)[0]!, words: spelt(seen, words, [card]), lock: null };
    return { answer: { steal: { word: id, card, ...made } } };
  };
const noSteal: LessonStep<WordWorx> = () => ({ answer: { steal: null } });
const lock: LessonStep<WordWorx> = ({ view }) => ({
  free: { type: 'lock', word: entryAt(forSeat(view.players, LEARNER).words, 0).id },
});

/** A move after which this has happened. */
const goal = (reached: (event: Event) => boolean): Pick<Lesson<WordWorx>, 'wants' | 'reached'> => ({
  reached,
  wants: ({ events }) => events.some(reached),
});

const built = (isIt: (words: readonly string[]) => boolean) =>
  goal(
    (event) => event.type === 'built' && event.seat === LEARNER && isIt(event.words.map(({ cards }) => textOf(cards))),
  );

const layHead = built((words) => words.includes('head'));

export const lessons: readonly Lesson<WordWorx>[] = [
  {
    id: 'turn',
    players: 2,
    position: shown({ hand: 'h a e l u' }, {}, 'd or g o t y'),
    reached: layHead.reached,
    wants: (tried) => {
      if (tried.kind !== 'pick') return layHead.wants(tried);
      const { deed } = tried;
      if (!('answer' in deed) || !('card' in deed.answer)) return false;
      return deed.answer.card === null || faceOf(deed.answer.card) === 'd';
    },
    solution: [pick('d'), pick(null), build('head')],
    wrong: [pick('or')],
  },
  {
    id: 'weld',
    players: 2,
    position: shown({ hand: 's o l u f', words: ['head'] }, {}, 'or g o t a y'),
    before: picked('g'),
    ...built((words) => words.some((word) => word.length >= 5)),
    solution: [build('shade')],
    wrong: [build('head', 'go')],
  },
  {
    id: 'manifest',
    players: 2,
    position: shown({ hand: 'f i g o u' }, {}, 't or o l a y'),
    before: picked('t'),
    ...built((words) => words.includes('gift') || words.includes('fit')),
    solution: [build('gift')],
    wrong: [build('fig')],
  },
  {
    id: 'steal',
    players: 2,
    position: shown({ hand: 'n o e l u' }, { words: ['star'] }, 'or g o t a y'),
    before: picked('g'),
    ...goal((event) => event.type === 'stole' && event.seat === LEARNER),
    solution: [steal('s', 'art', 'nose')],
    wrong: [noSteal],
  },
  {
    id: 'lock',
    players: 2,
    position: shown({ hand: 'n o e l u', words: ['prince'] }, {}, 'or g o t a y'),
    before: picked('g'),
    ...goal((event) => event.type === 'locked' && event.seat === LEARNER && event.word !== null),
    solution: [lock],
    wrong: [build('prince')],
  },
];
