import type { JSX } from 'preact';
import { variant as strings } from '#strings/variant.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { loadKnobs } from './ask.ts';
import { differencesOf } from './differences.ts';
import type { FormKnobs } from './handlers.ts';
import './variant-changes.css';

interface VariantChangesProps {
  readonly game: string;
  /** From a table, a record or a file. */
  readonly variant: object;
}

/** Lists the changes that a variant makes to the printed game. */
export function VariantChanges({ game, variant }: VariantChangesProps): JSX.Element {
  const knobs = useLoaded<FormKnobs | 'loading' | null>(() => loadKnobs(game), [game], 'loading');
  if (knobs === 'loading') return <p class="muted small">{strings.loading}</p>;
  if (!knobs) return <p class="muted small">{strings.offline}</p>;
  const differences = differencesOf(knobs.variant, variant);
  if (differences.length === 0) return <p class="muted small">{strings.same}</p>;
  return (
    <ul class="variant-changes plain">
      {differences.map(({ title, lines }) => (
        <li key={title}>
          <b>{title}:</b> {lines.length === 1 ? lines[0] : <Lines lines={lines} />}
        </li>
      ))}
    </ul>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }): JSX.Element => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
