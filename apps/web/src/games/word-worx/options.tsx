import type { Config } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { wordWorxOptions as text } from '#strings/word-worx-options.ts';
import { Radios } from '../../shell/radios.tsx';
import type { GameOptions, OptionsFormProps } from '../../shell/table/game-options.ts';
import { WordOptions, wordSummary } from '../../shell/table/word-options.tsx';
import { LIMITS, PLAIN } from './defaults.ts';

const ROUNDS = ['by-players', 1, 2] as const;
const MINIMA = [2, 3] as const;

function Form({ config, onChange }: OptionsFormProps<Config>): JSX.Element {
  return (
    <>
      <Radios
        legend={text.rounds}
        among={ROUNDS}
        chosen={config.rounds}
        text={(rounds) => text.roundsOf[rounds]}
        hint={(rounds) => text.roundsHint[rounds]}
        onChange={(rounds) => onChange({ ...config, rounds })}
        across
      />
      <Radios
        legend={text.minimum}
        among={MINIMA}
        chosen={config.minimum}
        text={(minimum) => text.minimumOf[minimum]}
        hint={(minimum) => text.minimumHint[minimum]}
        onChange={(minimum) => onChange({ ...config, minimum })}
        across
      />
      <WordOptions words={config.words} onChange={(words) => onChange({ ...config, words })} />
    </>
  );
}

const wordWorxOptions: GameOptions<Config> = {
  initial: PLAIN,
  limits: LIMITS,
  pace: text.pace,
  Form,
  summary: ({ rounds, minimum, words }) => [
    ...(rounds === 'by-players' ? [] : [text.roundsOf[rounds]]),
    ...(minimum === 3 ? [`${text.minimum}: ${text.minimumOf[minimum]}`] : []),
    ...wordSummary(words),
  ],
};

// The shell treats all games alike: it hands back the config it was given.
export const options: GameOptions = wordWorxOptions as unknown as GameOptions;
