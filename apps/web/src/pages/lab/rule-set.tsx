import type { Experiment } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { lab as strings } from '#strings/lab.ts';
import { variant as variantStrings } from '#strings/variant.ts';
import { type GameOptions, useGameOptions } from '../../table-kit/game-options.ts';
import { variantIn } from '../../variants/named.ts';
import { VariantChanges } from '../../variants/variant-changes.tsx';

interface RulesProps {
  readonly experiment: Experiment;
}

/** The rules of an experiment: bots, clocks, seed, options and variant. */
export function Rules({ experiment }: RulesProps): JSX.Element {
  const { game, bots, pace, seed, seats } = experiment;
  const options = useGameOptions(game);
  const variant = variantIn(experiment.options);
  return (
    <div class="lab-rules">
      <p>{strings.tried(bots.join(', '), strings.paces[pace], seed)}</p>
      {options && <p class="muted">{optionsIn(options, experiment.options, Math.max(...seats)).join(' · ')}</p>}
      {variant && (
        <details>
          <summary>{variantStrings.named(variant.name)}</summary>
          <VariantChanges game={game} config={experiment.options} />
        </details>
      )}
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
