import type { Config, Deck } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { wordsmithOptions as text } from '#strings/wordsmith-options.ts';
import type { GameOptions, OptionsFormProps } from '../../shell/table/game-options.ts';
import { WordOptions, wordSummary } from '../../shell/table/word-options.tsx';
import { LIMITS, PLAIN } from './defaults.ts';

const DECKS: readonly Deck[] = ['printed', 'balanced'];

function Form({ config, onChange }: OptionsFormProps<Config>): JSX.Element {
  const id = useId();
  return (
    <>
      <fieldset>
        <legend>{text.deck}</legend>
        <div class="choices">
          {DECKS.map((deck) => (
            <label key={deck} class="choice">
              <input
                type="radio"
                name={`${id}-deck`}
                checked={config.deck === deck}
                onChange={() => onChange({ ...config, deck })}
              />
              {text.decks[deck]}
              <small>{text.deckHints[deck]}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <WordOptions words={config.words} onChange={(words) => onChange({ ...config, words })} />
    </>
  );
}

const wordsmithOptions: GameOptions<Config> = {
  initial: PLAIN,
  limits: LIMITS,
  pace: text.pace,
  Form,
  summary: (config) => [text.decks[config.deck], ...wordSummary(config.words)],
};

// The shell treats all games alike: it hands back the config it was given.
export const options: GameOptions = wordsmithOptions as unknown as GameOptions;
