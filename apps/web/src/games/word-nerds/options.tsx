import { type Config, defaults, LIMITS, type WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { listWords, WordOptions, wordSummary } from '../../table/words/word-options.tsx';
import type { GameOptions, OptionsFormProps } from '../../table-kit/game-options.ts';
import { Radios } from '../../ui/fields.tsx';
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
