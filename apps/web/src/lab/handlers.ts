import type { LoadGame } from '@wordhoard/catalog';
import type { SealedRecord } from '@wordhoard/kernel';
import {
  type Comparison,
  compareFiles,
  type Experiment,
  type ExperimentRequest,
  experimentFault,
  type GameKey,
  type LabFile,
  type LabGame,
  makeExperiment,
  makeFile,
  makeHeader,
  makeLabGame,
  type Overview,
  overviewOf,
  parseFile,
  playAndReport,
  playGame,
  type WorkerReport,
} from '@wordhoard/lab';
import type { Lexicon } from '@wordhoard/lexicon';
import type { Handlers } from '@wordhoard/worker-rpc';

/** Why something was not done: no connection for what it needs, a game there is not, or what the lab says in words. */
export type WhyNot = { readonly code: 'offline' | 'no-such-game' } | { readonly code: 'fault'; readonly fault: string };

export interface NotDone {
  readonly why: WhyNot;
}

/** Requests of the page to a worker of the lab. */
export interface LabCalls {
  /** The contents of a file, or of its text. */
  read: { ask: Blob | string; answer: { readonly overview: Overview } | NotDone };
  /** The file of games played here, whose lines may be in any order, and its contents. */
  collect: {
    ask: { readonly experiment: Experiment; readonly lines: readonly string[] };
    answer: { readonly text: string; readonly overview: Overview } | NotDone;
  };
  /** Two files, game by game on the same deals. */
  compare: {
    ask: { readonly a: Blob | string; readonly b: Blob | string };
    answer: { readonly players: readonly Comparison[] } | NotDone;
  };
  /** Is there a script that plays this game like a beginner? */
  hasBeginner: { ask: string; answer: { readonly has: boolean } | NotDone };
  /** Plays a game of an experiment, which is reported once it is loaded. */
  play: {
    ask: { readonly wanted: ExperimentRequest; readonly key: GameKey };
    answer: WorkerReport | NotDone;
    report: Experiment;
  };
  /** One game again, as a record. */
  record: {
    ask: { readonly experiment: Experiment; readonly key: GameKey };
    answer: { readonly record: SealedRecord } | NotDone;
  };
}

interface LoadedExperiment {
  readonly labGame: LabGame;
  readonly experiment: Experiment;
}

/** Something that cannot be done, on its way to where it is said. */
class LabRefusal extends Error {
  readonly why: WhyNot;
  constructor(why: WhyNot) {
    super(why.code);
    this.why = why;
  }
}
const refuse = (fault: string): never => {
  throw new LabRefusal({ code: 'fault', fault });
};

/** Answers with a refusal as a value. Rules and words are fetched: what fails besides a refusal is the connection. */
const orWhyNot =
  <A, C, B>(work: (ask: A, context: C) => Promise<B>) =>
  (ask: A, context: C): Promise<B | NotDone> =>
    work(ask, context).catch((error: unknown) => ({
      why: error instanceof LabRefusal ? error.why : { code: 'offline' },
    }));

/** Does what the page asks of the lab. */
export function labHandlers(load: LoadGame, fetchWords: () => Promise<Lexicon>): Handlers<LabCalls> {
  let begun: { readonly wanted: string; readonly loaded: Promise<LoadedExperiment> } | null = null;

  async function openGame(game: string): Promise<LabGame> {
    const [pack, words] = await Promise.all([load(game), fetchWords()]);
    if (!pack) throw new LabRefusal({ code: 'no-such-game' });
    return makeLabGame(pack, words);
  }

  async function begin(wanted: ExperimentRequest): Promise<LoadedExperiment> {
    const labGame = await openGame(wanted.game);
    const experiment = makeExperiment(labGame, wanted);
    return 'fault' in experiment ? refuse(experiment.fault) : { labGame, experiment };
  }

  /** Loaded with its first game, and kept for the others. */
  function loadOnce(wanted: ExperimentRequest): Promise<LoadedExperiment> {
    const key = JSON.stringify(wanted);
    if (begun?.wanted !== key) begun = { wanted: key, loaded: begin(wanted) };
    return begun.loaded;
  }

  return {
    read: orWhyNot(async (file) => ({ overview: overviewOf(await read(file)) })),
    collect: orWhyNot(async ({ experiment, lines }) => {
      const file = await read(`${[makeHeader(experiment), ...lines].join('\n')}\n`);
      return { text: makeFile(file), overview: overviewOf(file) };
    }),
    compare: orWhyNot(async ({ a, b }) => {
      const compared = compareFiles(await read(a), await read(b));
      return 'fault' in compared ? refuse(compared.fault) : { players: compared };
    }),
    hasBeginner: orWhyNot(async (game) => ({ has: (await load(game))?.lab?.beginner !== undefined })),
    play: orWhyNot(async ({ wanted, key }, { report }) => {
      const { labGame, experiment } = await loadOnce(wanted);
      report(experiment);
      return playAndReport(labGame, experiment, key);
    }),
    record: orWhyNot(async ({ experiment, key }) => {
      const labGame = await openGame(experiment.game);
      const fault = experimentFault(labGame, experiment);
      if (fault !== undefined) refuse(fault);
      if (!experiment.seats.includes(key.players) || key.game >= experiment.games)
        refuse('there is no such game in it');
      return { record: playGame(labGame, experiment, key).record };
    }),
  };
}

async function read(given: Blob | string): Promise<LabFile> {
  const file = parseFile(typeof given === 'string' ? given : await given.text());
  return 'fault' in file ? refuse(file.fault) : file;
}
