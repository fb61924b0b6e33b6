import type { Seat } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import {
  type ActionName,
  actionsOf,
  componentsOf,
  findSpelling,
  type LetterId,
  type Position,
  scoreWord,
  textOf,
  type View,
  type WordCard,
  type WordNerds,
} from '@wordhoard/word-nerds';
import { LEARNER, type Lesson, type LessonStep, type TriedMove } from '../../lessons/lesson.ts';

const OTHER = 1;

type PlayerPart = Partial<Position['players'][number]>;

const startPosition = (mine: PlayerPart, theirs: PlayerPart, part: Partial<Position> = {}): Position => {
  const usual = { letters: '', actions: [], spent: [], score: 0 };
  const players = [
    { ...usual, ...mine },
    { ...usual, ...theirs },
  ];
  return { turn: 1, first: 0, players, pool: '', discards: '', market: null, next: 'declaration', ...part };
};

const spelt = ({ config, hand, pool }: View, text: string): WordCard[] => {
  const cards = findSpelling(componentsOf(config), text, hand?.letters ?? [], pool);
  if (!cards) throw new Error(`${text} can’t be spelt from the hand and the pool`);
  return cards;
};

const pass: LessonStep<WordNerds> = () => ({ answer: { type: 'pass' } });
const lay =
  (type: 'word' | 'trump', text: string): LessonStep<WordNerds> =>
  ({ view }) => ({ answer: { type, cards: spelt(view, text), actions: [] } });
const bid =
  (token: number): LessonStep<WordNerds> =>
  () => ({ answer: { token } });
const challenge =
  (word: number): LessonStep<WordNerds> =>
  () => ({ answer: { type: 'challenge', word } });
const upForAuction = ({ market, config }: View, letter: string): LetterId =>
  market.find((card) => componentsOf(config).letters.letterOf(card) === letter)!;
const select =
  (letter: string): LessonStep<WordNerds> =>
  ({ view }) => ({ answer: { card: upForAuction(view, letter) } });
const playCard =
  (name: ActionName, word: number): LessonStep<WordNerds> =>
  ({ view }) => ({
    free: {
      type: 'card',
      card: view.hand!.actions.find((card) => actionsOf(view.config).card(card).name === name)!,
      target: { word },
    },
  });

/** The word that is about to be laid, if it is one. */
function wordIn({ deed, seen, env }: TriedMove<WordNerds>): string | null {
  if (!('answer' in deed) || !('actions' in deed.answer)) return null;
  const { config } = seen.view;
  const word = textOf(componentsOf(config), deed.answer.cards);
  return isAccepted(env, config.words, word) ? word : null;
}

const answered = ({ deed }: TriedMove<WordNerds>, type: string): boolean =>
  'answer' in deed && 'type' in deed.answer && deed.answer.type === type;

const worthIn = ({ config, words }: View, word: number): number =>
  words[word] ? scoreWord(componentsOf(config), words[word]).total : 0;

/** One of the two declares this word, and the other has none. */
const declared = (seat: Seat, text: string): NonNullable<Lesson<WordNerds>['before']> =>
  [LEARNER, OTHER].map((it) => [it, it === seat ? lay('word', text) : pass]);

/** The word about to be laid, if it is a non-word. */
function nonWord(tried: TriedMove<WordNerds>): string | null {
  const { deed, seen } = tried;
  if (!('answer' in deed) || !('actions' in deed.answer) || wordIn(tried) !== null) return null;
  return textOf(componentsOf(seen.view.config), deed.answer.cards);
}

const ALL: readonly Lesson<WordNerds>[] = [
  {
    id: 'turn',
    players: 2,
    position: startPosition({ letters: 'pat' }, { letters: 'ro' }, { next: 'auction', market: 'svk', pool: 'h' }),
    others: (seen) => {
      const kind = seen.question?.step.type;
      return kind === 'bid' ? { answer: { token: 2 } } : kind === 'select' ? select('v')(seen) : undefined;
    },
    wants: (tried) => {
      const { deed, seen } = tried;
      if (tried.kind === 'declare') return (wordIn(tried)?.length ?? 0) >= 5;
      if (tried.kind === 'respond') return answered(tried, 'pass');
      if (!('answer' in deed)) return false;
      if (tried.kind === 'bid') return 'token' in deed.answer && deed.answer.token > 2;
      return 'card' in deed.answer && deed.answer.card === upForAuction(seen.view, 's');
    },
    reached: (event) => event.type === 'scored',
    solution: [bid(3), select('s'), lay('word', 'paths'), pass],
    wrong: [bid(0)],
  },
  {
    id: 'trump',
    players: 2,
    position: startPosition({ letters: 'wreck' }, { letters: 'pat' }, { pool: 'hs' }),
    before: declared(OTHER, 'paths'),
    wants: (tried) => answered(tried, 'trump') && wordIn(tried) !== null,
    reached: (event) => event.type === 'laid' && event.seat === LEARNER,
    solution: [lay('trump', 'wreck')],
    wrong: [pass],
  },
  {
    id: 'card',
    players: 2,
    position: startPosition({ letters: 'pat', actions: ['-3 WORD VALUE'] }, { letters: 'wreck' }, { pool: 'hs' }),
    before: [...declared(LEARNER, 'paths'), [OTHER, lay('trump', 'wreck')], [LEARNER, pass]],
    wants: (tried) => {
      const { deed, seen } = tried;
      if ('free' in deed) return deed.free.type === 'card' && deed.free.target.word === 1;
      return answered(tried, 'pass') && worthIn(seen.view, 1) <= worthIn(seen.view, 0);
    },
    reached: (event) => event.type === 'battle-decided' && event.winner === 0,
    solution: [playCard('-3 WORD VALUE', 1), pass],
    wrong: [pass],
  },
  {
    id: 'challenge',
    players: 2,
    position: startPosition({ letters: 'met' }, { letters: 'cacoo' }, { pool: 'n' }),
    before: declared(OTHER, 'cacoon'),
    wants: (tried) => answered(tried, 'challenge'),
    reached: (event) => event.type === 'judged' && !event.valid,
    solution: [challenge(0)],
    wrong: [pass],
  },
  {
    id: 'pass',
    players: 2,
    position: startPosition({ letters: 'aeio' }, { letters: 'mind' }),
    before: declared(OTHER, 'mind'),
    wants: (tried) => answered(tried, 'pass'),
    reached: (event) => event.type === 'scored',
    solution: [pass],
    wrong: [challenge(0)],
  },
  {
    id: 'buy',
    players: 2,
    position: startPosition({ letters: 'vvw' }, { letters: 'ro' }, { pool: 'h' }),
    before: [
      [LEARNER, pass],
      [OTHER, pass],
    ],
    wants: (tried) => tried.kind === 'purchase' && !answered(tried, 'pass'),
    reached: (event) => event.type === 'purchased' && event.seat === LEARNER,
    solution: [() => ({ answer: { type: 'action', token: 1 } })],
    wrong: [pass],
  },
];

export const lessons: readonly Lesson<WordNerds>[] = ALL.map((lesson) => ({ ...lesson, nonWord }));
