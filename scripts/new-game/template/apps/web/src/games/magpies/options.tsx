import { defaults, LIMITS, type Magpies } from '@wordhoard/magpies';
import type { JSX } from 'preact';
import type { GameOptions, OptionsFormProps } from '../../table-kit/game-options.ts';
import { Radios } from '../../ui/fields.tsx';
import { text } from './strings/options.ts';

const GEMS = [30, 25, 20];

const Form = ({ config, onChange }: OptionsFormProps<Magpies['config']>): JSX.Element => (
  <Radios
    legend={text.gems}
    among={GEMS}
    chosen={config.gems}
    text={text.gemsOf}
    onChange={(gems) => onChange({ ...config, gems })}
    across
  />
);

export const options: GameOptions<Magpies> = {
  initial: defaults,
  limits: LIMITS,
  pace: text.pace,
  Form,
  summary: ({ gems }) => [text.gemsOf(gems)],
};
