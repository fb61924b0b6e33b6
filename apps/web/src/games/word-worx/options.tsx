import { type Config, componentsOf, defaults, LIMITS, type WordWorx } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { listWords, WordOptions, wordSummary } from '../../table/words/word-options.tsx';
import type { GameOptions, OptionsFormProps } from '../../table-kit/game-options.ts';
import { Choice, Radios } from '../../ui/fields.tsx';
import { wordWorxOptions as text } from './strings/options.ts';

const ROUNDS = ['by-players', 1, 2] as const;
const MINIMA = [2, 3] as const;
const SWITCHES = ['once', 'unseen'] as const;

function Form({ config, onChange }: OptionsFormProps<Config>): JSX.Element {
  const { roundsFewPlayers, roundsMorePlayers } = componentsOf(config);
  return (
    <>
      <Radios
        legend={text.rounds}
        among={ROUNDS}
        chosen={config.rounds}
        text={(rounds) => text.roundsOf[rounds]}
        hint={(rounds) =>
          rounds === 'by-players' ? text.byPlayers(roundsFewPlayers, roundsMorePlayers) : text.roundsHint[rounds]
        }
        onChange={(rounds) => onChange({ ...config, rounds })}
        across
      />
      <Radios
        legend={text.minimum}
        among={MINIMA}
        chosen={config.minimum}
        text={(minimum) => text.minimumOf[minimum]}
        hint={(minimum) => text.minimumHint[minimum]}
        onChange={(minimum) => onChange({ ...config, minimum })}
        across
      />
      <fieldset>
        <legend>{text.house}</legend>
        <div class="choices">
          {SWITCHES.map((name) => (
            <Choice
              key={name}
              text={text.switches[name]}
              hint={text.switchHints[name]}
              chosen={config[name]}
              onChange={(on) => onChange({ ...config, [name]: on })}
            />
          ))}
        </div>
      </fieldset>
      <WordOptions
        words={config.words}
        hints={text.dictionaryHints}
        onChange={(words) => onChange({ ...config, words })}
      />
    </>
  );
}

export const options: GameOptions<WordWorx> = {
  initial: defaults,
  limits: LIMITS,
  pace: text.pace,
  words: listWords(),
  Form,
  summary: ({ rounds, minimum, words, ...config }) => [
    ...(rounds === 'by-players' ? [] : [text.roundsOf[rounds]]),
    ...(minimum === 3 ? [`${text.minimum}: ${text.minimumOf[minimum]}`] : []),
    ...SWITCHES.filter((name) => config[name]).map((name) => text.switches[name]),
    ...wordSummary(words),
  ],
};
