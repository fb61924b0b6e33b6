import {
  type Config,
  type Deck,
  defaults,
  defaultsFor,
  LIMITS,
  SIZE,
  spotsWords,
  type Wordsmith,
} from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { listWords, WordOptions, wordSummary } from '../../table/words/word-options.tsx';
import type { GameOptions, OptionsFormProps } from '../../table-kit/game-options.ts';
import { Choice, Radios } from '../../ui/fields.tsx';
import { wordsmithOptions as text } from './strings/options.ts';

const DECKS: readonly Deck[] = ['printed', 'balanced'];

function Form({ config, onChange }: OptionsFormProps<Config>): JSX.Element {
  return (
    <>
      <Choice
        text={text.spot}
        hint={text.spotHint}
        chosen={spotsWords(config)}
        onChange={(spotWords) => onChange({ ...config, spotWords })}
      />
      {!config.variant?.cards && (
        <Radios
          legend={text.deck}
          among={DECKS}
          chosen={config.deck}
          text={(deck) => text.decks[deck]}
          hint={(deck) => text.deckHints[deck]}
          onChange={(deck) => onChange({ ...config, deck })}
        />
      )}
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
  defaultsFor,
  limits: LIMITS,
  pace: text.pace,
  words: listWords(SIZE),
  Form,
  summary: (config) => [
    text.spotted(spotsWords(config)),
    ...(config.variant?.cards ? [] : [text.decks[config.deck]]),
    ...wordSummary(config.words),
  ],
};
