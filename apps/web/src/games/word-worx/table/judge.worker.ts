import {
  type ArrangementRefusal,
  type CardId,
  type Config,
  checkArrangement,
  checkWord,
  type Judge,
  type Loot,
  lootFor,
  type PlayerCards,
  type PlayerView,
  type Progress,
  progressOf,
  remakes,
  type WordRefusal,
  type Workbench,
} from '@wordhoard/word-worx';
import { fetchLexicon } from '../../../offline/lexicon.ts';

/** The dictionary's verdict on words being arranged. */
export interface Verdict {
  /** Why they cannot stand; null if they can. */
  readonly why: ArrangementRefusal | WordRefusal | null;
  /** The places of those that are no words. */
  readonly wrong: readonly number[];
}

/** Questions that need the dictionary. */
export interface Questions {
  progress: { ask: { holding: PlayerCards }; answer: readonly Progress[] };
  arrangement: {
    ask: { bench: Workbench; words: readonly (readonly CardId[])[] };
    answer: Verdict;
  };
  loot: { ask: { players: readonly Pick<PlayerView, 'words' | 'lock'>[]; seat: number }; answer: readonly Loot[] };
  remakes: { ask: { cards: readonly CardId[] }; answer: readonly (readonly CardId[])[] };
}
export type About = keyof Questions;
export type JudgeRequest = {
  [A in About]: { readonly n: number; readonly about: A; readonly config: Config } & Questions[A]['ask'];
}[About];
export interface JudgeReply {
  readonly n: number;
  /** Null for what went wrong: the table itself still judges every move. */
  readonly answer: Questions[About]['answer'] | null;
}

addEventListener('message', ({ data }: MessageEvent<JudgeRequest>) => {
  void fetchLexicon()
    .then((env) => answer(data, { env, config: data.config }))
    .then(
      (found) => postMessage({ n: data.n, answer: found } satisfies JudgeReply),
      () => postMessage({ n: data.n, answer: null } satisfies JudgeReply),
    );
});

function answer(asked: JudgeRequest, judge: Judge): Questions[About]['answer'] {
  switch (asked.about) {
    case 'progress':
      return progressOf(asked.holding, judge);
    case 'arrangement':
      return {
        why: checkArrangement(asked.bench, asked.words, judge) ?? null,
        wrong: asked.words.flatMap((cards, at) => (checkWord(asked.bench, cards, judge) ? [at] : [])),
      };
    case 'loot':
      return lootFor(asked, asked.seat, judge);
    case 'remakes':
      return remakes(asked.cards, judge);
  }
}
