import { type Config, type Deck, defaults, LIMITS, SIZE, type Wordsmith } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { Radios } from '../../shell/radios.tsx';
import type { GameOptions, OptionsFormProps } from '../../shell/table/game-options.ts';
import { listWords, WordOptions, wordSummary } from '../../shell/table/word-options.tsx';
import { wordsmithOptions as text } from './strings/options.ts';

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
      <WordOptions
        words={config.words}
        hints={text.dictionaryHints}
        longest={SIZE}
        onChange={(words) => onChange({ ...config, words })}
      />
    </>
  );
}

export const options: GameOptions<Wordsmith> = {
  initial: defaults,
  limits: LIMITS,
  pace: text.pace,
  words: listWords(SIZE),
  Form,
  summary: (config) => [text.decks[config.deck], ...wordSummary(config.words)],
};
