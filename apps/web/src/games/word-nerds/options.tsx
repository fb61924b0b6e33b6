import type { Config } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { wordNerdsOptions as text } from '#strings/word-nerds-options.ts';
import { Radios } from '../../shell/radios.tsx';
import type { GameOptions, OptionsFormProps } from '../../shell/table/game-options.ts';
import { WordOptions, wordSummary } from '../../shell/table/word-options.tsx';
import { LIMITS, PLAIN } from './defaults.ts';

const SCORES = [100, 60, 30];
const LAST_TURNS = [40, 20, 10, null];

function Form({ config, onChange }: OptionsFormProps<Config>): JSX.Element {
  return (
    <>
      <Radios
        legend={text.winning}
        among={SCORES}
        chosen={config.winningScore}
        text={(winningScore) => text.winningOf(winningScore)}
        onChange={(winningScore) => onChange({ ...config, winningScore })}
        across
      />
      <Radios
        legend={text.last}
        among={LAST_TURNS}
        chosen={config.lastTurn}
        text={(lastTurn) => text.lastOf(lastTurn)}
        onChange={(lastTurn) => onChange({ ...config, lastTurn })}
        across
        note={text.lastHint}
      />
      <WordOptions words={config.words} onChange={(words) => onChange({ ...config, words })} />
    </>
  );
}

const wordNerdsOptions: GameOptions<Config> = {
  initial: PLAIN,
  limits: LIMITS,
  pace: text.pace,
  Form,
  summary: (config) => [
    ...(config.winningScore === PLAIN.winningScore ? [] : [`${text.winning}: ${config.winningScore}`]),
    ...(config.lastTurn === PLAIN.lastTurn ? [] : [text.lastOf(config.lastTurn)]),
    ...wordSummary(config.words),
  ],
};

// The shell treats all games alike: it hands back the config it was given.
export const options: GameOptions = wordNerdsOptions as unknown as GameOptions;
