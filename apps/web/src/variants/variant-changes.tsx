import type { JSX } from 'preact';
import { variant as strings } from '#strings/variant.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { loadKnobs } from './ask.ts';
import { type Difference, differencesOf } from './differences.ts';
import { entriesOf } from './draft.ts';
import type { FormKnobs } from './handlers.ts';
import './variant-changes.css';

interface VariantChangesProps {
  readonly game: string;
  /** Of a table, a record or a file: its options, and the variant among them. */
  readonly config: object;
}

/** Lists what the variant of a table and its options change about the printed game. */
export function VariantChanges({ game, config }: VariantChangesProps): JSX.Element {
  const knobs = useLoaded<FormKnobs | 'loading' | null>(() => loadKnobs(game), [game], 'loading');
  if (knobs === 'loading') return <p class="muted small">{strings.loading}</p>;
  if (!knobs) return <p class="muted small">{strings.offline}</p>;
  const { variant, ...options } = entriesOf(config);
  const inVariant = differencesOf(knobs.variant, entriesOf(variant));
  // A variant may replace an option of the table, such as the number of rounds.
  const inOptions = differencesOf(knobs.options, options).filter(
    ({ title }) => !inVariant.some((it) => it.title === title),
  );
  const differences = [...inVariant, ...inOptions];
  if (differences.length === 0) return <p class="muted small">{strings.same}</p>;
  return (
    <ul class="variant-changes plain">
      {differences.map((difference) => (
        <Changed key={difference.title} {...difference} />
      ))}
    </ul>
  );
}

const Changed = ({ title, summary, lines, folded }: Difference): JSX.Element => (
  <li>
    <b>{title}:</b> {summary}
    {summary === '' && lines.length === 1 ? lines[0] : <Lines lines={lines} />}
    {folded.length > 0 && (
      <details>
        <summary>{strings.more(folded.length)}</summary>
        <Lines lines={folded} />
      </details>
    )}
  </li>
);

const Lines = ({ lines }: { readonly lines: readonly string[] }): JSX.Element => (
  <ul>
    {lines.map((line, i) => (
      <li key={i}>{line}</li>
    ))}
  </ul>
);
