import { type Config, defaults, LIMITS, type WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { Radios } from '../../shell/radios.tsx';
import type { GameOptions, OptionsFormProps } from '../../shell/table/game-options.ts';
import { listWords, WordOptions, wordSummary } from '../../shell/table/word-options.tsx';
import { wordNerdsOptions as text } from './strings/options.ts';

const SCORES = [100, 60, 30];
const LAST_TURNS = [null, 40, 20, 10];

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
        note={text.winningHint}
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

export const options: GameOptions<WordNerds> = {
  initial: defaults,
  limits: LIMITS,
  pace: text.pace,
  words: listWords(),
  Form,
  summary: (config) => [
    ...(config.winningScore === defaults.winningScore ? [] : [`${text.winning}: ${config.winningScore}`]),
    ...(config.lastTurn === defaults.lastTurn ? [] : [text.lastOf(config.lastTurn)]),
    ...wordSummary(config.words),
  ],
};
