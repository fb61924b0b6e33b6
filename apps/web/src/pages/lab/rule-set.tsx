import type { Experiment } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { lab as strings } from '#strings/lab.ts';
import { type GameOptions, useGameOptions } from '../../table-kit/game-options.ts';

interface RuleSetProps {
  readonly name: string;
  readonly experiment: Experiment;
}

/** What was played: bots, clocks, seed and options. */
export function RuleSet({ name, experiment }: RuleSetProps): JSX.Element {
  const { bots, pace, seed, seats } = experiment;
  const options = useGameOptions(experiment.game);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {strings.tried(bots.join(', '), strings.paces[pace], seed)}{' '}
        {options && <small>{optionsIn(options, experiment.options, Math.max(...seats)).join(' · ')}</small>}
      </dd>
    </div>
  );
}

function optionsIn(options: GameOptions, config: object, players: number): readonly string[] {
  try {
    return options.summary(config, players, false);
  } catch {
    // A file may come from a stranger, or from other rules that had other options.
    return [];
  }
}
