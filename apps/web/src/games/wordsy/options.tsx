import {
  type Config,
  componentsOf,
  defaults,
  LIMITS,
  roundsOf,
  SOLO_LEVELS,
  soloTarget,
  type Wordsy,
} from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { listWords, WordOptions, wordSummary } from '../../table/words/word-options.tsx';
import type { GameOptions, OptionsFormProps } from '../../table-kit/game-options.ts';
import { Choice, Radios } from '../../ui/fields.tsx';
import { wordsyOptions as text } from './strings/options.ts';

const ROUNDS = [7, 5, 3];

function Form({ config, seats, onChange }: OptionsFormProps<Config>): JSX.Element {
  const { words } = config;
  return (
    <>
      {seats === 1 && (
        <Radios
          legend={text.solo}
          among={SOLO_LEVELS}
          chosen={config.solo}
          text={(solo) => text.soloLevel(solo)}
          hint={(solo) => text.soloTarget(solo, soloTarget(componentsOf(config), solo, roundsOf(config)))}
          onChange={(solo) => onChange({ ...config, solo })}
          across
        />
      )}
      {config.variant?.rounds === undefined && (
        <Radios
          legend={text.rounds}
          among={ROUNDS}
          chosen={config.rounds}
          text={(rounds) => text.roundsOf(rounds)}
          onChange={(rounds) => onChange({ ...config, rounds })}
          across
          note={text.roundsHint}
        />
      )}
      <WordOptions
        words={words}
        onChange={(chosen) => onChange({ ...config, words: chosen })}
        {...(seats === 1 ? { hints: text.dictionaryAlone } : {})}
      >
        {seats > 1 && (
          <Choice
            text={text.friendly}
            hint={text.friendlyHint}
            chosen={config.friendlySpelling}
            onChange={(friendlySpelling) => onChange({ ...config, friendlySpelling })}
          />
        )}
      </WordOptions>
    </>
  );
}

function summary(config: Config, seats: number): string[] {
  const { words } = config;
  return [
    config.variant?.rounds === undefined ? text.roundsOf(config.rounds) : text.roundsOfVariant(roundsOf(config)),
    ...(seats === 1 ? [text.soloLevel(config.solo)] : []),
    ...(config.friendlySpelling && seats > 1 ? [text.friendly] : []),
    ...wordSummary(words),
  ];
}

export const options: GameOptions<Wordsy> = {
  initial: defaults,
  limits: LIMITS,
  pace: text.pace,
  paceAlone: text.paceAlone,
  words: listWords(),
  Form,
  handicap: {
    has: ({ handicaps }, seat) => handicaps.includes(seat),
    set: (config, seat, on) => {
      const others = config.handicaps.filter((it) => it !== seat);
      return { ...config, handicaps: on ? [...others, seat] : others };
    },
  },
  summary,
};
