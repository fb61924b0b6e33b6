import { type Config, defaults, LIMITS, type WildWords, wordsInForce } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import type { GameOptions, OptionsFormProps } from '../../table-kit/game-options.ts';
import { Radios } from '../../ui/radios.tsx';
import { CLOCK } from './beside/chess-clock.ts';
import { wildwordsOptions as text } from './strings/options.ts';
import { AgreedWords, agreedSummary } from './words/agreed-words.tsx';
import { WordsForm } from './words/words-form.tsx';

const PENALTIES = [20, 40] as const;
const OVERTIMES = ['points', 'loses'] as const;

function Form({ config, seats, clocks, onChange }: OptionsFormProps<Config>): JSX.Element {
  return (
    <>
      {seats > 2 && (
        <Radios
          legend={text.penalty}
          among={PENALTIES}
          chosen={config.penalty}
          text={(penalty) => text.penaltyOf(penalty)}
          hint={(penalty) => text.penaltyHint(penalty)}
          onChange={(penalty) => onChange({ ...config, penalty })}
          across
        />
      )}
      {clocks && (
        <Radios
          legend={text.overtime}
          among={OVERTIMES}
          chosen={config.overtime}
          text={(overtime) => text.overtimes[overtime]}
          hint={(overtime) => text.overtimeHints[overtime]}
          onChange={(overtime) => onChange({ ...config, overtime })}
        />
      )}
      <WordsForm words={config.words} onChange={(words) => onChange({ ...config, words })} />
    </>
  );
}

export const options: GameOptions<WildWords> = {
  initial: defaults,
  limits: LIMITS,
  clock: CLOCK,
  pace: text.pace,
  words: {
    of: ({ words }) => wordsInForce(words),
    with: (config, { dictionary, ...part }) => ({
      ...config,
      words: { ...config.words, ...part, ...(dictionary && { dictionaries: [dictionary] }) },
    }),
    withAllowed: (config, allowed) => ({ ...config, words: { ...config.words, allowed } }),
  },
  Form,
  summary: (config, seats, clocks) => [
    ...(seats > 2 && config.penalty === 40 ? [text.penaltyOf(config.penalty)] : []),
    ...(clocks && config.overtime === 'loses' ? [text.overtimes.loses] : []),
    ...agreedSummary(config.words),
  ],
  Agreed: ({ config }) => <AgreedWords words={config.words} />,
};
