import type { Config } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { wordNerdsOptions as text } from '#strings/word-nerds-options.ts';
import type { GameOptions, OptionsFormProps } from '../../shell/table/game-options.ts';
import { WordOptions, wordSummary } from '../../shell/table/word-options.tsx';
import { LIMITS, PLAIN } from './defaults.ts';

const SCORES = [100, 60, 30];
const LAST_TURNS = [40, 20, 10, null];

function Form({ config, onChange }: OptionsFormProps<Config>): JSX.Element {
  const id = useId();
  return (
    <>
      <fieldset>
        <legend>{text.winning}</legend>
        <div class="choices across">
          {SCORES.map((winningScore) => (
            <label key={winningScore} class="choice">
              <input
                type="radio"
                name={`${id}-winning`}
                checked={config.winningScore === winningScore}
                onChange={() => onChange({ ...config, winningScore })}
              />
              {text.winningOf(winningScore)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text.last}</legend>
        <div class="choices across">
          {LAST_TURNS.map((lastTurn) => (
            <label key={lastTurn} class="choice">
              <input
                type="radio"
                name={`${id}-last`}
                checked={config.lastTurn === lastTurn}
                onChange={() => onChange({ ...config, lastTurn })}
              />
              {text.lastOf(lastTurn)}
            </label>
          ))}
        </div>
        <small class="dim">{text.lastHint}</small>
      </fieldset>
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
