import type { Config } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { wildwordsOptions as text } from '#strings/wildwords-options.ts';
import type { GameOptions, OptionsFormProps } from '../../shell/table/game-options.ts';
import { WordOptions, wordSummary } from '../../shell/table/word-options.tsx';
import { CLOCK, LIMITS, PLAIN } from './defaults.ts';

const PENALTIES = [20, 40] as const;
const OVERTIMES = ['points', 'loses'] as const;

function Form({ config, seats, onChange }: OptionsFormProps<Config>): JSX.Element {
  const id = useId();
  return (
    <>
      {seats > 2 && (
        <fieldset>
          <legend>{text.penalty}</legend>
          <div class="choices across">
            {PENALTIES.map((penalty) => (
              <label key={penalty} class="choice">
                <input
                  type="radio"
                  name={`${id}-penalty`}
                  checked={config.penalty === penalty}
                  onChange={() => onChange({ ...config, penalty })}
                />
                {text.penaltyOf(penalty)}
                <small>{text.penaltyHint(penalty)}</small>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend>{text.overtime}</legend>
        <div class="choices">
          {OVERTIMES.map((overtime) => (
            <label key={overtime} class="choice">
              <input
                type="radio"
                name={`${id}-overtime`}
                checked={config.overtime === overtime}
                onChange={() => onChange({ ...config, overtime })}
              />
              {text.overtimes[overtime]}
            </label>
          ))}
        </div>
      </fieldset>
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
