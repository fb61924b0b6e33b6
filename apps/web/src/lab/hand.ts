import type { LoadGame } from '@wordhoard/catalog';
import {
  type Experiment,
  type ExperimentRequest,
  experimentIn,
  faultOf,
  type GameKey,
  type LabGame,
  openHouse,
  overviewOf,
  parseFile,
  playAndSay,
  playGame,
} from '@wordhoard/lab';
import type { Lexicon } from '@wordhoard/lexicon';
import type { FromHand, ToHand, WhyNot } from './messages.ts';

/** The worker's side of a lab run. */
export interface LabWorkerHost {
  readonly load: LoadGame;
  fetchWords(): Promise<Lexicon>;
  say(message: FromHand): void;
}

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

/** Does what the page asks of the lab, one thing after another. */
export class LabHand {
  readonly #around: LabWorkerHost;
  #begun: Promise<LoadedExperiment> | null = null;

  constructor(around: LabWorkerHost) {
    this.#around = around;
  }

  hear(message: ToHand): void {
    const { say } = this.#around;
    this.#answer(message).then(say, (why: unknown) => {
      // Rules and words are fetched: what fails besides a refusal is the line.
      say({ type: 'not-done', why: why instanceof LabRefusal ? why.why : { code: 'offline' } });
    });
  }

  async #answer(message: ToHand): Promise<FromHand> {
    switch (message.type) {
      case 'read':
        return read(typeof message.file === 'string' ? message.file : await message.file.text());
      case 'has-beginner': {
        const pack = await this.#around.load(message.game);
        return { type: 'has-beginner', has: pack?.lab?.beginner !== undefined };
      }
      case 'begin':
        this.#begun = this.#begin(message.wanted);
        return { type: 'begun', experiment: (await this.#begun).experiment };
      case 'play': {
        const { house, experiment } = (await this.#begun) ?? refuse('nothing was begun');
        return { type: 'played', said: playAndSay(house, experiment, message.key) };
      }
      case 'record':
        return this.#record(message.experiment, message.key);
    }
  }

  async #house(game: string): Promise<LabGame> {
    const [pack, words] = await Promise.all([this.#around.load(game), this.#around.fetchWords()]);
    if (!pack) throw new LabRefusal({ code: 'no-such-game' });
    return openHouse(pack, words);
  }

  async #begin(wanted: ExperimentRequest): Promise<LoadedExperiment> {
    const house = await this.#house(wanted.game);
    const experiment = experimentIn(house, wanted);
    return 'fault' in experiment ? refuse(experiment.fault) : { house, experiment };
  }

  async #record(experiment: Experiment, key: GameKey): Promise<FromHand> {
    const house = await this.#house(experiment.game);
    const fault = faultOf(house, experiment);
    if (fault !== undefined) refuse(fault);
    if (!experiment.seats.includes(key.players) || key.game >= experiment.games) refuse('there is no such game in it');
    return { type: 'record', record: playGame(house, experiment, key).record };
  }
}

function read(text: string): FromHand {
  const file = parseFile(text);
  return 'fault' in file ? refuse(file.fault) : { type: 'read', overview: overviewOf(file) };
}
