import type { LoadGame } from '@wordhoard/catalog';
import {
  type Experiment,
  type ExperimentRequest,
  experimentFault,
  type LabGame,
  makeExperiment,
  makeLabGame,
  type Overview,
  overviewOf,
  parseFile,
  playAndReport,
  playGame,
} from '@wordhoard/lab';
import type { Lexicon } from '@wordhoard/lexicon';
import type { Handlers } from '@wordhoard/worker-rpc';
import type { LabCalls, NotDone, WhyNot } from './messages.ts';

interface LoadedExperiment {
  readonly house: LabGame;
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
    const house = await openGame(wanted.game);
    const experiment = makeExperiment(house, wanted);
    return 'fault' in experiment ? refuse(experiment.fault) : { house, experiment };
  }

  /** Loaded with its first game, and kept for the others. */
  function loadOnce(wanted: ExperimentRequest): Promise<LoadedExperiment> {
    const key = JSON.stringify(wanted);
    if (begun?.wanted !== key) begun = { wanted: key, loaded: begin(wanted) };
    return begun.loaded;
  }

  return {
    read: orWhyNot(async (file) => read(typeof file === 'string' ? file : await file.text())),
    hasBeginner: orWhyNot(async (game) => ({ has: (await load(game))?.lab?.beginner !== undefined })),
    play: orWhyNot(async ({ wanted, key }, { report }) => {
      const { house, experiment } = await loadOnce(wanted);
      report(experiment);
      return playAndReport(house, experiment, key);
    }),
    record: orWhyNot(async ({ experiment, key }) => {
      const house = await openGame(experiment.game);
      const fault = experimentFault(house, experiment);
      if (fault !== undefined) refuse(fault);
      if (!experiment.seats.includes(key.players) || key.game >= experiment.games)
        refuse('there is no such game in it');
      return { record: playGame(house, experiment, key).record };
    }),
  };
}

function read(text: string): { readonly overview: Overview } {
  const file = parseFile(text);
  return 'fault' in file ? refuse(file.fault) : { overview: overviewOf(file) };
}
