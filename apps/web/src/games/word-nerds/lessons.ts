import type { Seat } from '@wordhoard/kernel';
import { accepts } from '@wordhoard/lexicon';
import {
  type ActionName,
  actionOf,
  letterOf,
  type Position,
  spell,
  textOf,
  type Used,
  type View,
  type WordNerds,
  worthOf,
} from '@wordhoard/word-nerds';
import { type Doing, LEARNER, type Lesson, type Tried } from '../../lessons/lesson.ts';

const OTHER = 1;

type PlayerPart = Partial<Position['players'][number]>;

const standing = (mine: PlayerPart, theirs: PlayerPart, part: Partial<Position> = {}): Position => {
  const usual = { letters: '', actions: [], spent: [], score: 0 };
  const players = [
    { ...usual, ...mine },
    { ...usual, ...theirs },
  ];
  return { turn: 1, first: 0, players, pool: '', discards: '', market: null, next: 'declaration', ...part };
};

const spelt = ({ hand, pool }: View, text: string): Used[] => {
  const cards = spell(text, hand?.letters ?? [], pool);
  if (!cards) throw new Error(`nobody can spell ${text} here`);
  return cards;
};

const pass: Doing<WordNerds> = () => ({ answer: { type: 'pass' } });
const lay =
  (type: 'word' | 'trump', text: string): Doing<WordNerds> =>
  ({ view }) => ({ answer: { type, cards: spelt(view, text), actions: [] } });
const bid =
  (token: number): Doing<WordNerds> =>
  () => ({ answer: { token } });
const challenge =
  (word: number): Doing<WordNerds> =>
  () => ({ answer: { type: 'challenge', word } });
const select =
  (letter: string): Doing<WordNerds> =>
  ({ view }) => ({ answer: { card: view.market.find((card) => letterOf(card) === letter)! } });
const playCard =
  (name: ActionName, word: number): Doing<WordNerds> =>
  ({ view }) => ({
    free: { type: 'card', card: view.hand!.actions.find((card) => actionOf(card).name === name)!, target: { word } },
  });

/** The word that is about to be laid, if it is one. */
function wordIn({ deed, seen, env }: Tried<WordNerds>): string | null {
  if (!('answer' in deed) || !('actions' in deed.answer)) return null;
  const word = textOf(deed.answer.cards);
  return accepts(env, seen.view.config.words, word) ? word : null;
}

const answered = ({ deed }: Tried<WordNerds>, type: string): boolean =>
  'answer' in deed && 'type' in deed.answer && deed.answer.type === type;

const worthIn = ({ words }: View, word: number): number => (words[word] ? worthOf(words[word]).total : 0);

/** One of the two declares this word, and the other has none. */
const declared = (seat: Seat, text: string): NonNullable<Lesson<WordNerds>['before']> =>
  [LEARNER, OTHER].map((it) => [it, it === seat ? lay('word', text) : pass]);

export const lessons: readonly Lesson<WordNerds>[] = [
  {
    id: 'bid',
    players: 2,
    position: standing({ letters: 'pat' }, { letters: 'ro' }, { next: 'auction', market: 'shv' }),
    others: ({ question }) => (question?.step.type === 'bid' ? { answer: { token: 2 } } : undefined),
    wants: ({ deed, seen }) => {
      if (!('answer' in deed)) return false;
      if ('token' in deed.answer) return deed.answer.token > 2;
      return 'card' in deed.answer && seen.view.market.some((card) => card === (deed.answer as { card: string }).card);
    },
    reached: (event) => event.type === 'selected' && event.seat === LEARNER,
    solution: [bid(3), select('s')],
    wrong: [bid(0)],
  },
  {
    id: 'declare',
    players: 2,
    position: standing({ letters: 'pat' }, { letters: 'wreck' }, { pool: 'hs' }),
    wants: (tried) => (wordIn(tried)?.length ?? 0) >= 5,
    reached: (event) => event.type === 'laid' && event.seat === LEARNER,
    solution: [lay('word', 'paths')],
    wrong: [lay('word', 'path')],
  },
  {
    id: 'trump',
    players: 2,
    position: standing({ letters: 'wreck' }, { letters: 'pat' }, { pool: 'hs' }),
    before: declared(OTHER, 'paths'),
    wants: (tried) => answered(tried, 'trump') && wordIn(tried) !== null,
    reached: (event) => event.type === 'laid' && event.seat === LEARNER,
    solution: [lay('trump', 'wreck')],
    wrong: [pass],
  },
  {
    id: 'card',
    players: 2,
    position: standing({ letters: 'pat', actions: ['-3 WORD VALUE'] }, { letters: 'wreck' }, { pool: 'hs' }),
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
    position: standing({ letters: 'met' }, { letters: 'cacoo' }, { pool: 'n' }),
    before: declared(OTHER, 'cacoon'),
    wants: (tried) => answered(tried, 'challenge'),
    reached: (event) => event.type === 'judged' && !event.valid,
    solution: [challenge(0)],
    wrong: [pass],
  },
  {
    id: 'pass',
    players: 2,
    position: standing({ letters: 'aeio' }, { letters: 'mind' }),
    before: declared(OTHER, 'mind'),
    wants: (tried) => answered(tried, 'pass'),
    reached: (event) => event.type === 'scored',
    solution: [pass],
    wrong: [challenge(0)],
  },
  {
    id: 'buy',
    players: 2,
    position: standing({ letters: 'vvw' }, { letters: 'ro' }, { pool: 'h' }),
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
