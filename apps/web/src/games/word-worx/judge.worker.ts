import {
  type ArrangementRefusal,
  type CardId,
  type Config,
  checkArrangement,
  type Judge,
  type Loot,
  lootFor,
  type Progress,
  progressOf,
  remakes,
  type Situation,
  type View,
  type WordRefusal,
  type Workbench,
} from '@wordhoard/word-worx';
import { fetchLexicon } from '../../offline/lexicon.ts';

/** What can only be told with the dictionary at hand. */
export interface Questions {
  progress: { ask: { situation: Situation }; answer: readonly Progress[] };
  arrangement: {
    ask: { bench: Workbench; words: readonly (readonly CardId[])[] };
    answer: ArrangementRefusal | WordRefusal | null;
  };
  loot: { ask: { view: View; seat: number }; answer: readonly Loot[] };
  remakes: { ask: { cards: readonly CardId[] }; answer: readonly (readonly CardId[])[] };
}
export type About = keyof Questions;
export type Asked = {
  [A in About]: { readonly n: number; readonly about: A; readonly config: Config } & Questions[A]['ask'];
}[About];
export interface Answered {
  readonly n: number;
  /** Null for what went wrong: the table itself still judges every move. */
  readonly answer: unknown;
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void fetchLexicon()
    .then((env) => answer(data, { env, config: data.config }))
    .then(
      (found) => postMessage({ n: data.n, answer: found } satisfies Answered),
      () => postMessage({ n: data.n, answer: null } satisfies Answered),
    );
});

function answer(asked: Asked, judge: Judge): Questions[About]['answer'] {
  switch (asked.about) {
    case 'progress':
      return progressOf(asked.situation, judge);
    case 'arrangement':
      return checkArrangement(asked.bench, asked.words, judge) ?? null;
    case 'loot':
      return lootFor(asked.view, asked.seat, judge);
    case 'remakes':
      return remakes(asked.cards, judge);
  }
}
