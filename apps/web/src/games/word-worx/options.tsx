import type { Config } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { wordWorxOptions as text } from '#strings/word-worx-options.ts';
import type { GameOptions, OptionsFormProps } from '../../shell/table/game-options.ts';
import { WordOptions, wordSummary } from '../../shell/table/word-options.tsx';
import { LIMITS, PLAIN } from './defaults.ts';

const ROUNDS = ['by-players', 1, 2] as const;
const MINIMA = [2, 3] as const;

function Form({ config, onChange }: OptionsFormProps<Config>): JSX.Element {
  const id = useId();
  return (
    <>
      <fieldset>
        <legend>{text.rounds}</legend>
        <div class="choices across">
          {ROUNDS.map((rounds) => (
            <label key={rounds} class="choice">
              <input
                type="radio"
                name={`${id}-rounds`}
                checked={config.rounds === rounds}
                onChange={() => onChange({ ...config, rounds })}
              />
              {text.roundsOf[rounds]}
              {text.roundsHint[rounds] !== '' && <small>{text.roundsHint[rounds]}</small>}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text.minimum}</legend>
        <div class="choices across">
          {MINIMA.map((minimum) => (
            <label key={minimum} class="choice">
              <input
                type="radio"
                name={`${id}-minimum`}
                checked={config.minimum === minimum}
                onChange={() => onChange({ ...config, minimum })}
              />
              {text.minimumOf[minimum]}
              <small>{text.minimumHint[minimum]}</small>
            </label>
          ))}
        </div>
      </fieldset>
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
