import type { Config } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { wildwordsOptions as text } from '#strings/wildwords-options.ts';
import { Radios } from '../../shell/radios.tsx';
import type { GameOptions, OptionsFormProps } from '../../shell/table/game-options.ts';
import { WordOptions, wordSummary } from '../../shell/table/word-options.tsx';
import { CLOCK, LIMITS, PLAIN } from './defaults.ts';

const PENALTIES = [20, 40] as const;
const OVERTIMES = ['points', 'loses'] as const;

function Form({ config, seats, onChange }: OptionsFormProps<Config>): JSX.Element {
  return (
    <>
      {seats > 2 && (
        <Radios
          legend={text.penalty}
          among={PENALTIES}
          chosen={config.penalty}
          text={(penalty) => text.penaltyOf(penalty)}
          hint={(penalty) => text.penaltyHint(penalty)}
          onChange={(penalty) => onChange({ ...config, penalty })}
          across
        />
      )}
      <Radios
        legend={text.overtime}
        among={OVERTIMES}
        chosen={config.overtime}
        text={(overtime) => text.overtimes[overtime]}
        onChange={(overtime) => onChange({ ...config, overtime })}
      />
      <WordOptions words={config.words} onChange={(words) => onChange({ ...config, words })} />
    </>
  );
}

const wildwordsOptions: GameOptions<Config> = {
  initial: PLAIN,
  limits: LIMITS,
  clock: CLOCK,
  pace: text.pace,
  Form,
  summary: (config, seats) => [
    ...(seats > 2 && config.penalty === 40 ? [text.penaltyOf(config.penalty)] : []),
    ...(config.overtime === 'loses' ? [text.overtimes.loses] : []),
    ...wordSummary(config.words),
  ],
};

// The shell treats all games alike: it hands back the config it was given.
export const options: GameOptions = wildwordsOptions as unknown as GameOptions;
