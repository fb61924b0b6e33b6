import type { Config, Deck } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { wordsmithOptions as text } from '#strings/wordsmith-options.ts';
import { Radios } from '../../shell/radios.tsx';
import type { GameOptions, OptionsFormProps } from '../../shell/table/game-options.ts';
import { WordOptions, wordSummary } from '../../shell/table/word-options.tsx';
import { LIMITS, PLAIN } from './defaults.ts';

const DECKS: readonly Deck[] = ['printed', 'balanced'];

function Form({ config, onChange }: OptionsFormProps<Config>): JSX.Element {
  return (
    <>
      <Radios
        legend={text.deck}
        among={DECKS}
        chosen={config.deck}
        text={(deck) => text.decks[deck]}
        hint={(deck) => text.deckHints[deck]}
        onChange={(deck) => onChange({ ...config, deck })}
      />
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
