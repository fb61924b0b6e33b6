import type { TableOptions } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { variant as strings } from '#strings/variant.ts';
import { variantIn } from './named.ts';
import { VariantChanges } from './variant-changes.tsx';

interface VariantAtTableProps {
  readonly options: Pick<TableOptions, 'game' | 'config'>;
  /** Contains the name of the variant. */
  readonly text: (name: string) => string;
}

/** Names the variant of a table, and opens to what it changes. Nothing at a table of the printed game. */
export function VariantAtTable({ options: { game, config }, text }: VariantAtTableProps): JSX.Element | null {
  const variant = variantIn(config);
  return (
    config &&
    variant && (
      <details class="variant-at-table">
        <summary>{text(variant.name)}</summary>
        <VariantChanges game={game} config={config} />
      </details>
    )
  );
}

/** Before the rules of the printed game, at a table that plays a variant. */
export function VariantNotice({ options: { game, config } }: Pick<VariantAtTableProps, 'options'>): JSX.Element | null {
  const variant = variantIn(config);
  return (
    config &&
    variant && (
      <section class="panel" role="note" aria-label={strings.plays(variant.name)}>
        <p>
          <b>{strings.plays(variant.name)}.</b> {strings.lead}
        </p>
        <VariantChanges game={game} config={config} />
        <p>{strings.rulesNote}</p>
      </section>
    )
  );
}
